# Настройки программы. Название значения стоит между двумя стрелками, поэтому оно короткое; «-help» поясняет строку.

settings-title = Настройки
settings-done = Готово

## Группы

settings-group-sound = Язык и звук
settings-group-pace = Темп
settings-group-cards = Карты
settings-group-table = Стол и рука
settings-group-window = Окно

## Язык и звук

settings-lang = Язык
settings-name = Твоё имя
settings-sound = Звук
settings-sound-help = То же самое в любой момент делает клавиша M.
settings-volume = Громкость

## Темп

settings-speed = Скорость всего, что движется
settings-speed-off = Сразу
settings-speed-slow = Медленно
settings-speed-normal = Обычно
settings-speed-fast = Быстро
settings-trick-wait = Сыгранная взятка
settings-trick-wait-auto = уходит сама
settings-trick-wait-click = ждёт касания
settings-trick-wait-help = Сколько можно смотреть на карты, прежде чем их заберут.
settings-reduced-motion = Меньше движения
settings-reduced-motion-help = Вещи появляются и исчезают, а не летают.

## Карты

settings-letters = Буквы на картах
settings-letters-auto = По языку
settings-letters-help = «По языку» — это A K Q J или Т К Д В.
settings-big-index = Крупные уголки
settings-big-index-help = Буквы и масти в углах карт больше.
settings-four-colours = Четыре цвета
settings-four-colours-help = Бубны синие, трефы зелёные: никакие две масти не похожи.
settings-back = Рубашка карт
settings-back-n = Рубашка { $n }

## Стол и рука

settings-table = Стол
settings-table-green = Зелёное сукно
settings-table-blue = Синяя ночь
settings-table-red = Винный
settings-hand-order = Порядок карт в руке
settings-hand-order-suits-alternating = Красные с чёрными
settings-hand-order-suits = По мастям
settings-hand-order-ranks = По рангам
settings-trumps-side = Козыри и джокеры
settings-trumps-side-left = слева
settings-trumps-side-right = справа
settings-left-handed = Для левши
settings-left-handed-help = Кнопки на столе меняются сторонами.
settings-show-legal = Карты, которыми можно ходить
settings-show-legal-on = видны всегда
settings-show-legal-on-error = после ошибки
settings-hints = Кнопка подсказки
settings-hints-help = Показывает, что на твоём месте сделал бы сильный бот, и говорит почему.

## Окно

settings-fullscreen = На весь экран
settings-fullscreen-help = То же самое в любой момент делает клавиша F11.
settings-reset = Начальные настройки
settings-reset-help = Язык и твоё имя останутся как есть.
settings-reset-ask = Вернуть все настройки?
settings-reset-yes = Вернуть
