# რატომ არის სვლა კარგი დურაკას მაგიდასთან. $count რიცხვია, $card კარტი სიტყვებით, $seat მოთამაშის სახელი.

why-durak-not-covered = { $seat } ვერ მოჭრის: { $card }
why-durak-trump-needed = { $seat } მხოლოდ კოზირით მოჭრის: { $card }
why-durak-keeps-trumps =
    { $count ->
        [one] კოზირი ხელში გრჩება
       *[other] { $count } კოზირი ხელში გრჩება
    }

## სვლა

why-durak-lead-last =
    { $count ->
        [one] ეს შენი ბოლო კარტია: გადიხარ
       *[other] ეს შენი ბოლო { $count } კარტია: გადიხარ
    }
why-durak-lead-only-trumps = ხელში მხოლოდ კოზირები გაქვს
why-durak-lead-together =
    { $count ->
        [one] მიდის ერთი კარტი
       *[other] ერთად მიდის { $count } ტოლი კარტი
    }
why-durak-lead-lowest = უმცირესი კარტი ყველაზე ნაკლებად გამოგადგება
why-durak-lead-trump = მხოლოდ უფრო მაღალი კოზირი მოჭრის: { $card }
why-durak-lead-few-cover = კოზირის გარდა მხოლოდ { $count } კარტი მოჭრის: { $card }
why-durak-lead-single = { $card } უწყვილოა: არაფერი იშლება

## მოჭრა

why-durak-cover-last = ბოლო კარტით ჭრი: გადიხარ
why-durak-cover-ends = მეტს ვეღარ დაუმატებენ: მერე სვლა შენია
why-durak-cover-nothing-added = დამატება არავის შეუძლია: მერე სვლა შენია
why-durak-cover-trump-needed = მხოლოდ კოზირით მოჭრი: { $card }
why-durak-cover-only-one = სხვა ვერაფერი მოჭრის, მხოლოდ { $card }
why-durak-cover-lowest = უმცირესი, რაც მოჭრის: { $card }
why-durak-cover-same-rank = { $card }: ახალი რანგი მაგიდაზე არ ჩნდება
why-durak-cover-rank-gone = { $card }: ამ რანგის კარტს ვერავინ დაუმატებს
why-durak-cover-small-trump = { $card } უფრო მაღალ კარტს გინახავს

## აღება

why-durak-take-nothing-covers = ვერაფრით მოჭრი: { $card }
why-durak-take-not-all =
    { $count ->
        [2] ორივე კარტს ვერ მოჭრი
        [one] ვერ მოჭრი
       *[other] ყველა { $count } კარტს ვერ მოჭრი
    }
why-durak-take-saves-trumps =
    { $count ->
        [one] მოჭრა ერთი კოზირი დაგიჯდება
       *[other] მოჭრა { $count } კოზირი დაგიჯდება
    }
why-durak-take-saves-cards =
    { $count ->
        [one] მოჭრა ერთი უფრო მაღალი კარტი დაგიჯდება
       *[other] მოჭრა { $count } უფრო მაღალი კარტი დაგიჯდება
    }
why-durak-take-trumps =
    { $count ->
        [one] თან ერთ კოზირსაც იღებ
       *[other] თან { $count } კოზირსაც იღებ
    }
why-durak-take-early =
    { $count ->
        [one] დასტაში კიდევ ერთი კარტია: დრო გაქვს
       *[other] დასტაში კიდევ { $count } კარტია: დრო გაქვს
    }

## გადაყვანა, გაცვლა

why-durak-transfer = { $card }: შეტევა შემდეგზე გადადის
why-durak-swap = უმცირეს კოზირში იღებ: { $card }

## დამატება და პასი

why-durak-add-last = ეს შენი ბოლო კარტია: გადიხარ
why-durak-add-taken = ყველაფერს იღებს { $seat }: ერთ კარტს იშორებ
why-durak-add-lowest = უმცირესი, რაც კოზირი არ არის: { $card }
why-durak-add-low = ნაკლებად გამოგადგება: { $card }
why-durak-add-presses = კიდევ ერთი მოსაჭრელი: { $seat }
why-durak-pass-no-gift = რასაც დაუმატებ, წაიღებს { $seat }
why-durak-pass-keeps-trump = შეინახე { $card }: კოზირი ყველა ფერს ჭრის
why-durak-pass-keeps-card = ხელში უფრო გამოგადგება: { $card }
why-durak-pass-later = რისი დამატებაც შეგიძლია, მერე გამოგადგება
