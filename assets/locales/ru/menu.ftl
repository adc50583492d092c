# Меню, пауза, занавес между двумя игроками и правила начатого стола.

## Игры на плитках: название и строка о том, что это за игра

game-joker = Джокер
game-joker-note = 24 сдачи · 2–4 игрока
game-durak = Дурак
game-durak-note = подкидной · 2–6 игроков
game-durachki = Дурачки
game-durachki-note = девять карт · 2–4 игрока
game-bura = Бура
game-bura-note = грузинская · 3 или 5 карт · 2 игрока

# Что означает готовый набор, под его названием.
quick-joker-classic = 24 сдачи
quick-joker-nines = 16 сдач
quick-joker-short = 8 сдач
quick-joker-kiosk = 4 сдачи

## Меню

menu-play = Играть
menu-settings = Настройки
menu-sound-on = Звук включён
menu-sound-off = Звук выключен
# Где остановилась партия: $game — название игры, $pulka и $deal — от 1, $deals — сколько сдач в этой пульке.
menu-where-pulka = { $game } · пулька { $pulka } · { $deal } из { $deals }
menu-where-durak = { $game } · сдача { $deal }
menu-where-durachki = { $game } · сдача { $deal }
menu-where-bura = { $game } · раздача { $deal }
menu-quit-title = Выйти из игры?
menu-quit-text = Твои настройки сохранятся.
menu-quit-kept = Партия сохранена: в следующий раз её можно продолжить точно с этого места.
menu-stay = Остаться

## Новая партия, когда ждёт другая. $where говорит, какая: «Джокер · пулька 2 · 3 из 4».

leave-title = Тебя ждёт партия
leave-text = Не доиграно: { $where }. Новая партия займёт её место.
leave-old = Продолжить
leave-new = Начать новую

## Что говорит файл партий

store-damaged = Файл партий повреждён. Он отложен в сторону, и начат новый.
store-newer = Сохранённые партии — из более новой версии программы. Их файл отложен в сторону нетронутым, и начат новый.
store-unreadable-match = Последнюю партию не удаётся прочитать, поэтому продолжить её нельзя. Она отложена; остальные целы.

## Пауза

pause-title = Пауза
pause-sheet = Запись очков
pause-options = Правила этого стола
pause-settings = Настройки
pause-menu = В меню
pause-menu-sub = партия сохранится
pause-give-up = Сдаться
pause-give-up-sub = партия закончится
give-up-title = Сдаться в этой партии?
give-up-text = Она закончится здесь, и продолжить её нельзя. Чтобы доиграть позже, выбери «В меню».
give-up-yes = Сдаться
give-up-no = Играть дальше

## Правила этого стола

table-title = Правила этого стола
table-time = Время на каждое решение

## Занавес между двумя игроками. Имя стоит под первой строкой в именительном падеже.

curtain-hand-over = Теперь играет
curtain-others = Остальные пусть отвернутся.
curtain-show = Показать мои карты

## За любым столом

table-press = Нажми, чтобы продолжить
