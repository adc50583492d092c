# ქულების ფურცელი, დარიგებისა და პულკის შედეგები, თამაშის დასასრული. $pulka რომაული ციფრია.

## ფურცელი

sheet-pulka = პულკა { $pulka }
sheet-total = სულ
sheet-sign-khisht = ხიშტი
sheet-sign-pass = პასი
sheet-sign-best = საუკეთესო
sheet-sign-struck = დაკარგული
sheet-sign-premium = პრემია
sheet-sign-clock = დრო გავიდა
sheet-sign-hint = მინიშნება
sheet-sign-dealer = დამრიგებელი

## ფურცლის ეკრანი

sheet-tabs = ფურცელი თუ გრაფიკი
sheet-tab-sheet = ფურცელი
sheet-tab-chart = გრაფიკი
sheet-earlier = წინა პულკები
sheet-later = შემდეგი პულკები
sheet-standing = ადგილები

## დარიგების შემდეგ

# $n – რიგით მერამდენე, $of – პულკის დარიგებების რაოდენობა
summary-deal = დარიგება { $n }/{ $of }
summary-bid = შეკვეთა
summary-took = წაღებული
summary-points = ქულა
summary-total = სულ
summary-next-deal = შემდეგი დარიგება
summary-show-sheet = ფურცლის ჩვენება

## პულკის შემდეგ. $n – რამდენი მოთამაშე იხდის.

summary-next-pulka = შემდეგი: პულკა { $pulka }
summary-to-result = შედეგი
summary-kept = შესრულდა { $n }/{ $of }
premium-ribbon = პრემია!
premium-none = უპრემიოდ
premium-sole =
    { $n ->
        [1] ყველა შეკვეთა შესრულდა: საუკეთესო დარიგება ორჯერ ითვლება. მოწინააღმდეგეს თავისი აკლდება.
       *[other] ყველა შეკვეთა შესრულდა: საუკეთესო დარიგება ორჯერ ითვლება. დანარჩენებს თავისი აკლდებათ.
    }
premium-several = ყველაფერი რამდენიმემ შეასრულა: თითოეულის საუკეთესო დარიგება ორჯერ ითვლება, არავინ იხდის.
premium-bonus = ყველა შეკვეთა შესრულდა: საუკეთესო დარიგება ორჯერ ითვლება. ამ მაგიდასთან არავინ იხდის.
premium-neighbour = ყველა შეკვეთა შესრულდა: საუკეთესო დარიგება, ბოლოს გარდა, ორჯერ ითვლება. შემდეგ მოთამაშეს თავისი აკლდება.
premium-neighbour-all = ყველამ ყველა შეკვეთა შეასრულა: არავინ იხდის და არავის ემატება.
premium-pairs-sole = ყველა შეკვეთა შესრულდა: საუკეთესო დარიგება ორჯერ ითვლება. ორივე მოწინააღმდეგეს თავისი აკლდება.
premium-pairs-both = ორივე პარტნიორმა ყველაფერი შეასრულა: თითოეულის საუკეთესო დარიგება ორჯერ ითვლება, არავინ იხდის.
premium-pairs-cancel = ყველაფერი ორივე წყვილში შესრულდა: პრემიები ერთმანეთს აბათილებს.
premium-nobody = ამ პულკის ყველა შეკვეთა ვერავინ შეასრულა.
premium-off = ამ მაგიდასთან პრემია არ არის.

## თამაშის დასასრული

result-title = საბოლოო შედეგი
result-victory = გამარჯვება!
result-again = კიდევ ერთხელ
result-sheet = ფურცელი
result-menu = მენიუ
result-kept = შესრულდა
result-khisht = ხიშტი
result-premium = პრემია
result-best = საუკეთესო
