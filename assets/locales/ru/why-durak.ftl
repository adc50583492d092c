# Чем хорош ход за столом дурака. $count — число, $card — карта словами, $seat — имя игрока.

why-durak-not-covered = { $seat } не может побить карту { $card }
why-durak-trump-needed = { $seat } побьёт карту { $card } разве что козырем
why-durak-keeps-trumps =
    { $count ->
        [one] В руке остаётся { $count } козырь
        [few] В руке остаются { $count } козыря
       *[many] В руке остаётся { $count } козырей
    }

## Ход

why-durak-lead-last =
    { $count ->
        [one] Это твоя последняя карта: выход
        [few] Это твои последние { $count } карты: выход
       *[many] Это твои последние { $count } карт: выход
    }
why-durak-lead-only-trumps = У тебя одни козыри
why-durak-lead-together =
    { $count ->
        [one] Уходит { $count } карта ранга
        [few] Разом уходят { $count } карты одного ранга
       *[many] Разом уходят { $count } карт одного ранга
    }
why-durak-lead-lowest = От младших карт меньше всего проку
why-durak-lead-trump = Карту { $card } побьёт лишь старший козырь
why-durak-lead-few-cover =
    { $count ->
        [one] Кроме козырей, карту { $card } бьёт лишь { $count } карта
        [few] Кроме козырей, карту { $card } бьют лишь { $count } карты
       *[many] Кроме козырей, карту { $card } бьёт лишь { $count } карт
    }
why-durak-lead-single = Карта { $card } без пары: ничего не разбито

## Отбой

why-durak-cover-last = Последняя карта бьёт: выход
why-durak-cover-ends = Больше подкинуть нельзя: дальше ход твой
why-durak-cover-nothing-added = Подкинуть никому нечего: дальше ход твой
why-durak-cover-trump-needed = Карту { $card } тебе побить только козырем
why-durak-cover-only-one = Больше бить нечем: { $card }
why-durak-cover-lowest = Младшая, что бьёт: { $card }
why-durak-cover-same-rank = { $card }: нового ранга на столе не будет
why-durak-cover-rank-gone = { $card }: карту этого ранга никто не подкинет
why-durak-cover-small-trump = { $card } бережёт старшую карту

## Взять

why-durak-take-nothing-covers = Нечем побить карту { $card }
why-durak-take-not-all =
    { $count ->
        [2] Обе карты не побить
        [one] Её не побить
        [few] Всех { $count } карт не побить
       *[many] Всех { $count } карт не побить
    }
why-durak-take-saves-trumps =
    { $count ->
        [one] Отбой стоил бы { $count } козыря
        [few] Отбой стоил бы { $count } козырей
       *[many] Отбой стоил бы { $count } козырей
    }
why-durak-take-saves-cards =
    { $count ->
        [one] Отбой стоил бы { $count } старшей карты
        [few] Отбой стоил бы { $count } старших карт
       *[many] Отбой стоил бы { $count } старших карт
    }
why-durak-take-trumps =
    { $count ->
        [one] Берёшь и { $count } козырь
        [few] Берёшь и { $count } козыря
       *[many] Берёшь и { $count } козырей
    }
why-durak-take-early =
    { $count ->
        [one] В колоде ещё { $count } карта: время есть
        [few] В колоде ещё { $count } карты: время есть
       *[many] В колоде ещё { $count } карт: время есть
    }

## Перевести, обменять

why-durak-transfer = { $card } переводит нападение на следующего
why-durak-swap = За младший козырь — { $card }

## Подкинуть или нет

why-durak-add-last = Это твоя последняя карта: выход
why-durak-add-taken = Всё берёт { $seat }: одной картой меньше
why-durak-add-lowest = Младшая из твоих некозырных: { $card }
why-durak-add-low = Мало проку: { $card }
why-durak-add-presses = { $seat }: бить на одну карту больше
why-durak-pass-no-gift = Что подкинешь, заберёт { $seat }
why-durak-pass-keeps-trump = Сбереги: { $card }. Козырь бьёт любую масть
why-durak-pass-keeps-card = В руке нужнее: { $card }
why-durak-pass-later = Что можно подкинуть, ещё пригодится
