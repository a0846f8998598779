# Euphoria in German.
noun energy    "Energie" f Karte mass icon energy
noun water     "Wasser" n Mana mass icon water
noun food      "Nahrung" f Frau mass icon food
noun bliss     "Glück" n Mana mass icon bliss
noun gold      "Gold" n Mana mass icon gold
noun stone     "Stein" m Film mass icon stone
noun clay      "Lehm" m Mana mass icon clay
noun commodity "Ware" f Hexe icon commodity
noun resource  "Rohstoff" m Film icon resource
noun goods     "*Ware oder Rohstoff" f nom.sg,acc.sg,dat.sg,gen.sg "Ware oder Rohstoff" nom.pl "Waren oder Rohstoffe"
noun wares     "Gut" n nom.sg,acc.sg "Gut" nom.pl "Güter"
noun artifact  "Artefaktkarte" f Karte icon artifact
noun knowledge "Wissen" n Mana mass icon knowledge
noun morale    "Moral" f Moral mass icon morale
noun allegiance "Einflussmarker" m Spieler singular
noun miner     "Bergmann" m singular nom.sg,dat.sg,acc.sg "Bergmann" gen.sg "Bergmanns" nom.pl "Bergleute"

noun worker    "Arbeiter" m Spieler icon worker
noun worker.knowledge "Wissen" n Mana mass
noun star      "Autoritätsmarker" m Spieler icon star
noun spot      "*Platz für Autorität" m Platz in "auf" dat to "auf" acc from "von" dat
noun faction   "Fraktion" f Frau in "" gen
noun territory "Gebiet" n Film in "auf" dat to "auf" acc from "von" dat
noun tank      "Arbeitertank" m Park in "in" dat to "in" acc
noun source    "Warengebiet" n Film in "in" dat to "in" acc
noun tunnel    "Tunnel" m Spieler in "in" dat to "in" acc
noun tunnel_end "*exklusives Feld" n nom.sg,acc.sg "exklusives Feld" dat.sg "exklusiven Feld" gen.sg "exklusiven Feldes" in "auf" dat to "auf" acc from "von" dat
noun site      "Baustelle" f Hexe in "auf" dat to "auf" acc from "von" dat
noun slot      "Baufeld" n Feld in "auf" dat to "auf" acc from "von" dat
noun market    "Markt" m nom.sg,dat.sg,acc.sg "Markt" gen.sg "Marktes" nom.pl,gen.pl,acc.pl "Märkte" dat.pl "Märkten" in "auf" dat to "auf" acc from "von" dat
noun artifact_market "Artefaktmarkt" m nom.sg,dat.sg,acc.sg "Artefaktmarkt" gen.sg "Artefaktmarktes" nom.pl "Artefaktmärkte" in "auf" dat to "auf" acc from "von" dat
noun tile      "Marktplättchen" n Mana in "auf" dat to "auf" acc from "von" dat
noun recruit   "Rekrut" m Held in "auf" dat to "auf" acc from "von" dat
noun space     "Feld" n Feld in "auf" dat to "auf" acc from "von" dat
noun area      "Gegend" f Frau

adj  active    "aktiv" aktiv
adj  hidden    "verdeckt" aktiv
adj  built     "gebaut" aktiv
adj  finished  "fertig" aktiv
adj  available "verfügbar" aktiv
adj  placed    "eingesetzt" aktiv
behind paired  = "mit gleichem Wissen wie ein anderer seiner Arbeiter"
behind unmatched = "ohne Paar"
say cond.define.strongest = {left:nom} {right:in} "allein das höchste Wissen hat"
say cond.define.weakest   = {left:nom} {right:in} "allein das niedrigste Wissen hat"
say cond.define.unmatched = {left:nom} "unter" {right:dat} "kein Paar hat"

noun euphorian   "Euphorier" m plt nom.pl,acc.pl "die Euphorier" dat.pl "den Euphoriern" gen.pl "der Euphorier"
noun subterran   "Subterraner" m plt nom.pl,acc.pl "die Subterraner" dat.pl "den Subterranern" gen.pl "der Subterraner"
noun wastelander "Ödländer" m plt nom.pl,acc.pl "die Ödländer" dat.pl "den Ödländern" gen.pl "der Ödländer"
noun icarite     "Ikariten" m plt nom.pl,acc.pl "die Ikariten" dat.pl "den Ikariten" gen.pl "der Ikariten"
noun icarus      "Ikarus" m nom.sg,dat.sg,acc.sg "Ikarus" gen.sg "von Ikarus"
noun subterra    "Subterra" f nom.sg,dat.sg,acc.sg "Subterra" gen.sg "Subterras"
noun generator   "Generator" m nom.sg "der Generator" acc.sg "den Generator" dat.sg "dem Generator" gen.sg "des Generators" in "in" dat to "in" acc
noun aquifer     "Quelle" f nom.sg,acc.sg "die Quelle" dat.sg,gen.sg "der Quelle" in "an" dat to "an" acc from "von" dat
noun farm        "Farm" f nom.sg,acc.sg "die Farm" dat.sg,gen.sg "der Farm" in "auf" dat to "auf" acc from "von" dat
noun cloud_mine  "Wolkenmine" f nom.sg,acc.sg "die Wolkenmine" dat.sg,gen.sg "der Wolkenmine" in "in" dat to "in" acc
noun ark         "Arche" f nom.sg,acc.sg "die Arche" dat.sg,gen.sg "der Arche" in "auf" dat to "auf" acc from "von" dat
noun book        "Buch" n nom.sg,acc.sg,dat.sg "Buch"

noun tunnel.resource "Rohstoff" m Film
noun faction.commodity "Ware" f Hexe
noun retrieve_free.loss "Moralverlust" m Film
noun produce.extra "*zusätzlicher Gewinn" m nom.sg "zusätzliche Gewinn"
noun dig.picks  "*Anzahl der Gewinne" f Frau
noun draw.amount "*Anzahl der Karten" f Frau
noun bump.newcomer "*eingesetzter Arbeiter" m nom.sg "eingesetzte Arbeiter" gen.sg "eingesetzten Arbeiters" dat.sg,acc.sg "eingesetzten Arbeiter"
noun time.turn  "Zug" m Zug
noun time.game  "Partie" f Karte
noun hand       "Hand" f Hand in "auf" dat to "auf" acc from "von" dat

verb ziehen    "ziehen" machen zu "zu ziehen"
verb abwerfen  "abwerfen" inf "abwerfen" zu "abzuwerfen" imp.2sg "wirf" pres.2sg "wirfst" pres.3sg "wirft" pres.3pl "werfen" sub.2sg "abwirfst" sub.3sg "abwirft" sub.3pl "abwerfen"
verb einsetzen "einsetzen" inf "einsetzen" zu "einzusetzen" imp.2sg "setze" pres.2sg "setzt" pres.3sg "setzt" pres.3pl "setzen" sub.2sg "einsetzt" sub.3sg "einsetzt" sub.3pl "einsetzen"
verb verdrängen "verdrängen" machen zu "zu verdrängen"
verb zurückholen "zurückholen" inf "zurückholen" zu "zurückzuholen" imp.2sg "hole" pres.2sg "holst" pres.3sg "holt" pres.3pl "holen" sub.2sg "zurückholst" sub.3sg "zurückholt" sub.3pl "zurückholen"
verb würfeln   "würfeln" inf "würfeln" zu "zu würfeln" imp.2sg "würfle" pres.2sg "würfelst" pres.3sg "würfelt" pres.3pl "würfeln"
verb anheuern  "anheuern" inf "anheuern" zu "anzuheuern" imp.2sg "heure" pres.2sg "heuerst" pres.3sg "heuert" pres.3pl "heuern" sub.2sg "anheuerst" sub.3sg "anheuert" sub.3pl "anheuern"
verb opfern    "opfern" inf "opfern" zu "zu opfern" imp.2sg "opfere" pres.2sg "opferst" pres.3sg "opfert" pres.3pl "opfern"
verb fertigstellen "fertigstellen" inf "fertigstellen" zu "fertigzustellen" imp.2sg "stelle" pres.2sg "stellst" pres.3sg "stellt" pres.3pl "stellen" sub.2sg "fertigstellst" sub.3sg "fertigstellt" sub.3pl "fertigstellen"
verb graben    "graben" inf "graben" zu "zu graben" imp.2sg "grabe" pres.2sg "gräbst" pres.3sg "gräbt" pres.3pl "graben"
verb produzieren "produzieren" machen zu "zu produzieren"

frame draw            = V:ziehen {amount*artifact:acc}
frame draw:final      = {amount*artifact:acc} V:ziehen
frame discard         = V:abwerfen {artifact:acc} [ {apart:from} ] "ab"
frame discard:final   = {artifact:acc} [ {apart:from} ] V:abwerfen
frame place           = V:einsetzen {worker:acc} [ {on:in} ] "ein"
frame place:final     = {worker:acc} [ {on:in} ] V:einsetzen
frame bump            = V:verdrängen {worker:acc} [ {from:from} ]
frame bump:final      = {worker:acc} [ {from:from} ] V:verdrängen
frame retrieve        = V:zurückholen {workers:acc} "zurück"
frame retrieve:final  = {workers:acc} V:zurückholen
frame retrieve_free   = V:zurückholen {workers:acc} "kostenlos zurück"
frame retrieve_free:final = {workers:acc} "kostenlos" V:zurückholen
frame roll            = V:würfeln "mit" {workers:dat}
frame roll:final      = "mit" {workers:dat} V:würfeln
frame hire            = V:anheuern "einen Arbeiter an"
frame hire:ninf      = "keinen Arbeiter" V:anheuern.inf
frame hire:final      = "einen Arbeiter" V:anheuern
frame escape          = V:verlieren {worker:acc} "durch Wissen"
frame escape:final    = {worker:acc} "durch Wissen" V:verlieren
frame sacrifice       = V:opfern {worker:acc}
frame sacrifice:final = {worker:acc} V:opfern
frame claim           = V:legen "1 Autoritätsmarker" {spot:to}
frame claim:final     = "1 Autoritätsmarker" {spot:to} V:legen
frame complete        = V:fertigstellen {site:acc} "fertig"
frame complete:final  = {site:acc} V:fertigstellen
frame dig             = V:graben {tunnel:in}
frame dig:final       = {tunnel:in} V:graben
frame produce         = V:produzieren "Waren" {source:in}
frame produce:final   = "Waren" {source:in} V:produzieren
frame advance         = V:rücken {track:acc} "um 1 Feld vor"
frame advance:final   = {track:acc} "um 1 Feld nach vorn" V:rücken

say label.use     = "Nutzung"
say label.bonus   = "Einflussbonus"
say label.penalty = "Strafe"
say label.relief  = "Arbeiter anders zurückholen"
say label.discount = "Rabatt"
say label.fast    = "Jederzeit in deinem Zug"
say label.main    = "Aktion"
say label.action  = "Aktion"
say despite.entry = "auch ohne aktiven Rekruten dieser Fraktion"
noun time.retrieve_free "*kostenloses Zurückholen" n nom.sg,acc.sg,dat.sg "kostenloses Zurückholen"
noun tunnel_end.yield "Ertrag" m Film
say label.lock    = "Sperre"
say label.entry   = "Zutritt"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept euphorian "a people of this world"
accept subterran "a people of this world"
accept wastelander "a people of this world"
accept icarite "a people of this world"
accept subterra "the name of a place"
accept artifact "a compound of known words"
accept allegiance "a compound of known words"
accept star "a compound of known words"
accept artifact_market "a compound of known words"
accept "Autoritätsmarker" "a compound of known words"
accept zurückholen "the infinitive with zu, which the dictionary lacks for this prefix"
accept anheuern "the infinitive with zu, which the dictionary lacks for this prefix"

# ---- Ereignisse, bei denen niemand genannt ist
frame place:nominal    = "Einsetzen" {worker:gen} [ {on:in} ]
frame bump:nominal     = "Verdrängen" {worker:gen} [ {from:from} ]
frame retrieve:nominal = "Zurückholen von" {workers:dat}
frame retrieve_free:nominal = "kostenlosen Zurückholen von" {workers:dat}
frame roll:nominal     = "Würfeln mit" {workers:dat}
frame dig:nominal      = "Graben" {tunnel:in}
