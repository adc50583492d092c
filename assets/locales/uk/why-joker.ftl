# Чому хід за столом джокера добрий. $count і $of — числа, $seat — ім’я гравця.

## Козир

why-joker-trump-long =
    { $count ->
        [one] У тебе { $count } карта цієї масті
        [few] У тебе { $count } карти цієї масті
       *[many] У тебе { $count } карт цієї масті
    }
why-joker-trump-ace = У тебе її туз
why-joker-trump-aces =
    { $count ->
        [one] Без козиря твого туза ніхто не поб’є
        [few] Без козиря твоїх { $count } тузів ніхто не поб’є
       *[many] Без козиря твоїх { $count } тузів ніхто не поб’є
    }
why-joker-trump-no-suit = У тебе немає двох карт однієї масті

## Замовлення

why-joker-bid-nothing = Ні джокера, ні туза, ні старшого козиря
why-joker-bid-beaten =
    { $count ->
        [one] Твою карту може побити { $count } карта
        [few] Твою карту можуть побити { $count } карти
       *[many] Твою карту може побити { $count } карт
    }
why-joker-bid-few-high = Старших карт у тебе лише { $count } з { $of }
why-joker-bid-jokers =
    { $count ->
        [one] Джокер — це майже взятка
        [few] { $count } джокери — це майже { $count } взятки
       *[many] { $count } джокерів — це майже { $count } взяток
    }
why-joker-bid-high-trumps =
    { $count ->
        [one] У тебе { $count } старший козир
        [few] У тебе { $count } старші козирі
       *[many] У тебе { $count } старших козирів
    }
why-joker-bid-aces =
    { $count ->
        [one] У тебе { $count } туз
        [few] У тебе { $count } тузи
       *[many] У тебе { $count } тузів
    }
why-joker-bid-trumps =
    { $count ->
        [one] У тебе { $count } козир
        [few] У тебе { $count } козирі
       *[many] У тебе { $count } козирів
    }
why-joker-bid-kings =
    { $count ->
        [one] У тебе { $count } король
        [few] У тебе { $count } королі
       *[many] У тебе { $count } королів
    }
why-joker-bid-crowded = Інші вже замовили { $count } з { $of }
why-joker-bid-roomy =
    { $count ->
        [0] Інші поки не замовили нічого
       *[other] Інші поки замовили лише { $count } з { $of }
    }
why-joker-bid-forbidden = { $count } роздавачеві тут не можна

## Чого бракує до замовлення

why-joker-enough =
    { $count ->
        [one] Свою взятку вже маєш: цю лиши іншим
        [few] Свої { $count } взятки вже маєш: цю лиши іншим
       *[many] Свої { $count } взяток уже маєш: цю лиши іншим
    }
why-joker-enough-none = Замовлено пас: цю взятку лиши іншим
why-joker-need =
    { $count ->
        [one] Бракує ще { $count } взятки
        [few] Бракує ще { $count } взяток
       *[many] Бракує ще { $count } взяток
    }
why-joker-need-all =
    { $count ->
        [2] Потрібні обидві взятки, що лишилися
        [one] Потрібна й остання взятка
        [few] Потрібні всі { $count } взятки, що лишилися
       *[many] Потрібні всі { $count } взяток, що лишилися
    }
why-joker-khisht = Без жодної взятки буде хішт: візьми хоч одну
why-joker-lost = Замовлення вже не вийде: завадь іншим
why-joker-spoil-needs = Цю взятку хоче забрати { $seat }
why-joker-spoil-full = Свої взятки вже має { $seat }: ще одна зайва

## Джокери

why-joker-joker-only = Цю взятку бере лише джокер
why-joker-joker-give = Джокер, що віддає, ніколи не бере
why-joker-joker-low = Так джокер іде, а взятку беруть інші
why-joker-joker-high = Усі мають дати найстаршу карту масті
why-joker-joker-high-trumps = Усі мають дати найстаршого козиря
why-joker-joker-later = Узяв би лише джокер: бережи його на потім
why-joker-keeps-joker = Джокер лишається на потім

## Карти

why-joker-cheapest = Найдешевша твоя карта, що бере взятку
why-joker-master = Старших карт цієї масті в інших немає
why-joker-master-no-trumps = Ні старшої карти, ні козиря в інших немає
why-joker-master-sure = Побити її вже нічим
why-joker-few-beat =
    { $count ->
        [0] Побити її нікому нічим
        [one] Побити її може лише { $count } карта
        [few] Побити її можуть лише { $count } карти
       *[many] Побити її може лише { $count } карт
    }
why-joker-draw-trumps = Виходять козирі, якими могли б побити туза
why-joker-lead-low = Найменша карта бере найрідше
why-joker-lead-few-higher =
    { $count ->
        [one] Старша за неї лише { $count } карта масті
        [few] Старші за неї лише { $count } карти масті
       *[many] Старші за неї лише { $count } карт масті
    }
why-joker-lead-higher-out =
    { $count ->
        [one] В інших може бути { $count } старша карта масті
        [few] В інших можуть бути { $count } старші карти масті
       *[many] В інших може бути { $count } старших карт масті
    }
why-joker-highest-loser = Найстарша твоя карта, що не бере
why-joker-throw-high = Зараз можна скинути небезпечну карту
why-joker-cannot-lose = Цю взятку бере кожна твоя карта
why-joker-beaten-soonest = Найменшу поб’ють найлегше
why-joker-cannot-take = Узяти цю взятку тобі нічим
why-joker-only-card = Іншої карти грати не можна
why-joker-alike = Твої карти тут рівноцінні
why-joker-keeps-taker = Те, чим можна взяти, лишається в тебе
why-joker-lead-under = Старше в цій масті лишається в руці
why-joker-lead-void = Остання карта масті: далі б’єш козирем
