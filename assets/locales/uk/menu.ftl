# Меню, пауза, завіса між двома гравцями та правила розпочатого столу.

## Ігри на плитках: назва і рядок про те, що це за гра

game-joker = Джокер
game-joker-note = 24 здачі · 2–4 гравці
game-durak = Дурак
game-durak-note = підкидний · 2–6 гравців
game-durachki = Дурачки
game-durachki-note = дев’ять карт · 2–4 гравці
game-bura = Бура
game-bura-note = грузинська · 3 або 5 карт · 2 гравці

# Що означає готовий набір, під його назвою.
quick-joker-classic = 24 здачі
quick-joker-nines = 16 здач
quick-joker-short = 8 здач
quick-joker-kiosk = 4 здачі

## Меню

menu-play = Грати
menu-settings = Налаштування
menu-sound-on = Звук увімкнено
menu-sound-off = Звук вимкнено
# Де зупинилася партія: $game — назва гри, $pulka і $deal — від 1, $deals — скільки здач у цій пульці.
menu-where-pulka = { $game } · пулька { $pulka } · { $deal } з { $deals }
menu-where-durak = { $game } · здача { $deal }
menu-where-durachki = { $game } · здача { $deal }
menu-where-bura = { $game } · роздача { $deal }
menu-quit-title = Вийти з гри?
menu-quit-text = Твої налаштування збережуться.
menu-quit-kept = Партію збережено: наступного разу її можна продовжити точно з цього місця.
menu-stay = Залишитися

## Нова партія, коли чекає інша. $where каже, яка: «Джокер · пулька 2 · 3 з 4».

leave-title = На тебе чекає партія
leave-text = Не дограно: { $where }. Нова партія займе її місце.
leave-old = Продовжити
leave-new = Почати нову

## Що каже файл партій

store-damaged = Файл партій пошкоджено. Його відкладено вбік, і почато новий.
store-newer = Збережені партії — з новішої версії програми. Їхній файл незмінним відкладено вбік, і почато новий.
store-unreadable-match = Останню партію не вдається прочитати, тож продовжити її не можна. Її відкладено; решта цілі.

## Пауза

pause-title = Пауза
pause-sheet = Запис очок
pause-options = Правила цього столу
pause-settings = Налаштування
pause-menu = До меню
pause-menu-sub = партію буде збережено
pause-give-up = Здатися
pause-give-up-sub = партія скінчиться
give-up-title = Здатися в цій партії?
give-up-text = Вона скінчиться тут, і продовжити її не можна. Щоб дограти пізніше, вибери «До меню».
give-up-yes = Здатися
give-up-no = Грати далі

## Правила цього столу

table-title = Правила цього столу
table-time = Час на кожне рішення

## Завіса між двома гравцями. Ім’я стоїть під першим рядком у називному відмінку.

curtain-hand-over = Тепер грає
curtain-others = Інші хай відвернуться.
curtain-show = Показати мої карти

## За будь-яким столом

table-press = Натисни, щоб продовжити
