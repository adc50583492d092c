# The score sheet, the summaries after a deal and a pulka, the result. $pulka is a Roman numeral.

## The paper

sheet-pulka = Pulka { $pulka }
sheet-total = Total
sheet-sign-khisht = khisht
sheet-sign-pass = pass
sheet-sign-best = best deal
sheet-sign-struck = deal lost
sheet-sign-premium = premium
sheet-sign-clock = time ran out
sheet-sign-hint = hint taken
sheet-sign-dealer = dealer

## The scene of the sheet

sheet-tabs = Sheet or chart
sheet-tab-sheet = Sheet
sheet-tab-chart = Chart
sheet-earlier = Earlier pulkas
sheet-later = Later pulkas
sheet-standing = Standing

## After a deal

# $n of $of deals of this pulka
summary-deal = Deal { $n } of { $of }
summary-bid = bid
summary-took = took
summary-points = points
summary-total = total
summary-next-deal = Next deal
summary-show-sheet = Show the sheet

## After a pulka. $n is the number of players who pay.

summary-next-pulka = On to pulka { $pulka }
summary-to-result = To the result
summary-kept = kept { $n } of { $of }
premium-ribbon = Premium!
premium-none = No premium
premium-sole =
    { $n ->
        [1] Every bid kept: the best deal counts twice. The other player loses theirs.
       *[other] Every bid kept: the best deal counts twice. The others lose their best deal.
    }
premium-several = Several kept every bid: the best deal of each counts twice, and nobody pays.
premium-bonus = Every bid kept: the best deal counts twice. At this table nobody pays for it.
premium-neighbour = Every bid kept: the best deal, the last aside, counts twice. The next player loses theirs.
premium-neighbour-all = Everybody kept every bid, so nobody pays and nobody gains.
premium-pairs-sole = Every bid kept: the best deal counts twice. Both opponents lose their best deal.
premium-pairs-both = Both partners kept every bid: the best deal of each counts twice, and nobody pays.
premium-pairs-cancel = Every bid was kept in both pairs: the premiums cancel out.
premium-nobody = Nobody kept every bid of this pulka.
premium-off = At this table there are no premiums.

## The end of a match

result-title = Final result
result-victory = Victory!
result-again = Play again
result-sheet = Sheet
result-menu = Menu
result-kept = kept
result-khisht = khishts
result-premium = premiums
result-best = best deal
