# Why a move at the table of Bura is good. $count and $of are numbers.

## Leading

why-bura-lead-to-31 = If it is not cut, you have your 31
why-bura-lead-uncuttable =
    { $count ->
        [2] Nothing they can hold cuts both cards
        [one] Nothing they can hold cuts it
       *[other] Nothing they can hold cuts all { $count } cards
    }
why-bura-lead-holds = In { $count } of { $of } hands they could have, it is not cut
why-bura-lead-together =
    { $count ->
        [2] Both cards must be cut, or you take all
        [one] The card must be cut, or you take all
       *[other] All { $count } cards must be cut, or you take all
    }
why-bura-lead-cheap =
    { $count ->
        [0] If it is cut, no point of yours is lost
        [one] If it is cut, only { $count } point of yours is lost
       *[other] If it is cut, only { $count } points of yours are lost
    }
why-bura-lead-takes =
    { $count ->
        [one] If it is not cut, it brings { $count } point or more
       *[other] If it is not cut, it brings { $count } points or more
    }
why-bura-keeps-trumps =
    { $count ->
        [one] Your trump stays in your hand
       *[other] Your { $count } trumps stay in your hand
    }

## Cutting

why-bura-cut-to-31 = With this trick you have your 31
why-bura-cut-stops-31 = Uncut, this trick would give them 31
why-bura-cut-takes =
    { $count ->
        [one] { $count } point lies on the table
       *[other] { $count } points lie on the table
    }
why-bura-cut-only = Nothing else of yours cuts it
why-bura-cut-leads = Whoever cuts leads next

## Answering without a cut

why-bura-give-cannot-cut =
    { $count ->
        [2] You cannot cut both cards
        [one] You have nothing that cuts it
       *[other] You cannot cut all { $count } cards
    }
why-bura-give-instead = You keep what could cut it
why-bura-give-least =
    { $count ->
        [0] It costs you no point
        [one] You cannot lose less: { $count } point
       *[other] You cannot lose less: { $count } points
    }
why-bura-give-hidden =
    { $count ->
        [one] It lies face down: nobody can count it
       *[other] The cards lie face down: nobody can count them
    }

## Winning hands, the malyutka, completing

why-bura-malyutka =
    { $count ->
        [one] They must beat your card to take the trick
       *[other] They must beat all { $count } of your cards to take the trick
    }
why-bura-complete = The trick must be completed
why-bura-bura-wins = A full hand of trumps wins at once
why-bura-bura-takes = A bura takes the trick, whatever lies in it
why-bura-royal-wins = Three aces with the ace of trumps win twice the stake

## The claim

why-bura-var-sure =
    { $count ->
        [one] You have seen { $count } point in your pile
       *[other] You have seen { $count } points in your pile
    }
why-bura-var-likely = In { $count } of { $of } cases the gifts make it 31
why-bura-var-before-them =
    { $count ->
        [one] They have { $count } point already
       *[other] They have { $count } points already: do not wait
    }

## The stake

why-bura-offer-sure = You win this hand at once: let it be worth { $count } first
why-bura-offer-nothing-to-lose = If you lose this hand, the match is lost anyway
why-bura-offer-refused = If they refuse, { $count } is yours at once
why-bura-ahead =
    { $count ->
        [one] You have { $count } point at least, they have { $of }
       *[other] You have { $count } points at least, they have { $of }
    }
why-bura-many-trumps =
    { $count ->
        [one] You hold { $count } trump
       *[other] You hold { $count } trumps
    }
why-bura-strong-hand =
    { $count ->
        [one] You hold { $count } ace or ten
       *[other] You hold { $count } aces and tens
    }
why-bura-accept-must = A refusal would lose the match
why-bura-accept-pays = A refusal would lose { $count } for sure
why-bura-refuse-near-31 =
    { $count ->
        [one] They have { $count } point of 31 already
       *[other] They have { $count } points of 31 already
    }
why-bura-refuse-behind =
    { $count ->
        [one] They have { $count } point, you have { $of } at most
       *[other] They have { $count } points, you have { $of } at most
    }
why-bura-refuse-no-trumps = You hold no trump
why-bura-refuse-costs-less = A refusal costs only { $count }
