# What `python main.py --help` says. Each line but the first stands behind an option: short, without a full stop.

help-about = ერთი ოჯახის ოთხი ბანქოს თამაში: ბოტების წინააღმდეგ ან მეგობრებთან ერთად ერთ კომპიუტერთან.
help-options = პარამეტრები
help-help = ამის ჩვენება და დასრულება
help-lang = პროგრამის ენა
help-size = ფანჯრის ზომა პიქსელებში
help-fullscreen = მთელ ეკრანზე
help-game = პირდაპირ ამ თამაშის მოწყობასთან
help-preset = მაგიდის შეთანხმებული წესები სახელით
help-players = მოთამაშეთა რაოდენობა
help-level = როგორ თამაშობს ყველა ბოტი
help-seed = ერთი და იგივე რიცხვი ერთსა და იმავე კარტს იძლევა
help-speed = მოძრაობის სიჩქარე
help-data = საქაღალდე პარამეტრებისა და შენახული თამაშებისთვის
help-shots = ყველა სცენის დახატვა ამ საქაღალდეში და დასრულება
help-sizes = ფანჯრის ზომები სურათებისთვის
help-langs = ენები სურათებისთვის
help-selfplay = ამდენი თამაშის თვითონ თამაში ფანჯრის გარეშე და დასრულება
