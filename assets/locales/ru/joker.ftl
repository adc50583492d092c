# Стол джокера. $suit — буква (C D H S), $joker — "yes", когда в руке есть джокер.

joker-pulka = Пулька { $pulka }
joker-pulkas = Пульки 1–{ $last }
joker-before = Раньше
joker-pulka-short = Пулька { $pulka } · { $deal }/{ $deals }
joker-deal = сдача { $deal } из { $deals } · { $cards }
joker-total = Всего
joker-bids = Заказано { $total } из { $cards }
joker-bids-short = { $total }/{ $cards }
joker-shetenva = пихается
    .short = пихается
joker-tsaglejva = отнимается
    .short = отнимается
joker-no-trumps-short = без козыря

joker-your-turn = Твой ход
joker-thinks = думает…
joker-said = Заказывает { $bid }
joker-said-pass = Пас
joker-named = { $trump }!
joker-looked = Смотрит: без козыря
joker-time-out = Время вышло
joker-away = Играет бот
joker-bot-plays = За тебя играет бот. Коснись, чтобы вернуться.

joker-name-trumps = Назови козырь
joker-name-trumps-line = по первым трём картам
joker-look = Глянуть 4-ю
joker-look-line = тогда без козыря

joker-your-bid = Твой заказ
joker-first-to-bid = Первый заказ твой
joker-bids-so-far = Заказано { $total } из { $cards }
joker-bid-forbidden = Не { $bid }: вместе не должно выйти { $cards }
joker-pass = пас

joker-lead-title = Ход джокером: что дают остальные?
joker-high = Старшая
joker-low = Любая
joker-face = Простая шестёрка
joker-face-short = Как 6
joker-take = Беру
joker-take-line = берёт взятку
joker-give = Отдаю
joker-give-line = никогда не берёт

joker-may-lead = Ты заходишь: любая карта
joker-may-any = Масти нет: любая карта
joker-may-follow =
    { $suit ->
        [C] Трефа
        [D] Бубна
        [H] Черва
       *[S] Пика
    }{ $joker ->
        [yes] {" "}или джокер
       *[no] {""}
    }
joker-may-highest =
    Старшая { $suit ->
        [C] трефа
        [D] бубна
        [H] черва
       *[S] пика
    }{ $joker ->
        [yes] {" "}или джокер
       *[no] {""}
    }
joker-may-trump =
    Масти нет: козырь{ $joker ->
        [yes] {" "}или джокер
       *[no] {""}
    }
joker-may-strict = Любая карта, кроме джокера
joker-must-follow =
    Есть { $suit ->
        [C] трефа
        [D] бубна
        [H] черва
       *[S] пика
    }: ходи в масть
joker-must-highest =
    Заказана старшая { $suit ->
        [C] трефа
        [D] бубна
        [H] черва
       *[S] пика
    }
joker-must-trump = Масти нет: бей козырем
joker-must-strict = Строгий стол: джокером ходят в конце

joker-sheet = Запись игры
joker-hint = Подсказка
joker-last-trick = Прошлая взятка
joker-last-trick-of =
    { $you ->
        [yes] Последняя взятка твоя
       *[no] Последнюю взятку забрал игрок { $name }
    }
