# German. Verbs stand last behind "wenn", "du darfst" and "um … zu": frames have a second wording, `:final`, for those forms.
language de "Deutsch"
prints de
genders m f n

plural one   i = 1 and v = 0
plural other
govern one   * sg
govern other+mass * sg
govern other * pl
govern or_more * pl
govern half  * pl
govern variable+mass * sg
govern variable * pl
agree other pl
agree several pl

marks decimal ","
marks quotes "„" "“"
marks dash "–"
list and "," &"und" &"und"
list or  "," &"oder" &"oder"
list then "," ", dann" ", dann"
list then_after ";" "; dann" "; dann"
order determiner ordinals quantity adjectives noun
default address 2sg
# Behind a colon stands a sentence.
default colon capital
# "…, darfst du stattdessen 1 Karte ziehen": behind the first word of the clause.
clitics du stattdessen

fallback inf final
fallback ninf final
fallback bare.sg dat.sg
fallback bare.pl dat.pl
fallback sub final
fallback zu  final
fallback gen.pl nom.pl
fallback acc.pl nom.pl
fallback dat.pl nom.pl
fallback acc.sg nom.sg
fallback dat.sg nom.sg

form imp      = V:imp.@
form inf      = V:inf
form zu       = V:zu
# "Du darfst den Wurf nicht wiederholen", but "du darfst keinen Arbeiter anheuern".
form ninf     = "nicht" V:inf
form ninf.neg = V:inf
swap ninf a no
form pres     = V:pres.@
# "…, dann zieht jeder Gegner 1 Karte": the subject stands behind the verb.
form inv      = V:pres.@
invert inv {subj:nom}
form sub      = V:sub.@
form prohibit = V:imp.@
fallback sub.2sg pres.2sg
fallback sub.3sg pres.3sg
fallback sub.3pl pres.3pl

place in   "in"  dat
place to   "in"  acc
place from "aus" dat
place outside "außerhalb" gen
# Words are written in full in these files.
contract "in dem" "im"
contract "in das" "ins"
contract "von dem" "vom"
contract "zu dem" "zum"
contract "zu der" "zur"
contract "bei dem" "beim"
contract "an dem" "am"
spelling de_DE
numeral 2 zwei
numeral 3 drei
numeral 4 vier
numeral 5 fünf
numeral 6 sechs
numeral 7 sieben
numeral 8 acht
numeral 9 neun
numeral 10 zehn
numeral 11 elf
numeral 12 zwölf
