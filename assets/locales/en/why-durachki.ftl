# Why a move at the table of Durachki is good. $count is a number, $card a card in words, $seat a player's name.

## Leading

why-durachki-lead-last =
    { $count ->
        [one] Your last card: you are right
       *[other] Your last { $count } cards: you are right
    }
why-durachki-lead-not-covered = { $seat } cannot cover the { $card }
why-durachki-lead-trump-needed = { $seat } can cover the { $card } only with a trump
why-durachki-lead-only-trumps = You hold nothing but trumps
why-durachki-lead-together =
    { $count ->
        [one] One card of the rank goes
       *[other] { $count } cards of one rank go at once
    }
why-durachki-lead-smallest = The smallest cards are led first
why-durachki-lead-single = The { $card } is alone of its rank: no pair is split
why-durachki-lead-keeps-trumps = Your trumps stay in your hand
why-durachki-lead-trump = Only a higher trump covers the { $card }

## Flying in where it is a choice

why-durachki-fly-last = Your last cards go: you are right
why-durachki-fly-small-trumps = Small trumps are of little use: throw them in
why-durachki-fly-sheds =
    { $count ->
        [one] You get rid of a card, and { $seat } must cover it
       *[other] You get rid of { $count } cards, and { $seat } must cover them
    }
why-durachki-fly-covers =
    { $count ->
        [one] You can cover it all: one card more goes
       *[other] You can cover it all: { $count } cards more go
    }
why-durachki-fly-at-yourself = What you add you would have to cover yourself
why-durachki-fly-keeps-trump = Keep the { $card }: a trump covers anything plain
why-durachki-fly-keeps-cards =
    { $count ->
        [one] The card is worth more in your hand
       *[other] The { $count } cards are worth more in your hand
    }

## Covering

why-durachki-cover-last = Your last card covers the last one: you are right
why-durachki-cover-leads-next = Everything is covered then, and you lead
why-durachki-cover-trump-then-suit = The trump covers, and the { $card } stays to be led
why-durachki-cover-trump-needed = Only a trump of yours covers the { $card }
why-durachki-cover-splits-nothing = With the { $card } no pair is split
why-durachki-cover-only-one = Nothing else of yours covers it: the { $card }
why-durachki-cover-lowest = The { $card } is the lowest that covers it
why-durachki-cover-everything =
    { $count ->
        [2] You can cover both cards
        [one] You can cover it
       *[other] You can cover all { $count } cards
    }
why-durachki-cover-less-to-take = What is covered you need not take

## Taking

why-durachki-take-nothing-covers = You have nothing that covers the { $card }
why-durachki-take-not-all =
    { $count ->
        [2] You cannot cover both cards
        [one] You cannot cover it
       *[other] You cannot cover all { $count } cards
    }
why-durachki-take-saves-trumps =
    { $count ->
        [one] Covering would cost you a trump
       *[other] Covering would cost you { $count } trumps
    }
why-durachki-take-saves-cards =
    { $count ->
        [one] Covering would cost you a card that is worth more
       *[other] Covering would cost you { $count } cards that are worth more
    }
