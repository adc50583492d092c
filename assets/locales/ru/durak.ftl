# Стол дурака. $n — число, $name — имя игрока, $card — карта словами.

durak-deal = Сдача { $n }
durak-bout = бой { $n }
# Почему столько карт может нападать, рядом с делениями.
durak-limit-hand = в руке только { $n }
    .short = в руке { $n }
durak-limit-first = пять до первого отбоя
    .short = сперва пять
durak-limit-six = не больше шести
    .short = до шести
durak-taking =
    { $n ->
        [0] Забирает: { $name }
       *[other] Забирает: { $name } · ещё { $n }
    }
durak-added = +{ $n }
durak-place = выход · { $n }

durak-your-lead = Твой ход
durak-your-defend = Отбивайся
durak-your-throw = Подкинешь?
durak-your-take = Ещё карту?
durak-your-over = …

durak-takes = Беру!
durak-says-pass = Пас
durak-passed-on = Перевожу!
durak-swapped = Обмен!
durak-beaten-off = Бито!
durak-went-out = Выход! Место { $n }
durak-time-out = Время вышло
durak-away = Нет: играет бот
durak-bot-plays = За тебя играет бот. Коснись, чтобы вернуться.
durak-first-lead = Первым ходит: { $name }, { $card }
durak-first-lot = Первым ходит, по жребию: { $name }

## Кнопки

durak-lead =
    { $n ->
        [0] Ход
        [1] Ходить
        [2] Обе
       *[other] Все { $n }
    }
durak-lead-line = подними карту
durak-take = Беру
durak-done = Бито
durak-done-line = больше не кладу
durak-pass = Пас
durak-pass-line = не подкидываю
durak-enough = Хватит
durak-enough-line = пусть берёт
durak-transfer = Перевести
durak-swap = Обменять младший козырь
durak-hint = Подсказка
durak-sheet = Счёт
durak-cover = Побить: { $card }
durak-choose-target = Какую карту побить?
durak-choose-transfer = Какой картой?

## Почему карту нельзя положить. $limit — сколько карт может нападать, $trump — масть козырей

durak-why-out = Ты уже вне игры: смотри на других
durak-why-defending = Ты отбиваешься: жди хода
durak-why-partner = Отбивается твой партнёр: на него не нападают
durak-why-neighbours = За этим столом подкидывают только соседи
durak-why-hand = У отбивающегося в руке только { $limit }
durak-why-first = До первого отбоя — не больше пяти карт
durak-why-six = Нападает не больше шести карт
durak-why-wait = Не твой ход: играет { $name }
durak-why-ranks = Вместе ходят только картами одного ранга
durak-why-rank = На столе нет карты этого ранга
durak-why-lower = Мала: не бьёт карту { $card }
durak-why-suit = Ни масть, ни козырь: не бьёт карту { $card }
durak-why-trump = Козырь бьют только старшим козырем
durak-why-none = Не бьёт ни одной из этих карт

## Конец сдачи и партии, счёт. $team: номер команды

durak-end-you = Ты дурак!
durak-end-fool = Дурак — { $name }!
durak-end-team = Проиграла команда { $team }!
durak-end-draw = Ничья!
durak-end-stopped = Остановлено: ничья
durak-end-stopped-line = После 500 боёв сдачу останавливают.
durak-end-dealer = Дальше сдаёт: { $name }
durak-end-over = Проигрышей: { $n }. Партия окончена
durak-finish = Закончить
durak-result-first = реже всех дурак
durak-result-last = чаще всех дурак
durak-board-empty = Ещё ни одна сдача не окончена
durak-earlier = Прежние сдачи
durak-later = Следующие сдачи
