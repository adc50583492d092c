# Налаштування програми. Назва значення стоїть між двома стрілками, тож вона коротка; «-help» пояснює рядок.

settings-title = Налаштування
settings-done = Готово

## Групи

settings-group-sound = Мова і звук
settings-group-pace = Темп
settings-group-cards = Карти
settings-group-table = Стіл і рука
settings-group-window = Вікно

## Мова і звук

settings-lang = Мова
settings-name = Твоє ім’я
settings-sound = Звук
settings-sound-help = Те саме будь-коли робить клавіша M.
settings-volume = Гучність

## Темп

settings-speed = Швидкість усього, що рухається
settings-speed-off = Миттєво
settings-speed-slow = Повільно
settings-speed-normal = Звичайно
settings-speed-fast = Швидко
settings-trick-wait = Зіграна взятка
settings-trick-wait-auto = іде сама
settings-trick-wait-click = чекає на дотик
settings-trick-wait-help = Скільки можна дивитися на карти, перш ніж їх заберуть.
settings-reduced-motion = Менше руху
settings-reduced-motion-help = Речі з’являються і зникають, а не літають.

## Карти

settings-letters = Літери на картах
settings-letters-auto = За мовою
settings-letters-help = «За мовою» — це A K Q J або Т К Д В.
settings-big-index = Великі кутики
settings-big-index-help = Більші літери та масті в кутах карт.
settings-four-colours = Чотири кольори
settings-four-colours-help = Бубни сині, трефи зелені: жодні дві масті не схожі.
settings-back = Сорочка карт
settings-back-n = Сорочка { $n }

## Стіл і рука

settings-table = Стіл
settings-table-green = Зелене сукно
settings-table-blue = Синя ніч
settings-table-red = Винний
settings-hand-order = Порядок карт у руці
settings-hand-order-suits-alternating = Червоні з чорними
settings-hand-order-suits = За мастями
settings-hand-order-ranks = За рангами
settings-trumps-side = Козирі та джокери
settings-trumps-side-left = ліворуч
settings-trumps-side-right = праворуч
settings-left-handed = Для лівші
settings-left-handed-help = Кнопки на столі міняються сторонами.
settings-show-legal = Карти, якими можна піти
settings-show-legal-on = видно завжди
settings-show-legal-on-error = після помилки
settings-hints = Кнопка підказки
settings-hints-help = Показує, що на твоєму місці зробив би сильний бот, і каже чому.

## Вікно

settings-fullscreen = На весь екран
settings-fullscreen-help = Те саме будь-коли робить клавіша F11.
settings-reset = Початкові налаштування
settings-reset-help = Мова і твоє ім’я залишаться, як є.
settings-reset-ask = Повернути всі налаштування?
settings-reset-yes = Повернути
