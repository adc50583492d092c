# ჯოკერის მაგიდა. $suit ასოა (C D H S), $joker არის "yes", როცა ხელში ჯოკერია.

joker-pulka = პულკა { $pulka }
joker-pulkas = პულკები 1–{ $last }
joker-before = აქამდე
joker-pulka-short = პულკა { $pulka } · { $deal }/{ $deals }
joker-deal = დარიგება { $deal }/{ $deals } · { $cards }
joker-total = სულ
joker-bids = შეკვეთა { $total } / { $cards }
joker-bids-short = { $total }/{ $cards }
joker-shetenva = შეტენვა
    .short = შეტენვა
joker-tsaglejva = წაგლეჯვა
    .short = წაგლეჯვა
joker-no-trumps-short = უკოზირო

joker-your-turn = შენი სვლა
joker-thinks = ფიქრობს…
joker-said = შეკვეთა { $bid }
joker-said-pass = პასი
joker-named = { $trump }!
joker-looked = ნახა: უკოზირო
joker-time-out = დრო ამოიწურა
joker-away = ბოტი თამაშობს
joker-bot-plays = შენს მაგივრად ბოტი თამაშობს. შეეხე, რომ დაბრუნდე.

joker-name-trumps = დაასახელე კოზირი
joker-name-trumps-line = პირველი სამი კარტით
joker-look = მეოთხის ნახვა
joker-look-line = მაშინ უკოზირო

joker-your-bid = შენი შეკვეთა
joker-first-to-bid = პირველი შენ უკვეთავ
joker-bids-so-far = შეკვეთილია { $total } / { $cards }
joker-bid-forbidden = { $bid } არ შეიძლება: ჯამი { $cards } არ უნდა იყოს
joker-pass = პასი

joker-lead-title = ჯოკერით სვლა: რა უნდა დადონ სხვებმა?
joker-high = უმაღლესი
joker-low = ნებისმიერი
joker-face = უბრალო ექვსიანი
joker-face-short = ექვსიანი
joker-take = წაღება
joker-take-line = ხელს იღებს
joker-give = მიცემა
joker-give-line = ხელს არ იღებს

joker-may-lead = შენ ჩამოდიხარ: ნებისმიერი კარტი
joker-may-any = ფერი არ გაქვს: ნებისმიერი კარტი
joker-may-follow =
    { $suit ->
        [C] ჯვარი
        [D] აგური
        [H] გული
       *[S] ყვავი
    }{ $joker ->
        [yes] {" "}ან ჯოკერი
       *[no] {""}
    }
joker-may-highest =
    უმაღლესი { $suit ->
        [C] ჯვარი
        [D] აგური
        [H] გული
       *[S] ყვავი
    }{ $joker ->
        [yes] {" "}ან ჯოკერი
       *[no] {""}
    }
joker-may-trump =
    ფერი არ გაქვს: კოზირი{ $joker ->
        [yes] {" "}ან ჯოკერი
       *[no] {""}
    }
joker-may-strict = ნებისმიერი კარტი, ჯოკერის გარდა
joker-must-follow =
    ხელში გაქვს { $suit ->
        [C] ჯვარი
        [D] აგური
        [H] გული
       *[S] ყვავი
    }: ფერს მიჰყევი
joker-must-highest =
    მოთხოვნილია უმაღლესი { $suit ->
        [C] ჯვარი
        [D] აგური
        [H] გული
       *[S] ყვავი
    }
joker-must-trump = ფერი არ გაქვს: დადე კოზირი
joker-must-strict = მკაცრი მაგიდა: ჯოკერით ბოლოს ჩამოდიან

joker-sheet = ქულების ფურცელი
joker-hint = მინიშნება
joker-last-trick = ბოლო ხელი
joker-last-trick-of =
    { $you ->
        [yes] ბოლო ხელი შენია
       *[no] ბოლო ხელი წაიღო: { $name }
    }
