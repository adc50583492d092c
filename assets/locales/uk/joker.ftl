# Стіл джокера. $suit — літера (C D H S), $joker — "yes", коли в руці є джокер.

joker-pulka = Пулька { $pulka }
joker-pulkas = Пульки 1–{ $last }
joker-before = Раніше
joker-pulka-short = Пулька { $pulka } · { $deal }/{ $deals }
joker-deal = здача { $deal } з { $deals } · { $cards }
joker-total = Усього
joker-bids = Замовлено { $total } з { $cards }
joker-bids-short = { $total }/{ $cards }
joker-shetenva = пхається
    .short = пхається
joker-tsaglejva = віднімається
    .short = віднімається
joker-no-trumps-short = без козиря

joker-your-turn = Твій хід
joker-thinks = думає…
joker-said = Замовляє { $bid }
joker-said-pass = Пас
joker-named = { $trump }!
joker-looked = Дивиться: без козиря
joker-time-out = Час вийшов
joker-away = Грає бот
joker-bot-plays = За тебе грає бот. Торкнись, щоб повернутися.

joker-name-trumps = Назви козир
joker-name-trumps-line = за першими трьома картами
joker-look = Глянути 4-ту
joker-look-line = тоді без козиря

joker-your-bid = Твоє замовлення
joker-first-to-bid = Перше замовлення твоє
joker-bids-so-far = Замовлено { $total } з { $cards }
joker-bid-forbidden = Не { $bid }: разом не може вийти { $cards }
joker-pass = пас

joker-lead-title = Хід джокером: що мають дати інші?
joker-high = Найстарша
joker-low = Будь-яка
joker-face = Проста шістка
joker-face-short = Шістка
joker-take = Беру
joker-take-line = бере взятку
joker-give = Віддаю
joker-give-line = ніколи не бере

joker-may-lead = Ти заходиш: будь-яка карта
joker-may-any = Масті немає: будь-яка карта
joker-may-follow =
    { $suit ->
        [C] Трефа
        [D] Бубна
        [H] Чирва
       *[S] Піка
    }{ $joker ->
        [yes] {" "}або джокер
       *[no] {""}
    }
joker-may-highest =
    Найстарша { $suit ->
        [C] трефа
        [D] бубна
        [H] чирва
       *[S] піка
    }{ $joker ->
        [yes] {" "}або джокер
       *[no] {""}
    }
joker-may-trump =
    Масті немає: козир{ $joker ->
        [yes] {" "}або джокер
       *[no] {""}
    }
joker-may-strict = Будь-яка карта, крім джокера
joker-must-follow =
    Маєш { $suit ->
        [C] трефу
        [D] бубну
        [H] чирву
       *[S] піку
    }: ходи в масть
joker-must-highest =
    Замовлено найстаршу { $suit ->
        [C] трефу
        [D] бубну
        [H] чирву
       *[S] піку
    }
joker-must-trump = Масті немає: бий козирем
joker-must-strict = Строгий стіл: джокером ходять наостанок

joker-sheet = Запис гри
joker-hint = Підказка
joker-last-trick = Остання взятка
joker-last-trick-of =
    { $you ->
        [yes] Остання взятка твоя
       *[no] Останню взятку забрав гравець { $name }
    }
