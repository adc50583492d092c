# Стіл дурака. $n — число, $name — ім’я гравця, $card — карта словами.

durak-deal = Здача { $n }
durak-bout = бій { $n }
# Чому стільки карт може нападати, поруч із поділками.
durak-limit-hand = у руці лише { $n }
    .short = у руці { $n }
durak-limit-first = п’ять до першого відбою
    .short = спершу п’ять
durak-limit-six = не більше шести
    .short = до шести
durak-taking =
    { $n ->
        [0] Забирає: { $name }
       *[other] Забирає: { $name } · ще { $n }
    }
durak-added = +{ $n }
durak-place = вихід · { $n }

durak-your-lead = Твій хід
durak-your-defend = Відбивайся
durak-your-throw = Підкинеш?
durak-your-take = Ще карту?
durak-your-over = …

durak-takes = Беру!
durak-says-pass = Пас
durak-passed-on = Переводжу!
durak-swapped = Обмін!
durak-beaten-off = Бито!
durak-went-out = Вихід! Місце { $n }
durak-time-out = Час вийшов
durak-away = Нема: грає бот
durak-bot-plays = За тебе грає бот. Торкнися, щоб повернутися.
durak-first-lead = Першим ходить: { $name }, { $card }
durak-first-lot = Першим ходить, за жеребом: { $name }

## Кнопки

durak-lead =
    { $n ->
        [0] Хід
        [1] Ходити
        [2] Обидві
       *[other] Усі { $n }
    }
durak-lead-line = підніми карту
durak-take = Беру
durak-done = Бито
durak-done-line = більше не додаю
durak-pass = Пас
durak-pass-line = не підкидаю
durak-enough = Досить
durak-enough-line = нехай бере
durak-transfer = Перевести
durak-swap = Обміняти найменший козир
durak-hint = Підказка
durak-sheet = Рахунок
durak-cover = Побити: { $card }
durak-choose-target = Яку карту побити?
durak-choose-transfer = Якою картою?

## Чому карту не можна покласти. $limit — скільки карт може нападати, $trump — масть козирів

durak-why-out = Ти вже поза грою: дивись на інших
durak-why-defending = Ти відбиваєшся: чекай на хід
durak-why-partner = Відбивається твій партнер: на нього не нападають
durak-why-neighbours = За цим столом підкидають лише сусіди
durak-why-hand = У того, хто відбивається, лише { $limit } у руці
durak-why-first = До першого відбою — не більше п’яти карт
durak-why-six = Нападає не більше шести карт
durak-why-wait = Не твій хід: грає { $name }
durak-why-ranks = Разом ходять лише картами одного рангу
durak-why-rank = На столі нема карти цього рангу
durak-why-lower = Замала: не б’є карту { $card }
durak-why-suit = Ні масть, ні козир: не б’є карту { $card }
durak-why-trump = Козир б’ють лише старшим козирем
durak-why-none = Не б’є жодної з цих карт

## Кінець здачі й партії, рахунок. $team: номер команди

durak-end-you = Ти дурень!
durak-end-fool = Дурень — { $name }!
durak-end-team = Програла команда { $team }!
durak-end-draw = Нічия!
durak-end-stopped = Зупинено: нічия
durak-end-stopped-line = Після 500 боїв здачу зупиняють.
durak-end-dealer = Далі здає: { $name }
durak-end-over = Програшів: { $n }. Партію закінчено
durak-finish = Закінчити
durak-result-first = найрідше дурень
durak-result-last = найчастіше дурень
durak-board-empty = Жодної здачі ще не закінчено
durak-earlier = Попередні здачі
durak-later = Наступні здачі
