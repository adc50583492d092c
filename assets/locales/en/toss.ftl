# The toss (tuzovanie): cards are dealt face up until somebody gets an ace, and that one deals first.

toss-title = The toss
toss-rule = The first ace deals first
toss-begin = The pack is shuffled.
# The card in the centre. $card: a card in words.
toss-centre = In the centre: { $card }. It is nobody’s.
toss-centre-ace = In the centre: { $card }. Here even an ace counts for nothing.
toss-centre-joker = In the centre: a joker. It is nobody’s.
# A card dealt to somebody. $name stands in its basic form.
toss-dealt = { $name }: { $card }
toss-joker = { $name }: a joker counts for nothing
# $you is “yes” when it is the only person at the table, who is called “You”.
toss-winner =
    { $you ->
        [yes] You deal first
       *[no] { $name } deals first
    }
toss-skip = Skip
toss-go = To the table
