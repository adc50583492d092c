# Запись игры, итоги сдачи и пульки, конец игры. $pulka — римская цифра.

## Бумага

sheet-pulka = Пулька { $pulka }
sheet-total = Итого
sheet-sign-khisht = хишт
sheet-sign-pass = пас
sheet-sign-best = лучшая сдача
sheet-sign-struck = сдача потеряна
sheet-sign-premium = премия
sheet-sign-clock = время вышло
sheet-sign-hint = подсказка
sheet-sign-dealer = сдающий

## Экран записи

sheet-tabs = Запись или график
sheet-tab-sheet = Запись
sheet-tab-chart = График
sheet-earlier = Предыдущие пульки
sheet-later = Следующие пульки
sheet-standing = Кто где

## После сдачи

# $n из $of сдач этой пульки
summary-deal = Сдача { $n } из { $of }
summary-bid = заказано
summary-took = взято
summary-points = очки
summary-total = итого
summary-next-deal = Следующая сдача
summary-show-sheet = Показать запись

## После пульки. $n — сколько игроков платит.

summary-next-pulka = К пульке { $pulka }
summary-to-result = К итогу
summary-kept = выполнено { $n } из { $of }
premium-ribbon = Премия!
premium-none = Без премии
premium-sole =
    { $n ->
        [1] Все заказы выполнены: лучшая сдача считается дважды. Соперник свою теряет.
       *[other] Все заказы выполнены: лучшая сдача считается дважды. Остальные свою теряют.
    }
premium-several = Всё выполнили несколько игроков: лучшая сдача каждого считается дважды, никто не платит.
premium-bonus = Все заказы выполнены: лучшая сдача считается дважды. За этим столом никто не платит.
premium-neighbour = Все заказы выполнены: лучшая сдача, кроме последней, считается дважды. Следующий игрок свою теряет.
premium-neighbour-all = Все выполнили все заказы: никто не платит и никто не получает.
premium-pairs-sole = Все заказы выполнены: лучшая сдача считается дважды. Оба соперника свою теряют.
premium-pairs-both = Оба партнёра выполнили всё: лучшая сдача каждого считается дважды, никто не платит.
premium-pairs-cancel = Всё выполнили в обеих парах: премии взаимно погашаются.
premium-nobody = Никто не выполнил всех заказов этой пульки.
premium-off = За этим столом премий нет.

## Конец игры

result-title = Итог игры
result-victory = Победа!
result-again = Ещё раз
result-sheet = Запись
result-menu = Меню
result-kept = выполнено
result-khisht = хишты
result-premium = премии
result-best = лучшая
