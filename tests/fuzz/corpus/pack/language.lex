# English.
language en "English" of names
prints en

plural one   i = 1 and v = 0
plural other
govern one   * sg
govern other+mass * sg
govern other * pl
govern or_more+mass * sg
govern or_more * pl
govern half  * pl
govern variable+mass * sg
govern variable * pl
agree other pl
agree several pl

marks decimal "."
marks quotes "“" "”"
marks dash "–"
list and "," &", and" &"and"
list or  "," &", or"  &"or"
list then "," &", then" &", then"
list then_after ";" &"; then" &"; then"
order determiner ordinals quantity adjectives noun
default address 2sg
default noun s
default verb s

vocal "a" "an" a e i o u 8 11 18 hour but one uni use eu
spoken 8 eight 11 eleven 18 eighteen

fallback imp.2sg inf
fallback imp.2pl inf
fallback pres.2sg inf
fallback pres.2pl inf
fallback pres.3pl inf

form imp      = V:imp.@
form imp.neg  = "do not" V:inf
form inf      = V:inf
form pres     = V:pres.@
form pres.neg = <do.pres> "not" V:inf
form prohibit = "do not" V:inf
form ing      = V:ing
form part     = V:pp

place in   "in" acc
place to   "to" acc
place from "from" acc
place outside "outside" acc
spelling en_US
numeral 0 zero
numeral 1 one
numeral 2 two
numeral 3 three
numeral 4 four
numeral 5 five
numeral 6 six
numeral 7 seven
numeral 8 eight
numeral 9 nine
numeral 10 ten
numeral 11 eleven
numeral 12 twelve
