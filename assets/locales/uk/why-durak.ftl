# Чому хід за столом дурня добрий. $count — число, $card — карта словами, $seat — ім’я гравця.

why-durak-not-covered = { $seat } не має чим побити карту { $card }
why-durak-trump-needed = { $seat } поб’є карту { $card } хіба що козирем
why-durak-keeps-trumps =
    { $count ->
        [one] У руці лишається { $count } козир
        [few] У руці лишаються { $count } козирі
       *[many] У руці лишається { $count } козирів
    }

## Хід

why-durak-lead-last =
    { $count ->
        [one] Це твоя остання карта: вихід
        [few] Це твої останні { $count } карти: вихід
       *[many] Це твої останні { $count } карт: вихід
    }
why-durak-lead-only-trumps = У тебе самі козирі
why-durak-lead-together =
    { $count ->
        [one] Іде { $count } карта рангу
        [few] Разом ідуть { $count } карти одного рангу
       *[many] Разом іде { $count } карт одного рангу
    }
why-durak-lead-lowest = З найменших карт найменше користі
why-durak-lead-trump = Карту { $card } поб’є лише старший козир
why-durak-lead-few-cover =
    { $count ->
        [one] Крім козирів, карту { $card } б’є лише { $count } карта
        [few] Крім козирів, карту { $card } б’ють лише { $count } карти
       *[many] Крім козирів, карту { $card } б’є лише { $count } карт
    }
why-durak-lead-single = Карта { $card } без пари: нічого не розбито

## Відбій

why-durak-cover-last = Остання карта б’є: вихід
why-durak-cover-ends = Більше підкинути не можна: далі хід твій
why-durak-cover-nothing-added = Підкинути нікому нічого: далі хід твій
why-durak-cover-trump-needed = Карту { $card } ти поб’єш лише козирем
why-durak-cover-only-one = Більше бити нічим: { $card }
why-durak-cover-lowest = Найменша, що б’є: { $card }
why-durak-cover-same-rank = { $card }: нового рангу на столі не буде
why-durak-cover-rank-gone = { $card }: карту цього рангу ніхто не підкине
why-durak-cover-small-trump = { $card } береже старшу карту

## Узяти

why-durak-take-nothing-covers = Нема чим побити карту { $card }
why-durak-take-not-all =
    { $count ->
        [2] Обох карт не побити
        [one] Її не побити
        [few] Усіх { $count } карт не побити
       *[many] Усіх { $count } карт не побити
    }
why-durak-take-saves-trumps =
    { $count ->
        [one] Відбій коштував би { $count } козиря
        [few] Відбій коштував би { $count } козирів
       *[many] Відбій коштував би { $count } козирів
    }
why-durak-take-saves-cards =
    { $count ->
        [one] Відбій коштував би { $count } старшої карти
        [few] Відбій коштував би { $count } старших карт
       *[many] Відбій коштував би { $count } старших карт
    }
why-durak-take-trumps =
    { $count ->
        [one] Береш і { $count } козир
        [few] Береш і { $count } козирі
       *[many] Береш і { $count } козирів
    }
why-durak-take-early =
    { $count ->
        [one] У колоді ще { $count } карта: час є
        [few] У колоді ще { $count } карти: час є
       *[many] У колоді ще { $count } карт: час є
    }

## Перевести, обміняти

why-durak-transfer = { $card } переводить напад на наступного
why-durak-swap = За найменший козир — { $card }

## Підкинути чи ні

why-durak-add-last = Це твоя остання карта: вихід
why-durak-add-taken = Усе бере { $seat }: одною картою менше
why-durak-add-lowest = Найменша з твоїх некозирних: { $card }
why-durak-add-low = Мало користі: { $card }
why-durak-add-presses = { $seat } має побити ще одну карту
why-durak-pass-no-gift = Що підкинеш, забере { $seat }
why-durak-pass-keeps-trump = Збережи: { $card }. Козир б’є будь-яку масть
why-durak-pass-keeps-card = У руці потрібніше: { $card }
why-durak-pass-later = Що можна підкинути, ще знадобиться
