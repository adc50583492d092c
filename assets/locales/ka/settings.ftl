# პროგრამის პარამეტრები. მნიშვნელობის სახელი ორ ისარს შორის დგას, ამიტომ მოკლეა; „-help“ სტრიქონს განმარტავს.

settings-title = პარამეტრები
settings-done = მზადაა

## ჯგუფები

settings-group-sound = ენა და ხმა
settings-group-pace = ტემპი
settings-group-cards = კარტი
settings-group-table = მაგიდა და ხელი
settings-group-window = ფანჯარა

## ენა და ხმა

settings-lang = ენა
settings-name = შენი სახელი
settings-sound = ხმა
settings-sound-help = იგივეს ნებისმიერ დროს M კლავიში აკეთებს.
settings-volume = ხმის სიმაღლე

## ტემპი

settings-speed = მოძრაობის სისწრაფე
settings-speed-off = მაშინვე
settings-speed-slow = ნელა
settings-speed-normal = ჩვეულებრივ
settings-speed-fast = სწრაფად
settings-trick-wait = დასრულებული ხელი
settings-trick-wait-auto = თვითონ მიდის
settings-trick-wait-click = შეხებას ელოდება
settings-trick-wait-help = რამდენ ხანს შეიძლება კარტის თვალიერება, სანამ აიღებენ.
settings-reduced-motion = ნაკლები მოძრაობა
settings-reduced-motion-help = ნივთები ჩნდება და ქრება, აღარ დაფრინავს.

## კარტი

settings-letters = ასოები კარტზე
settings-letters-auto = ენის მიხედვით
settings-letters-help = „ენის მიხედვით“ არის A K Q J ან Т К Д В.
settings-big-index = დიდი კუთხეები
settings-big-index-help = უფრო დიდი ასოები და ფერები კარტის კუთხეებში.
settings-four-colours = ოთხი ფერი
settings-four-colours-help = აგური ლურჯია, ჯვარი მწვანე: არც ერთი ორი ფერი არ ჰგავს ერთმანეთს.
settings-back = კარტის ზურგი
settings-back-n = ზურგი { $n }

## მაგიდა და ხელი

settings-table = მაგიდა
settings-table-green = მწვანე მაუდი
settings-table-blue = ლურჯი ღამე
settings-table-red = ღვინისფერი
settings-hand-order = ხელის დალაგება
settings-hand-order-suits-alternating = წითელ-შავად
settings-hand-order-suits = ფერებით
settings-hand-order-ranks = სიდიდით
settings-trumps-side = კოზირი და ჯოკერი
settings-trumps-side-left = მარცხნივ
settings-trumps-side-right = მარჯვნივ
settings-left-handed = მარცხენა ხელით
settings-left-handed-help = მაგიდის ღილაკები მხარეს იცვლის.
settings-show-legal = დასაშვები კარტი
settings-show-legal-on = ყოველთვის ჩანს
settings-show-legal-on-error = შეცდომის შემდეგ
settings-hints = მინიშნების ღილაკი
settings-hints-help = აჩვენებს, რას იზამდა ძლიერი ბოტი შენს ადგილას, და ამბობს, რატომ.

## ფანჯარა

settings-fullscreen = მთელ ეკრანზე
settings-fullscreen-help = იგივეს ნებისმიერ დროს F11 კლავიში აკეთებს.
settings-reset = საწყისი პარამეტრები
settings-reset-help = ენა და შენი სახელი უცვლელი დარჩება.
settings-reset-ask = დავაბრუნო ყველა პარამეტრი?
settings-reset-yes = დააბრუნე
