# What `python main.py --help` says. Each line but the first stands behind an option: short, without a full stop.

help-about = Четыре карточные игры одной семьи: против ботов или с друзьями за одним компьютером.
help-options = Параметры
help-help = показать это и завершить
help-lang = язык программы
help-size = размер окна в пикселях
help-fullscreen = на весь экран
help-game = сразу к подготовке этой игры
help-preset = уговор о правилах стола, по названию
help-players = число игроков
help-level = как играют все боты
help-seed = одно и то же число даёт одни и те же карты
help-speed = скорость движений
help-data = папка для настроек и сохранённых игр
help-shots = нарисовать все сцены в эту папку и завершить
help-sizes = размеры окна для картинок
help-langs = языки для картинок
help-selfplay = самостоятельно сыграть столько игр без окна и завершить
