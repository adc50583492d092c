# Стол грузинской буры. Дави, се, чари, панджи и шаши — ставки от 2 до 6; вар — заявка, что есть 31.

bura-title =
    { $cards ->
        [3] Бура · три карты
       *[5] Бура · пять карт
    }
bura-hand-of = раздача { $number } · матч до { $target }
bura-hand-short = сдача { $number } · до { $target }
bura-score = { $score } из { $target }
bura-hint = Подсказка

## Ставки: названия на лестнице и выкрики

bura-stake-1 = ставка
bura-stake-2 = дави
bura-stake-3 = се
bura-stake-4 = чари
bura-stake-5 = панджи
bura-stake-6 = шаши
bura-call-2 = Дави!
bura-call-3 = Се!
bura-call-4 = Чари!
bura-call-5 = Панджи!
bura-call-6 = Шаши!
bura-worth = цена раздачи
bura-one-point = 1 очко
bura-may-both = могут оба
bura-may-you = поднимать можешь только ты
bura-may-other = поднимать может только соперник
bura-may-nobody = выше некуда

## Чей ход

bura-turn-lead = Твой заход
bura-turn-answer = Отвечай
bura-turn-word = Твоё слово
bura-turn-complete = Дополни
bura-thinks = думает…
bura-time-out = Время вышло
bura-away = Нет: играет бот
bura-accepts = Принимает
bura-refuses = Отказ
# Предупреждение в последние секунды. Осталось $n секунд, проигрыш — $stake очков.
bura-time =
    { $n ->
        [one] Ещё { $n } секунда
        [few] Ещё { $n } секунды
       *[many] Ещё { $n } секунд
    }, и раздача проиграна: −{ $stake }

## Что можно сделать

bura-say-lead = Зайди одной картой или несколькими одной масти
bura-say-answer =
    { $n ->
        [one] Побей карту или отдай одну закрытой
        [few] Побей все { $n } карты или отдай { $n } закрытыми
       *[many] Побей все { $n } карт или отдай { $n } закрытыми
    }
bura-say-answer-open =
    { $n ->
        [one] Положи одну карту: берёт только тот, кто бьёт
        [few] Положи { $n } карты: берёт только тот, кто бьёт все
       *[many] Положи { $n } карт: берёт только тот, кто бьёт все
    }
bura-say-part = Положено { $laid } из { $of }, побито { $cut }
bura-say-cut =
    { $of ->
        [one] Побито: всё берёшь ты
        [few] Побито { $cut } из { $of }: всё берёшь ты
       *[many] Побито { $cut } из { $of }: всё берёшь ты
    }
bura-say-uncut =
    { $of ->
        [one] Не побито: всё берёт зашедший
        [few] Побито { $cut } из { $of }: всё берёт зашедший
       *[many] Побито { $cut } из { $of }: всё берёт зашедший
    }
bura-say-complete = Положи остальное: побито { $cut } из { $of }
bura-one-suit = Заходят картами одной масти
bura-all-cut =
    { $of ->
        [one] Побито: всё берёт побивший
        [few] Побиты все { $of }: всё берёт побивший
       *[many] Побиты все { $of }: всё берёт побивший
    }
bura-not-cut =
    { $of ->
        [one] Не побито: всё берёт зашедший
        [few] Побито { $cut } из { $of }: всё берёт зашедший
       *[many] Побито { $cut } из { $of }: всё берёт зашедший
    }

## Кнопки

bura-lead =
    { $n ->
        [one] Зайти { $n } картой
        [few] Зайти { $n } картами
       *[many] Зайти { $n } картами
    }
bura-cut = Побить
bura-lay = Положить открыто
bura-give = Отдать закрыто
bura-you-take = всё берёшь ты
bura-leader-takes = всё берёт зашедший
bura-bura = Бура!
bura-royal = Королевская бура!
bura-malyutka = Малютка!
bura-malyutka-line = он дополнит
bura-wins = выигрывает раздачу
bura-wins-twice = двойная ставка
bura-takes-trick = берёт взятку
bura-complete =
    { $n ->
        [one] Добавить { $n } карту
        [few] Добавить { $n } карты
       *[many] Добавить { $n } карт
    }
bura-refuse = Отказать
bura-refuse-costs = проиграть { $n }
bura-accept = Принять
bura-accept-costs = играть на { $n }
bura-raise = Дальше: { $stake }
bura-raise-costs = предложить { $n }

## Следующая ставка: кнопка, и почему её сейчас нельзя назвать

bura-offer = Сказать { $stake }
bura-offer-none = Высшая ставка
bura-offer-line = играть на { $n }
bura-offer-crawford = не в этой раздаче
bura-offer-top = выше нет
bura-offer-other = только соперник
bura-offer-offer = уже предложено
bura-offer-turn = в свой ход
bura-offer-lead = только перед заходом
bura-offer-complete = не сейчас

## Заявка: кнопка, и почему её сейчас нельзя сделать

bura-var = Вар!
bura-var-line = заявить 31
bura-var-offer = после ответа
bura-var-turn = когда заходишь ты
bura-var-answer = когда заходишь ты
bura-var-trick = после взятки
bura-var-title = Заявить 31?
bura-var-sure = Твои взятки считают при обоих. { $limit } и больше — выигрываешь { $stake }; меньше — проигрываешь { $stake }.
bura-var-between = Ты знаешь о { $least }–{ $most } очках.
bura-var-exact =
    { $least ->
        [one] Ты знаешь об { $least } очке.
        [few] Ты знаешь о { $least } очках.
       *[many] Ты знаешь о { $least } очках.
    }
bura-var-back = Ещё нет
bura-var-claim = Вар!
bura-forced = Подсчёт
bura-verdict-var = 31 есть: заявка верна
bura-verdict-wrong_var = 31 нет: заявка неверна
bura-verdict-exhausted = Карты кончились: считают взявшего последним

## Взятки

bura-pile-own = твои взятки
bura-pile-other = взятки соперника
bura-knows = { $least }–{ $most } очков
bura-knows-exactly =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }

## Жребий

bura-toss-rule = Угадал цвет — заходишь
bura-toss-ask = Красная или чёрная? Угадаешь — заходишь ты.
bura-toss-red = Красная
bura-toss-black = Чёрная
# $name стоит в именительном падеже.
bura-toss-says-red = { $name }: красная!
bura-toss-says-black = { $name }: чёрная!
bura-toss-leads =
    { $you ->
        [yes] Первым заходишь ты
       *[no] Первый заход: { $name }
    }

## Конец раздачи. $name — в именительном падеже; $you — "yes", когда обращаемся на «ты».

bura-wins-hand =
    { $you ->
        [yes] Раздачу выигрываешь ты
       *[no] { $name } выигрывает раздачу
    }
bura-nobody-wins = Раздачу не выиграл никто
bura-end-var = Вар: { $points }
bura-end-var-line = Заявлено 31, и они есть.
bura-end-wrong_var = Неверный вар: { $points }
bura-end-wrong_var-line = Заявлено 31, но столько нет.
bura-end-bura = Бура!
bura-end-bura-line = Полная рука козырей выигрывает сразу.
bura-end-royal = Королевская бура!
bura-end-royal-line = Три туза вместе с козырным выигрывают двойную ставку.
bura-end-refused = Отказ
bura-end-refused-line = Отказавший проигрывает раздачу по прежней цене.
bura-end-timeout = Время вышло
bura-end-timeout-line = Кто не успел, проигрывает раздачу по принятой ставке.
bura-end-exhausted = Подсчёт: { $first } : { $second }
bura-end-exhausted-line = Карты кончились: взявшему последним нужно было 31.
bura-end-points = { $first } : { $second }
bura-end-points-line =
    У проигравшего { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, он платит ставку ×{ $times }.
bura-end-draw = 60 : 60
bura-end-draw-line = Ничья: никто не платит.
bura-end-carry-line = Ничья: никто не платит, ставка остаётся на следующую раздачу.
bura-loser-has = у проигравшего
bura-band-1 = 31–59
bura-band-2 = 2–30
bura-band-3 = 0
bura-gain-sum = { $stake } × { $times }
bura-next-leads =
    { $you ->
        [yes] Следующую раздачу начинаешь ты.
       *[no] Следующую раздачу начинает { $name }.
    }
bura-next-crawford = Кроуфорд: следующая раздача без предложений.
bura-next-stake = Её цена с начала { $n }.
bura-next-hand = Следующая раздача
bura-to-result = К итогу

## Запись и итог

bura-sheet = Запись
bura-sheet-title = Матч до { $target }
bura-sheet-hand = №
bura-sheet-leads = Заход
bura-sheet-how = Чем кончилась
bura-sheet-stake = Ставка
bura-sheet-running = идёт
bura-how-var = вар, { $points }
bura-how-wrong_var = неверный вар, { $points }
bura-how-bura = бура
bura-how-royal = королевская бура
bura-how-refused = отказ
bura-how-timeout = время вышло
bura-how-exhausted = подсчёт, { $first } : { $second }
bura-how-points = { $first } : { $second }
bura-how-draw = ничья
bura-stat-hands = Выигранные раздачи
bura-stat-stake = Высшая выигранная ставка
bura-stat-var = Заявки: верные / неверные
bura-stat-bura = Буры
bura-stat-refused = Отказы
