# What `python main.py --help` says. Each line but the first stands behind an option: short, without a full stop.

help-about = Four card games of one family, against bots or with several people at one machine.
help-options = Options
help-help = say this and end
help-lang = language of the program
help-size = size of the window in pixels
help-fullscreen = fill the whole screen
help-game = go straight to the setup of this game
help-preset = agreed rules of the table, by name
help-players = number of players
help-level = how well all bots play
help-seed = the same number gives the same cards
help-speed = how fast things move
help-data = folder for settings and saved games
help-shots = draw all scenes into pictures in this folder, then end
help-sizes = window sizes for the pictures
help-langs = languages for the pictures
help-selfplay = play so many games by itself without a window, then end
