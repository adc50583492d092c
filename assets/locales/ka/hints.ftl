# A hint: what is said while it is looked for, and what the search found of the action it shows.

hint-waits = მოვიფიქრებ…

# In how many ($count, 1 to 10) of ten imagined deals it comes out well.

hint-outlook-joker =
    { $count ->
        [10] შეკვეთა თითქმის ნებისმიერ განლაგებაში სრულდება
       *[other] შეკვეთა სრულდება 10-დან { $count } განლაგებაში
    }
hint-outlook-durak =
    { $count ->
        [10] თითქმის ნებისმიერ განლაგებაში დურაკად არ დარჩები
       *[other] 10-დან { $count } განლაგებაში დურაკად არ დარჩები
    }
hint-outlook-durachki =
    { $count ->
        [10] თითქმის ნებისმიერ განლაგებაში არ წააგებ
       *[other] 10-დან { $count } განლაგებაში არ წააგებ
    }
hint-outlook-bura =
    { $count ->
        [10] თითქმის ნებისმიერ განლაგებაში დარიგება შენია
       *[other] 10-დან { $count } განლაგებაში დარიგება შენია
    }

# All cards are known and the rest has been counted through.

hint-counted = ბოლომდე დათვლილია: უკეთესი არ არის
hint-counted-joker = ბოლომდე დათვლილია: შეკვეთა სრულდება
hint-counted-durak = ბოლომდე დათვლილია: დურაკად არ დარჩები
hint-counted-durachki = ბოლომდე დათვლილია: არ წააგებ
hint-counted-bura = ბოლომდე დათვლილია: დარიგება შენია
