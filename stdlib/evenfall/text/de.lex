# Evenfall in German. The terms follow the English edition.
noun herb      "Kraut" n nom.sg,acc.sg,dat.sg "Kraut" gen.sg "Krautes" nom.pl,gen.pl,acc.pl "Kräuter" dat.pl "Kräutern" icon herb
noun potion    "Trank" m nom.sg,acc.sg,dat.sg "Trank" gen.sg "Tranks" nom.pl,gen.pl,acc.pl "Tränke" dat.pl "Tränken" icon potion
noun knowledge "Wissen" n Mana mass icon secret
noun goods     "Rohstoff" m Film icon resource
noun mana      "Mana" n Mana mass icon mana
noun point     "Siegpunkt" m Punkt icon vp
noun ritual     "Ritual" n Film in "auf" dat to "auf" acc from "von" dat
noun specialist "Spezialist" m Held in "auf" dat to "auf" acc from "von" dat
noun site       "*Ort der Macht" m Punkt in "auf" dat to "auf" acc from "von" dat
noun region     "Region" f Frau
noun board      "Clantafel" f Karte in "auf" dat from "von" dat
noun spot       "Aktionsfeld" n Feld in "auf" dat to "auf" acc from "von" dat
noun gem_field  "Steinfeld" n Feld in "auf" dat to "auf" acc from "von" dat
noun figure     "Figur" f Frau
noun witch      "Hexe" f Hexe
noun elder      "Älteste" m nom.sg "Ältester" weak-nom.sg "Älteste" gen.sg,dat.sg,acc.sg "Ältesten" nom.pl,acc.pl "Älteste" dat.pl "Ältesten" gen.pl "Ältester" weak-nom.pl,weak-acc.pl,weak-gen.pl,mixed-nom.pl,mixed-acc.pl,mixed-gen.pl "Ältesten"
noun talisman   "Talisman" m Film
noun scythe     "Sichel" f Karte icon scythe
noun orb        "Kugel" f Karte icon orb
noun stone      "Machtstein" m Punkt icon stone
noun rival      "Automa" f nom.sg,gen.sg,dat.sg,acc.sg "Automa" nom.pl,gen.pl,dat.pl,acc.pl "Automas"
noun rival.wheel "*Feld des Rads" n Feld
noun artifact   "Artefakt" n Punkt
behind artifact.attribute = "mit dem Schlüsselwort Artefakt"
noun familiar   "Vertraute" m nom.sg "Vertrauter" gen.sg,dat.sg,acc.sg "Vertrauten"
behind familiar.attribute = "mit dem Schlüsselwort Vertrauter"
behind bonded   = "mit Bindungsbonus"
adj  turned     "gedreht" aktiv
behind cave     = "von dem Typ Höhle"
behind framed   = "in dem gelben Rahmen"
behind helpless = "ohne mögliche Aktion"
frame reshuffle       = V:mischen "den Ablagestapel in den Hauptstapel"
frame reshuffle:final = "den Ablagestapel in den Hauptstapel" V:mischen
noun flame      "Flamme" f Hexe
noun sun        "Sonnenseite" f Hexe
noun moon       "Mondseite" f Hexe
noun hand       "Hand" f Hand in "auf" dat to "auf" acc from "aus" dat
noun clan       "Clan" m Park
noun helpers    "Spezialistenreihe" f Hexe
adj  äußer      "äußer" aktiv
noun outer      "Außenkreis" m Punkt
noun inner      "Innenkreis" m Punkt
noun council    "Rat" m Punkt
noun stones     "Steinvorrat" m Punkt
noun gem_row    "*Reihe der Steinfelder" f Hexe
noun reserve    "Reserve" f Hexe
noun row        "Reihe" f Hexe
noun field      "Rundenfeld" n Feld in "auf" dat to "auf" acc from "von" dat
noun hoard      "Steinvorrat" m Punkt
noun main_deck  "Hauptstapel" m Spieler to "auf" acc
noun discard_pile "Ablagestapel" m Spieler in "auf" dat to "auf" acc from "von" dat
noun site_deck  "Ortestapel" m Spieler to "auf" acc
noun supply     "Vorrat" m Punkt
noun box        "Schachtel" f Karte
noun time.turn  "Zug" m Zug
noun time.round "Runde" f Hexe
noun time.game  "Partie" f Karte
noun time.battle_phase "Kampfphase" f Hexe
noun time.action_phase "Aktionsphase" f Hexe
noun coven      "*Feld auf der Zirkelleiste" n Feld singular
noun slash      "*Anzahl der Belohnungsteile" f Frau
noun player.dial "Manarad" n Mana
noun player.turn_order "*Platz in der Reihenfolge" m gen.sg "Platzes in der Reihenfolge" nom.sg,dat.sg,acc.sg "Platz in der Reihenfolge"
noun player.strength "Kampfstärke" f Hexe
noun difficulty "Schwierigkeit" f Frau
noun round_number "Rundenzahl" f Frau
noun draw.cards "*Anzahl der Karten" f Frau
noun gain.amount "Menge" f Hexe
noun explore.need "*Anzahl benötigter Hexen" f Frau
noun path.rung  "Zirkelfeld" n Feld
noun usual_path.rung "Zirkelfeld" n Feld
noun team       "Gruppe" f Hexe
noun team.strength "Stärke" f Hexe
noun northern_lakes "*Nördliche Seen" f plt nom.pl,acc.pl "die Nördlichen Seen" gen.pl "der Nördlichen Seen" dat.pl "den Nördlichen Seen"
noun central_mountains "*Mittleres Gebirge" n nom.sg,acc.sg "das Mittlere Gebirge" dat.sg "dem Mittleren Gebirge" gen.sg "des Mittleren Gebirges"
noun southern_dunes "*Südliche Dünen" f plt nom.pl,acc.pl "die Südlichen Dünen" gen.pl "der Südlichen Dünen" dat.pl "den Südlichen Dünen"
noun red_stone  "*Roter Machtstein" m nom.sg "der Rote Machtstein" acc.sg "den Roten Machtstein" dat.sg "dem Roten Machtstein" gen.sg "des Roten Machtsteins"
noun eternal_tree "*Ewiger Baum" m nom.sg "der Ewige Baum" acc.sg "den Ewigen Baum" dat.sg "dem Ewigen Baum" gen.sg "des Ewigen Baums"
noun stone.mark "Zeichen" n Mana
noun site.mark  "Zeichen" n Mana
noun card.points "Wert" m Punkt

verb ziehen    "ziehen" machen zu "zu ziehen"
verb abwerfen  "abwerfen" inf "abwerfen" zu "abzuwerfen" imp.2sg "wirf" pres.2sg "wirfst" pres.3sg "wirft" pres.3pl "werfen" sub.2sg "abwirfst" sub.3sg "abwirft" sub.3pl "abwerfen"
verb ernten    "ernten" inf "ernten" zu "zu ernten" imp.2sg "ernte" pres.2sg "erntest" pres.3sg "erntet" pres.3pl "ernten"
verb entdecken "entdecken" machen zu "zu entdecken"
verb versetzen "versetzen" machen zu "zu versetzen" pres.2sg "versetzt"
verb entfernen "entfernen" inf "entfernen" zu "zu entfernen" imp.2sg "entferne" pres.2sg "entfernst" pres.3sg "entfernt" pres.3pl "entfernen"
verb stellen   "stellen" machen zu "zu stellen"
verb fertigen  "fertigen" machen zu "zu fertigen"
verb auffüllen "auffüllen" inf "auffüllen" zu "aufzufüllen" imp.2sg "fülle" pres.2sg "füllst" pres.3sg "füllt" pres.3pl "füllen" sub.2sg "auffüllst" sub.3sg "auffüllt" sub.3pl "auffüllen"
verb nutzen    "nutzen" machen zu "zu nutzen" pres.2sg "nutzt"
verb durchführen "durchführen" inf "durchführen" zu "durchzuführen" imp.2sg "führe" pres.2sg "führst" pres.3sg "führt" pres.3pl "führen" sub.2sg "durchführst" sub.3sg "durchführt" sub.3pl "durchführen"
verb nehmen    "nehmen" inf "nehmen" zu "zu nehmen" imp.2sg "nimm" pres.2sg "nimmst" pres.3sg "nimmt" pres.3pl "nehmen"
verb ändern    "ändern" inf "ändern" zu "zu ändern" imp.2sg "ändere" pres.2sg "änderst" pres.3sg "ändert" pres.3pl "ändern"
verb passen    "passen" machen zu "zu passen" pres.2sg "passt"
verb spielen   "spielen" machen zu "zu spielen"
verb drehen    "drehen" machen zu "zu drehen"
verb berechnen "berechnen" inf "berechnen" zu "zu berechnen" imp.2sg "berechne" pres.2sg "berechnest" pres.3sg "berechnet" pres.3pl "berechnen"
verb tauschen  "tauschen" machen zu "zu tauschen"

frame draw           = V:ziehen {cards*card:acc}
frame draw:final     = {cards*card:acc} V:ziehen
frame discard        = V:abwerfen {card:acc} [ {apart:from} ] "ab"
frame discard:final  = {card:acc} [ {apart:from} ] V:abwerfen
frame harvest        = V:ernten {site:acc}
frame harvest:final  = {site:acc} V:ernten
frame discover       = V:entdecken {site:acc}
frame discover:final = {site:acc} V:entdecken
frame transfer       = V:versetzen {site:acc} [ {apart:from} ] "in" <owners_m.acc> "Innenkreis"
frame transfer:final = {site:acc} [ {apart:from} ] "in" <owners_m.acc> "Innenkreis" V:versetzen
frame remove         = V:entfernen {ritual:acc} [ {apart:from} ]
frame remove:final   = {ritual:acc} [ {apart:from} ] V:entfernen
frame place          = V:stellen {figure:acc} [ "auf" {on:acc} ]
frame place:final    = {figure:acc} [ "auf" {on:acc} ] V:stellen
frame bind           = V:legen {card:acc} [ "auf" {on:acc} ]
frame bind:final     = {card:acc} [ "auf" {on:acc} ] V:legen
frame make           = V:fertigen {talisman:acc}
frame make:final     = {talisman:acc} V:fertigen
frame refill         = V:auffüllen "die Reihe" {region:gen} "auf"
frame refill:final   = "die Reihe" {region:gen} V:auffüllen
frame binding        = V:nutzen "den Bindungsbonus" {site:gen} [ "für" {for:acc} ]
frame binding:final  = "den Bindungsbonus" {site:gen} [ "für" {for:acc} ] V:nutzen
frame climb          = V:rücken "auf der Zirkelleiste" [ "um" {for*space:acc} ] "vor"
frame climb:final    = "auf der Zirkelleiste" [ "um" {for*space:acc} ] "nach vorn" V:rücken
frame climb_both     = V:rücken "auf der Zirkelleiste um 1 Feld vor" &"und" V:nehmen "beide Teile der Belohnung"
frame climb_both:final = "auf der Zirkelleiste um 1 Feld nach vorn" V:rücken &"und" "beide Teile der Belohnung" V:nehmen
frame usual_path     = V:nehmen "die übliche Belohnung" {rung:gen}
frame usual_path:final = "die übliche Belohnung" {rung:gen} V:nehmen
frame path           = V:nehmen "die Belohnung des Zirkelfelds mit" {at:dat}
frame path:final = "die Belohnung des Zirkelfelds mit" {at:dat} V:nehmen
frame take_top_site  = V:legen "die oberste Karte des Ortestapels in" <owners_m.acc> "Außenkreis"
frame take_top_site:final = "die oberste Karte des Ortestapels in" <owners_m.acc> "Außenkreis" V:legen
frame take_cave       = V:legen "eine Höhle ohne Bindungsbonus in" <owners_m.acc> "Außenkreis"
frame take_cave:final = "eine Höhle ohne Bindungsbonus in" <owners_m.acc> "Außenkreis" V:legen
frame change_dial    = V:ändern <owners_n.acc> "Manarad um" {for:acc}
frame change_dial:final = <owners_n.acc> "Manarad um" {for:acc} V:ändern
frame bid            = V:drehen <owners_n.acc> "Manarad"
frame bid:final      = <owners_n.acc> "Manarad" V:drehen
frame pay_dial       = V:zahlen "das Mana auf dem Manarad"
frame pay_dial:final = "das Mana auf dem Manarad" V:zahlen
frame muster         = V:berechnen <owners_f.acc> "Kampfstärke" {region:in}
frame muster:final   = <owners_f.acc> "Kampfstärke" {region:in} V:berechnen
frame win_battle     = V:gewinnen "den Kampf" {region:in}
frame win_battle:final = "den Kampf" {region:in} V:gewinnen
frame take_marker    = V:nehmen "den Startspielermarker"
frame take_marker:final = "den Startspielermarker" V:nehmen
frame pass           = V:passen
frame turn           = V:spielen "einen Zug"
frame turn:final     = "einen Zug" V:spielen
frame scout          = V:durchführen "die Erkundungsphase durch"
frame scout:final    = "die Erkundungsphase" V:durchführen
frame round_end      = V:ausführen "Wirkungen an dem Rundenende aus"
frame round_end:final = "Wirkungen an dem Rundenende" V:ausführen
frame set_up_clan    = V:legen "einen Clan"
frame set_up_clan:ninf = "keinen Clan" V:legen.inf
frame set_up_clan:final = "einen Clan" V:legen
frame settle         = V:legen "den Startort"
frame settle:final   = "den Startort" V:legen
frame place_stones   = V:legen "Machtsteine auf Orte der Macht"
frame place_stones:final = "Machtsteine auf Orte der Macht" V:legen
frame explore        = V:entdecken "einen Ort der Macht mit einer Hauptaktion"
frame explore:ninf   = "mit einer Hauptaktion keinen Ort der Macht" V:entdecken.inf
frame explore:final  = "mit einer Hauptaktion einen Ort der Macht" V:entdecken
frame play_ritual    = V:spielen "ein Ritual"
frame play_ritual:final = "ein Ritual" V:spielen
frame rotate         = V:drehen {specialist:acc} "zu der Seite"
frame rotate:final   = {specialist:acc} "zu der Seite" V:drehen
frame promote        = V:versetzen "den ersten Ort der Macht in den Innenkreis"
frame promote:final = "den ersten Ort der Macht in den Innenkreis" V:versetzen
frame seize          = V:entdecken "einen Ort der Macht" {region:in}
frame seize:final = "einen Ort der Macht" {region:in} V:entdecken
frame conjure        = V:spielen "die oberste Karte des Hauptstapels"
frame conjure:final = "die oberste Karte des Hauptstapels" V:spielen
frame act            = V:ausführen "die Aktion des Felds aus"
frame act:final      = "die Aktion des Felds" V:ausführen
frame turn_wheel     = V:rücken "den Marker des Rads um 1 Feld vor"
frame turn_wheel:final = "den Marker des Rads um 1 Feld" V:rücken

say label.council  = "Rat"
say label.sun      = "Sonnenseite"
say label.moon     = "Mondseite"
say label.yield    = "Ernte"
say label.binding  = "Bindung"
say label.space    = "Aktionsfeld"
say label.instant  = "Sofort"
say label.sideways = "Zu der Seite drehen"
say label.fight    = "Kampfphase"
say label.round_end = "Rundenende"
say label.game_end = "Spielende"
say label.income   = "Erkundung"
say label.token    = "Clanmarker"
say label.path     = "Zirkelleiste"
say label.gem      = "Machtstein"
say label.rewards  = "Kampfbelohnungen"
say label.act      = "Aktion"
say label.turn_wheel = "Rad"
say label.fast     = "Freie Aktion"
say label.main     = "Hauptaktion"
say label.trade_one = "Karte tauschen"
say label.action   = "Aktion"
say despite.indoors = "obwohl Älteste sonst in dem Innenkreis bleiben"

# ---- the house set
behind bare = "ohne Orte der Macht in der Reihe"
behind herbal = "mit einem Kraut in der Ernte"
adj  specialist.turned "gedreht" aktiv
noun dial_limit "Höchstgebot" n nom.sg,acc.sg,dat.sg "Höchstgebot" gen.sg "Höchstgebots" nom.pl,gen.pl,acc.pl "Höchstgebote" dat.pl "Höchstgeboten"
noun ritual.slots "*Anzahl der Talismanplätze" f Frau
noun site.witches "*Anzahl benötigter Hexen" f Frau
frame battle       = V:austragen "den Kampf" {region:in} "aus"
frame battle:final = "den Kampf" {region:in} V:austragen
verb austragen  "austragen" inf "austragen" zu "auszutragen" imp.2sg "trage" pres.2sg "trägst" pres.3sg "trägt" pres.3pl "tragen" sub.2sg "austrägst" sub.3sg "austrägt" sub.3pl "austragen"
frame trade           = V:tauschen "Karten gegen einen Rohstoff"
frame trade:ninf      = "keine Karten gegen einen Rohstoff" V:tauschen.inf
frame trade:final     = "Karten gegen einen Rohstoff" V:tauschen
frame play_helper     = V:spielen "einen Spezialisten"
frame play_helper:final = "einen Spezialisten" V:spielen
frame play_councillor = V:spielen "ein Ratsmitglied"
frame play_councillor:final = "ein Ratsmitglied" V:spielen
frame craft           = V:fertigen "Talismane"
frame craft:final     = "Talismane" V:fertigen
say label.ward   = "Bann"
say label.barter = "Tauschhandel"
say label.pawn   = "Pfand"
say despite.ward = "was ein Bann auch sagt"
frame rally       = V:erhöhen <owners_f.acc> "Kampfstärke um" {for:acc}
frame rally:final = <owners_f.acc> "Kampfstärke um" {for:acc} V:erhöhen
verb erhöhen    "erhöhen" machen zu "zu erhöhen"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept mana "the printed term"
accept clan "an English word that German has taken over"
accept "Clan" "an English word that German has taken over"
accept rival "the name of the solo opponent"
accept point "a compound of known words"
accept board "a compound of known words"
accept helpers "a compound of known words"
accept field "a compound of known words"
accept site_deck "a compound of known words"
accept round_number "a compound of known words"
accept path.rung "a compound of known words"
accept usual_path.rung "a compound of known words"
accept player.dial "a compound of known words"
accept "Mana" "the printed term"
accept "Zirkelleiste" "a compound of known words"
accept "Belohnungsteile" "a compound of known words"
accept "Zirkelfelds" "a compound of known words"
accept "Ortestapels" "a compound of known words"
accept "Manarad" "a compound of known words"
accept "Startspielermarker" "a compound of known words"
accept "Rundenende" "a compound of known words"
accept "Marker" "an English word that German has taken over"
accept "Clanmarker" "a compound of known words"
accept "Talismanplätze" "a compound of known words"

# ---- „wenn du Karten ziehst, ziehe 1 Karte mehr“
say raise.draw.cards  = "ziehe" {to*card:acc} "mehr"
say raise.gain.amount = "erhalte" {to:acc} "mehr"
