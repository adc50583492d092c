# Запис гри, підсумки здачі й пульки, кінець гри. $pulka — римська цифра.

## Папір

sheet-pulka = Пулька { $pulka }
sheet-total = Разом
sheet-sign-khisht = хішт
sheet-sign-pass = пас
sheet-sign-best = найкраща здача
sheet-sign-struck = здачу втрачено
sheet-sign-premium = премія
sheet-sign-clock = час вийшов
sheet-sign-hint = підказка
sheet-sign-dealer = здавач

## Екран запису

sheet-tabs = Запис чи графік
sheet-tab-sheet = Запис
sheet-tab-chart = Графік
sheet-earlier = Попередні пульки
sheet-later = Наступні пульки
sheet-standing = Хто де

## Після здачі

# $n з $of здач цієї пульки
summary-deal = Здача { $n } з { $of }
summary-bid = замовлено
summary-took = узято
summary-points = очки
summary-total = разом
summary-next-deal = Наступна здача
summary-show-sheet = Показати запис

## Після пульки. $n — скільки гравців платить.

summary-next-pulka = До пульки { $pulka }
summary-to-result = До підсумку
summary-kept = виконано { $n } з { $of }
premium-ribbon = Премія!
premium-none = Без премії
premium-sole =
    { $n ->
        [1] Усі замовлення виконано: найкраща здача рахується двічі. Суперник свою втрачає.
       *[other] Усі замовлення виконано: найкраща здача рахується двічі. Решта свою втрачає.
    }
premium-several = Усе виконали кілька гравців: найкраща здача кожного рахується двічі, ніхто не платить.
premium-bonus = Усі замовлення виконано: найкраща здача рахується двічі. За цим столом ніхто не платить.
premium-neighbour = Усі замовлення виконано: найкраща здача, крім останньої, рахується двічі. Наступний гравець свою втрачає.
premium-neighbour-all = Усі виконали всі замовлення: ніхто не платить і ніхто не дістає.
premium-pairs-sole = Усі замовлення виконано: найкраща здача рахується двічі. Обидва суперники свою втрачають.
premium-pairs-both = Обидва партнери виконали все: найкраща здача кожного рахується двічі, ніхто не платить.
premium-pairs-cancel = Усе виконали в обох парах: премії взаємно знищуються.
premium-nobody = Ніхто не виконав усіх замовлень цієї пульки.
premium-off = За цим столом премій немає.

## Кінець гри

result-title = Підсумок гри
result-victory = Перемога!
result-again = Ще раз
result-sheet = Запис
result-menu = Меню
result-kept = виконано
result-khisht = хішти
result-premium = премії
result-best = найкраща
