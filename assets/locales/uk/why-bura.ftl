# Чому хід за столом бури добрий. $count і $of — числа.

## Захід

why-bura-lead-to-31 = Якщо не поб’ють, у тебе буде 31
why-bura-lead-uncuttable =
    { $count ->
        [2] Обидві карти суперникові нічим побити
        [one] Цю карту суперникові нічим побити
        [few] Усі { $count } карти суперникові нічим побити
       *[many] Усі { $count } карт суперникові нічим побити
    }
why-bura-lead-holds = У { $count } випадках із { $of } суперникові нема чим побити
why-bura-lead-together =
    { $count ->
        [2] Треба побити обидві карти, інакше все твоє
        [one] Карту треба побити, інакше все твоє
        [few] Треба побити всі { $count } карти, інакше все твоє
       *[many] Треба побити всі { $count } карт, інакше все твоє
    }
why-bura-lead-cheap =
    { $count ->
        [0] Якщо поб’ють, не пропаде жодного твого очка
        [one] Якщо поб’ють, пропаде лише { $count } твоє очко
        [few] Якщо поб’ють, пропаде лише { $count } твої очки
       *[many] Якщо поб’ють, пропаде лише { $count } твоїх очок
    }
why-bura-lead-takes =
    { $count ->
        [one] Якщо не поб’ють, це { $count } очко або більше
        [few] Якщо не поб’ють, це { $count } очки або більше
       *[many] Якщо не поб’ють, це { $count } очок або більше
    }
why-bura-keeps-trumps =
    { $count ->
        [one] Твій козир лишається в руці
        [few] Твої { $count } козирі лишаються в руці
       *[many] Твої { $count } козирів лишаються в руці
    }

## Бити

why-bura-cut-to-31 = З цією взяткою в тебе буде 31
why-bura-cut-stops-31 = Якщо не бити, у суперника буде 31
why-bura-cut-takes =
    { $count ->
        [one] На столі лежить { $count } очко
        [few] На столі лежать { $count } очки
       *[many] На столі лежить { $count } очок
    }
why-bura-cut-only = Більше побити нічим
why-bura-cut-leads = Хто побив, той заходить далі

## Відповісти без бою

why-bura-give-cannot-cut =
    { $count ->
        [2] Обох карт тобі не побити
        [one] Побити її тобі нічим
        [few] Усіх { $count } карт тобі не побити
       *[many] Усіх { $count } карт тобі не побити
    }
why-bura-give-instead = Те, чим можна побити, лишається в тебе
why-bura-give-least =
    { $count ->
        [0] Це не віддає жодного очка
        [one] Менше не віддати: { $count } очко
        [few] Менше не віддати: { $count } очки
       *[many] Менше не віддати: { $count } очок
    }
why-bura-give-hidden =
    { $count ->
        [one] Карта закрита: суперник її не порахує
        [few] Карти закриті: суперник їх не порахує
       *[many] Карти закриті: суперник їх не порахує
    }

## Виграшні руки, малютка, доповнення

why-bura-malyutka =
    { $count ->
        [one] Щоб узяти, треба побити твою карту
        [few] Щоб узяти, треба побити всі { $count } твої карти
       *[many] Щоб узяти, треба побити всі { $count } твоїх карт
    }
why-bura-complete = Взятку треба доповнити
why-bura-bura-wins = Повна рука козирів виграє одразу
why-bura-bura-takes = Бура бере взятку, хоч би що в ній лежало
why-bura-royal-wins = Три тузи разом із козирним виграють подвійну ставку

## Заява

why-bura-var-sure =
    { $count ->
        [one] У своїх взятках ти бачиш { $count } очко
        [few] У своїх взятках ти бачиш { $count } очки
       *[many] У своїх взятках ти бачиш { $count } очок
    }
why-bura-var-likely = У { $count } випадках із { $of } разом із закритими буде 31
why-bura-var-before-them =
    { $count ->
        [one] У суперника вже { $count } очко: не чекай
        [few] У суперника вже { $count } очки: не чекай
       *[many] У суперника вже { $count } очок: не чекай
    }

## Ставка

why-bura-offer-sure = Ти виграєш одразу: хай роздача спершу коштує { $count }
why-bura-offer-nothing-to-lose = Програєш роздачу — програєш і матч: втрачати нічого
why-bura-offer-refused = Якщо суперник відмовить, { $count } твої одразу
why-bura-ahead =
    { $count ->
        [one] У тебе щонайменше { $count } очко, у суперника { $of }
        [few] У тебе щонайменше { $count } очки, у суперника { $of }
       *[many] У тебе щонайменше { $count } очок, у суперника { $of }
    }
why-bura-many-trumps =
    { $count ->
        [one] У тебе { $count } козир
        [few] У тебе { $count } козирі
       *[many] У тебе { $count } козирів
    }
why-bura-strong-hand =
    { $count ->
        [one] У тебе { $count } туз чи десятка
        [few] У тебе { $count } тузи й десятки
       *[many] У тебе { $count } тузів і десяток
    }
why-bura-accept-must = Відмова програє матч
why-bura-accept-pays = Відмова напевно програє { $count }
why-bura-refuse-near-31 =
    { $count ->
        [one] У суперника вже { $count } очко з 31
        [few] У суперника вже { $count } очки з 31
       *[many] У суперника вже { $count } очок з 31
    }
why-bura-refuse-behind =
    { $count ->
        [one] У суперника { $count } очко, у тебе щонайбільше { $of }
        [few] У суперника { $count } очки, у тебе щонайбільше { $of }
       *[many] У суперника { $count } очок, у тебе щонайбільше { $of }
    }
why-bura-refuse-no-trumps = У тебе жодного козиря
why-bura-refuse-costs-less = Відмова коштує лише { $count }
