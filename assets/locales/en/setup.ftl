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
setup-team = Team { $n }
setup-seat =
    .help = Opens the players: names, portraits, person or bot, and how well each bot plays.
setup-name = Name
    .help = Up to 16 letters; left empty, it is the usual name.
setup-kind = Person or bot
    .help = A person plays at this machine; several take turns, and hands stay hidden in between. Bots never peek.
setup-level = How well the bot plays
level-easy = Easy
    .help = Remembers little and does not look ahead. No bot ever sees hidden cards.
level-normal = Normal
    .help = Remembers most of what was played and looks a little ahead. No bot ever sees hidden cards.
level-hard = Hard
    .help = Remembers every card played and looks as far ahead as it can. No bot ever sees hidden cards.
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

## Ready-made tables of Durak

preset-durak-classic = Classic
    .line = 36 cards, no end
    .help = Throw-in Durak as most play it, without end: a board counts who was the fool how often.
preset-durak-teams = Teams
    .line = Partners sit alternately
    .help = Two against two, or three against three: partners do not attack each other.
preset-durak-transfer = Passing on
    .line = The attack moves on
    .help = Perevodnoy: with a card of the same rank the defender passes the attack to the next player.
preset-durak-short = Short
    .line = 24 cards, to 3 losses
    .help = From the nine upwards: quick deals for up to four. Three losses end the match.
preset-durak-big = Whole pack
    .line = 52 cards, from the two
    .help = The pack from two to ace: longer deals, and larger hands.
preset-durak-kiosk = To three
    .line = 36 cards, to 3 losses
    .help = The classic game with an end: whoever has been the fool three times loses the match.
preset-durak-yard = Courtyard
    .line = Passing on and swap
    .help = Passing on, exchange of the lowest trump, a lead under the fool, to five losses.

## Options of Durak: what each is about (help), its values, and what each value means (.help)

option-durak-cards = Pack
option-durak-cards-help = How many cards are played with. Everybody begins with six of them.
option-durak-cards-36 = 36
    .help = From the six upwards.
option-durak-cards-24 = 24
    .help = From the nine upwards; for two to four players.
option-durak-cards-52 = 52
    .help = From the two upwards.

option-durak-losses = Length
option-durak-losses-help = When the match is over. Without an end you can stop after any deal.
option-durak-losses-0 = no end
    .help = Deal follows deal until you stop; the board counts on.
option-durak-losses-3 = 3 losses
    .help = The match is over when somebody has lost three deals.
option-durak-losses-5 = 5 losses
    .help = The match is over when somebody has lost five deals.
option-durak-losses-10 = 10 losses
    .help = The match is over when somebody has lost ten deals.

option-durak-teams = Teams
option-durak-teams-help = Partners sit alternately, neither lead nor throw in against each other, and lose together.
option-durak-teams-off = { off }
    .help = Everyone plays for himself.
option-durak-teams-on = { on }
    .help = Two against two or three against three; a team loses when one of it is the fool.

option-durak-empty_seat = Empty seat
option-durak-empty_seat-help = What becomes of the seat of a player who is out, two against two.
option-durak-empty_seat-skip = is skipped
    .help = The seat takes no more part in the deal.
option-durak-empty_seat-partner = partner plays it
    .help = His partner leads, covers and throws in for it, from his own hand.

option-durak-neighbours_only = Neighbours only
option-durak-neighbours_only-help = Who may throw in.
option-durak-neighbours_only-off = { off }
    .help = Everybody but the defender may throw in.
option-durak-neighbours_only-on = { on }
    .help = Only the leader and the defender’s other neighbour may throw in.

option-durak-under_fool = Who leads next
option-durak-under_fool-help = The fool deals. Who begins then?
option-durak-under_fool-off = left of the fool
    .help = From under the fool: his left neighbour leads.
option-durak-under_fool-on = at the fool
    .help = Under the fool: his right neighbour leads at him.

option-durak-transfer = Passing on
option-durak-transfer-help = Whether the attack may be passed to the next player.
option-durak-transfer-off = { off }
    .help = Who is attacked covers or takes.
option-durak-transfer-on = { on }
    .help = Before covering, a card of the led rank passes the attack on; not before the first discard.

option-durak-trump_six = Trump exchange
option-durak-trump_six-help = What the lowest trump of the pack is good for.
option-durak-trump_six-off = { off }
    .help = The turned trump stays where it lies.
option-durak-trump_six-on = { on }
    .help = On his turn its holder may exchange it for the turned trump while the talon lasts.

## Ready-made tables of Bura

preset-bura-classic = Classic
    .line = Three cards, match to 3
    .help = Twenty cards, hands of three. Be the first to claim 31; stakes may be raised from davi to shashi.
preset-bura-five = Five cards
    .line = 36 cards, played out
    .help = Hands of five, gives are open, no claim: more points win, and the loser pays one, two or three times.
preset-bura-long = Long
    .line = Three cards, match to 11
    .help = A long match with Crawford’s rule: one point from the target, one hand is played without offers.
preset-bura-tavern = Tavern
    .line = Royal bura, malyutka
    .help = Match to 7. Three aces win twice the stake, and a malyutka may be laid out of turn.
preset-bura-five_tavern = Tavern of five
    .line = Five cards, match to 7
    .help = A malyutka may be laid out of turn, and the stake of a draw stays for the next hand.
preset-bura-learner = Learner
    .line = Piles with their points
    .help = The table shows what you can know of the piles, and offers are made only before a lead.
preset-bura-kiosk = Quick
    .line = One single hand
    .help = A single hand for a short break; the table shows what you can know of the piles.

## Options of Bura

option-bura-cards = Cards
option-bura-cards-help = Two games of one family: a race to 31, or a hand played out.
option-bura-cards-3 = Three
    .help = A K Q J 10 only. Claim 31 before the other does; a wrong claim loses. Gives are face down.
option-bura-cards-5 = Five
    .help = From six to ace. All is played out: 31–59 points lose once, 2–30 twice, 0 three times the stake.

option-bura-match = Match
option-bura-match-help = How many points win the match.
option-bura-match-1 = to 1
    .help = One hand decides.
option-bura-match-3 = to 3
    .help = The first to 3 wins.
option-bura-match-5 = to 5
    .help = The first to 5 wins.
option-bura-match-7 = to 7
    .help = The first to 7 wins.
option-bura-match-11 = to 11
    .help = The first to 11 wins.

option-bura-royal = Royal bura
option-bura-royal-help = Three aces, one of them of trumps.
option-bura-royal-off = { off }
    .help = Three aces are worth no more than their points.
option-bura-royal-on = { on }
    .help = Three aces with the ace of trumps win the hand at twice the stake.

option-bura-malyutka = Malyutka
option-bura-malyutka-help = A full hand of one suit that is not trumps.
option-bura-malyutka-in_turn = In turn
    .help = Only on your own lead, as an ordinary lead.
option-bura-malyutka-out_of_turn = Out of turn
    .help = Also on a shorter lead: all is laid out, and the leader must complete with the rest of his hand.

option-bura-offers = Offers
option-bura-offers-help = When the next stake may be offered.
option-bura-offers-lead_or_answer = Any turn
    .help = Before leading or answering.
option-bura-offers-lead_only = Leading
    .help = Only before leading.

option-bura-crawford = Crawford
option-bura-crawford-help = A rule for fair ends of long matches.
option-bura-crawford-off = { off }
    .help = Offers are allowed in every hand.
option-bura-crawford-on = { on }
    .help = Once a side is one point from the target, the next hand is played without offers.

option-bura-later_lead = Later leads
option-bura-later_lead-help = Who leads first in the next hand.
option-bura-later_lead-winner = Winner
    .help = Who has won the hand leads the next.
option-bura-later_lead-loser = Loser
    .help = Who has lost the hand leads the next.

option-bura-draw = Draw
option-bura-draw-help = Sixty points each.
option-bura-draw-plain = Pays nothing
    .help = 60 : 60 pays nothing, and the next hand begins at one.
option-bura-draw-carry = Stake stays
    .help = 60 : 60 pays nothing, but the next hand begins at the same stake, and both may raise.

option-bura-assist = Assist
option-bura-assist-help = Whether the points of the piles are shown, as far as you can know them.
option-bura-assist-off = { off }
    .help = Piles are face down: remember what you have taken.
option-bura-assist-on = { on }
    .help = Under each pile stands what you can know of its points.

time-bura = When time is up, the hand is lost at the accepted stake; a pending offer is refused.
start-bura = First the toss: whoever guesses the colour of a card leads first.

## Ready-made tables of Durachki

preset-durachki-classic = Classic
    .line = Equal cards fly in
    .help = Nine cards each, nothing is drawn; whoever holds cards of the led rank must add them. Without end.
preset-durachki-short = Short
    .line = To three losses
    .help = The classic game with an end: three losses end the match.
preset-durachki-gentle = Gentle
    .line = Flying in by choice
    .help = Each holder of the led rank is asked whether to add cards; to three losses.
preset-durachki-sixes = Sixes
    .line = Only sixes fly in
    .help = Only when sixes are led the others must add theirs; to five losses.
preset-durachki-stakes = Stakes
    .line = 5 to each, 5 losses
    .help = The loser of a deal pays 5 to every other player; to five losses.

## Options of Durachki: what each is about (help), its values, and what each value means (.help)

option-durachki-fly_ranks = Flying in
option-durachki-fly_ranks-help = Which cards join a lead of the same rank.
option-durachki-fly_ranks-all = all ranks
    .help = Any cards of the led rank fly in, trumps too.
option-durachki-fly_ranks-six = sixes
    .help = Only sixes fly in.

option-durachki-fly = Duty
option-durachki-fly-help = Whether cards of the led rank have to be added.
option-durachki-fly-must = must
    .help = Who holds the rank adds all of it at once, the defender too.
option-durachki-fly-may = may
    .help = Each holder is asked once, clockwise, the defender last.

option-durachki-take = Taking
option-durachki-take-help = What a defender takes who stops.
option-durachki-take-uncovered = the uncovered
    .help = The uncovered cards are taken; covered pairs are put aside.
option-durachki-take-all = all cards
    .help = All cards on the table are taken.

option-durachki-stake = Stake
option-durachki-stake-help = What the loser of a deal pays to every other player.
option-durachki-stake-0 = none
    .help = Only lost deals are counted.
option-durachki-stake-1 = 1
    .help = The loser pays 1 to every other player.
option-durachki-stake-2 = 2
    .help = The loser pays 2 to every other player.
option-durachki-stake-5 = 5
    .help = The loser pays 5 to every other player.
option-durachki-stake-10 = 10
    .help = The loser pays 10 to every other player.
option-durachki-stake-20 = 20
    .help = The loser pays 20 to every other player.
option-durachki-stake-50 = 50
    .help = The loser pays 50 to every other player.
option-durachki-stake-100 = 100
    .help = The loser pays 100 to every other player.

option-durachki-losses = Length
option-durachki-losses-help = When the match is over. Without an end you can stop after any deal.
option-durachki-losses-0 = no end
    .help = Deal follows deal until you stop; the board counts on.
option-durachki-losses-3 = 3 losses
    .help = The match is over when somebody has lost three deals.
option-durachki-losses-5 = 5 losses
    .help = The match is over when somebody has lost five deals.
option-durachki-losses-10 = 10 losses
    .help = The match is over when somebody has lost ten deals.

time-durachki = When time is up, a leader leads the lowest plain card, a defender takes, a holder stays out.
