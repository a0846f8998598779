# Serbian, ekavian. Words are typed in Latin letters; Cyrillic comes from the table of letters at the end.
# `|` inside a word keeps two letters apart (in|jekcija).
language sr "srpski"
prints sr-Latn
prints sr-Cyrl in cyrillic
genders m.anim m.inan f n

plural one   v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
plural few   v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
plural other
# The paucal is a form of its own; from five on the phrase is frozen in the genitive plural, whatever the slot asks for.
govern one      * sg
govern few      * pc
govern other    * gen.pl
govern or_more  * gen.pl
govern half     * gen.pl
govern variable * gen.pl
agree few pl
agree other sg
agree or_more sg
agree several pl
# Nouns have no paucal of their own, adjectives do.
fallback pc gen.sg
fallback loc.sg dat.sg
fallback dat.pl ins.pl
fallback loc.pl dat.pl ins.pl
fallback acc.pc pc
fallback nom.pc pc

marks decimal ","
marks quotes "„" "“"
marks dash "–"
list and "," &"i"   &"i"
list or  "," &"ili" &"ili"
list then "," ", zatim" ", zatim"
list then_after ";" "; zatim" "; zatim"
order determiner ordinals quantity adjectives noun
default address 2pl

nbsp after i a u o s k
nbsp numbers
vocal "s" "sa" s z š ž %
vocal "k" "ka" k g h
spoken 0 nula 1 jedan 2 dva 3 tri 4 četiri 5 pet 6 šest 7 sedam 8 osam 9 devet 10 deset
spoken 11 jedanaest 12 dvanaest 13 trinaest 14 četrnaest 15 petnaest 16 šesnaest 17 sedamnaest 18 osamnaest 19 devetnaest
spoken 20 dvadeset 30 trideset 40 četrdeset 50 pedeset 60 šezdeset 70 sedamdeset 80 osamdeset 90 devedeset 100 sto 1000 hiljadu

clitics li bi mi ti mu joj im ga je ih se

form imp      = V:imp.@
form imp.neg  = "ne" V:ipf.imp.@
form inf      = V:inf
form pres     = V:pres.@
form pres.neg = "ne" V:pres.@
form npres    = "ne" V:pres.@
form da       = >"da" V:pres.@
form da.neg   = >"da" "ne" V:pres.@
form prohibit = "ne" V:ipf.imp.@
form ipres    = V:ipf.pres.@
form ipres.neg = "ne" V:ipf.pres.@
form ida      = >"da" V:ipf.pres.@

place in   "u"  loc
place to   "na" acc
place from "iz" gen
place outside "van" gen

letters cyrillic a а b б v в g г d д đ ђ e е ž ж z з i и j ј k к l л lj љ m м
letters cyrillic n н nj њ o о p п r р s с t т ć ћ u у f ф h х c ц č ч dž џ š ш
# "Svoj" of the subject, "vaš" of anybody else's sentence.
reads "svog" "vašeg"
reads "svom" "vašem"
reads "svojim" "vašim"
reads "svojih" "vaših"
reads "svoje" "vaše"
reads "svoju" "vašu"
reads "svojoj" "vašoj"
reads "svojom" "vašom"
reads "svoj" "vaš"
reads "svoja" "vaša"
spelling sr_Latn_RS
spelling sr_RS in cyrillic
generator apertium-hbs-eng/eng-hbs_SR.autogen.bin m.anim ma m.inan mi f f n nt
# How printed texts may write numbers.
numeral 1 jedan jedna jedno jednu jednog jednom jedne jednoj
numeral 2 dva dve
numeral 3 tri
numeral 4 četiri
numeral 5 pet
