# Why a move at the table of Joker is good. $count and $of are numbers, $seat a player's name.

## Naming trumps

why-joker-trump-long =
    { $count ->
        [one] You hold one card of this suit
       *[other] You hold { $count } cards of this suit
    }
why-joker-trump-ace = You hold its ace
why-joker-trump-aces =
    { $count ->
        [one] Without trumps nobody ruffs your ace
       *[other] Without trumps nobody ruffs your { $count } aces
    }
why-joker-trump-no-suit = You hold no two cards of one suit

## Bidding

why-joker-bid-nothing = No joker, no ace, no high trump
why-joker-bid-beaten =
    { $count ->
        [one] One card that may be out beats yours
       *[other] { $count } cards that may be out beat yours
    }
why-joker-bid-few-high =
    { $count ->
        [one] Only { $count } of your { $of } cards is high
       *[other] Only { $count } of your { $of } cards are high
    }
why-joker-bid-jokers =
    { $count ->
        [one] A joker is as good as a trick
       *[other] { $count } jokers are as good as { $count } tricks
    }
why-joker-bid-high-trumps =
    { $count ->
        [one] You hold a high trump
       *[other] You hold { $count } high trumps
    }
why-joker-bid-aces =
    { $count ->
        [one] You hold an ace
       *[other] You hold { $count } aces
    }
why-joker-bid-trumps =
    { $count ->
        [one] Your trump can ruff
       *[other] You hold { $count } trumps
    }
why-joker-bid-kings =
    { $count ->
        [one] You hold a king
       *[other] You hold { $count } kings
    }
why-joker-bid-crowded = The others want { $count } tricks of { $of } already
why-joker-bid-roomy =
    { $count ->
        [0] The others want no trick so far
        [one] The others want only one trick of { $of } so far
       *[other] The others want only { $count } tricks of { $of } so far
    }
why-joker-bid-forbidden = The dealer may not bid { $count } here

## What the bid needs

why-joker-enough =
    { $count ->
        [one] You have your trick: leave this one to others
       *[other] You have your { $count } tricks: leave this one to others
    }
why-joker-enough-none = You bid nothing: leave this one to others
why-joker-need =
    { $count ->
        [one] You still need one trick
       *[other] You still need { $count } tricks
    }
why-joker-need-all =
    { $count ->
        [2] You need both tricks left
        [one] You need the last trick too
       *[other] You need all { $count } tricks left
    }
why-joker-khisht = Without any trick it is khisht: take one
why-joker-lost = Your bid is lost: spoil someone else’s
why-joker-spoil-needs = { $seat } needs this trick
why-joker-spoil-full = { $seat } has enough: one more spoils the bid

## Jokers

why-joker-joker-only = Only the joker takes this trick
why-joker-joker-give = A joker played to give never takes the trick
why-joker-joker-low = So the joker goes, and others take the trick
why-joker-joker-high = All must give their highest of the suit
why-joker-joker-high-trumps = All must give their highest trump
why-joker-joker-later = Only the joker could take it: keep that for later
why-joker-keeps-joker = The joker stays for later

## Cards

why-joker-cheapest = Your cheapest card that takes the trick
why-joker-master = All higher cards of the suit are gone or yours
why-joker-master-no-trumps = No higher card and no trump is out
why-joker-master-sure = Nothing that beats it is out
why-joker-few-beat =
    { $count ->
        [0] Nothing that may be out beats it
        [one] Only one card that may be out beats it
       *[other] Only { $count } cards that may be out beat it
    }
why-joker-draw-trumps = It draws the trumps that could ruff your ace
why-joker-lead-low = Your lowest card takes most seldom
why-joker-lead-few-higher =
    { $count ->
        [one] Only one higher card of the suit may be out
       *[other] Only { $count } higher cards of the suit may be out
    }
why-joker-lead-higher-out =
    { $count ->
        [one] One higher card of the suit may be out
       *[other] { $count } higher cards of the suit may be out
    }
why-joker-highest-loser = Your highest card that does not take it
why-joker-throw-high = Now you can throw a dangerous card away
why-joker-cannot-lose = Every card of yours takes this trick
why-joker-beaten-soonest = Your lowest is the easiest to beat
why-joker-cannot-take = You have nothing to take this trick with
why-joker-only-card = No other card may be played
why-joker-alike = Your cards come to the same here
why-joker-keeps-taker = You keep what could take it
why-joker-lead-under = What is higher in the suit stays in your hand
why-joker-lead-void = Your last card of the suit: then you can ruff it
