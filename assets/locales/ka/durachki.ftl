# დურაჩკის მაგიდა. $n რიცხვია, $name მოთამაშის სახელი, $card კარტი სიტყვებით.

durachki-deal = დარიგება { $n }
durachki-bout = ბრძოლა { $n }
# კარტები, რომლებიც ჯერ მოჭრილი არ არის, ყველას დანაყოფების გვერდით.
durachki-uncovered =
    { $n ->
        [0] ყველა მოჭრილია
       *[other] მოსაჭრელია: { $n }
    }
durachki-out-of-play = თამაშგარეთ
durachki-place = გავიდა · { $n }

durachki-your-lead = შენი სვლა
durachki-your-fly = უმატებ?
durachki-your-cover = მოიგერიე
durachki-your-over = …

durachki-cuts = ვჭრი დასტას
durachki-takes = ვიღებ!
durachki-stays = არ ვუმატებ
durachki-flies = მოფრინავს: { $n }
# რანგები, რომლებიც მოფრინავს: $rank 6-დან 14-მდე.
durachki-ranks =
    { $rank ->
        [6] ექვსიანები
        [7] შვიდიანები
        [8] რვიანები
        [9] ცხრიანები
        [10] ათიანები
        [11] ვალეტები
        [12] დამები
        [13] მეფეები
       *[other] ტუზები
    }
durachki-flying-must = მოფრინავს { durachki-ranks }: ვისაც აქვს, უნდა დაუმატოს
durachki-flying-may = მოფრინავს { durachki-ranks }: ვისაც აქვს, შეუძლია დაუმატოს
durachki-beaten-off = მოჭრილია!
durachki-went-out = გავედი!
durachki-time-out = დრო ამოიწურა
durachki-away = ბოტი თამაშობს
durachki-bot-plays = შენ მაგივრად ბოტი თამაშობს. დასაბრუნებლად შეეხე.

## ღილაკები

durachki-lead =
    { $n ->
        [0] სვლა
        [1] ჩამოსვლა
        [2] ორივე
       *[other] ყველა { $n }
    }
durachki-lead-line = ასწიე კარტი
durachki-fly = დამატება
durachki-fly-line = ასწიე კარტი
durachki-take = ვიღებ
durachki-stay = არა
durachki-stay-line = ან ასწიე
durachki-hint = მინიშნება
durachki-advice = რჩევა
durachki-sheet = ანგარიში
durachki-cover = მოჭრა: { $card }
durachki-choose-target = რომელი კარტი მოვჭრათ?

## რატომ არ დაიდება კარტი. $trump კოზირის ფერი

durachki-why-out = უკვე გახვედი: უყურე სხვებს
durachki-why-defending = შენ იგერიებ: დაელოდე სვლას
durachki-why-wait = შენი ჯერი არ არის: თამაშობს { $name }
durachki-why-ranks = ერთად მხოლოდ ტოლ კარტებს დებენ
durachki-why-rank = მხოლოდ იმავე რანგის კარტები მოფრინავს
durachki-why-lower = დაბალია: ვერ ჭრის — { $card }
durachki-why-suit = არც ფერია და არც კოზირი: ვერ ჭრის — { $card }
durachki-why-trump = კოზირს მხოლოდ უფრო მაღალი კოზირი ჭრის
durachki-why-none = ამ კარტებიდან ვერც ერთს ჭრის

## წიგნის ექვსი წესი, რჩევად ხელისთვის

durachki-advice-smallest-first = წიგნი: ჯერ უმცირესით ჩამოდი
durachki-advice-keep-trumps = წიგნი: კოზირით უსაჭიროდ ნუ ჩამოხვალ
durachki-advice-keep-together = წიგნი: ტოლ კარტებს ნუ დაშლი
durachki-advice-split-the-higher = წიგნი: თუ წყვილს შლი, მაღალი დაშალე
durachki-advice-trump-then-suit = წიგნი: ბევრი კოზირია? წყვილიანით მოჭერი
durachki-advice-throw-small-trumps = წიგნი: ცოტა და მცირე კოზირია? დაუმატე
durachki-advice-none = აქ წიგნის არც ერთი წესი არ უხდება

## დარიგებისა და პარტიის დასასრული, ანგარიში

durachki-end-you = შენ წააგე!
durachki-end-loser = წააგო: { $name }!
durachki-end-none = არავინ წააგო!
durachki-end-stopped = შეჩერდა
durachki-end-stopped-line = 500 ბრძოლის მერე დარიგებას აჩერებენ; არავინ აგებს.
durachki-end-dealer = შემდეგს არიგებს: { $name }
durachki-end-over = წაგება: { $n }. პარტია დასრულდა
durachki-finish = დასრულება
durachki-result-first = ყველაზე ცოტა წაგება
durachki-result-last = ყველაზე მეტი წაგება
durachki-board-empty = ჯერ არც ერთი დარიგება არ დასრულებულა
durachki-earlier = წინა დარიგებები
durachki-later = შემდეგი დარიგებები
