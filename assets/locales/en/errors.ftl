# What goes wrong, each in one sentence or two: what happened, what became of the player's things, what to do.

## Starting. $option is an option as typed ("--size"), $value its value, $expected what it may be.

error-display = No screen was found to open a window on.
error-option-unknown = There is no option { $option }; see --help for all of them.
error-option-value = { $option } cannot be “{ $value }”: expected { $expected }.
error-option-missing = { $option } needs a value: { $expected }.
error-option-flag = { $option } takes no value.
error-options-together = { $one } and { $other } do not go together.
# $detail: what exactly is wrong, in words.
error-usage = The command line is not right: { $detail }.
error-asset = A file of the program is missing or damaged: { $file }. Please install the program again.

## Files

error-settings-damaged = The settings file was damaged. It was set aside, and the first settings are back.
error-settings-newer = The settings come from a newer version of the program. Their file was set aside, and the first settings are back.
error-settings-values = Some settings had values that cannot be and went back to the usual ones.
error-folder = The data folder cannot be written to: neither games nor settings will be kept.
error-data-folder = The folder { $folder } cannot be written to: allow writing there, or name another folder with --data.
error-data-busy = The program is already open with the folder { $folder }: close it there, or name another folder with --data.
error-data-full = The disk of the folder { $folder } is full: free some space, or name another folder with --data.
error-disk-full = The disk is full: free some space, else the last moves will not be kept.
error-busy = Another program holds the file of matches: the last moves will be kept as soon as it lets go.

## While playing

error-crash = Something went wrong in the program, but your game is kept: continue it from the menu.
# $file: where it is written what went wrong.
error-fatal = The program had to stop, but your game is kept. What happened is written in { $file }.
