# A hint: what is said while it is looked for, and what the search found of the action it shows.

hint-waits = Дай подумати…

# In how many ($count, 1 to 10) of ten imagined deals it comes out well.

hint-outlook-joker =
    { $count ->
        [10] Замовлення виконано майже за будь-якого розкладу
       *[other] Замовлення виконано у { $count } з 10 розкладів
    }
hint-outlook-durak =
    { $count ->
        [10] Дурнем не станеш майже за будь-якого розкладу
       *[other] Дурнем не станеш у { $count } з 10 розкладів
    }
hint-outlook-durachki =
    { $count ->
        [10] Не програєш майже за будь-якого розкладу
       *[other] Не програєш у { $count } з 10 розкладів
    }
hint-outlook-bura =
    { $count ->
        [10] Роздача твоя майже за будь-якого розкладу
       *[other] Роздача твоя у { $count } з 10 розкладів
    }

# All cards are known and the rest has been counted through.

hint-counted = Прораховано до кінця: кращого немає
hint-counted-joker = Прораховано до кінця: замовлення виконано
hint-counted-durak = Прораховано до кінця: дурнем не станеш
hint-counted-durachki = Прораховано до кінця: не програєш
hint-counted-bura = Прораховано до кінця: роздача твоя
