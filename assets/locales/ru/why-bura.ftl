# Почему ход за столом буры хорош. $count и $of — числа.

## Заход

why-bura-lead-to-31 = Если не побьют, у тебя будет 31
why-bura-lead-uncuttable =
    { $count ->
        [2] Обе карты сопернику побить нечем
        [one] Эту карту сопернику побить нечем
        [few] Все { $count } карты сопернику побить нечем
       *[many] Все { $count } карт сопернику побить нечем
    }
why-bura-lead-holds = В { $count } случаях из { $of } сопернику нечем побить
why-bura-lead-together =
    { $count ->
        [2] Надо побить обе карты, иначе всё твоё
        [one] Карту надо побить, иначе всё твоё
        [few] Надо побить все { $count } карты, иначе всё твоё
       *[many] Надо побить все { $count } карт, иначе всё твоё
    }
why-bura-lead-cheap =
    { $count ->
        [0] Если побьют, не пропадёт ни одного твоего очка
        [one] Если побьют, пропадёт лишь { $count } твоё очко
        [few] Если побьют, пропадут лишь { $count } твоих очка
       *[many] Если побьют, пропадут лишь { $count } твоих очков
    }
why-bura-lead-takes =
    { $count ->
        [one] Если не побьют, это { $count } очко или больше
        [few] Если не побьют, это { $count } очка или больше
       *[many] Если не побьют, это { $count } очков или больше
    }
why-bura-keeps-trumps =
    { $count ->
        [one] Твой козырь остаётся в руке
        [few] Твои { $count } козыря остаются в руке
       *[many] Твои { $count } козырей остаются в руке
    }

## Бить

why-bura-cut-to-31 = С этой взяткой у тебя будет 31
why-bura-cut-stops-31 = Если не бить, у соперника будет 31
why-bura-cut-takes =
    { $count ->
        [one] На столе лежит { $count } очко
        [few] На столе лежат { $count } очка
       *[many] На столе лежит { $count } очков
    }
why-bura-cut-only = Больше побить нечем
why-bura-cut-leads = Кто побил, тот заходит дальше

## Ответить не побив

why-bura-give-cannot-cut =
    { $count ->
        [2] Обе карты тебе не побить
        [one] Побить её тебе нечем
        [few] Всех { $count } карт тебе не побить
       *[many] Всех { $count } карт тебе не побить
    }
why-bura-give-instead = То, чем можно побить, остаётся у тебя
why-bura-give-least =
    { $count ->
        [0] Это не отдаёт ни одного очка
        [one] Меньше не отдать: { $count } очко
        [few] Меньше не отдать: { $count } очка
       *[many] Меньше не отдать: { $count } очков
    }
why-bura-give-hidden =
    { $count ->
        [one] Карта закрыта: соперник её не сосчитает
        [few] Карты закрыты: соперник их не сосчитает
       *[many] Карты закрыты: соперник их не сосчитает
    }

## Выигрышные руки, малютка, дополнение

why-bura-malyutka =
    { $count ->
        [one] Чтобы взять, надо побить твою карту
        [few] Чтобы взять, надо побить все { $count } твои карты
       *[many] Чтобы взять, надо побить все { $count } твоих карт
    }
why-bura-complete = Взятку надо дополнить
why-bura-bura-wins = Полная рука козырей выигрывает сразу
why-bura-bura-takes = Бура берёт взятку, что бы в ней ни лежало
why-bura-royal-wins = Три туза вместе с козырным выигрывают двойную ставку

## Заявка

why-bura-var-sure =
    { $count ->
        [one] В своих взятках ты видишь { $count } очко
        [few] В своих взятках ты видишь { $count } очка
       *[many] В своих взятках ты видишь { $count } очков
    }
why-bura-var-likely = В { $count } случаях из { $of } вместе с закрытыми будет 31
why-bura-var-before-them =
    { $count ->
        [one] У соперника уже { $count } очко: не жди
        [few] У соперника уже { $count } очка: не жди
       *[many] У соперника уже { $count } очков: не жди
    }

## Ставка

why-bura-offer-sure = Ты выигрываешь сразу: пусть раздача сперва стоит { $count }
why-bura-offer-nothing-to-lose = Проиграешь раздачу — проиграешь и матч: терять нечего
why-bura-offer-refused = Если соперник откажет, { $count } твои сразу
why-bura-ahead =
    { $count ->
        [one] У тебя не меньше чем { $count } очко, у соперника { $of }
        [few] У тебя не меньше чем { $count } очка, у соперника { $of }
       *[many] У тебя не меньше чем { $count } очков, у соперника { $of }
    }
why-bura-many-trumps =
    { $count ->
        [one] У тебя { $count } козырь
        [few] У тебя { $count } козыря
       *[many] У тебя { $count } козырей
    }
why-bura-strong-hand =
    { $count ->
        [one] У тебя { $count } туз или десятка
        [few] У тебя { $count } туза и десятки
       *[many] У тебя { $count } тузов и десяток
    }
why-bura-accept-must = Отказ проигрывает матч
why-bura-accept-pays = Отказ наверняка проигрывает { $count }
why-bura-refuse-near-31 =
    { $count ->
        [one] У соперника уже { $count } очко из 31
        [few] У соперника уже { $count } очка из 31
       *[many] У соперника уже { $count } очков из 31
    }
why-bura-refuse-behind =
    { $count ->
        [one] У соперника { $count } очко, у тебя не больше { $of }
        [few] У соперника { $count } очка, у тебя не больше { $of }
       *[many] У соперника { $count } очков, у тебя не больше { $of }
    }
why-bura-refuse-no-trumps = У тебя ни одного козыря
why-bura-refuse-costs-less = Отказ стоит только { $count }
