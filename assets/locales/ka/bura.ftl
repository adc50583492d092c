# ქართული ბურის მაგიდა. დავი, სე, ჩარი, ფანჯი და შაში ფსონებია 2-დან 6-მდე; ვარ — განაცხადი, რომ 31 გაქვს.

bura-title =
    { $cards ->
        [3] ბურა · სამი კარტი
       *[5] ბურა · ხუთი კარტი
    }
bura-hand-of = დარიგება { $number } · { $target }-მდე
bura-hand-short = № { $number } · { $target }-მდე
bura-score = { $score } / { $target }
bura-hint = რჩევა

## ფსონები: სახელები კიბეზე და შეძახილები

bura-stake-1 = ფსონი
bura-stake-2 = დავი
bura-stake-3 = სე
bura-stake-4 = ჩარი
bura-stake-5 = ფანჯი
bura-stake-6 = შაში
bura-call-2 = დავი!
bura-call-3 = სე!
bura-call-4 = ჩარი!
bura-call-5 = ფანჯი!
bura-call-6 = შაში!
bura-worth = ფასი
bura-one-point = 1 ქულა
bura-may-both = ორივეს შეუძლია
bura-may-you = მხოლოდ შენ შეგიძლია
bura-may-other = მხოლოდ მას შეუძლია
bura-may-nobody = უმაღლესი

## ვისი სვლაა

bura-turn-lead = შენი სვლა
bura-turn-answer = უპასუხე
bura-turn-word = შენი სიტყვა
bura-turn-complete = შეავსე
bura-thinks = ფიქრობს…
bura-time-out = დრო ამოიწურა
bura-away = არ არის: ბოტი თამაშობს
bura-accepts = თანახმაა
bura-refuses = უარი
# გაფრთხილება ბოლო წამებში. დარჩა $n წამი, წაგება $stake ქულაა.
bura-time =
    { $n ->
        [one] დარჩა { $n } წამი
       *[other] დარჩა { $n } წამი
    }, მერე დარიგება წაგებულია: −{ $stake }

## რა შეიძლება

bura-say-lead = ჩამოდი ერთი კარტით ან რამდენიმეთი, ერთი ფერის
bura-say-answer =
    { $n ->
        [one] გაჭერი კარტი ან გაატანე ერთი დახურულად
       *[other] გაჭერი { $n }-ვე კარტი ან გაატანე { $n } დახურულად
    }
bura-say-answer-open =
    { $n ->
        [one] დადე ერთი კარტი: წაიღებს, ვინც ჭრის
       *[other] დადე { $n } კარტი: წაიღებს, ვინც ყველას ჭრის
    }
bura-say-part = დადებულია { $laid } / { $of }, ჭრის { $cut }
bura-say-cut =
    { $of ->
        [one] ჭრის: ყველაფერი შენია
       *[other] ჭრის { $cut } / { $of }: ყველაფერი შენია
    }
bura-say-uncut =
    { $of ->
        [one] ვერ ჭრის: ყველაფერი ჩამოსულს მიაქვს
       *[other] ჭრის { $cut } / { $of }: ყველაფერი ჩამოსულს მიაქვს
    }
bura-say-complete = დაამატე დანარჩენი: ჭრის { $cut } / { $of }
bura-one-suit = ჩამოდიან ერთი ფერის კარტით
bura-all-cut =
    { $of ->
        [one] გაიჭრა: ყველაფერი გამჭრელს მიაქვს
       *[other] გაიჭრა { $of }-ვე: ყველაფერი გამჭრელს მიაქვს
    }
bura-not-cut =
    { $of ->
        [one] ვერ გაიჭრა: ყველაფერი ჩამოსულს მიაქვს
       *[other] გაიჭრა { $cut } / { $of }: ყველაფერი ჩამოსულს მიაქვს
    }

## ღილაკები

bura-lead =
    { $n ->
        [one] ჩამოსვლა: { $n } კარტი
       *[other] ჩამოსვლა: { $n } კარტი
    }
bura-cut = გაჭრა
bura-lay = ღიად დადება
bura-give = გატანება
bura-you-take = ყველაფერი შენია
bura-leader-takes = ჩამოსულს მიაქვს
bura-bura = ბურა!
bura-royal = სამეფო ბურა!
bura-malyutka = მალიუტკა!
bura-malyutka-line = ჩამოსული შეავსებს
bura-wins = დარიგებას იგებს
bura-wins-twice = ორმაგ ფსონს იგებს
bura-takes-trick = მოაქვს
bura-complete =
    { $n ->
        [one] დაამატე { $n } კარტი
       *[other] დაამატე { $n } კარტი
    }
bura-refuse = უარი
bura-refuse-costs = აგებ { $n }-ს
bura-accept = თანახმა ვარ
bura-accept-costs = თამაში { $n }-ზე
bura-raise = მეტი: { $stake }
bura-raise-costs = სთავაზობ { $n }-ს

## შემდეგი ფსონი: ღილაკი, და რატომ არ შეიძლება ახლა

bura-offer = თქვი { $stake }
bura-offer-none = მეტი აღარ არის
bura-offer-line = თამაში { $n }-ზე
bura-offer-crawford = აქ არა
bura-offer-top = უმაღლესი
bura-offer-other = მხოლოდ მას
bura-offer-offer = უკვე თქმულია
bura-offer-turn = შენს სვლაზე
bura-offer-lead = ჩამოსვლამდე
bura-offer-complete = ახლა არა

## განაცხადი: ღილაკი, და რატომ არ შეიძლება ახლა

bura-var = ვარ!
bura-var-line = 31 მაქვს
bura-var-offer = პასუხის მერე
bura-var-turn = ჩამოსვლისას
bura-var-answer = ჩამოსვლისას
bura-var-trick = წაღების მერე
bura-var-title = 31 გაქვს?
bura-var-sure = შენს წაღებულს ორივესთან დაითვლიან. { $limit } ან მეტი — იგებ { $stake }-ს; ნაკლები — აგებ { $stake }-ს.
bura-var-between = იცი: { $least }-დან { $most } ქულამდე.
bura-var-exact = იცი: { $least } ქულა.
bura-var-back = ჯერ არა
bura-var-claim = ვარ!
bura-forced = დათვლა
bura-verdict-var = 31 არის: განაცხადი სწორია
bura-verdict-wrong_var = 31 არ არის: განაცხადი მცდარია
bura-verdict-exhausted = კარტი გათავდა: ითვლიან, ვინც ბოლოს წაიღო

## წაღებული

bura-pile-own = შენი წაღებული
bura-pile-other = მისი წაღებული
bura-knows = { $least }–{ $most } ქულა
bura-knows-exactly =
    { $n ->
        [one] { $n } ქულა
       *[other] { $n } ქულა
    }

## კენჭისყრა

bura-toss-rule = გამოიცანი და ჩამოდი
bura-toss-ask = წითელი თუ შავი? თუ გამოიცნობ, შენ ჩამოდიხარ.
bura-toss-red = წითელი
bura-toss-black = შავი
# $name სახელობით ბრუნვაშია.
bura-toss-says-red = { $name }: წითელი!
bura-toss-says-black = { $name }: შავი!
bura-toss-leads =
    { $you ->
        [yes] პირველი შენ ჩამოდიხარ
       *[no] პირველი { $name } ჩამოდის
    }

## დარიგების ბოლო. $name სახელობით ბრუნვაშია; $you არის "yes", როცა „შენ“ ჰქვია.

bura-wins-hand =
    { $you ->
        [yes] დარიგება შენია
       *[no] დარიგებას იგებს { $name }
    }
bura-nobody-wins = დარიგება არავის მოუგია
bura-end-var = ვარ: { $points }
bura-end-var-line = 31 გამოცხადდა და მართლაც არის.
bura-end-wrong_var = მცდარი ვარ: { $points }
bura-end-wrong_var-line = 31 გამოცხადდა, მაგრამ არ არის.
bura-end-bura = ბურა!
bura-end-bura-line = სრული ხელი კოზირი მაშინვე იგებს.
bura-end-royal = სამეფო ბურა!
bura-end-royal-line = სამი ტუზი, კოზირის ტუზით, ორმაგ ფსონს იგებს.
bura-end-refused = უარი
bura-end-refused-line = ვინც უარს ამბობს, წინანდელ ფასად აგებს.
bura-end-timeout = დრო ამოიწურა
bura-end-timeout-line = ვინც ვერ მოასწრო, მიღებულ ფსონს აგებს.
bura-end-exhausted = დათვლა: { $first } : { $second }
bura-end-exhausted-line = კარტი გათავდა: ვინც ბოლოს წაიღო, 31 უნდა ჰქონოდა.
bura-end-points = { $first } : { $second }
bura-end-points-line =
    წაგებულს { $points ->
        [one] { $points } ქულა
       *[other] { $points } ქულა
    } აქვს და ფსონს ×{ $times } იხდის.
bura-end-draw = 60 : 60
bura-end-draw-line = ყაიმი: არავინ იხდის.
bura-end-carry-line = ყაიმი: არავინ იხდის, ფსონი შემდეგ დარიგებაზე გადადის.
bura-loser-has = წაგებულს აქვს
bura-band-1 = 31–59
bura-band-2 = 2–30
bura-band-3 = 0
bura-gain-sum = { $stake } × { $times }
bura-next-leads =
    { $you ->
        [yes] შემდეგ დარიგებას შენ იწყებ.
       *[no] შემდეგ დარიგებას { $name } იწყებს.
    }
bura-next-crawford = კროუფორდი: შემდეგ დარიგებაში შეთავაზება არ არის.
bura-next-stake = მისი ფასი თავიდანვე { $n }-ია.
bura-next-hand = შემდეგი დარიგება
bura-to-result = შედეგი

## ფურცელი და შედეგი

bura-sheet = ფურცელი
bura-sheet-title = თამაში { $target }-მდე
bura-sheet-hand = №
bura-sheet-leads = იწყებს
bura-sheet-how = როგორ დამთავრდა
bura-sheet-stake = ფსონი
bura-sheet-running = მიმდინარე
bura-how-var = ვარ, { $points }
bura-how-wrong_var = მცდარი ვარ, { $points }
bura-how-bura = ბურა
bura-how-royal = სამეფო ბურა
bura-how-refused = უარი
bura-how-timeout = დრო ამოიწურა
bura-how-exhausted = დათვლა, { $first } : { $second }
bura-how-points = { $first } : { $second }
bura-how-draw = ყაიმი
bura-stat-hands = მოგებული დარიგებები
bura-stat-stake = უმაღლესი მოგებული ფსონი
bura-stat-var = განაცხადი: სწორი / მცდარი
bura-stat-bura = ბურები
bura-stat-refused = უარი
