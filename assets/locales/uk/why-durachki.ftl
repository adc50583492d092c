# Чому хід за столом дурачків добрий. $count — число, $card — карта словами, $seat — ім’я гравця.

## Хід

why-durachki-lead-last =
    { $count ->
        [one] Це твоя остання карта: вихід
        [few] Це твої останні { $count } карти: вихід
       *[many] Це твої останні { $count } карт: вихід
    }
why-durachki-lead-not-covered = { $seat } не має чим побити карту { $card }
why-durachki-lead-trump-needed = { $seat } поб’є карту { $card } хіба що козирем
why-durachki-lead-only-trumps = У тебе самі козирі
why-durachki-lead-together =
    { $count ->
        [one] Іде { $count } карта рангу
        [few] Разом ідуть { $count } карти одного рангу
       *[many] Разом іде { $count } карт одного рангу
    }
why-durachki-lead-smallest = Спершу ходять найменшими
why-durachki-lead-single = Карта { $card } без пари: нічого не розбито
why-durachki-lead-keeps-trumps = Козирі лишаються в руці
why-durachki-lead-trump = Карту { $card } поб’є лише старший козир

## Злітання за бажанням

why-durachki-fly-last = Ідуть твої останні карти: вихід
why-durachki-fly-small-trumps = З дрібних козирів мало користі: скинь їх
why-durachki-fly-sheds =
    { $count ->
        [one] Мінус { $count } карта, а бити має { $seat }
        [few] Мінус { $count } карти, а бити має { $seat }
       *[many] Мінус { $count } карт, а бити має { $seat }
    }
why-durachki-fly-covers =
    { $count ->
        [one] Поб’єш усе: піде ще { $count } карта
        [few] Поб’єш усе: підуть ще { $count } карти
       *[many] Поб’єш усе: піде ще { $count } карт
    }
why-durachki-fly-at-yourself = Що додаси, те самому й бити
why-durachki-fly-keeps-trump = Збережи: { $card }. Козир б’є будь-яку масть
why-durachki-fly-keeps-cards =
    { $count ->
        [one] Ця карта потрібніша в руці
        [few] Ці { $count } карти потрібніші в руці
       *[many] Ці { $count } карт потрібніші в руці
    }

## Відбій

why-durachki-cover-last = Остання карта б’є останню: вихід
why-durachki-cover-leads-next = Тоді все побито, і хід твій
why-durachki-cover-trump-then-suit = Козир б’є, а для ходу лишається { $card }
why-durachki-cover-trump-needed = Карту { $card } ти поб’єш лише козирем
why-durachki-cover-splits-nothing = { $card }: жодної пари не розбито
why-durachki-cover-only-one = Більше бити нічим: { $card }
why-durachki-cover-lowest = Найменша, що б’є: { $card }
why-durachki-cover-everything =
    { $count ->
        [2] Ти можеш побити обидві карти
        [one] Ти можеш її побити
        [few] Ти можеш побити всі { $count } карти
       *[many] Ти можеш побити всі { $count } карт
    }
why-durachki-cover-less-to-take = Що побито, того не брати

## Узяти

why-durachki-take-nothing-covers = Нема чим побити карту { $card }
why-durachki-take-not-all =
    { $count ->
        [2] Обох карт не побити
        [one] Її не побити
        [few] Усіх { $count } карт не побити
       *[many] Усіх { $count } карт не побити
    }
why-durachki-take-saves-trumps =
    { $count ->
        [one] Відбій коштував би { $count } козиря
        [few] Відбій коштував би { $count } козирів
       *[many] Відбій коштував би { $count } козирів
    }
why-durachki-take-saves-cards =
    { $count ->
        [one] Відбій коштував би { $count } цінної карти
        [few] Відбій коштував би { $count } цінних карт
       *[many] Відбій коштував би { $count } цінних карт
    }
