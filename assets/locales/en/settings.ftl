# The settings of the program. A value's name stands between two arrows, so it is short; "-help" explains a row.

settings-title = Settings
settings-done = Done

## Groups

settings-group-sound = Language and sound
settings-group-pace = Pace
settings-group-cards = Cards
settings-group-table = Table and hand
settings-group-window = Window

## Language and sound

settings-lang = Language
settings-name = Your name
settings-sound = Sound
settings-sound-help = The key M does the same at any moment.
settings-volume = Volume

## Pace

settings-speed = Speed of everything that moves
settings-speed-off = At once
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-trick-wait = A finished trick
settings-trick-wait-auto = goes by itself
settings-trick-wait-click = waits for a press
settings-trick-wait-help = How long you may look at the cards before they are taken away.
settings-reduced-motion = Less motion
settings-reduced-motion-help = Things fade in and out instead of flying.

## Cards

settings-letters = Letters on the cards
settings-letters-auto = As the language
settings-letters-help = “As the language” gives A K Q J or Т К Д В.
settings-big-index = Large corners
settings-big-index-help = Bigger letters and suits in the corners.
settings-four-colours = Four colours
settings-four-colours-help = Diamonds blue and clubs green, so that no two suits look alike.
settings-back = Card back
settings-back-n = Card back { $n }

## Table and hand

settings-table = Table
settings-table-green = Green felt
settings-table-blue = Blue night
settings-table-red = Wine red
settings-hand-order = Order of your hand
settings-hand-order-suits-alternating = Red by black
settings-hand-order-suits = By suit
settings-hand-order-ranks = By rank
settings-trumps-side = Trumps and jokers
settings-trumps-side-left = on the left
settings-trumps-side-right = on the right
settings-left-handed = Left-handed
settings-left-handed-help = The buttons of the table change sides.
settings-show-legal = Cards you may play
settings-show-legal-on = always shown
settings-show-legal-on-error = after a mistake
settings-hints = Hint button
settings-hints-help = It shows what a strong bot would do in your place, and says why.

## Window

settings-fullscreen = Full screen
settings-fullscreen-help = The key F11 does the same at any moment.
settings-reset = Back to the first settings
settings-reset-help = Language and your name stay as they are.
settings-reset-ask = Put all settings back?
settings-reset-yes = Put them back
