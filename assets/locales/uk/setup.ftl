# Стіл перед тузуванням: яка гра, за якими правилами, хто грає.

## Сцена

setup-back = Назад до меню
setup-tabs = Що налаштувати
    .help = Гра, правила й гравці. Кому все підходить, той одразу натискає «Почати».
setup-tab-game = Гра
setup-tab-rules = Правила
setup-tab-players = Гравці
setup-start = Почати
    .help = Спершу тузування: перший туз вирішує, хто здає.
setup-own = Свої правила
    .line = Як домовитесь
    .help = Відкриває всі правила столу, щоб вибрати кожне окремо.
setup-players = Гравців
    .help = Скільки сидить за столом. Місця, де немає людини, займають боти.
setup-time = Час на рішення
    .help = Коли час вийде, вирішить бот. Після двох разів поспіль він грає далі, доки гравець не повернеться.
setup-time-n = { $n } с
setup-time-off = без ліміту
# Чому варіант вимкнено. $players: числа, як-от «4» чи «2 / 3». $option і $value: назви іншого варіанта та його значення.
setup-needs-players = Лише для { $players } гравців.
setup-needs = Лише з «{ $option }: { $value }».
setup-pair = Пара { $n }
setup-team = Команда { $n }
setup-seat =
    .help = Відкриває гравців: імена, портрети, людина чи бот.
setup-name = Ім’я
    .help = До 16 літер; порожнє поле означає звичне ім’я.
setup-kind = Людина чи бот
    .help = Люди грають за цим комп’ютером по черзі, і карти тоді сховані. Боти ніколи не підглядають.
setup-portrait = Портрет
    .help = Натисни, щоб вибрати іншого звіра; ліворуч і праворуч — наступний вільний.
setup-portrait-title = Вибери портрет
setup-no-person = За столом самі боти. Посади людину принаймні на одне місце.

## Готові столи для джокера

preset-joker-classic = Класика
    .line = 24 здачі, 4 пульки
    .help = Уся гра: драбини від 1 до 8 карт і назад, а після кожної — чотири здачі по дев’ять.
preset-joker-nines = Дев’ятки
    .line = 16 здач по дев’ять карт
    .help = Чотири пульки по чотири здачі; щоразу дев’ять карт, щоразу замовляють козир.
preset-joker-short = Коротка
    .line = 8 здач по дев’ять карт
    .help = Дві пульки по чотири здачі, у кожній дев’ять карт. Останню взятку можна подивитися.
preset-joker-kiosk = Швидка
    .line = Одна пулька, 4 здачі
    .help = Чотири здачі по дев’ять карт на коротку перерву. Останню взятку можна подивитися.
preset-joker-pairs = Пари
    .line = Двоє на двоє
    .help = Уся гра вчотирьох: партнери сидять навпроти, замовляють кожен за себе, очки додають.
preset-joker-minus = Мінус
    .line = Недобір — мінус 100
    .help = Мінусовий джокер: −100 за кожну недобрану взятку, 100 за кожну замовлену; ходити джокером лише наприкінці.
preset-joker-tavern = Шинок
    .line = Великі штрафи
    .help = Хішт 200 і 500, премію платить сусід, старший джокер б’є козирі, козир — остання карта.

## Варіанти джокера: про що йдеться (help), значення, і що кожне означає (.help)

option-joker-length = Довжина гри
option-joker-length-help = Скільки здач у грі. Пулька — її частина; наприкінці кожної рахують премії.
option-joker-length-full = Повна
    .help = 24 здачі: від 1 до 8 карт, чотири дев’ятки, від 8 до 1, чотири дев’ятки.
option-joker-length-nines = Дев’ятки
    .help = 16 здач: чотири пульки по чотири, у кожній здачі дев’ять карт.
option-joker-length-short = Коротка
    .help = 8 здач: дві пульки по чотири, у кожній здачі дев’ять карт.
option-joker-length-one = Одна пулька
    .help = Чотири здачі по дев’ять карт.

option-joker-pairs = Пари
option-joker-pairs-help = Партнери сидять навпроти. Кожен замовляє за себе, а очки додають.
option-joker-pairs-off = { off }
    .help = Кожен грає сам за себе.
option-joker-pairs-on = { on }
    .help = Двоє на двоє: партнери сидять навпроти й додають очки.

option-joker-nine_trump = Козир у дев’ятках
option-joker-nine_trump-help = Коли здають по дев’ять, відкрити вже нічого: ось як тоді знаходять козир.
option-joker-nine_trump-choose = Називають
    .help = Сусід ліворуч від здавача називає козир після трьох карт. Хто подивився четверту, грає без козиря.
option-joker-nine_trump-last_card = Остання карта
    .help = Відкривають останню карту здавача, а коли гравців менше — наступну з колоди. Джокер: без козиря.

option-joker-dealer_limit = Обмеження здавача
option-joker-dealer_limit-help = Здавач замовляє останнім. З обмеженням комусь неодмінно не вийде.
option-joker-dealer_limit-on = { on }
    .help = Усі замовлення разом не можуть дорівнювати числу карт: здавач мусить сказати інше.
option-joker-dealer_limit-off = { off }
    .help = Здавач замовляє, скільки хоче.

option-joker-strict = Суворий джокер
option-joker-strict-help = Коли можна ходити джокером. Відповідати ним можна завжди.
option-joker-strict-off = { off }
    .help = Ходити джокером можна будь-коли.
option-joker-strict-on = { on }
    .help = Ходити джокером може лише той, у кого самі джокери.

option-joker-led_high_beats_trumps = Старший б’є козирі
option-joker-led_high_beats_trumps-help = Хто бере, коли джокером пішли по старших, а хтось поклав козир.
option-joker-led_high_beats_trumps-off = { off }
    .help = Козир б’є джокера, яким пішли по старших іншої масті.
option-joker-led_high_beats_trumps-on = { on }
    .help = Джокер, яким пішли по старших, бере навіть проти козирів.

option-joker-minus = Мінусовий джокер
option-joker-minus-help = Скільки коштують недобрані взятки.
option-joker-minus-off = { off }
    .help = Недобір: по 10 за кожну взяту взятку; жодної взятки — хішт.
option-joker-minus-on = { on }
    .help = Недобір: −100 за кожну недобрану взятку, хішта немає.

option-joker-exact_100k = По 100 за взятку
option-joker-exact_100k-help = Скільки в мінусовому джокері варте виконане замовлення від однієї взятки.
option-joker-exact_100k-off = { off }
    .help = Виконане замовлення: 50 за кожну взятку і ще 50.
option-joker-exact_100k-on = { on }
    .help = Виконане замовлення: 100 за кожну взятку.

option-joker-khisht = Хішт
option-joker-khisht-help = Штраф за замовлення від однієї взятки, коли не взято жодної.
option-joker-khisht-200 = −200
    .help = Замовлення без жодної взятки коштує 200.
option-joker-khisht-500 = −500
    .help = Замовлення без жодної взятки коштує 500.
option-joker-khisht-200-500 = −200 / −500
    .help = 200 у драбинах, 500 у дев’ятках.
option-joker-khisht-x100 = −100 × карти
    .help = По 100 за кожну здану карту: що довша здача, то дорожче.
option-joker-khisht-0 = немає
    .help = Без штрафу: така здача просто нічого не дає.

option-joker-premium = Премія
option-joker-premium-help = Нагорода наприкінці пульки тим, хто виконав у ній усі замовлення.
option-joker-premium-own_best = Найкраща здача
    .help = Кожен ще раз дістає свою найкращу здачу. Якщо такий один, решта свою втрачає.
option-joker-premium-neighbour = Платить сусід
    .help = Остання здача не рахується, а платить лише наступний гравець.
option-joker-premium-bonus_only = Лише додають
    .help = Кожен ще раз дістає свою найкращу здачу, ніхто не втрачає.
option-joker-premium-off = немає
    .help = Виконані замовлення нічого зверху не дають.

option-joker-last_trick = Остання взятка
option-joker-last_trick-help = Чи можна ще раз подивитися останню взятку.
option-joker-last_trick-off = { off }
    .help = Взяті взятки лежать сорочкою догори.
option-joker-last_trick-on = { on }
    .help = Останню взятку можна подивитися ще раз.

## Готові столи дурака

preset-durak-classic = Класичний
    .line = 36 карт, без кінця
    .help = Підкидний дурак, як грають найчастіше, без кінця: рахунок показує, хто скільки разів дурень.
preset-durak-teams = Команди
    .line = Партнери через одного
    .help = Двоє на двох або троє на трьох: партнери не нападають одне на одного.
preset-durak-transfer = Перевідний
    .line = Напад іде далі
    .help = Картою того самого рангу можна перевести напад на наступного гравця.
preset-durak-short = Короткий
    .line = 24 карти, 3 програші
    .help = Від дев’ятки: швидкі здачі для двох–чотирьох. Три програші закінчують партію.
preset-durak-big = Уся колода
    .line = 52 карти, від двійки
    .help = Колода від двійки до туза: довші здачі й більші руки.
preset-durak-kiosk = До трьох
    .line = 36 карт, 3 програші
    .help = Класична гра з кінцем: хто тричі дурень, той програв партію.
preset-durak-yard = Дворовий
    .line = Перевід та обмін
    .help = Перевід, обмін найменшого козиря, хід під дурня, до п’яти програшів.

## Варіанти дурака: про що кожен (help), його значення і що кожне означає (.help)

option-durak-cards = Колода
option-durak-cards-help = Скількома картами грають. Кожен починає з шістьма.
option-durak-cards-36 = 36
    .help = Від шістки.
option-durak-cards-24 = 24
    .help = Від дев’ятки; для двох–чотирьох гравців.
option-durak-cards-52 = 52
    .help = Від двійки.

option-durak-losses = Тривалість
option-durak-losses-help = Коли партію закінчено. Без кінця можна зупинитися після будь-якої здачі.
option-durak-losses-0 = без кінця
    .help = Здача за здачею, доки не зупинитеся; рахунок триває.
option-durak-losses-3 = 3 програші
    .help = Партію закінчено, коли хтось програв три здачі.
option-durak-losses-5 = 5 програшів
    .help = Партію закінчено, коли хтось програв п’ять здач.
option-durak-losses-10 = 10 програшів
    .help = Партію закінчено, коли хтось програв десять здач.

option-durak-teams = Команди
option-durak-teams-help = Партнери сидять через одного, не нападають одне на одного й програють разом.
option-durak-teams-off = { off }
    .help = Кожен грає за себе.
option-durak-teams-on = { on }
    .help = Двоє на двох або троє на трьох; команда програє, коли дурень — хтось із неї.

option-durak-empty_seat = Порожнє місце
option-durak-empty_seat-help = Що з місцем гравця, який вийшов, коли грають двоє на двох.
option-durak-empty_seat-skip = пропускають
    .help = Місце більше не бере участі в здачі.
option-durak-empty_seat-partner = грає партнер
    .help = Партнер ходить, б’ється й підкидає замість нього зі своєї руки.

option-durak-neighbours_only = Лише сусіди
option-durak-neighbours_only-help = Хто може підкидати.
option-durak-neighbours_only-off = { off }
    .help = Підкидають усі, крім того, хто відбивається.
option-durak-neighbours_only-on = { on }
    .help = Підкидають лише той, хто ходив, і другий сусід того, хто відбивається.

option-durak-under_fool = Хто ходить далі
option-durak-under_fool-help = Дурень здає. Хто починає?
option-durak-under_fool-off = з-під дурня
    .help = Ходить сусід дурня ліворуч.
option-durak-under_fool-on = під дурня
    .help = Сусід праворуч ходить під дурня.

option-durak-transfer = Перевід
option-durak-transfer-help = Чи можна перевести напад на наступного гравця.
option-durak-transfer-off = { off }
    .help = На кого ходять, той відбивається або бере.
option-durak-transfer-on = { on }
    .help = Доки нічого не побито, карта того самого рангу переводить напад; не до першого відбою.

option-durak-trump_six = Обмін козиря
option-durak-trump_six-help = Для чого найменший козир колоди.
option-durak-trump_six-off = { off }
    .help = Відкритий козир лежить, де лежить.
option-durak-trump_six-on = { on }
    .help = На своєму ході його можна обміняти на відкритий козир, доки є прикуп.

## Готові столи бури

preset-bura-classic = Класична
    .line = Три карти, матч до 3
    .help = Двадцять карт, по три на руки. Заяви 31 раніше за суперника; ставки ростуть від даві до шаші.
preset-bura-five = П’ять карт
    .line = 36 карт, до кінця
    .help = По п’ять на руки, віддають відкрито, без заяв: більше очок виграє, програш коштує раз, двічі чи тричі.
preset-bura-long = Довга
    .line = Три карти, матч до 11
    .help = Довгий матч із правилом Кроуфорда: за очко до мети одну роздачу грають без пропозицій.
preset-bura-tavern = Шинок
    .line = Королівська бура
    .help = Матч до 7. Три тузи виграють подвійну ставку, а малютку можна викласти й поза чергою.
preset-bura-five_tavern = Шинок на п’ять
    .line = П’ять карт, матч до 7
    .help = Малютку можна викласти поза чергою, а ставка нічиєї лишається на наступну роздачу.
preset-bura-learner = Навчальна
    .line = Взятки з очками
    .help = Стіл показує, що ти можеш знати про взятки, а пропонують лише перед заходом.
preset-bura-kiosk = Швидка
    .line = Одна роздача
    .help = Одна роздача на коротку перерву; стіл показує, що ти можеш знати про взятки.

## Правила бури

option-bura-cards = Карти
option-bura-cards-help = Дві гри одного роду: хто перший до 31, або роздача до кінця.
option-bura-cards-3 = Три
    .help = Лише Т К Д В 10. Заяви 31 перший; хибна заява програє. Віддають закрито.
option-bura-cards-5 = П’ять
    .help = Від шістки до туза. Грають до кінця: 31–59 очок програють раз, 2–30 двічі, 0 тричі ставку.

option-bura-match = Матч
option-bura-match-help = Скільки очок виграють матч.
option-bura-match-1 = до 1
    .help = Вирішує одна роздача.
option-bura-match-3 = до 3
    .help = Виграє, хто перший набере 3.
option-bura-match-5 = до 5
    .help = Виграє, хто перший набере 5.
option-bura-match-7 = до 7
    .help = Виграє, хто перший набере 7.
option-bura-match-11 = до 11
    .help = Виграє, хто перший набере 11.

option-bura-royal = Королівська бура
option-bura-royal-help = Три тузи, один із них козирний.
option-bura-royal-off = { off }
    .help = Три тузи варті лише своїх очок.
option-bura-royal-on = { on }
    .help = Три тузи разом із козирним виграють роздачу за подвійною ставкою.

option-bura-malyutka = Малютка
option-bura-malyutka-help = Повна рука однієї масті, не козирів.
option-bura-malyutka-in_turn = У свій хід
    .help = Лише власним заходом, як звичайний захід.
option-bura-malyutka-out_of_turn = Поза чергою
    .help = І на коротший захід: викладають усе, а той, хто зайшов, доповнює рештою руки.

option-bura-offers = Пропозиції
option-bura-offers-help = Коли можна пропонувати наступну ставку.
option-bura-offers-lead_or_answer = Щоходу
    .help = Перед заходом або відповіддю.
option-bura-offers-lead_only = Захід
    .help = Лише перед заходом.

option-bura-crawford = Кроуфорд
option-bura-crawford-help = Правило для чесного кінця довгих матчів.
option-bura-crawford-off = { off }
    .help = Пропонувати можна в кожній роздачі.
option-bura-crawford-on = { on }
    .help = Щойно комусь бракує одного очка, наступну роздачу грають без пропозицій.

option-bura-later_lead = Далі заходить
option-bura-later_lead-help = Хто починає наступну роздачу.
option-bura-later_lead-winner = Переможець
    .help = Хто виграв роздачу, починає наступну.
option-bura-later_lead-loser = Переможений
    .help = Хто програв роздачу, починає наступну.

option-bura-draw = Нічия
option-bura-draw-help = По шістдесят очок.
option-bura-draw-plain = Без плати
    .help = 60 : 60 — ніхто не платить, наступна роздача знову на одне очко.
option-bura-draw-carry = Ставка лишається
    .help = 60 : 60 — ніхто не платить, але наступна роздача має ту саму ставку, і підіймати можуть обоє.

option-bura-assist = Підказка очок
option-bura-assist-help = Чи показувати очки взяток, наскільки їх можна знати.
option-bura-assist-off = { off }
    .help = Взятки лежать закриті: пам’ятай, що взято.
option-bura-assist-on = { on }
    .help = Під кожними взятками стоїть, що ти можеш знати про їхні очки.

time-bura = Коли час вийде, роздачу програно за прийнятою ставкою; незакрита пропозиція — відмова.
start-bura = Спершу жереб: хто вгадає колір карти, той заходить першим.

## Готові столи дурачків

preset-durachki-classic = Класичний
    .line = Рівні злітаються
    .help = По дев’ять карт, нічого не беруть; хто має карти того самого рангу, мусить їх додати. Без кінця.
preset-durachki-short = Короткий
    .line = До трьох програшів
    .help = Класична гра з кінцем: три програші закінчують партію.
preset-durachki-gentle = Лагідний
    .line = Можна не додавати
    .help = Кожного, хто має той самий ранг, питають, чи додає; до трьох програшів.
preset-durachki-sixes = Шістки
    .line = Лише шістки
    .help = Лише коли ходять шістками, інші мусять додати свої; до п’яти програшів.
preset-durachki-stakes = На ставку
    .line = 5 кожному, до 5
    .help = Хто програв здачу, платить 5 кожному іншому; до п’яти програшів.

## Варіанти дурачків: про що кожен (help), його значення і що кожне означає (.help)

option-durachki-fly_ranks = Що злітається
option-durachki-fly_ranks-help = Які карти приєднуються до ходу того самого рангу.
option-durachki-fly_ranks-all = усі ранги
    .help = Злітаються будь-які карти того рангу, козирі теж.
option-durachki-fly_ranks-six = шістки
    .help = Злітаються лише шістки.

option-durachki-fly = Обов’язок
option-durachki-fly-help = Чи треба додавати карти того самого рангу.
option-durachki-fly-must = мусить
    .help = Хто має цей ранг, одразу додає все, і той, хто відбивається, теж.
option-durachki-fly-may = може
    .help = Кожного питають раз, за годинником, того, хто відбивається, — останнім.

option-durachki-take = Що беруть
option-durachki-take-help = Що бере той, хто перестав відбиватися.
option-durachki-take-uncovered = непобите
    .help = Беруть непобиті карти; побиті пари відкладають.
option-durachki-take-all = усі карти
    .help = Беруть усі карти зі столу.

option-durachki-stake = Ставка
option-durachki-stake-help = Скільки платить кожному той, хто програв здачу.
option-durachki-stake-0 = без ставки
    .help = Рахують лише програші.
option-durachki-stake-1 = 1
    .help = Хто програв, платить 1 кожному іншому.
option-durachki-stake-2 = 2
    .help = Хто програв, платить 2 кожному іншому.
option-durachki-stake-5 = 5
    .help = Хто програв, платить 5 кожному іншому.
option-durachki-stake-10 = 10
    .help = Хто програв, платить 10 кожному іншому.
option-durachki-stake-20 = 20
    .help = Хто програв, платить 20 кожному іншому.
option-durachki-stake-50 = 50
    .help = Хто програв, платить 50 кожному іншому.
option-durachki-stake-100 = 100
    .help = Хто програв, платить 100 кожному іншому.

option-durachki-losses = Тривалість
option-durachki-losses-help = Коли партію закінчено. Без кінця можна зупинитися після будь-якої здачі.
option-durachki-losses-0 = без кінця
    .help = Здача за здачею, доки не зупинитеся; рахунок триває.
option-durachki-losses-3 = 3 програші
    .help = Партію закінчено, коли хтось програв три здачі.
option-durachki-losses-5 = 5 програшів
    .help = Партію закінчено, коли хтось програв п’ять здач.
option-durachki-losses-10 = 10 програшів
    .help = Партію закінчено, коли хтось програв десять здач.

time-durachki = Коли час вийде, хто ходить — ходить найменшою простою картою, хто відбивається — бере, кого питають — не додає.
