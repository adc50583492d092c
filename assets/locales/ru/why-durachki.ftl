# Чем хорош ход за столом дурачков. $count — число, $card — карта словами, $seat — имя игрока.

## Ход

why-durachki-lead-last =
    { $count ->
        [one] Это твоя последняя карта: выход
        [few] Это твои последние { $count } карты: выход
       *[many] Это твои последние { $count } карт: выход
    }
why-durachki-lead-not-covered = { $seat } не может побить карту { $card }
why-durachki-lead-trump-needed = { $seat } побьёт карту { $card } разве что козырем
why-durachki-lead-only-trumps = У тебя одни козыри
why-durachki-lead-together =
    { $count ->
        [one] Уходит { $count } карта ранга
        [few] Разом уходят { $count } карты одного ранга
       *[many] Разом уходят { $count } карт одного ранга
    }
why-durachki-lead-smallest = Сперва ходят наименьшими
why-durachki-lead-single = Карта { $card } без пары: ничего не разбито
why-durachki-lead-keeps-trumps = Козыри остаются в руке
why-durachki-lead-trump = Карту { $card } побьёт лишь старший козырь

## Слётывание по желанию

why-durachki-fly-last = Уходят твои последние карты: выход
why-durachki-fly-small-trumps = От мелких козырей мало проку: сбрось их
why-durachki-fly-sheds =
    { $count ->
        [one] Минус { $count } карта, а отбивается { $seat }
        [few] Минус { $count } карты, а отбивается { $seat }
       *[many] Минус { $count } карт, а отбивается { $seat }
    }
why-durachki-fly-covers =
    { $count ->
        [one] Побьёшь всё: уйдёт ещё { $count } карта
        [few] Побьёшь всё: уйдут ещё { $count } карты
       *[many] Побьёшь всё: уйдёт ещё { $count } карт
    }
why-durachki-fly-at-yourself = Что добавишь, то тебе и бить
why-durachki-fly-keeps-trump = Сбереги: { $card }. Козырь бьёт любую масть
why-durachki-fly-keeps-cards =
    { $count ->
        [one] Эта карта нужнее в руке
        [few] Эти { $count } карты нужнее в руке
       *[many] Эти { $count } карт нужнее в руке
    }

## Отбой

why-durachki-cover-last = Последняя карта бьёт последнюю: выход
why-durachki-cover-leads-next = Тогда всё побито, и ход твой
why-durachki-cover-trump-then-suit = Козырь бьёт, а для хода остаётся { $card }
why-durachki-cover-trump-needed = Карту { $card } тебе побить только козырем
why-durachki-cover-splits-nothing = { $card }: ни одной пары не разбито
why-durachki-cover-only-one = Больше бить нечем: { $card }
why-durachki-cover-lowest = Наименьшая, что бьёт: { $card }
why-durachki-cover-everything =
    { $count ->
        [2] Ты можешь побить обе карты
        [one] Ты можешь её побить
        [few] Ты можешь побить все { $count } карты
       *[many] Ты можешь побить все { $count } карт
    }
why-durachki-cover-less-to-take = Что побито, того не брать

## Взять

why-durachki-take-nothing-covers = Нечем побить карту { $card }
why-durachki-take-not-all =
    { $count ->
        [2] Обе карты не побить
        [one] Её не побить
        [few] Всех { $count } карт не побить
       *[many] Всех { $count } карт не побить
    }
why-durachki-take-saves-trumps =
    { $count ->
        [one] Отбой стоил бы { $count } козыря
        [few] Отбой стоил бы { $count } козырей
       *[many] Отбой стоил бы { $count } козырей
    }
why-durachki-take-saves-cards =
    { $count ->
        [one] Отбой стоил бы { $count } ценной карты
        [few] Отбой стоил бы { $count } ценных карт
       *[many] Отбой стоил бы { $count } ценных карт
    }
