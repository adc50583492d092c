# Стіл дурачків. $n — число, $name — ім’я гравця, $card — карта словами.

durachki-deal = Здача { $n }
durachki-bout = бій { $n }
# Карти ще не побиті, поруч із поділками для всіх.
durachki-uncovered =
    { $n ->
        [0] усе побито
       *[other] побити ще: { $n }
    }
durachki-out-of-play = поза грою
durachki-place = вихід · { $n }

durachki-your-lead = Твій хід
durachki-your-fly = Додаєш?
durachki-your-cover = Відбивайся
durachki-your-over = …

durachki-cuts = Знімаю
durachki-takes = Беру!
durachki-stays = Не додаю
durachki-flies = Злітає: { $n }
# Ранги, що злітаються: $rank від 6 до 14.
durachki-ranks =
    { $rank ->
        [6] шістки
        [7] сімки
        [8] вісімки
        [9] дев’ятки
        [10] десятки
        [11] валети
        [12] дами
        [13] королі
       *[other] тузи
    }
durachki-flying-must = Злітаються { durachki-ranks }: хто має, мусить додати
durachki-flying-may = Злітаються { durachki-ranks }: хто має, може додати
durachki-beaten-off = Бито!
durachki-went-out = Вихід!
durachki-time-out = Час вийшов
durachki-away = Нема: грає бот
durachki-bot-plays = За тебе грає бот. Торкнися, щоб повернутися.

## Кнопки

durachki-lead =
    { $n ->
        [0] Хід
        [1] Ходити
        [2] Обидві
       *[other] Усі { $n }
    }
durachki-lead-line = підніми карту
durachki-fly = Додати
durachki-fly-line = підніми карту
durachki-take = Беру
durachki-stay = Не додаю
durachki-stay-line = або підніми
durachki-hint = Підказка
durachki-advice = Порада
durachki-sheet = Рахунок
durachki-cover = Побити: { $card }
durachki-choose-target = Яку карту побити?

## Чому карту не можна покласти. $trump — масть козирів

durachki-why-out = Ти вже поза грою: дивись на інших
durachki-why-defending = Ти відбиваєшся: чекай на хід
durachki-why-wait = Не твій хід: грає { $name }
durachki-why-ranks = Разом кладуть лише карти одного рангу
durachki-why-rank = Злітаються лише карти того самого рангу
durachki-why-lower = Замала: не б’є карту { $card }
durachki-why-suit = Ні масть, ні козир: не б’є карту { $card }
durachki-why-trump = Козир б’ють лише старшим козирем
durachki-why-none = Не б’є жодної з цих карт

## Шість правил книги як поради для руки

durachki-advice-smallest-first = Книга: спершу ходи найменшими
durachki-advice-keep-trumps = Книга: не ходи козирями без потреби
durachki-advice-keep-together = Книга: не розбивай карти одного рангу
durachki-advice-split-the-higher = Книга: як розбивати пару, то старшу
durachki-advice-trump-then-suit = Книга: багато козирів? Бий парним козирем
durachki-advice-throw-small-trumps = Книга: мало дрібних козирів? Скинь їх
durachki-advice-none = Тут жодне правило книги не підходить

## Кінець здачі й партії, рахунок

durachki-end-you = Це твій програш!
durachki-end-loser = Програш: { $name }!
durachki-end-none = Ніхто не програв!
durachki-end-stopped = Зупинено
durachki-end-stopped-line = Після 500 боїв здачу зупиняють; ніхто не програв.
durachki-end-dealer = Далі здає: { $name }
durachki-end-over = Програшів: { $n }. Партію закінчено
durachki-finish = Закінчити
durachki-result-first = найменше програшів
durachki-result-last = найбільше програшів
durachki-board-empty = Жодної здачі ще не закінчено
durachki-earlier = Попередні здачі
durachki-later = Наступні здачі
