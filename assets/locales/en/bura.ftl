# The table of Georgian Bura. Davi, se, chari, panji and shashi are the stakes 2 to 6; var is the claim to have 31.

bura-title =
    { $cards ->
        [3] Bura · three cards
       *[5] Bura · five cards
    }
bura-hand-of = hand { $number } · match to { $target }
bura-hand-short = hand { $number } · to { $target }
bura-score = { $score } of { $target }
bura-hint = Hint

## Stakes: names on the ladder, and as they are called out

bura-stake-1 = stake
bura-stake-2 = davi
bura-stake-3 = se
bura-stake-4 = chari
bura-stake-5 = panji
bura-stake-6 = shashi
bura-call-2 = Davi!
bura-call-3 = Se!
bura-call-4 = Chari!
bura-call-5 = Panji!
bura-call-6 = Shashi!
bura-worth = hand worth
bura-one-point = 1 point
bura-may-both = both may raise
bura-may-you = only you may raise
bura-may-other = only they may raise
bura-may-nobody = the highest

## Whose turn it is

bura-turn-lead = Your lead
bura-turn-answer = Your answer
bura-turn-word = Your word
bura-turn-complete = Complete it
bura-thinks = thinks…
bura-time-out = Time is up
bura-away = Away: a bot plays
bura-accepts = Accepted
bura-refuses = Refused
# A warning in the last seconds. $n seconds are left, $stake points are lost.
bura-time =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }, then the hand is lost: −{ $stake }

## What may be done

bura-say-lead = Lead one card, or several of one suit
bura-say-answer =
    { $n ->
        [one] Cut the card, or give one face down
       *[other] Cut all { $n } cards, or give { $n } face down
    }
bura-say-answer-open =
    { $n ->
        [one] Lay one card on it: only a cut takes
       *[other] Lay { $n } cards: only cutting all of them takes
    }
bura-say-part = { $laid } of { $of } laid, cuts { $cut }
bura-say-cut =
    { $of ->
        [one] Cuts it: you take all
       *[other] Cuts { $cut } of { $of }: you take all
    }
bura-say-uncut =
    { $of ->
        [one] Does not cut: the leader takes all
       *[other] Cuts { $cut } of { $of }: the leader takes all
    }
bura-say-complete = Lay the rest: cuts { $cut } of { $of }
bura-one-suit = A lead is of one suit
bura-all-cut =
    { $of ->
        [one] Cut: the cutter takes all
       *[other] All { $of } cut: the cutter takes all
    }
bura-not-cut =
    { $of ->
        [one] Not cut: the leader takes all
       *[other] { $cut } of { $of } cut: the leader takes all
    }

## Buttons

bura-lead =
    { $n ->
        [one] Lead { $n } card
       *[other] Lead { $n } cards
    }
bura-cut = Cut
bura-lay = Lay open
bura-give = Give face down
bura-you-take = you take all
bura-leader-takes = the leader takes all
bura-bura = Bura!
bura-royal = Royal bura!
bura-malyutka = Malyutka!
bura-malyutka-line = the leader completes
bura-wins = wins the hand
bura-wins-twice = wins twice the stake
bura-takes-trick = takes the trick
bura-complete =
    { $n ->
        [one] Add { $n } card
       *[other] Add { $n } cards
    }
bura-refuse = Refuse
bura-refuse-costs = lose { $n }
bura-accept = Accept
bura-accept-costs = play for { $n }
bura-raise = Raise: { $stake }
bura-raise-costs = offer { $n }

## The next stake: the button, and why it may not be offered now

bura-offer = Offer { $stake }
bura-offer-none = No more offers
bura-offer-line = to play for { $n }
bura-offer-crawford = not in this hand
bura-offer-top = the highest
bura-offer-other = only they may
bura-offer-offer = an offer is open
bura-offer-turn = on your turn
bura-offer-lead = only before a lead
bura-offer-complete = not now

## The claim: the button, and why it may not be made now

bura-var = Var!
bura-var-line = claim 31
bura-var-offer = after the offer
bura-var-turn = when you lead
bura-var-answer = when you lead
bura-var-trick = after a trick
bura-var-title = Claim 31?
bura-var-sure = Your pile is counted before both. { $limit } or more win you { $stake }; fewer lose you { $stake }.
bura-var-between = You know of { $least } to { $most } points.
bura-var-exact = You know: { $least } points.
bura-var-back = Not yet
bura-var-claim = Var!
bura-forced = The count
bura-verdict-var = 31 are there: the claim holds
bura-verdict-wrong_var = Not 31: the claim is wrong
bura-verdict-exhausted = No cards are left: the last taker is counted

## Piles

bura-pile-own = your pile
bura-pile-other = their pile
bura-knows = { $least }–{ $most } points
bura-knows-exactly =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## The toss

bura-toss-rule = Guess the colour, lead first
bura-toss-ask = Red or black? Guess right, and you lead.
bura-toss-red = Red
bura-toss-black = Black
# $name stands in its basic form.
bura-toss-says-red = { $name }: red!
bura-toss-says-black = { $name }: black!
bura-toss-leads =
    { $you ->
        [yes] You lead first
       *[no] { $name } leads first
    }

## The end of a hand. $name stands in its basic form; $you is "yes" when it is called “You”.

bura-wins-hand =
    { $you ->
        [yes] You win the hand
       *[no] { $name } wins the hand
    }
bura-nobody-wins = Nobody wins the hand
bura-end-var = Var: { $points }
bura-end-var-line = 31 were claimed, and they were there.
bura-end-wrong_var = Wrong var: { $points }
bura-end-wrong_var-line = 31 were claimed, but they were not there.
bura-end-bura = Bura!
bura-end-bura-line = A full hand of trumps wins at once.
bura-end-royal = Royal bura!
bura-end-royal-line = Three aces with the ace of trumps win twice the stake.
bura-end-refused = Refused
bura-end-refused-line = A refused offer loses the hand at what it was worth before.
bura-end-timeout = Time is up
bura-end-timeout-line = Whoever lets the time pass loses the hand at the accepted stake.
bura-end-exhausted = Counted: { $first } : { $second }
bura-end-exhausted-line = All cards were gone: the last taker needed 31.
bura-end-points = { $first } : { $second }
bura-end-points-line =
    The loser has { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and pays the stake ×{ $times }.
bura-end-draw = 60 : 60
bura-end-draw-line = A draw pays nothing.
bura-end-carry-line = A draw pays nothing; the stake stays for the next hand.
bura-loser-has = the loser has
bura-band-1 = 31–59
bura-band-2 = 2–30
bura-band-3 = 0
bura-gain-sum = { $stake } × { $times }
bura-next-leads =
    { $you ->
        [yes] You lead the next hand.
       *[no] { $name } leads the next hand.
    }
bura-next-crawford = Crawford: the next hand is played without offers.
bura-next-stake = It begins at { $n }.
bura-next-hand = Next hand
bura-to-result = To the result

## The sheet and the result

bura-sheet = Score sheet
bura-sheet-title = Match to { $target }
bura-sheet-hand = Hand
bura-sheet-leads = Leads
bura-sheet-how = How it ended
bura-sheet-stake = Stake
bura-sheet-running = being played
bura-how-var = var, { $points }
bura-how-wrong_var = wrong var, { $points }
bura-how-bura = bura
bura-how-royal = royal bura
bura-how-refused = refused
bura-how-timeout = time ran out
bura-how-exhausted = counted, { $first } : { $second }
bura-how-points = { $first } : { $second }
bura-how-draw = draw
bura-stat-hands = Hands won
bura-stat-stake = Highest stake won
bura-stat-var = Claims right / wrong
bura-stat-bura = Buras
bura-stat-refused = Offers refused
