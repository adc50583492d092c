# Чем хороша подсказка, где правила игры ничего не говорят: что поиск знает о другом ходе.
# $card — карта словами, $of — заказ, $count — во скольких (0–9) из десяти воображаемых раскладов он удался.

why-search-less-card =
    { $count ->
        [0] С картой { $card } почти никогда бы не вышло
       *[other] С картой { $card } удаётся лишь в { $count } из 10
    }
why-search-less-bid =
    { $of ->
        [0] Пас вышел бы лишь в { $count } из 10
       *[other] Заказ { $of } вышел бы лишь в { $count } из 10
    }
why-search-less-joker =
    { $count ->
        [0] С джокером почти никогда бы не вышло
       *[other] С джокером удаётся лишь в { $count } из 10
    }
why-search-less-take =
    { $count ->
        [0] Если взять, почти никогда бы не вышло
       *[other] Если взять, удаётся лишь в { $count } из 10
    }
why-search-less-pass =
    { $count ->
        [0] Без подкидывания почти никогда не выйдет
       *[other] Без подкидывания удаётся лишь в { $count } из 10
    }

why-search-worth-card = В воображаемых раскладах хуже выходило: { $card }
why-search-worth-bid =
    { $of ->
        [0] В воображаемых раскладах пас выходил хуже
       *[other] В воображаемых раскладах заказ { $of } был хуже
    }
why-search-worth-joker = В воображаемых раскладах с джокером было хуже
why-search-worth-take = В воображаемых раскладах взять было хуже
why-search-worth-pass = В воображаемых раскладах не подкинуть было хуже

why-search-counted-card = Хуже вышло бы: { $card }
why-search-counted-joker = С джокером вышло бы хуже
why-search-counted-take = Взять вышло бы хуже
why-search-counted-pass = Не подкинуть вышло бы хуже
why-search-counted-even = Здесь всё выходит одинаково

why-search-even = Ничего явно лучшего не видно

why-search-only = Ничего другого здесь нельзя

why-search-alone = О другом здесь не стоит и думать

why-search-plain = По простым правилам, без взгляда наперёд
