noun key      "Schlüssel" m Spieler
noun recruit  "Rekrut" m Held
noun field    "Feld" n Feld
noun hand     "Hand" f Hand
noun witch    "Hexe" f Hexe
noun point    "Punkt" m Punkt
noun turn     "Zug" m Zug
noun dream    "Traum" m Traum
noun roll     "Wurf" m Wurf
noun seat     "Platz" m Platz
noun stock    "Vorrat" m Vorrat
noun clan     "Clan" m Park
noun archetype "Archetyp" m Staat
noun mana     "Mana" n Mana mass
adj  active   "aktiv" aktiv
verb ziehen   "ziehen" machen zu "zu ziehen"
verb abwerfen "abwerfen" inf "abwerfen" zu "abzuwerfen" imp.2sg "wirf" pres.2sg "wirfst" pres.3sg "wirft" pres.3pl "werfen" sub.2sg "abwirfst" sub.3sg "abwirft" sub.3pl "abwerfen"
frame draw          = V:ziehen {amount*card:acc}
frame draw:final    = {amount*card:acc} V:ziehen
frame discard       = V:abwerfen {what:acc} "ab"
frame discard:final = {what:acc} V:abwerfen
frame have          = V:haben {what:acc}
frame work          = V:erhalten {what:acc} "mit" {with:dat}
noun elder    "Älteste" m nom.sg "Ältester" weak-nom.sg "Älteste" gen.sg,dat.sg,acc.sg "Ältesten" nom.pl,acc.pl "Älteste" dat.pl "Ältesten" gen.pl "Ältester" weak-nom.pl,weak-acc.pl,weak-gen.pl "Ältesten"
noun deck     "Stapel" m Spieler
noun pile     "Stapel" m Spieler in "auf" dat to "auf" acc from "von" dat
frame turn    = V:drehen <owners_n.acc> "Rad"
verb drehen   "drehen" machen zu "zu drehen"
frame hire    = V:anheuern {who:acc} "an"
frame hire:final = {who:acc} V:anheuern
verb anheuern "anheuern" inf "anheuern" zu "anzuheuern" imp.2sg "heure" pres.2sg "heuerst" pres.3sg "heuert" pres.3pl "heuern" sub.2sg "anheuerst" sub.3sg "anheuert" sub.3pl "anheuern"
