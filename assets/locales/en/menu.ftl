# The menu, the pause, the curtain between two players, and the rules of a running table.

## The games on their tiles: name, and one line of what they are

game-joker = Joker
game-joker-note = 24 deals · 2–4 players
game-durak = Durak
game-durak-note = throw-in · 2–6 players
game-durachki = Durachki
game-durachki-note = nine cards · 2–4 players
game-bura = Bura
game-bura-note = Georgian · 3 or 5 cards · 2 players

# What a preset amounts to, under its name.
quick-joker-classic = 24 deals
quick-joker-nines = 16 deals
quick-joker-short = 8 deals
quick-joker-kiosk = 4 deals

## Menu

menu-play = Play
menu-settings = Settings
menu-sound-on = Sound is on
menu-sound-off = Sound is off
# Where a match stands: $game its name, $pulka and $deal from 1, $deals in this pulka.
menu-where-pulka = { $game } · pulka { $pulka } · { $deal } of { $deals }
menu-where-durak = { $game } · deal { $deal }
menu-where-durachki = { $game } · deal { $deal }
menu-where-bura = { $game } · hand { $deal }
menu-quit-title = Leave Tuz?
menu-quit-text = Your settings are kept.
menu-quit-kept = Your match is kept: next time you can go on from exactly here.
menu-stay = Stay

## A new match while another one is waiting. $where says which: “Joker · pulka 2 · 3 of 4”.

leave-title = A match is waiting
leave-text = Not finished yet: { $where }. A new match takes its place.
leave-old = Go on with it
leave-new = Start a new one

## What the file of matches has to say

store-damaged = The file of matches was damaged. It was set aside, and a new one was begun.
store-newer = The saved matches come from a newer version of the program. Their file was set aside untouched, and a new one was begun.
store-unreadable-match = The last match cannot be read and so cannot be continued. It was put by; all others are safe.

## Pause

pause-title = Pause
pause-sheet = Score sheet
pause-options = Rules of this table
pause-settings = Settings
pause-menu = To the menu
pause-menu-sub = the match is kept
pause-give-up = Give up
pause-give-up-sub = ends this match
give-up-title = Give this match up?
give-up-text = It ends here and cannot be continued. To play on later, choose “To the menu” instead.
give-up-yes = Give up
give-up-no = Keep playing

## Rules of this table

table-title = Rules of this table
table-time = Time for each decision

## The curtain between two players. The name stands below the first line, in its basic form.

curtain-hand-over = Hand over to
curtain-others = Everyone else looks away.
curtain-show = Show my cards

## At any table

table-press = Press to go on
