# Стол дурачков. $n — число, $name — имя игрока, $card — карта словами.

durachki-deal = Сдача { $n }
durachki-bout = бой { $n }
# Карты ещё не побитые, рядом с делениями для всех.
durachki-uncovered =
    { $n ->
        [0] всё побито
       *[other] побить ещё: { $n }
    }
durachki-out-of-play = вне игры
durachki-place = выход · { $n }

durachki-your-lead = Твой ход
durachki-your-fly = Добавишь?
durachki-your-cover = Отбивайся
durachki-your-over = …

durachki-cuts = Снимаю
durachki-takes = Беру!
durachki-stays = Не добавляю
durachki-flies = Слётывает: { $n }
# Ранги, что слётываются: $rank от 6 до 14.
durachki-ranks =
    { $rank ->
        [6] шестёрки
        [7] семёрки
        [8] восьмёрки
        [9] девятки
        [10] десятки
        [11] валеты
        [12] дамы
        [13] короли
       *[other] тузы
    }
durachki-flying-must = Слётываются { durachki-ranks }: у кого есть, тот добавляет
durachki-flying-may = Слётываются { durachki-ranks }: у кого есть, может добавить
durachki-beaten-off = Бито!
durachki-went-out = Выход!
durachki-time-out = Время вышло
durachki-away = Нет: играет бот
durachki-bot-plays = За тебя играет бот. Коснись, чтобы вернуться.

## Кнопки

durachki-lead =
    { $n ->
        [0] Ход
        [1] Ходить
        [2] Обе
       *[other] Все { $n }
    }
durachki-lead-line = подними карту
durachki-fly = Добавить
durachki-fly-line = подними карту
durachki-take = Беру
durachki-stay = Нет
durachki-stay-line = или подними
durachki-hint = Подсказка
durachki-advice = Совет
durachki-sheet = Счёт
durachki-cover = Побить: { $card }
durachki-choose-target = Какую карту побить?

## Почему карту нельзя положить. $trump — масть козырей

durachki-why-out = Ты уже вне игры: смотри на других
durachki-why-defending = Ты отбиваешься: жди хода
durachki-why-wait = Не твой ход: играет { $name }
durachki-why-ranks = Вместе кладут только карты одного ранга
durachki-why-rank = Слётываются только карты того же ранга
durachki-why-lower = Мала: не бьёт карту { $card }
durachki-why-suit = Ни масть, ни козырь: не бьёт карту { $card }
durachki-why-trump = Козырь бьют только старшим козырем
durachki-why-none = Не бьёт ни одной из этих карт

## Шесть правил книги как советы для руки

durachki-advice-smallest-first = Книга: сперва ходи наименьшими
durachki-advice-keep-trumps = Книга: не ходи козырями без нужды
durachki-advice-keep-together = Книга: не разбивай карты одного ранга
durachki-advice-split-the-higher = Книга: если разбивать пару, то старшую
durachki-advice-trump-then-suit = Книга: много козырей? Бей парным козырем
durachki-advice-throw-small-trumps = Книга: мало мелких козырей? Сбрось их
durachki-advice-none = Здесь ни одно правило книги не подходит

## Конец сдачи и партии, счёт

durachki-end-you = Это твой проигрыш!
durachki-end-loser = Проигрыш: { $name }!
durachki-end-none = Никто не проиграл!
durachki-end-stopped = Остановлено
durachki-end-stopped-line = После 500 боёв сдачу останавливают; никто не проиграл.
durachki-end-dealer = Дальше сдаёт: { $name }
durachki-end-over = Проигрышей: { $n }. Партия окончена
durachki-finish = Закончить
durachki-result-first = меньше всех проигрышей
durachki-result-last = больше всех проигрышей
durachki-board-empty = Ещё ни одна сдача не окончена
durachki-earlier = Прежние сдачи
durachki-later = Следующие сдачи
