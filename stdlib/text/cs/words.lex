# Determiners, pronouns and helping verbs that every game shares.
det a         ""
det the       ""
det the_one   "jediný" mladý
det zone.your "svůj" svůj
det zone.their ""
# In the nominative it is never the subject's own.
det your_own  "svůj"      svůj m.anim/nom.sg,m.inan/nom.sg "tvůj" f/nom.sg "tvá" n/nom.sg "tvé" m.anim/nom.pl "tvoji" m.inan/nom.pl,f/nom.pl "tvé" n/nom.pl "tvá"
adj own       "svůj"      svůj m.anim/nom.sg,m.inan/nom.sg "tvůj" f/nom.sg "tvá" n/nom.sg "tvé" m.anim/nom.pl "tvoji" m.inan/nom.pl,f/nom.pl "tvé" n/nom.pl "tvá"
adj ty "ty" nom.sg "ty" gen.sg "tebe" dat.sg "tobě" nom.pl "vy" gen.pl "vás" dat.pl "vám"
behind of_one_sort = "jednoho druhu"
adj jehož     "jehož" m.anim/nom.sg,m.inan/nom.sg,n/nom.sg "jehož" f/nom.sg "jejíž" m.anim/nom.pl,m.inan/nom.pl,f/nom.pl,n/nom.pl "jejichž"
det any       "libovolný" mladý
det whichever "některý"   mladý m.anim/nom.pl "někteří"
det each      "každý"     mladý
det all       "všechen"   všechen plural
det no        "žádný"     mladý negates singular
det another   "jiný"      mladý
det your      "svůj"      svůj
det yours     "tvůj"      svůj
det this      "tento"     tento
det that      "ten"       ten
adj other     "jiný"      mladý
adj random    "náhodný"   mladý
adj first     "první"     jarní ordinal
adj last      "poslední"  jarní ordinal
adj alike     "stejný"    mladý
adj different "různý"     mladý
adj který     "který"     mladý m.anim/nom.pl "kteří"
adj byl       "byl"       dělal
adj nebyl     "nebyl"     dělal
adj rovnal    "rovnal"    dělal
adj nerovnal  "nerovnal"  dělal
adj zvolený   "zvolený"   mladý

verb smět "smět" inf "smět" pres.2sg "smíš" pres.2pl "smíte" pres.3sg "smí" pres.3pl "smějí"
verb zvyšovat "zvyšovat" kupovat
verb snižovat "snižovat" kupovat
verb nastavit "nastavit" prosit ipf nastavovat
verb nastavovat "nastavovat" kupovat
verb udělat "udělat" dělat
verb rovnat "rovnat" dělat
verb ignorovat "ignorovat" kupovat
verb chtít "chtít" pres.2sg "chceš" pres.2pl "chcete" pres.3sg "chce" pres.3pl "chtějí"
verb moci "moci" inf "moci" pres.2sg "můžeš" pres.2pl "můžete" pres.3sg "může" pres.3pl "mohou"
verb být  "být"  inf "být"  pres.2sg "jsi" pres.2pl "jste" pres.3sg "je" pres.3pl "jsou" neg.pres.3sg "není" neg.pres.3pl "nejsou"
verb mít  "mít"  inf "mít"  imp.2sg "měj" imp.2pl "mějte" pres.2sg "máš" pres.2pl "máte" pres.3sg "má" pres.3pl "mají"

noun thing  "věc"    f      kost
noun player "hráč"   m.anim muž in "u" gen to "k" dat from "od" gen
noun card   "karta"  f      žena gen.pl "karet" in "na" loc
noun action "akce"   f      růže
noun amount "počet"  m.inan hrad nom.sg,acc.sg "počet" gen.sg,dat.sg,loc.sg "počtu" ins.sg "počtem" nom.pl,acc.pl,ins.pl "počty" gen.pl "počtů" dat.pl "počtům" loc.pl "počtech"
noun time   "krát"   m.inan joined nom.sg "krát" acc.sg "krát" nom.pl "krát" acc.pl "krát" gen.pl "krát" gen.sg "krát"
noun opponent "soupeř" m.anim muž in "u" gen to "k" dat from "od" gen
noun space  "pole"   n      moře
noun number "číslo"  n      slovo gen.pl "čísel"
# As a number word, for reading.
det numeral.one "jeden" m.anim/nom.sg,m.inan/nom.sg,m.inan/acc.sg "jeden" m.anim/gen.sg,m.anim/acc.sg,m.inan/gen.sg,n/gen.sg "jednoho" m.anim/loc.sg,m.inan/loc.sg,n/loc.sg "jednom" f/nom.sg "jedna" f/gen.sg,f/dat.sg,f/loc.sg "jedné" f/acc.sg "jednu" n/nom.sg,n/acc.sg "jedno"
behind of_that_sort = "toho druhu"
