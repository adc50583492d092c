# Words that every scene uses. Arguments: $n is always a whole number.

app-name = Tuz

## The languages, each in its own words

lang-en = English
lang-uk = Українська
lang-ru = Русский
lang-ka = ქართული

## Buttons and answers

yes = Yes
no = No
ok = OK
cancel = Cancel
back = Back
continue = Continue
close = Close
menu = Menu
quit = Quit
on = On
off = Off

## Suits by the letter of the engine. The value stands inside a sentence, "title" on a button or at the
## beginning of a sentence, "high" after the words for "high" and "low" when a joker is led.

suit-C = clubs
    .title = Clubs
    .high = clubs
suit-D = diamonds
    .title = Diamonds
    .high = diamonds
suit-H = hearts
    .title = Hearts
    .high = hearts
suit-S = spades
    .title = Spades
    .high = spades
trumps = trumps
    .title = Trumps
no-trumps = no trumps
    .title = No trumps

## Ranks, spoken

rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

# A card in words: $rank 2 to 14 (11 jack, 12 queen, 13 king, 14 ace), $suit 0 to 3 (clubs, diamonds, hearts, spades).
card-name =
    { $rank ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] jack
        [12] queen
        [13] king
       *[14] ace
    } of { $suit ->
        [0] clubs
        [1] diamonds
        [2] hearts
       *[3] spades
    }

## Numbers of things

count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

## Seats and names

seat-person = Person
seat-bot = Bot
player-n = Player { $n }
name-you = You
name-vakhtang = Vakhtang
name-olena = Olena
name-petro = Petro
name-nino = Nino
name-taras = Taras
name-ketevan = Ketevan
name-ivan = Ivan
name-oksana = Oksana
