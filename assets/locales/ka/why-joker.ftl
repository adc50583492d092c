# რატომ არის სვლა კარგი ჯოკერის მაგიდასთან. $count და $of რიცხვებია, $seat მოთამაშის სახელი.

## კოზირი

why-joker-trump-long =
    { $count ->
        [one] ამ ფერის { $count } კარტი გიჭირავს
       *[other] ამ ფერის { $count } კარტი გიჭირავს
    }
why-joker-trump-ace = მისი ტუზი შენ გიჭირავს
why-joker-trump-aces =
    { $count ->
        [one] უკოზიროდ შენს ტუზს ვერავინ მოჭრის
       *[other] უკოზიროდ შენს { $count } ტუზს ვერავინ მოჭრის
    }
why-joker-trump-no-suit = ერთი ფერის ორი კარტი არ გიჭირავს

## შეკვეთა

why-joker-bid-nothing = არც ჯოკერი, არც ტუზი, არც მაღალი კოზირი
why-joker-bid-beaten = შენს კარტს { $count } სხვა კარტი მოჭრის
why-joker-bid-few-high = მაღალი კარტი { $of }-დან მხოლოდ { $count } გაქვს
why-joker-bid-jokers =
    { $count ->
        [one] ჯოკერი თითქმის ერთი ხელია
       *[other] { $count } ჯოკერი თითქმის { $count } ხელია
    }
why-joker-bid-high-trumps =
    { $count ->
        [one] მაღალი კოზირი გიჭირავს
       *[other] { $count } მაღალი კოზირი გიჭირავს
    }
why-joker-bid-aces =
    { $count ->
        [one] ტუზი გიჭირავს
       *[other] { $count } ტუზი გიჭირავს
    }
why-joker-bid-trumps =
    { $count ->
        [one] კოზირი გიჭირავს
       *[other] { $count } კოზირი გიჭირავს
    }
why-joker-bid-kings =
    { $count ->
        [one] კაროლი გიჭირავს
       *[other] { $count } კაროლი გიჭირავს
    }
why-joker-bid-crowded = სხვებმა უკვე { $count } შეუკვეთეს { $of }-დან
why-joker-bid-roomy =
    { $count ->
        [0] სხვებს ჯერ არაფერი შეუკვეთავთ
       *[other] სხვებმა ჯერ მხოლოდ { $count } შეუკვეთეს { $of }-დან
    }
why-joker-bid-forbidden = დამრიგებელი აქ { $count }-ს ვერ იტყვის

## რა აკლია შეკვეთას

why-joker-enough =
    { $count ->
        [one] შენი ხელი უკვე გაქვს: ეს სხვას დაუთმე
       *[other] შენი { $count } ხელი უკვე გაქვს: ეს სხვას დაუთმე
    }
why-joker-enough-none = პასი თქვი: ეს ხელი სხვას დაუთმე
why-joker-need =
    { $count ->
        [one] კიდევ { $count } ხელი გჭირდება
       *[other] კიდევ { $count } ხელი გჭირდება
    }
why-joker-need-all =
    { $count ->
        [2] დარჩენილი ორივე ხელი გჭირდება
        [one] ბოლო ხელიც გჭირდება
       *[other] დარჩენილი { $count }-ვე ხელი გჭირდება
    }
why-joker-khisht = უხელოდ ხიშტია: ერთი მაინც წაიღე
why-joker-lost = შეკვეთა ვეღარ შესრულდება: სხვას შეუშალე ხელი
why-joker-spoil-needs = ეს ხელი სჭირდება: { $seat }
why-joker-spoil-full = { $seat }: თავისი უკვე აქვს, კიდევ ერთი ზედმეტია

## ჯოკერები

why-joker-joker-only = ამ ხელს მხოლოდ ჯოკერი იღებს
why-joker-joker-give = ჯოკერი მიცემით ხელს არასოდეს იღებს
why-joker-joker-low = ასე ჯოკერი მიდის, ხელს კი სხვა იღებს
why-joker-joker-high = ყველამ ამ ფერის უმაღლესი უნდა დადოს
why-joker-joker-high-trumps = ყველამ უმაღლესი კოზირი უნდა დადოს
why-joker-joker-later = მხოლოდ ჯოკერი აიღებდა: მერესთვის შეინახე
why-joker-keeps-joker = ჯოკერი მერესთვის გრჩება

## კარტები

why-joker-cheapest = ყველაზე იაფი კარტი, რომელიც ხელს იღებს
why-joker-master = ამ ფერის უფრო მაღალი სხვას აღარ აქვს
why-joker-master-no-trumps = უფრო მაღალი და კოზირი სხვას აღარ აქვს
why-joker-master-sure = მომჭრელი აღარაფერია
why-joker-few-beat =
    { $count ->
        [0] სხვა მას ვერაფრით მოჭრის
       *[other] მას მხოლოდ { $count } კარტი მოჭრის
    }
why-joker-draw-trumps = გამოდის კოზირები, რომლებიც ტუზს მოჭრიდნენ
why-joker-lead-low = უმცირესი კარტი ყველაზე იშვიათად იღებს
why-joker-lead-few-higher = ამ ფერის მხოლოდ { $count } კარტია უფრო მაღალი
why-joker-lead-higher-out = სხვას შეიძლება ამ ფერის { $count } უფრო მაღალი ჰქონდეს
why-joker-highest-loser = უმაღლესი კარტი, რომელიც ხელს არ იღებს
why-joker-throw-high = ახლა შეგიძლია საშიში კარტი მოიშორო
why-joker-cannot-lose = შენი ყველა კარტი ამ ხელს იღებს
why-joker-beaten-soonest = უმცირესს ყველაზე ადვილად მოჭრიან
why-joker-cannot-take = ამ ხელს ვერაფრით აიღებ
why-joker-only-card = სხვა კარტის დადება არ შეიძლება
why-joker-alike = შენი კარტები აქ ტოლფასია
why-joker-keeps-taker = რითაც აიღებდი, ხელში გრჩება
why-joker-lead-under = ამ ფერის უფრო მაღალი ხელში გრჩება
why-joker-lead-void = ამ ფერის ბოლო კარტი: მერე კოზირით ჭრი
