# What `python main.py --help` says. Each line but the first stands behind an option: short, without a full stop.

help-about = Чотири карткові гри однієї родини: проти ботів або з друзями за одним комп’ютером.
help-options = Параметри
help-help = показати це й завершити
help-lang = мова програми
help-size = розмір вікна в пікселях
help-fullscreen = на весь екран
help-game = одразу до підготовки цієї гри
help-preset = домовлені правила столу, за назвою
help-players = кількість гравців
help-level = як грають усі боти
help-seed = те саме число дає ті самі карти
help-speed = швидкість рухів
help-data = тека для налаштувань і збережених ігор
help-shots = намалювати всі сцени в цю теку й завершити
help-sizes = розміри вікна для картинок
help-langs = мови для картинок
help-selfplay = самостійно зіграти стільки ігор без вікна й завершити
