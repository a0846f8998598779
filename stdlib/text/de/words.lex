det a      "ein"  ein then mixed
det the    "der" m/nom.sg "der" m/gen.sg "des" m/dat.sg "dem" m/acc.sg "den" f/nom.sg,f/acc.sg "die" f/gen.sg,f/dat.sg "der" n/nom.sg,n/acc.sg "das" n/gen.sg "des" n/dat.sg "dem" m/nom.pl,f/nom.pl,n/nom.pl "die" m/acc.pl,f/acc.pl,n/acc.pl "die" m/gen.pl,f/gen.pl,n/gen.pl "der" m/dat.pl,f/dat.pl,n/dat.pl "den" then weak
det the_one    "der" m/nom.sg "der" m/gen.sg "des" m/dat.sg "dem" m/acc.sg "den" f/nom.sg,f/acc.sg "die" f/gen.sg,f/dat.sg "der" n/nom.sg,n/acc.sg "das" n/gen.sg "des" n/dat.sg "dem" m/nom.pl,f/nom.pl,n/nom.pl "die" m/acc.pl,f/acc.pl,n/acc.pl "die" m/gen.pl,f/gen.pl,n/gen.pl "der" m/dat.pl,f/dat.pl,n/dat.pl "den" then weak
det each   "jed"  aktiv m/gen.sg,n/gen.sg "jedes" then weak counted "je"
det all    "all"  aktiv plural then weak
det this   "dies" aktiv m/gen.sg,n/gen.sg "dieses" then weak
det that   "dies" aktiv m/gen.sg,n/gen.sg "dieses" then weak
det no     "kein" ein then mixed
det another "ein *ander" aktiv m/nom.sg "ein anderer" m/gen.sg "eines anderen" m/dat.sg "einem anderen" m/acc.sg "einen anderen" f/nom.sg,f/acc.sg "eine andere" f/gen.sg,f/dat.sg "einer anderen" n/nom.sg,n/acc.sg "ein anderes" n/gen.sg "eines anderen" n/dat.sg "einem anderen" then mixed
det whichever "irgendein" ein then mixed
det zone.your "dein" ein then mixed
det zone.their "sein" ein then mixed
det your_own  "dein" ein then mixed
det your   "dein" ein then mixed
det yours  "dein" ein then mixed
behind any = <owners_g.nom> "Wahl"
# What is spoken of: ", welche nicht schlicht ist", "deren Rückseite". Not "die": a reader would take it for the article.
adj rel "der" m/nom.sg "der" m/gen.sg,n/gen.sg "dessen" m/dat.sg,n/dat.sg "dem" m/acc.sg "den" f/nom.sg,f/acc.sg "die" f/gen.sg "deren" f/dat.sg "der" n/nom.sg,n/acc.sg "das" m/nom.pl,f/nom.pl,n/nom.pl,m/acc.pl,f/acc.pl,n/acc.pl "die" m/gen.pl,f/gen.pl,n/gen.pl "deren" m/dat.pl,f/dat.pl,n/dat.pl "denen"
adj welch "welch" m/nom.sg "welcher" m/acc.sg "welchen" f/nom.sg,f/acc.sg "welche" n/nom.sg,n/acc.sg "welches" m/nom.pl,f/nom.pl,n/nom.pl,m/acc.pl,f/acc.pl,n/acc.pl "welche" m/dat.sg,n/dat.sg "welchem" f/dat.sg "welcher" m/dat.pl,f/dat.pl,n/dat.pl "welchen"
# "With the highest dial", of whatever gender.
adj höchst "höchst" m/dat.sg,n/dat.sg "dem höchsten" f/dat.sg "der höchsten" m/dat.pl,f/dat.pl,n/dat.pl "den höchsten"
adj niedrigst "niedrigst" m/dat.sg,n/dat.sg "dem niedrigsten" f/dat.sg "der niedrigsten" m/dat.pl,f/dat.pl,n/dat.pl "den niedrigsten"
# Of whoever acts: "drehe dein Manarad", "jeder Spieler dreht sein Manarad"; by the gender of what is owned.
adj owners_n "dein" 2sg "dein" 3sg "sein" 3pl "ihr"
adj owners_f "deine" 2sg "deine" 3sg "seine" 3pl "ihre"
adj owners_g "deiner" 2sg "deiner" 3sg "seiner" 3pl "ihrer"
adj owners_m "deinen" 2sg "deinen" 3sg "seinen" 3pl "ihren"
# Not "eigen": that is whose turn it is, and a card speaks of you in sentences about others.
behind own = "von dir"
adj other  "ander" aktiv
adj random "zufällig" aktiv
adj first  "erst" aktiv ordinal
adj last   "letzt" aktiv ordinal
adj alike  "gleich" aktiv
adj different "verschieden" aktiv
behind of_one_sort = "einer Sorte"
behind of_that_sort = "dieser Sorte"

verb sein  "sein"  inf "sein" pres.2sg "bist" pres.3sg "ist" pres.3pl "sind"
verb gehören "gehören" machen
verb haben "haben" inf "haben" pres.2sg "hast" pres.3sg "hat" pres.3pl "haben"

noun thing    "Ding"   n Punkt
noun player   "Spieler" m Spieler in "bei" dat to "zu" dat from "von" dat
noun opponent "Gegner" m Spieler in "bei" dat to "zu" dat from "von" dat
noun card     "Karte"  f Karte in "auf" dat to "auf" acc from "von" dat
noun action   "Aktion" f Frau
noun space    "Feld"   n Feld in "auf" dat to "auf" acc from "von" dat
noun number   "Zahl"   f Frau
noun amount   "Menge"  f Hexe
noun time     "Mal"    n Mana gen.sg "Males"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept time "Males: the genitive of Mal, hardly ever used"
