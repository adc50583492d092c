# Чим добра підказка, де правила гри нічого не кажуть: що пошук знає про інший хід.
# $card — карта словами, $of — замовлення, $count — у скількох (0–9) з десяти уявних розкладів він вдався.

why-search-less-card =
    { $count ->
        [0] З картою { $card } майже ніколи б не вийшло
       *[other] З картою { $card } вдається лише у { $count } з 10
    }
why-search-less-bid =
    { $of ->
        [0] Пас вийшов би лише в { $count } з 10
       *[other] Замовлення { $of } вийшло б лише в { $count } з 10
    }
why-search-less-joker =
    { $count ->
        [0] З джокером майже ніколи б не вийшло
       *[other] З джокером вдається лише у { $count } з 10
    }
why-search-less-take =
    { $count ->
        [0] Якщо взяти, майже ніколи б не вийшло
       *[other] Якщо взяти, вдається лише у { $count } з 10
    }
why-search-less-pass =
    { $count ->
        [0] Без підкидання майже ніколи б не вийшло
       *[other] Без підкидання вдається лише у { $count } з 10
    }

why-search-worth-card = В уявних розкладах гірше виходило: { $card }
why-search-worth-bid =
    { $of ->
        [0] В уявних розкладах пас виходив гірше
       *[other] В уявних розкладах замовлення { $of } було гіршим
    }
why-search-worth-joker = В уявних розкладах із джокером було гірше
why-search-worth-take = В уявних розкладах узяти було гірше
why-search-worth-pass = В уявних розкладах не підкинути було гірше

why-search-counted-card = Гірше вийшло б: { $card }
why-search-counted-joker = З джокером вийшло б гірше
why-search-counted-take = Узяти вийшло б гірше
why-search-counted-pass = Не підкинути вийшло б гірше
why-search-counted-even = Тут усе виходить однаково

why-search-even = Нічого явно кращого не видно

why-search-only = Нічого іншого тут не можна

why-search-alone = Про інше тут не варто й думати

why-search-plain = За простими правилами, без погляду наперед
