# The table before the toss: which game, by which rules, who plays.

## The scene

setup-back = Back to the menu
setup-tabs = What to arrange
    .help = Game, rules and players. Whoever is content as it is presses Start at once.
setup-tab-game = Game
setup-tab-rules = Rules
setup-tab-players = Players
setup-start = Start
    .help = First the toss: the first ace decides who deals.
setup-own = Own rules
    .line = Mixed by you
    .help = Opens all rules of this table, to be chosen one by one.
setup-players = Players
    .help = How many sit at the table. Bots play the seats that no person takes.
setup-time = Time for a decision
    .help = When time is up, a bot decides. After two in a row it plays on until the player touches a control.
setup-time-n = { $n } s
setup-time-off = no limit
# Why an option is greyed out. $players: numbers such as "4" or "2 / 3". $option and $value: names of another option and its value.
setup-needs-players = Only for { $players } players.
setup-needs = Only with “{ $option }: { $value }”.
setup-pair = Pair { $n }
setup-seat =
    .help = Opens the players: names, portraits, person or bot.
setup-name = Name
    .help = Up to 16 letters; left empty, it is the usual name.
setup-kind = Person or bot
    .help = A person plays at this machine; several take turns, and hands stay hidden in between. Bots never peek.
setup-portrait = Portrait
    .help = Press to choose another animal; left and right take the next free one.
setup-portrait-title = Choose a portrait
setup-no-person = Only bots are at the table. Let a person sit on at least one seat.

## Ready-made tables of Joker

preset-joker-classic = Classic
    .line = 24 deals, four pulkas
    .help = The whole game: ladders of 1 to 8 cards and back, each followed by four deals of nine.
preset-joker-nines = Nines
    .line = 16 deals of nine cards
    .help = Four pulkas of four deals; nine cards each time, trumps are named every time.
preset-joker-short = Short
    .line = 8 deals of nine cards
    .help = Two pulkas of four deals, nine cards each. The last trick may be looked at.
preset-joker-kiosk = Quick
    .line = One pulka, four deals
    .help = Four deals of nine cards for a short break. The last trick may be looked at.
preset-joker-pairs = Pairs
    .line = Two against two
    .help = The whole game for four: partners sit opposite, bid for themselves and add up their points.
preset-joker-minus = Minus
    .line = A missing trick costs 100
    .help = Minus joker: 100 off for each missing trick, 100 for each trick of a kept bid; jokers led last only.
preset-joker-tavern = Tavern
    .line = High fines, bold jokers
    .help = Khisht 200 and 500, the neighbour pays the premium, a high joker beats trumps, the last card is trumps.

## Options of Joker: what each is about (help), its values, and what each value means (.help)

option-joker-length = Length
option-joker-length-help = How many deals a game has. A pulka is one stage of it; premiums are settled at its end.
option-joker-length-full = Full
    .help = 24 deals: 1 to 8 cards, four nines, 8 down to 1, four nines.
option-joker-length-nines = Nines
    .help = 16 deals: four pulkas of four, nine cards each.
option-joker-length-short = Short
    .help = 8 deals: two pulkas of four, nine cards each.
option-joker-length-one = One pulka
    .help = Four deals of nine cards.

option-joker-pairs = Pairs
option-joker-pairs-help = Partners sit opposite. Each bids for himself, and their points are added up.
option-joker-pairs-off = { off }
    .help = Everyone plays for himself.
option-joker-pairs-on = { on }
    .help = Two against two: partners sit opposite and add up their points.

option-joker-nine_trump = Trumps with nine cards
option-joker-nine_trump-help = With nine cards no card is left to turn: this is how trumps are found then.
option-joker-nine_trump-choose = Named
    .help = The player left of the dealer names trumps after three cards. Looking at the fourth means no trumps.
option-joker-nine_trump-last_card = Last card
    .help = The dealer’s last card is turned, with fewer players the next of the pack. A joker: no trumps.

option-joker-dealer_limit = Limit for the dealer
option-joker-dealer_limit-help = The dealer bids last. With the limit, somebody must always fail.
option-joker-dealer_limit-on = { on }
    .help = All bids together may not equal the cards dealt: the dealer must bid something else.
option-joker-dealer_limit-off = { off }
    .help = The dealer bids what he likes.

option-joker-strict = Strict joker
option-joker-strict-help = When a joker may be led. Following with one is always allowed.
option-joker-strict-off = { off }
    .help = A joker may be led at any time.
option-joker-strict-on = { on }
    .help = Only a player who holds nothing but jokers may lead one.

option-joker-led_high_beats_trumps = High joker beats trumps
option-joker-led_high_beats_trumps-help = Who wins when a joker is led as “high” and somebody plays a trump.
option-joker-led_high_beats_trumps-off = { off }
    .help = A trump takes a joker that was led as “high” of another suit.
option-joker-led_high_beats_trumps-on = { on }
    .help = A joker led as “high” wins even against trumps.

option-joker-minus = Minus joker
option-joker-minus-help = What missing tricks cost.
option-joker-minus-off = { off }
    .help = Short of the bid: 10 for each trick taken; none at all is khisht.
option-joker-minus-on = { on }
    .help = Short of the bid: 100 off for each missing trick, and no khisht.

option-joker-exact_100k = 100 for each trick
option-joker-exact_100k-help = What a kept bid of one or more is worth in minus joker.
option-joker-exact_100k-off = { off }
    .help = A kept bid: 50 for each trick and 50 on top.
option-joker-exact_100k-on = { on }
    .help = A kept bid: 100 for each trick.

option-joker-khisht = Khisht
option-joker-khisht-help = The fine for a bid of one or more with no trick at all.
option-joker-khisht-200 = −200
    .help = A bid without a single trick costs 200.
option-joker-khisht-500 = −500
    .help = A bid without a single trick costs 500.
option-joker-khisht-200-500 = −200 / −500
    .help = 200 in the ladders, 500 with nine cards.
option-joker-khisht-x100 = −100 × cards
    .help = 100 for each card dealt: the longer the deal, the dearer.
option-joker-khisht-0 = none
    .help = No fine: such a deal brings nothing.

option-joker-premium = Premium
option-joker-premium-help = The bonus at the end of a pulka for those who kept every bid in it.
option-joker-premium-own_best = Best deal
    .help = Each gains his best deal once more. If only one kept all bids, the others lose their best.
option-joker-premium-neighbour = Neighbour pays
    .help = The last deal does not count, and only the next player pays.
option-joker-premium-bonus_only = Bonus only
    .help = Each gains his best deal once more; nobody loses.
option-joker-premium-off = none
    .help = Kept bids bring nothing on top.

option-joker-last_trick = Last trick on show
option-joker-last_trick-help = Whether the last trick may be looked at again.
option-joker-last_trick-off = { off }
    .help = Taken tricks stay face down.
option-joker-last_trick-on = { on }
    .help = The last trick may be looked at again.
