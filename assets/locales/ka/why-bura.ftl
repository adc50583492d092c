# რატომ არის სვლა კარგი ბურის მაგიდასთან. $count და $of რიცხვებია.

## ჩამოსვლა

why-bura-lead-to-31 = თუ არ გაიჭრა, 31 გექნება
why-bura-lead-uncuttable =
    { $count ->
        [2] ორივე კარტს ვერაფრით გაჭრის
        [one] ამ კარტს ვერაფრით გაჭრის
       *[other] { $count }-ვე კარტს ვერაფრით გაჭრის
    }
why-bura-lead-holds = { $of } შემთხვევიდან { $count }-ში მოწინააღმდეგეს გასაჭრელი არ აქვს
why-bura-lead-together =
    { $count ->
        [2] თუ ორივე კარტი არ გაიჭრა, ყველაფერი შენია
        [one] თუ არ გაიჭრა, ყველაფერი შენია
       *[other] თუ { $count }-ვე კარტი არ გაიჭრა, ყველაფერი შენია
    }
why-bura-lead-cheap =
    { $count ->
        [0] თუ გაიჭრა, შენი არც ერთი ქულა არ მიაქვს
        [one] თუ გაიჭრა, შენი მხოლოდ { $count } ქულა მიაქვს
       *[other] თუ გაიჭრა, შენი მხოლოდ { $count } ქულა მიაქვს
    }
why-bura-lead-takes =
    { $count ->
        [one] თუ არ გაიჭრა, { $count } ქულა ან მეტი მოგაქვს
       *[other] თუ არ გაიჭრა, { $count } ქულა ან მეტი მოგაქვს
    }
why-bura-keeps-trumps =
    { $count ->
        [one] კოზირი ხელში გრჩება
       *[other] { $count } კოზირი ხელში გრჩება
    }

## გაჭრა

why-bura-cut-to-31 = ამით 31 გექნება
why-bura-cut-stops-31 = თუ არ გაჭრი, მას 31 ექნება
why-bura-cut-takes =
    { $count ->
        [one] მაგიდაზე { $count } ქულა დევს
       *[other] მაგიდაზე { $count } ქულა დევს
    }
why-bura-cut-only = სხვა ვერაფრით გაჭრი
why-bura-cut-leads = ვინც ჭრის, შემდეგ ის ჩამოდის

## პასუხი გაჭრის გარეშე

why-bura-give-cannot-cut =
    { $count ->
        [2] ორივე კარტს ვერ გაჭრი
        [one] ვერაფრით გაჭრი
       *[other] { $count }-ვე კარტს ვერ გაჭრი
    }
why-bura-give-instead = რითაც გაჭრიდი, ხელში გრჩება
why-bura-give-least =
    { $count ->
        [0] ქულას არ კარგავ
        [one] ნაკლებს ვერ დაკარგავ: { $count } ქულა
       *[other] ნაკლებს ვერ დაკარგავ: { $count } ქულა
    }
why-bura-give-hidden =
    { $count ->
        [one] დახურულია: ვერ დათვლის
       *[other] დახურულია: ვერ დათვლის
    }

## მოსაგები ხელი, მალიუტკა, შევსება

why-bura-malyutka =
    { $count ->
        [one] რომ წაიღოს, შენი კარტი უნდა გაჭრას
       *[other] რომ წაიღოს, შენი { $count }-ვე კარტი უნდა გაჭრას
    }
why-bura-complete = უნდა შეავსო
why-bura-bura-wins = სრული ხელი კოზირი მაშინვე იგებს
why-bura-bura-takes = ბურას მიაქვს, რაც არ უნდა იდოს
why-bura-royal-wins = სამი ტუზი, კოზირის ტუზით, ორმაგ ფსონს იგებს

## განაცხადი

why-bura-var-sure =
    { $count ->
        [one] შენს წაღებულში { $count } ქულა გინახავს
       *[other] შენს წაღებულში { $count } ქულა გინახავს
    }
why-bura-var-likely = { $of } შემთხვევიდან { $count }-ში დახურულებით 31 გამოდის
why-bura-var-before-them =
    { $count ->
        [one] მას უკვე { $count } ქულა აქვს: ნუ დაელოდები
       *[other] მას უკვე { $count } ქულა აქვს: ნუ დაელოდები
    }

## ფსონი

why-bura-offer-sure = ახლავე იგებ: ჯერ ფასი { $count }-მდე ასწიე
why-bura-offer-nothing-to-lose = ამ დარიგებასთან ერთად თამაშსაც აგებ: დასაკარგი არაფერი გაქვს
why-bura-offer-refused = თუ უარს იტყვის, { $count } მაშინვე შენია
why-bura-ahead =
    { $count ->
        [one] შენ სულ ცოტა { $count } ქულა გაქვს, მას { $of }
       *[other] შენ სულ ცოტა { $count } ქულა გაქვს, მას { $of }
    }
why-bura-many-trumps =
    { $count ->
        [one] { $count } კოზირი გიჭირავს
       *[other] { $count } კოზირი გიჭირავს
    }
why-bura-strong-hand =
    { $count ->
        [one] ტუზი ან ათიანი გიჭირავს: { $count }
       *[other] ტუზი და ათიანი გიჭირავს: { $count }
    }
why-bura-accept-must = უარით თამაშს აგებ
why-bura-accept-pays = უარით უეჭველად აგებ { $count }-ს
why-bura-refuse-near-31 =
    { $count ->
        [one] მას 31-დან უკვე { $count } ქულა აქვს
       *[other] მას 31-დან უკვე { $count } ქულა აქვს
    }
why-bura-refuse-behind =
    { $count ->
        [one] მას { $count } ქულა აქვს, შენ უმეტესი { $of }
       *[other] მას { $count } ქულა აქვს, შენ უმეტესი { $of }
    }
why-bura-refuse-no-trumps = კოზირი არ გიჭირავს
why-bura-refuse-costs-less = უარი მხოლოდ { $count } ჯდება
