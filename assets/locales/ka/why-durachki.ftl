# რატომ არის სვლა კარგი დურაჩკის მაგიდასთან. $count რიცხვია, $card კარტი სიტყვებით, $seat მოთამაშის სახელი.

## სვლა

why-durachki-lead-last =
    { $count ->
        [one] ეს შენი ბოლო კარტია: გადიხარ
       *[other] ეს შენი ბოლო { $count } კარტია: გადიხარ
    }
why-durachki-lead-not-covered = { $seat } ვერ მოჭრის: { $card }
why-durachki-lead-trump-needed = { $seat } მხოლოდ კოზირით მოჭრის: { $card }
why-durachki-lead-only-trumps = ხელში მხოლოდ კოზირები გაქვს
why-durachki-lead-together =
    { $count ->
        [one] მიდის ერთი კარტი
       *[other] ერთად მიდის { $count } ტოლი კარტი
    }
why-durachki-lead-smallest = ჯერ უმცირესით ჩამოდიან
why-durachki-lead-single = { $card } უწყვილოა: არაფერი იშლება
why-durachki-lead-keeps-trumps = კოზირები ხელში გრჩება
why-durachki-lead-trump = მხოლოდ უფრო მაღალი კოზირი მოჭრის: { $card }

## დამატება სურვილით

why-durachki-fly-last = ბოლო კარტები მიდის: გადიხარ
why-durachki-fly-small-trumps = მცირე კოზირი ნაკლებად გამოგადგება: დაუმატე
why-durachki-fly-sheds =
    { $count ->
        [one] ერთ კარტს იშორებ, ჭრის კი { $seat }
       *[other] { $count } კარტს იშორებ, ჭრის კი { $seat }
    }
why-durachki-fly-covers = ყველაფერს მოჭრი: კიდევ { $count } კარტს იშორებ
why-durachki-fly-at-yourself = რასაც დაუმატებ, თვითონ უნდა მოჭრა
why-durachki-fly-keeps-trump = შეინახე { $card }: კოზირი ყველა ფერს ჭრის
why-durachki-fly-keeps-cards =
    { $count ->
        [one] ეს კარტი ხელში უფრო გამოგადგება
       *[other] ეს { $count } კარტი ხელში უფრო გამოგადგება
    }

## მოჭრა

why-durachki-cover-last = ბოლო კარტით ბოლო კარტს ჭრი: გადიხარ
why-durachki-cover-leads-next = მაშინ ყველაფერი მოჭრილია და სვლა შენია
why-durachki-cover-trump-then-suit = კოზირი ჭრის, სასვლელად კი გრჩება { $card }
why-durachki-cover-trump-needed = მხოლოდ კოზირით მოჭრი: { $card }
why-durachki-cover-splits-nothing = { $card }: არც ერთი წყვილი არ იშლება
why-durachki-cover-only-one = სხვა ვერაფერი მოჭრის, მხოლოდ { $card }
why-durachki-cover-lowest = უმცირესი, რაც მოჭრის: { $card }
why-durachki-cover-everything =
    { $count ->
        [2] შეგიძლია ორივე კარტი მოჭრა
        [one] შეგიძლია მოჭრა
       *[other] შეგიძლია ყველა { $count } კარტი მოჭრა
    }
why-durachki-cover-less-to-take = რაც მოჭრილია, აღარ აიღებ

## აღება

why-durachki-take-nothing-covers = ვერაფრით მოჭრი: { $card }
why-durachki-take-not-all =
    { $count ->
        [2] ორივე კარტს ვერ მოჭრი
        [one] ვერ მოჭრი
       *[other] ყველა { $count } კარტს ვერ მოჭრი
    }
why-durachki-take-saves-trumps =
    { $count ->
        [one] მოჭრა ერთი კოზირი დაგიჯდება
       *[other] მოჭრა { $count } კოზირი დაგიჯდება
    }
why-durachki-take-saves-cards =
    { $count ->
        [one] მოჭრა ერთი კარგი კარტი დაგიჯდება
       *[other] მოჭრა { $count } კარგი კარტი დაგიჯდება
    }
