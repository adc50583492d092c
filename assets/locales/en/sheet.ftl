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
