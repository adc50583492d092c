# The table of Durachki. $n is a number, $name a player's name, $card a card in words.

durachki-deal = Deal { $n }
durachki-bout = bout { $n }
# Cards still without a cover, beside notches for all of them.
durachki-uncovered =
    { $n ->
        [0] all covered
       *[other] to cover: { $n }
    }
durachki-out-of-play = out of play
durachki-place = right · { $n }

durachki-your-lead = Your lead
durachki-your-fly = Fly in?
durachki-your-cover = You defend
durachki-your-over = …

durachki-cuts = I cut
durachki-takes = I take!
durachki-stays = I stay out
durachki-flies = Flies in: { $n }
# Ranks that fly in: $rank 6 to 14.
durachki-ranks =
    { $rank ->
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
        [10] tens
        [11] jacks
        [12] queens
        [13] kings
       *[other] aces
    }
durachki-flying-must = Flying in, the { durachki-ranks }: who holds any must add them
durachki-flying-may = Flying in, the { durachki-ranks }: who holds any may add them
durachki-beaten-off = Beaten off!
durachki-went-out = I’m right!
durachki-time-out = Time is up
durachki-away = Away: a bot plays
durachki-bot-plays = A bot plays for you. Tap to come back.

## Buttons

durachki-lead =
    { $n ->
        [0] Lead
        [1] Lead it
        [2] Lead both
       *[other] Lead all { $n }
    }
durachki-lead-line = raise a card
durachki-fly = Fly in
durachki-fly-line = raise a card
durachki-take = Take
durachki-stay = Stay out
durachki-stay-line = or raise cards
durachki-hint = Hint
durachki-advice = Advice
durachki-sheet = Board
durachki-cover = Cover: { $card }
durachki-choose-target = Which card is to be covered?

## Why a card is refused. $trump the suit of trumps in a sentence

durachki-why-out = You are right: watch the others
durachki-why-defending = You defend: wait for the lead
durachki-why-wait = Not your turn: { $name } is to play
durachki-why-ranks = Only cards of one rank are laid together
durachki-why-rank = Only cards of the led rank fly in
durachki-why-lower = Too low: it does not cover the { $card }
durachki-why-suit = Neither suit nor trumps: it does not cover the { $card }
durachki-why-trump = A trump is covered by a higher trump only
durachki-why-none = It covers none of these cards

## The six rules of the book, as advice for the hand

durachki-advice-smallest-first = The book: lead the smallest cards first
durachki-advice-keep-trumps = The book: no trumps are led without need
durachki-advice-keep-together = The book: do not split cards of one rank
durachki-advice-split-the-higher = The book: if a pair must be split, split the higher
durachki-advice-trump-then-suit = The book: many trumps? Cover with a paired one
durachki-advice-throw-small-trumps = The book: few small trumps? Throw them in
durachki-advice-none = No rule of the book applies here

## The end of a deal and of a match, the board

durachki-end-you = You have lost!
durachki-end-loser = { $name } has lost!
durachki-end-none = Nobody has lost!
durachki-end-stopped = Stopped
durachki-end-stopped-line = After 500 bouts a deal is stopped; nobody has lost.
durachki-end-dealer = Deals next: { $name }
durachki-end-over = { $n } losses: the match is over
durachki-finish = Finish
durachki-result-first = lost least often
durachki-result-last = lost most often
durachki-board-empty = No deal is finished yet
durachki-earlier = Earlier deals
durachki-later = Later deals
