# The table of Joker. $suit is a letter (C D H S), $joker is "yes" when a joker is held.

joker-pulka = Pulka { $pulka }
joker-pulkas = Pulkas 1–{ $last }
joker-before = Before
joker-pulka-short = Pulka { $pulka } · { $deal }/{ $deals }
joker-deal = deal { $deal } of { $deals } · { $cards }
joker-total = Total
joker-bids = Bids { $total } of { $cards }
joker-bids-short = { $total }/{ $cards }
joker-shetenva = shetenva: underbid
    .short = underbid
joker-tsaglejva = tsaglejva: overbid
    .short = overbid
# On the cloth of the trumps.
joker-no-trumps-short = no trumps

joker-your-turn = Your turn
joker-thinks = thinks…
joker-said = Bid { $bid }
joker-said-pass = Pass
joker-named = { $trump }!
joker-looked = Looked: no trumps
joker-time-out = Time is up
joker-away = A bot plays
joker-bot-plays = A bot plays for you. Tap to come back.

joker-name-trumps = Name trumps
joker-name-trumps-line = from your first three cards
joker-look = Look at the 4th
joker-look-line = then no trumps

joker-your-bid = Your bid
joker-first-to-bid = You bid first
joker-bids-so-far = Bids so far: { $total } of { $cards }
joker-bid-forbidden = Not { $bid }: all bids together may not make { $cards }
joker-pass = pass

joker-lead-title = Lead the joker: what should the others give?
joker-high = Highest
joker-low = Low
joker-face = Plain six
joker-face-short = Six
joker-take = Take
joker-take-line = wins the trick
joker-give = Give
joker-give-line = never wins

joker-may-lead = You lead: any card
joker-may-any = None of the suit: any card
joker-may-follow =
    Follow suit: { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }{ $joker ->
        [yes] , or a joker
       *[no] {""}
    }
joker-may-highest =
    Your highest { $suit ->
        [C] club
        [D] diamond
        [H] heart
       *[S] spade
    }{ $joker ->
        [yes] , or a joker
       *[no] {""}
    }
joker-may-trump =
    None of the suit: a trump{ $joker ->
        [yes] , or a joker
       *[no] {""}
    }
joker-may-strict = Any card but a joker
joker-must-follow =
    You hold { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }: follow suit
joker-must-highest =
    Called for: your highest { $suit ->
        [C] club
        [D] diamond
        [H] heart
       *[S] spade
    }
joker-must-trump = None of the suit led: play a trump
joker-must-strict = Strict table: jokers are led last

joker-sheet = Score sheet
joker-hint = Hint
joker-last-trick = Last trick
joker-last-trick-of =
    { $you ->
        [yes] You took the last trick
       *[no] The last trick went to { $name }
    }
