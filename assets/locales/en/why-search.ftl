# Why a hint is good where no reason of the game says it: what the search found of another action.
# $card is a card in words, $of a bid, $count in how many (0 to 9) of ten imagined deals it came out well.

why-search-less-card =
    { $count ->
        [0] The { $card } would almost never work out
       *[other] The { $card } works out in only { $count } of 10
    }
why-search-less-bid =
    { $of ->
        [0] A pass would be kept in only { $count } of 10
       *[other] A bid of { $of } would be kept in only { $count } of 10
    }
why-search-less-joker =
    { $count ->
        [0] A joker would almost never work out
       *[other] A joker works out in only { $count } of 10
    }
why-search-less-take =
    { $count ->
        [0] Taking would almost never work out
       *[other] Taking works out in only { $count } of 10
    }
why-search-less-pass =
    { $count ->
        [0] Adding nothing would almost never work out
       *[other] Adding nothing works out in only { $count } of 10
    }

why-search-worth-card = In the deals imagined the { $card } came to less
why-search-worth-bid =
    { $of ->
        [0] In the deals imagined a pass came to less
       *[other] In the deals imagined a bid of { $of } came to less
    }
why-search-worth-joker = In the deals imagined a joker came to less
why-search-worth-take = In the deals imagined taking came to less
why-search-worth-pass = In the deals imagined adding nothing came to less

why-search-counted-card = The { $card } comes out worse
why-search-counted-joker = With a joker it comes out worse
why-search-counted-take = Taking comes out worse
why-search-counted-pass = Adding nothing comes out worse
why-search-counted-even = All comes to the same here

why-search-even = Nothing else looked clearly better

why-search-only = Nothing else is allowed here

why-search-alone = Nothing else is worth a thought here

why-search-plain = By simple rules, without looking ahead
