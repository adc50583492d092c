# Why a move at the table of Durak is good. $count is a number, $card a card in words, $seat a player's name.

why-durak-not-covered = { $seat } cannot cover the { $card }
why-durak-trump-needed = { $seat } can cover the { $card } only with a trump
why-durak-keeps-trumps =
    { $count ->
        [one] Your trump stays in your hand
       *[other] Your { $count } trumps stay in your hand
    }

## Leading

why-durak-lead-last =
    { $count ->
        [one] Your last card: with it you are out
       *[other] Your last { $count } cards: with them you are out
    }
why-durak-lead-only-trumps = You hold nothing but trumps
why-durak-lead-together =
    { $count ->
        [one] One card of the rank goes
       *[other] { $count } cards of one rank go at once
    }
why-durak-lead-lowest = The lowest cards are of least use to you
why-durak-lead-trump = Only a higher trump covers the { $card }
why-durak-lead-few-cover =
    { $count ->
        [one] Besides trumps only one card covers the { $card }
       *[other] Besides trumps only { $count } cards cover the { $card }
    }
why-durak-lead-single = The { $card } is alone of its rank: no pair is split

## Covering

why-durak-cover-last = Your last card covers: you are out
why-durak-cover-ends = No more may be added: then you lead
why-durak-cover-nothing-added = Nobody can add a card to that: then you lead
why-durak-cover-trump-needed = Only a trump of yours covers the { $card }
why-durak-cover-only-one = Nothing else of yours covers it: the { $card }
why-durak-cover-lowest = The { $card } is the lowest that covers it
why-durak-cover-same-rank = The { $card } brings no new rank to add to
why-durak-cover-rank-gone = Nobody can add another card of the rank of the { $card }
why-durak-cover-small-trump = The { $card } saves a higher card

## Taking

why-durak-take-nothing-covers = You have nothing that covers the { $card }
why-durak-take-not-all =
    { $count ->
        [2] You cannot cover both cards
        [one] You cannot cover it
       *[other] You cannot cover all { $count } cards
    }
why-durak-take-saves-trumps =
    { $count ->
        [one] Covering would cost you a trump
       *[other] Covering would cost you { $count } trumps
    }
why-durak-take-saves-cards =
    { $count ->
        [one] Covering would cost you a higher card
       *[other] Covering would cost you { $count } higher cards
    }
why-durak-take-trumps =
    { $count ->
        [one] You get a trump with it
       *[other] You get { $count } trumps with it
    }
why-durak-take-early =
    { $count ->
        [one] One card is still in the talon: there is time
       *[other] { $count } cards are still in the talon: there is time
    }

## Passing the attack on, exchanging

why-durak-transfer = With the { $card } the attack goes to the next player
why-durak-swap = You get the { $card } for your lowest trump

## Adding, and adding nothing

why-durak-add-last = Your last card: with it you are out
why-durak-add-taken = { $seat } takes it all: you get rid of a card
why-durak-add-lowest = The { $card } is the lowest of your plain cards
why-durak-add-low = The { $card } is of little use to you
why-durak-add-presses = { $seat } must cover one card more
why-durak-pass-no-gift = { $seat } would get what you add
why-durak-pass-keeps-trump = Keep the { $card }: trumps cover anything plain
why-durak-pass-keeps-card = The { $card } is worth more in your hand
why-durak-pass-later = What you could add may serve you later
