# What goes wrong, each in one sentence or two: what happened, what became of the player's things, what to do.

## Starting. $option is an option as typed ("--size"), $value its value, $expected what it may be.

error-display = No screen was found to open a window on.
error-option-unknown = There is no option { $option }; see --help for all of them.
error-option-value = { $option } cannot be “{ $value }”: expected { $expected }.
error-option-missing = { $option } needs a value: { $expected }.
# $detail: what exactly is wrong, in words.
error-usage = The command line is not right: { $detail }.
error-asset = A file of the program is missing: { $file }. Please install the program again.
error-sound = No sound device was found, so the game stays silent.

## Files

error-save-damaged = The file of saved games was damaged. It was set aside as { $file }, and a new one was begun.
error-save-newer = The saved games come from a newer version of the program. Their file was set aside untouched as { $file }, and a new one was begun.
error-settings-damaged = The settings file was damaged. It was set aside, and the first settings are back.
error-settings-newer = The settings come from a newer version of the program. Their file was set aside, and the first settings are back.
error-settings-values = Some settings had values that cannot be and went back to the usual ones.
error-folder = The data folder cannot be written to: neither games nor settings will be kept.
error-data-folder = The folder { $folder } cannot be written to.
error-disk-full = The disk is full: the last moves may not be kept.

## While playing

error-crash = Something went wrong in the program, but your game is kept: continue it from the menu.
error-window-small = The window is too small: it needs at least { $width } × { $height }.
