# A hint: what is said while it is looked for, and what the search found of the action it shows.

hint-waits = Let me think…

# In how many ($count, 1 to 10) of ten imagined deals it comes out well.

hint-outlook-joker =
    { $count ->
        [10] Your bid is kept almost however the cards lie
       *[other] Your bid is kept in { $count } of 10 ways the cards can lie
    }
hint-outlook-durak =
    { $count ->
        [10] You hardly ever end as the fool, however the cards lie
       *[other] You are not the fool in { $count } of 10 ways the cards can lie
    }
hint-outlook-durachki =
    { $count ->
        [10] You hardly ever lose, however the cards lie
       *[other] You do not lose in { $count } of 10 ways the cards can lie
    }
hint-outlook-bura =
    { $count ->
        [10] You win the hand almost however the cards lie
       *[other] You win the hand in { $count } of 10 ways the cards can lie
    }

# All cards are known and the rest has been counted through.

hint-counted = Counted to the end: nothing is better
hint-counted-joker = Counted to the end: your bid is kept
hint-counted-durak = Counted to the end: you are not the fool
hint-counted-durachki = Counted to the end: you do not lose
hint-counted-bura = Counted to the end: this wins the hand
