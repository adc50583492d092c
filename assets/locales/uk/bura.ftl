# Стіл грузинської бури. Даві, се, чарі, панджі й шаші — ставки від 2 до 6; вар — заява, що маєш 31.

bura-title =
    { $cards ->
        [3] Бура · три карти
       *[5] Бура · п’ять карт
    }
bura-hand-of = роздача { $number } · матч до { $target }
bura-hand-short = здача { $number } · до { $target }
bura-score = { $score } з { $target }
bura-hint = Підказка

## Ставки: назви на драбині й вигуки

bura-stake-1 = ставка
bura-stake-2 = даві
bura-stake-3 = се
bura-stake-4 = чарі
bura-stake-5 = панджі
bura-stake-6 = шаші
bura-call-2 = Даві!
bura-call-3 = Се!
bura-call-4 = Чарі!
bura-call-5 = Панджі!
bura-call-6 = Шаші!
bura-worth = ціна роздачі
bura-one-point = 1 очко
bura-may-both = можуть обоє
bura-may-you = підіймати можеш лише ти
bura-may-other = підіймати може лише суперник
bura-may-nobody = вище нема

## Чий хід

bura-turn-lead = Заходиш ти
bura-turn-answer = Відповідай
bura-turn-word = Твоє слово
bura-turn-complete = Доповни
bura-thinks = думає…
bura-time-out = Час вийшов
bura-away = Немає: грає бот
bura-accepts = Приймає
bura-refuses = Пасує
# Попередження в останні секунди. Лишилося $n секунд, програш — $stake очок.
bura-time =
    { $n ->
        [one] Ще { $n } секунда
        [few] Ще { $n } секунди
       *[many] Ще { $n } секунд
    }, і роздачу програно: −{ $stake }

## Що можна зробити

bura-say-lead = Зайди однією картою або кількома однієї масті
bura-say-answer =
    { $n ->
        [one] Побий карту або віддай одну закритою
        [few] Побий усі { $n } карти або віддай { $n } закритими
       *[many] Побий усі { $n } карт або віддай { $n } закритими
    }
bura-say-answer-open =
    { $n ->
        [one] Поклади одну карту: бере лише той, хто б’є
        [few] Поклади { $n } карти: бере лише той, хто б’є всі
       *[many] Поклади { $n } карт: бере лише той, хто б’є всі
    }
bura-say-part = Покладено { $laid } з { $of }, побито { $cut }
bura-say-cut =
    { $of ->
        [one] Побито: усе береш ти
        [few] Побито { $cut } з { $of }: усе береш ти
       *[many] Побито { $cut } з { $of }: усе береш ти
    }
bura-say-uncut =
    { $of ->
        [one] Не побито: усе бере той, хто зайшов
        [few] Побито { $cut } з { $of }: усе бере той, хто зайшов
       *[many] Побито { $cut } з { $of }: усе бере той, хто зайшов
    }
bura-say-complete = Поклади решту: побито { $cut } з { $of }
bura-one-suit = Заходять картами однієї масті
bura-all-cut =
    { $of ->
        [one] Побито: усе бере той, хто побив
        [few] Побито всі { $of }: усе бере той, хто побив
       *[many] Побито всі { $of }: усе бере той, хто побив
    }
bura-not-cut =
    { $of ->
        [one] Не побито: усе бере той, хто зайшов
        [few] Побито { $cut } з { $of }: усе бере той, хто зайшов
       *[many] Побито { $cut } з { $of }: усе бере той, хто зайшов
    }

## Кнопки

bura-lead =
    { $n ->
        [one] Зайти { $n } картою
        [few] Зайти { $n } картами
       *[many] Зайти { $n } картами
    }
bura-cut = Побити
bura-lay = Покласти відкрито
bura-give = Віддати закрито
bura-you-take = усе береш ти
bura-leader-takes = усе бере хто зайшов
bura-bura = Бура!
bura-royal = Королівська бура!
bura-malyutka = Малютка!
bura-malyutka-line = він доповнить
bura-wins = виграє роздачу
bura-wins-twice = подвійна ставка
bura-takes-trick = бере взятку
bura-complete =
    { $n ->
        [one] Додати { $n } карту
        [few] Додати { $n } карти
       *[many] Додати { $n } карт
    }
bura-refuse = Відмовити
bura-refuse-costs = програти { $n }
bura-accept = Прийняти
bura-accept-costs = грати на { $n }
bura-raise = Далі: { $stake }
bura-raise-costs = запропонувати { $n }

## Наступна ставка: кнопка, і чому її зараз не можна назвати

bura-offer = Сказати { $stake }
bura-offer-none = Найвища ставка
bura-offer-line = грати на { $n }
bura-offer-crawford = не в цій роздачі
bura-offer-top = вище нема
bura-offer-other = лише суперник
bura-offer-offer = уже є пропозиція
bura-offer-turn = у свій хід
bura-offer-lead = лише перед заходом
bura-offer-complete = не зараз

## Заява: кнопка, і чому її зараз не можна зробити

bura-var = Вар!
bura-var-line = заявити 31
bura-var-offer = після відповіді
bura-var-turn = коли заходиш ти
bura-var-answer = коли заходиш ти
bura-var-trick = після взятки
bura-var-title = Заявити 31?
bura-var-sure = Твої взятки рахують при обох. { $limit } і більше — виграєш { $stake }; менше — програєш { $stake }.
bura-var-between = Ти знаєш про { $least }–{ $most } очок.
bura-var-exact =
    { $least ->
        [one] Ти знаєш про { $least } очко.
        [few] Ти знаєш про { $least } очки.
       *[many] Ти знаєш про { $least } очок.
    }
bura-var-back = Ще ні
bura-var-claim = Вар!
bura-forced = Підрахунок
bura-verdict-var = 31 є: заява правильна
bura-verdict-wrong_var = 31 нема: заява хибна
bura-verdict-exhausted = Карти скінчилися: рахують того, хто взяв останнім

## Взятки

bura-pile-own = твої взятки
bura-pile-other = взятки суперника
bura-knows = { $least }–{ $most } очок
bura-knows-exactly =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }

## Жереб

bura-toss-rule = Вгадав колір — заходиш
bura-toss-ask = Червона чи чорна? Вгадаєш — заходиш ти.
bura-toss-red = Червона
bura-toss-black = Чорна
# $name стоїть у називному відмінку.
bura-toss-says-red = { $name }: червона!
bura-toss-says-black = { $name }: чорна!
bura-toss-leads =
    { $you ->
        [yes] Першим заходиш ти
       *[no] Перший захід: { $name }
    }

## Кінець роздачі. $name — у називному відмінку; $you — "yes", коли звертаємося на «ти».

bura-wins-hand =
    { $you ->
        [yes] Роздачу виграєш ти
       *[no] { $name } виграє роздачу
    }
bura-nobody-wins = Роздачу не виграв ніхто
bura-end-var = Вар: { $points }
bura-end-var-line = Заявлено 31, і вони є.
bura-end-wrong_var = Хибний вар: { $points }
bura-end-wrong_var-line = Заявлено 31, але стільки нема.
bura-end-bura = Бура!
bura-end-bura-line = Повна рука козирів виграє одразу.
bura-end-royal = Королівська бура!
bura-end-royal-line = Три тузи разом із козирним виграють подвійну ставку.
bura-end-refused = Відмова
bura-end-refused-line = Хто відмовив, програє роздачу за попередньою ціною.
bura-end-timeout = Час вийшов
bura-end-timeout-line = Хто не встиг, програє роздачу за прийнятою ставкою.
bura-end-exhausted = Підрахунок: { $first } : { $second }
bura-end-exhausted-line = Карти скінчилися: тому, хто взяв останнім, треба було мати 31.
bura-end-points = { $first } : { $second }
bura-end-points-line =
    Переможений має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    } і платить ставку ×{ $times }.
bura-end-draw = 60 : 60
bura-end-draw-line = Нічия: ніхто не платить.
bura-end-carry-line = Нічия: ніхто не платить, ставка лишається на наступну роздачу.
bura-loser-has = у переможеного
bura-band-1 = 31–59
bura-band-2 = 2–30
bura-band-3 = 0
bura-gain-sum = { $stake } × { $times }
bura-next-leads =
    { $you ->
        [yes] Наступну роздачу починаєш ти.
       *[no] Наступну роздачу починає { $name }.
    }
bura-next-crawford = Кроуфорд: наступна роздача без пропозицій.
bura-next-stake = Її ціна від початку { $n }.
bura-next-hand = Наступна роздача
bura-to-result = До підсумку

## Запис і підсумок

bura-sheet = Запис
bura-sheet-title = Матч до { $target }
bura-sheet-hand = №
bura-sheet-leads = Захід
bura-sheet-how = Чим скінчилася
bura-sheet-stake = Ставка
bura-sheet-running = триває
bura-how-var = вар, { $points }
bura-how-wrong_var = хибний вар, { $points }
bura-how-bura = бура
bura-how-royal = королівська бура
bura-how-refused = відмова
bura-how-timeout = час вийшов
bura-how-exhausted = підрахунок, { $first } : { $second }
bura-how-points = { $first } : { $second }
bura-how-draw = нічия
bura-stat-hands = Виграні роздачі
bura-stat-stake = Найвища виграна ставка
bura-stat-var = Заяви: правильні / хибні
bura-stat-bura = Бури
bura-stat-refused = Відмови
