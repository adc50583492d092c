# Чем хорош ход за столом джокера. $count и $of — числа, $seat — имя игрока.

## Козырь

why-joker-trump-long =
    { $count ->
        [one] У тебя { $count } карта этой масти
        [few] У тебя { $count } карты этой масти
       *[many] У тебя { $count } карт этой масти
    }
why-joker-trump-ace = У тебя её туз
why-joker-trump-aces =
    { $count ->
        [one] Без козыря твоего туза никто не побьёт
        [few] Без козыря твоих { $count } тузов никто не побьёт
       *[many] Без козыря твоих { $count } тузов никто не побьёт
    }
why-joker-trump-no-suit = У тебя нет двух карт одной масти

## Заказ

why-joker-bid-nothing = Ни джокера, ни туза, ни старшего козыря
why-joker-bid-beaten =
    { $count ->
        [one] Твою карту может побить { $count } карта
        [few] Твою карту могут побить { $count } карты
       *[many] Твою карту может побить { $count } карт
    }
why-joker-bid-few-high = Старших карт у тебя лишь { $count } из { $of }
why-joker-bid-jokers =
    { $count ->
        [one] Джокер — это почти взятка
        [few] { $count } джокера — это почти { $count } взятки
       *[many] { $count } джокеров — это почти { $count } взяток
    }
why-joker-bid-high-trumps =
    { $count ->
        [one] У тебя { $count } старший козырь
        [few] У тебя { $count } старших козыря
       *[many] У тебя { $count } старших козырей
    }
why-joker-bid-aces =
    { $count ->
        [one] У тебя { $count } туз
        [few] У тебя { $count } туза
       *[many] У тебя { $count } тузов
    }
why-joker-bid-trumps =
    { $count ->
        [one] У тебя { $count } козырь
        [few] У тебя { $count } козыря
       *[many] У тебя { $count } козырей
    }
why-joker-bid-kings =
    { $count ->
        [one] У тебя { $count } король
        [few] У тебя { $count } короля
       *[many] У тебя { $count } королей
    }
why-joker-bid-crowded = Другие уже заказали { $count } из { $of }
why-joker-bid-roomy =
    { $count ->
        [0] Другие пока не заказали ничего
       *[other] Другие пока заказали лишь { $count } из { $of }
    }
why-joker-bid-forbidden = { $count } сдающему здесь нельзя

## Чего не хватает до заказа

why-joker-enough =
    { $count ->
        [one] Своя взятка уже есть: эту оставь другим
        [few] Свои { $count } взятки уже есть: эту оставь другим
       *[many] Свои { $count } взяток уже есть: эту оставь другим
    }
why-joker-enough-none = Заказан пас: эту взятку оставь другим
why-joker-need =
    { $count ->
        [one] Не хватает ещё { $count } взятки
        [few] Не хватает ещё { $count } взяток
       *[many] Не хватает ещё { $count } взяток
    }
why-joker-need-all =
    { $count ->
        [2] Нужны обе оставшиеся взятки
        [one] Нужна и последняя взятка
        [few] Нужны все { $count } оставшиеся взятки
       *[many] Нужны все { $count } оставшихся взяток
    }
why-joker-khisht = Без единой взятки будет хишт: возьми хоть одну
why-joker-lost = Заказ уже не выйдет: помешай другим
why-joker-spoil-needs = Эту взятку хочет забрать { $seat }
why-joker-spoil-full = Свои взятки уже есть, ещё одна лишняя: { $seat }

## Джокеры

why-joker-joker-only = Эту взятку берёт только джокер
why-joker-joker-give = Отдающий джокер никогда не берёт
why-joker-joker-low = Так джокер уходит, а взятку берут другие
why-joker-joker-high = Все должны дать старшую карту масти
why-joker-joker-high-trumps = Все должны дать старший козырь
why-joker-joker-later = Взял бы только джокер: побереги его
why-joker-keeps-joker = Джокер остаётся на потом

## Карты

why-joker-cheapest = Самая дешёвая твоя карта, что берёт взятку
why-joker-master = Старших карт этой масти у других нет
why-joker-master-no-trumps = Ни старшей карты, ни козыря у других нет
why-joker-master-sure = Побить её уже нечем
why-joker-few-beat =
    { $count ->
        [0] Побить её никому нечем
        [one] Побить её может лишь { $count } карта
        [few] Побить её могут лишь { $count } карты
       *[many] Побить её может лишь { $count } карт
    }
why-joker-draw-trumps = Выходят козыри, которыми могли бы побить туза
why-joker-lead-low = Самая младшая карта берёт реже всех
why-joker-lead-few-higher =
    { $count ->
        [one] Старше её лишь { $count } карта масти
        [few] Старше её лишь { $count } карты масти
       *[many] Старше её лишь { $count } карт масти
    }
why-joker-lead-higher-out =
    { $count ->
        [one] У других может быть { $count } старшая карта масти
        [few] У других могут быть { $count } старшие карты масти
       *[many] У других может быть { $count } старших карт масти
    }
why-joker-highest-loser = Самая старшая твоя карта, что не берёт
why-joker-throw-high = Сейчас можно сбросить опасную карту
why-joker-cannot-lose = Эту взятку берёт любая твоя карта
why-joker-beaten-soonest = Младшую побьют легче всего
why-joker-cannot-take = Взять эту взятку тебе нечем
why-joker-only-card = Другой картой ходить нельзя
why-joker-alike = Твои карты здесь равноценны
why-joker-keeps-taker = То, чем можно взять, остаётся у тебя
why-joker-lead-under = Старшее в этой масти остаётся в руке
why-joker-lead-void = Последняя карта масти: дальше бьёшь козырем
