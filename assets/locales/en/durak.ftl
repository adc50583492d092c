# The table of Durak. $n is a number, $name a player's name, $card a card in words.

durak-deal = Deal { $n }
durak-bout = bout { $n }
# Why so many cards may attack, beside notches.
durak-limit-hand = no more than { $n } in the hand
    .short = hand of { $n }
durak-limit-first = five until the first discard
    .short = five at first
durak-limit-six = six at most
    .short = six
durak-taking =
    { $n ->
        [0] Taking: { $name }
       *[other] Taking: { $name } · { $n } added
    }
durak-added = +{ $n }
durak-place = out · { $n }

durak-your-lead = Your lead
durak-your-defend = You defend
durak-your-throw = Add a card?
durak-your-take = Add more?
durak-your-over = …

durak-takes = I take!
durak-says-pass = Pass
durak-passed-on = To the next!
durak-swapped = Exchanged!
durak-beaten-off = Beaten off!
durak-went-out = Out! Place { $n }
durak-time-out = Time is up
durak-away = Away: a bot plays
durak-bot-plays = A bot plays for you. Tap to come back.
durak-first-lead = Leads first: { $name }, with the { $card }
durak-first-lot = Leads first, by lot: { $name }

## Buttons

durak-lead =
    { $n ->
        [0] Lead
        [1] Lead it
        [2] Lead both
       *[other] Lead all { $n }
    }
durak-lead-line = raise a card
durak-take = Take
durak-done = Done
durak-done-line = beaten off
durak-pass = Pass
durak-pass-line = add nothing
durak-enough = Enough
durak-enough-line = let them be taken
durak-transfer = Pass on
durak-swap = Exchange the lowest trump
durak-hint = Hint
durak-sheet = Board
durak-cover = Cover: { $card }
durak-choose-target = Which card is to be covered?
durak-choose-transfer = With which card?

## Why a card is refused. $limit: the most cards that may attack, $trump the suit of trumps in a sentence

durak-why-out = You are out: watch the others
durak-why-defending = You defend: wait for the attack
durak-why-partner = Your partner defends: you do not attack them
durak-why-neighbours = At this table only the neighbours add cards
durak-why-hand = The defender has only { $limit } in the hand
durak-why-first = Five at most until the first discard
durak-why-six = Six cards at most attack
durak-why-wait = Not your turn: { $name } is to play
durak-why-ranks = Only cards of one rank are led together
durak-why-rank = No card of this rank lies on the table
durak-why-lower = Too low: it does not cover the { $card }
durak-why-suit = Neither suit nor trumps: it does not cover the { $card }
durak-why-trump = A trump is covered by a higher trump only
durak-why-none = It covers none of these cards

## The end of a deal and of a match, the board. $team: number of a team

durak-end-you = You are the fool!
durak-end-fool = { $name } is the fool!
durak-end-team = Team { $team } has lost!
durak-end-draw = A draw!
durak-end-stopped = Stopped: a draw
durak-end-stopped-line = After 500 bouts a deal is stopped.
durak-end-dealer = Deals next: { $name }
durak-end-over = { $n } losses: the match is over
durak-finish = Finish
durak-result-first = least often the fool
durak-result-last = most often the fool
durak-board-empty = No deal is finished yet
durak-earlier = Earlier deals
durak-later = Later deals
