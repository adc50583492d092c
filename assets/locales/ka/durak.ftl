# დურაკას მაგიდა. $n რიცხვია, $name მოთამაშის სახელი, $card კარტი სიტყვებით.

durak-deal = დარიგება { $n }
durak-bout = ბრძოლა { $n }
# რატომ შეიძლება ამდენი კარტით შეტევა, დანაყოფების გვერდით.
durak-limit-hand = ხელში მხოლოდ { $n }
    .short = ხელში { $n }
durak-limit-first = ხუთი პირველ მოჭრამდე
    .short = თავიდან ხუთი
durak-limit-six = არა უმეტეს ექვსისა
    .short = ექვსამდე
durak-taking =
    { $n ->
        [0] იღებს: { $name }
       *[other] იღებს: { $name } · კიდევ { $n }
    }
durak-added = +{ $n }
durak-place = გავიდა · { $n }

durak-your-lead = შენი სვლა
durak-your-defend = მოიგერიე
durak-your-throw = უმატებ?
durak-your-take = კიდევ უმატებ?
durak-your-over = …

durak-takes = ვიღებ!
durak-says-pass = პასი
durak-passed-on = გადამყავს!
durak-swapped = გაცვლა!
durak-beaten-off = მოჭრილია!
durak-went-out = გავიდა! ადგილი { $n }
durak-time-out = დრო ამოიწურა
durak-away = ბოტი თამაშობს
durak-bot-plays = შენ მაგივრად ბოტი თამაშობს. დასაბრუნებლად შეეხე.
durak-first-lead = პირველი ჩამოდის: { $name }, { $card }
durak-first-lot = პირველი ჩამოდის, წილისყრით: { $name }

## ღილაკები

durak-lead =
    { $n ->
        [0] სვლა
        [1] ჩამოსვლა
        [2] ორივე
       *[other] ყველა { $n }
    }
durak-lead-line = ასწიე კარტი
durak-take = ვიღებ
durak-done = მოჭრილია
durak-done-line = აღარ ვუმატებ
durak-pass = პასი
durak-pass-line = არ ვუმატებ
durak-enough = კმარა
durak-enough-line = წაიღოს
durak-transfer = გადაყვანა
durak-swap = უმცირესი კოზირის გაცვლა
durak-hint = მინიშნება
durak-sheet = ანგარიში
durak-cover = მოჭრა: { $card }
durak-choose-target = რომელი კარტი მოვჭრათ?
durak-choose-transfer = რომელი კარტით?

## რატომ არ დაიდება კარტი. $limit: რამდენი კარტით შეიძლება შეტევა, $trump კოზირის ფერი

durak-why-out = უკვე გახვედი: უყურე სხვებს
durak-why-defending = შენ იგერიებ: დაელოდე სვლას
durak-why-partner = მეწყვილე იგერიებს: მას არ უტევენ
durak-why-neighbours = ამ მაგიდაზე მხოლოდ მეზობლები უმატებენ
durak-why-hand = მომგერიებელს ხელში მხოლოდ { $limit } აქვს
durak-why-first = პირველ მოჭრამდე არა უმეტეს ხუთისა
durak-why-six = უტევს არა უმეტეს ექვსი კარტისა
durak-why-wait = შენი ჯერი არ არის: თამაშობს { $name }
durak-why-ranks = ერთად მხოლოდ ტოლი კარტებით ჩამოდიან
durak-why-rank = მაგიდაზე ასეთი რანგის კარტი არ არის
durak-why-lower = დაბალია: ვერ ჭრის — { $card }
durak-why-suit = არც ფერია და არც კოზირი: ვერ ჭრის — { $card }
durak-why-trump = კოზირს მხოლოდ უფრო მაღალი კოზირი ჭრის
durak-why-none = ამ კარტებიდან ვერც ერთს ჭრის

## დარიგებისა და პარტიის დასასრული, ანგარიში. $team: გუნდის ნომერი

durak-end-you = შენ ხარ დურაკა!
durak-end-fool = დურაკა: { $name }!
durak-end-team = გუნდი { $team } წააგო!
durak-end-draw = ფრე!
durak-end-stopped = შეჩერდა: ფრე
durak-end-stopped-line = 500 ბრძოლის მერე დარიგებას აჩერებენ.
durak-end-dealer = შემდეგს არიგებს: { $name }
durak-end-over = წაგება: { $n }. პარტია დასრულდა
durak-finish = დასრულება
durak-result-first = ყველაზე იშვიათად დურაკა
durak-result-last = ყველაზე ხშირად დურაკა
durak-board-empty = ჯერ არც ერთი დარიგება არ დასრულებულა
durak-earlier = წინა დარიგებები
durak-later = შემდეგი დარიგებები
