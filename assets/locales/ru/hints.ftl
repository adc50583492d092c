# A hint: what is said while it is looked for, and what the search found of the action it shows.

hint-waits = Дай подумать…

# In how many ($count, 1 to 10) of ten imagined deals it comes out well.

hint-outlook-joker =
    { $count ->
        [10] Заказ сыгран почти при любом раскладе
       *[other] Заказ сыгран в { $count } из 10 раскладов
    }
hint-outlook-durak =
    { $count ->
        [10] Дураком не станешь почти при любом раскладе
       *[other] Дураком не станешь в { $count } из 10 раскладов
    }
hint-outlook-durachki =
    { $count ->
        [10] Не проиграешь почти при любом раскладе
       *[other] Не проиграешь в { $count } из 10 раскладов
    }
hint-outlook-bura =
    { $count ->
        [10] Раздача твоя почти при любом раскладе
       *[other] Раздача твоя в { $count } из 10 раскладов
    }

# All cards are known and the rest has been counted through.

hint-counted = Просчитано до конца: лучше нет
hint-counted-joker = Просчитано до конца: заказ сыгран
hint-counted-durak = Просчитано до конца: дураком не станешь
hint-counted-durachki = Просчитано до конца: не проиграешь
hint-counted-bura = Просчитано до конца: раздача твоя
