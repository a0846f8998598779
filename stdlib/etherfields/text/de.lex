# Etherfields in German.
noun green     "Wahrnehmung" f Frau mass icon perception
noun yellow    "List" f Frau mass icon cunning
noun red       "Zorn" m Mana mass icon anger
noun intent    "Absicht" f Frau icon intent
det any "beliebig" m/nom.sg "irgendein" m/gen.sg "irgendeines" m/dat.sg "irgendeinem" m/acc.sg "irgendeinen" f/nom.sg,f/acc.sg "irgendeine" f/gen.sg,f/dat.sg "irgendeiner" n/nom.sg,n/acc.sg "irgendein" n/gen.sg "irgendeines" n/dat.sg "irgendeinem" counted "beliebige" then mixed
noun ether     "Äther" m Mana mass icon ether
noun distress  "Bedrängnis" f Moral mass icon distress
noun gem       "Leuchtjuwel" n Frau gen.sg "Leuchtjuwels" icon gem
noun key       "Schlüssel" m Spieler icon key
noun soul      "Seelenmarker" m Spieler
noun scene     "Szene" f Hexe
noun hour      "Stunde" f Hexe icon hour
noun shopping  "Einkaufskarte" f Karte
noun marker    "Universalmarker" m Spieler
noun dreamer   "Träumer" m Spieler in "bei" dat to "zu" dat
noun team      "Gruppe" f Hexe
noun entity    "Wesenheit" f Frau in "bei" dat
noun figure    "Figur" f Frau in "bei" dat
noun occupant  "Gestalt" f Frau
noun mutation  "Mutation" f Frau
noun status    "Zustand" m nom.sg,dat.sg,acc.sg "Zustand" gen.sg "Zustands" nom.pl "Zustände"
noun script    "Szenenkarte" f Karte
noun slumber   "Schlummerplättchen" n Mana
noun portal    "Traumtor" n Film
noun secret    "Geheimkarte" f Karte
noun influence "Einflusskarte" f Karte
noun progress  "Fortschrittskarte" f Karte
noun weakness  "Schwächekarte" f Karte
noun deck_card "Karte" f Karte
noun discardable "Karte" f Karte
noun resolvable "Karte" f Karte
noun item      "Gegenstand" m nom.sg,dat.sg,acc.sg "Gegenstand" gen.sg "Gegenstands" nom.pl "Gegenstände"
noun mask      "Maske" f Hexe
noun fate      "Schicksalskarte" f Karte
noun quirk     "Launenkarte" f Karte
noun season    "Jahreszeitkarte" f Karte
noun wisdom    "Weisheitskarte" f Karte
noun memory    "*erste Erinnerung" f nom.sg,acc.sg,dat.sg,gen.sg "erste Erinnerung"
noun note      "Notiz" f Frau
noun turn_card "Zugkarte" f Karte
noun step      "Schritt" m Film
noun field     "Feld" n Feld in "auf" dat to "auf" acc from "von" dat
noun space     "Feld" n Feld in "auf" dat to "auf" acc from "von" dat
noun tile      "Plättchen" n Mana
noun location  "Ort" m Film in "an" dat to "an" acc from "von" dat
noun patch     "Umgebungsmarker" m Spieler

adj  active    "aktiv" aktiv
adj  bright    "hell" aktiv
adj  dark      "dunkl" aktiv
adj  open      "frei" aktiv
behind spawner = "mit Erscheinungssymbol"
behind special_spot = "mit besonderem Symbol"
behind gem_reroll = "„Juwelen-Neuwurf“"
adj  progress.flipped "umgedreht" aktiv
noun dazed     "*Zustand Benommen" m nom.sg "der Zustand Benommen" acc.sg "den Zustand Benommen" dat.sg "dem Zustand Benommen"
noun paralyzed "*Zustand Gelähmt" m nom.sg "der Zustand Gelähmt" acc.sg "den Zustand Gelähmt" dat.sg "dem Zustand Gelähmt"
noun poisoned  "*Zustand Vergiftet" m nom.sg "der Zustand Vergiftet" acc.sg "den Zustand Vergiftet" dat.sg "dem Zustand Vergiftet"
noun stunned   "*Zustand Betäubt" m nom.sg "der Zustand Betäubt" acc.sg "den Zustand Betäubt" dat.sg "dem Zustand Betäubt"
noun light     "Licht" n Mana
noun hearts    "Herz" n Mana gen.sg "Herz"
noun special_step "*besonderer Effekt" m nom.sg "besonderer Effekt"

noun hand      "Hand" f Hand in "auf" dat to "auf" acc from "von" dat
noun sealed    "*Stapel versiegelter Karten" m Spieler in "auf" dat to "auf" acc from "von" dat
noun progress_zone "Fortschrittszone" f Hexe
noun worn      "Maskenplatz" m Platz in "auf" dat from "von" dat
noun keepsakes "*aufbewahrte Karten" f plt nom.pl,acc.pl "aufbewahrten Karten" dat.pl "aufbewahrten Karten" gen.pl "aufbewahrten Karten" in "bei" dat to "zu" dat
noun play      "Spiel" n Film
noun pool      "Vorrat" m Film
noun secret_box "*Schachtel der Geheimkarten" f Karte
noun fate_deck "Schicksalsstapel" m Spieler
noun slumber_deck "Schlummerstapel" m Spieler
noun mutations "Mutationen" f plt nom.pl,acc.pl,dat.pl,gen.pl "Mutationen" in "bei" dat to "zu" dat
noun dreamscape "Traumlandschaft" f Frau

noun time.turn "Zug" m Zug
noun time.dream "Traum" m Traum
noun time.dream_turn "Traumzug" m Zug
noun time.action_step "Aktionsschritt" m Film
noun time.play_dream "Traumbesuch" m Film
noun time.meet_fate "Schicksalsereignis" n nom.sg,dat.sg,acc.sg "Schicksalsereignis" gen.sg "Schicksalsereignisses"
noun time.journey "Reise" f Karte
noun time.throw "Wurf" m Wurf

noun hand_limit "Handkartenlimit" n Park
noun progress_limit "Fortschrittslimit" n Park
noun draw_count "*Anzahl zu ziehender Karten" f Frau
noun attack_range "Angriffsreichweite" f Hexe
noun contact_range "Kontaktreichweite" f Hexe
noun step_price "*Preis pro Feld" m Punkt
noun reach     "Reichweite" f Hexe
noun current_turn "*aktuelle Zugkarte" f nom.sg,acc.sg "aktuelle Zugkarte" dat.sg,gen.sg "aktuellen Zugkarte" in "auf" dat from "von" dat
noun spot      "Feld" n Feld in "auf" dat to "auf" acc from "von" dat
noun entity.movement "Bewegungswert" m Film
noun occupant.entity "Wesenheit" f Frau
noun figure.entity "Wesenheit" f Frau
noun patch.terrain "Umgebung" f Frau
noun progress.colour "Farbe" f Hexe
noun step.what "Art" f Frau
noun turn_card.suit "Farbe" f Hexe
noun seal.amount "*Anzahl versiegelter Karten" f Frau
noun suffer.amount "*Menge der Bedrängnis" f Hexe
noun walk.points "*Anzahl der Felder" f Frau
noun first_room "Eingangsplättchen" n nom.sg,acc.sg "das Eingangsplättchen" dat.sg "dem Eingangsplättchen"
noun something_wicked "*Etwas Böses" n nom.sg,acc.sg,dat.sg "Etwas Böses"
noun action.host "Träger" m Spieler

verb ziehen    "ziehen" machen zu "zu ziehen"
verb abwerfen  "abwerfen" inf "abwerfen" zu "abzuwerfen" imp.2sg "wirf" pres.2sg "wirfst" pres.3sg "wirft" pres.3pl "werfen" sub.2sg "abwirfst" sub.3sg "abwirft" sub.3pl "abwerfen"
verb versiegeln "versiegeln" inf "versiegeln" zu "zu versiegeln" imp.2sg "versiegle" pres.2sg "versiegelst" pres.3sg "versiegelt" pres.3pl "versiegeln"
verb entsiegeln "entsiegeln" inf "entsiegeln" zu "zu entsiegeln" imp.2sg "entsiegle" pres.2sg "entsiegelst" pres.3sg "entsiegelt" pres.3pl "entsiegeln"
verb erleiden  "erleiden" inf "erleiden" zu "zu erleiden" imp.2sg "erleide" pres.2sg "erleidest" pres.3sg "erleidet" pres.3pl "erleiden"
verb gehen     "gehen" machen zu "zu gehen"
verb versetzen "versetzen" machen zu "zu versetzen" pres.2sg "versetzt"
verb bewegen   "bewegen" machen zu "zu bewegen"
verb drehen    "drehen" machen zu "zu drehen"
verb wiederholen "wiederholen" machen zu "zu wiederholen"
verb werfen    "werfen" inf "werfen" zu "zu werfen" imp.2sg "wirf" pres.2sg "wirfst" pres.3sg "wirft" pres.3pl "werfen"
verb hinzufügen "hinzufügen" inf "hinzufügen" zu "hinzuzufügen" imp.2sg "füge" pres.2sg "fügst" pres.3sg "fügt" pres.3pl "fügen" sub.2sg "hinzufügst" sub.3sg "hinzufügt" sub.3pl "hinzufügen"
verb blockieren "blockieren" machen zu "zu blockieren"
verb abhandeln "abhandeln" inf "abhandeln" zu "abzuhandeln" imp.2sg "handle" pres.2sg "handelst" pres.3sg "handelt" pres.3pl "handeln" sub.2sg "abhandelst" sub.3sg "abhandelt" sub.3pl "abhandeln"
verb nehmen    "nehmen" inf "nehmen" zu "zu nehmen" imp.2sg "nimm" pres.2sg "nimmst" pres.3sg "nimmt" pres.3pl "nehmen"
verb erneuern  "erneuern" inf "erneuern" zu "zu erneuern" imp.2sg "erneuere" pres.2sg "erneuerst" pres.3sg "erneuert" pres.3pl "erneuern"
verb treffen   "treffen" inf "treffen" zu "zu treffen" imp.2sg "triff" pres.2sg "triffst" pres.3sg "trifft" pres.3pl "treffen"
verb betreten  "betreten" inf "betreten" zu "zu betreten" imp.2sg "betritt" pres.2sg "betrittst" pres.3sg "betritt" pres.3pl "betreten"
verb vergessen "vergessen" inf "vergessen" zu "zu vergessen" imp.2sg "vergiss" pres.2sg "vergisst" pres.3sg "vergisst" pres.3pl "vergessen"
verb betrachten "betrachten" inf "betrachten" zu "zu betrachten" imp.2sg "betrachte" pres.2sg "betrachtest" pres.3sg "betrachtet" pres.3pl "betrachten"
verb bereitlegen "bereitlegen" inf "bereitlegen" zu "bereitzulegen" imp.2sg "lege" pres.2sg "legst" pres.3sg "legt" pres.3pl "legen" sub.2sg "bereitlegst" sub.3sg "bereitlegt" sub.3pl "bereitlegen"

frame draw            = V:ziehen {amount*deck_card:acc}
frame draw:final      = {amount*deck_card:acc} V:ziehen
frame discard         = V:abwerfen {card:acc} [ {apart:from} ] "ab"
frame discard:final   = {card:acc} [ {apart:from} ] V:abwerfen
frame shed            = V:abwerfen {discardable:acc} [ {apart:from} ] "ab"
frame shed:final      = {discardable:acc} [ {apart:from} ] V:abwerfen
frame seal            = V:versiegeln {card:acc} [ {apart:from} ]
frame seal:final      = {card:acc} [ {apart:from} ] V:versiegeln
frame seal_away       = V:versiegeln {card:acc} [ {apart:from} ] "direkt"
frame seal_away:final = {card:acc} [ {apart:from} ] "direkt" V:versiegeln
frame unseal          = V:entsiegeln {card:acc} [ {apart:from} ]
frame unseal:final    = {card:acc} [ {apart:from} ] V:entsiegeln
frame suffer          = V:erleiden {amount*distress:acc}
frame suffer:final    = {amount*distress:acc} V:erleiden
frame gain_weakness   = V:erhalten {amount*weakness:acc}
frame gain_weakness:final = {amount*weakness:acc} V:erhalten
frame walk            = V:gehen [ {points*field:acc} ]
frame walk:final      = [ {points*field:acc} ] V:gehen
frame relocate        = V:versetzen {who:acc} [ {to:to} ]
frame relocate:final  = {who:acc} [ {to:to} ] V:versetzen
frame enter           = V:bewegen {who:acc} [ {to:to} ]
frame enter:final     = {who:acc} [ {to:to} ] V:bewegen
frame chase           = V:bewegen {figure:acc} [ {for*field:acc} ] "zu dem nächsten Träumer"
frame chase:final = {figure:acc} [ {for*field:acc} ] "zu dem nächsten Träumer" V:bewegen
frame place_progress  = V:legen {card:acc} "in" <owners_f.acc> "Fortschrittszone"
frame place_progress:final = {card:acc} "in" <owners_f.acc> "Fortschrittszone" V:legen
frame flip            = V:drehen {card:acc} "um"
frame flip:final      = {card:acc} "auf die Rückseite" V:drehen
frame unflip          = V:drehen {card:acc} "zurück"
frame unflip:final    = {card:acc} "auf die Vorderseite" V:drehen
frame reroll          = V:wiederholen "den Wurf"
frame reroll:final    = "den Wurf" V:wiederholen
frame throw           = V:werfen "einen Würfel"
frame throw:final     = "einen Würfel" V:werfen
frame boost_intent    = V:werfen "den Glückswürfel, um" {tint:acc} "zu verstärken"
frame boost_intent:final = "den Glückswürfel" V:werfen ", um" {tint:acc} "zu verstärken"
frame add_turn        = V:hinzufügen {amount*turn_card:acc} "hinzu"
frame add_turn:final  = {amount*turn_card:acc} V:hinzufügen
frame block           = V:blockieren {step:acc}
frame block:final     = {step:acc} V:blockieren
frame resolve         = V:abhandeln {step:acc} "ab"
frame resolve:final   = {step:acc} V:abhandeln
frame resolved        = V:abhandeln {resolvable:acc} "ab"
frame resolved:final  = {resolvable:acc} V:abhandeln
frame special         = V:abhandeln "den besonderen Effekt" {script:gen} "ab"
frame special:final   = "den besonderen Effekt" {script:gen} V:abhandeln
frame setup           = V:bereitlegen {script:acc} "bereit"
frame setup:final     = {script:acc} V:bereitlegen
frame spawn           = V:hinzufügen {amount*figure:acc} {for:gen} "hinzu"
frame spawn:final = {amount*figure:acc} {for:gen} V:hinzufügen
frame mutate          = V:geben {entity:dat} "1 Mutation"
frame mutate:final    = {entity:dat} "1 Mutation" V:geben
frame inflict         = V:geben {on:dat} {status:acc}
frame inflict:final = {on:dat} {status:acc} V:geben
frame restore_item    = V:erneuern "einen Gegenstand"
frame restore_item:final = "einen Gegenstand" V:erneuern
frame reshuffle       = V:mischen "den Ablagestapel in den Kartenstapel"
frame reshuffle:final = "den Ablagestapel in den Kartenstapel" V:mischen
frame restore_mask    = V:erneuern "eine Maske"
frame restore_mask:final = "eine Maske" V:erneuern
frame sort_starting_items = V:wählen "die Startgegenstände"
frame sort_starting_items:final = "die Startgegenstände" V:wählen
frame take_loot       = V:nehmen "die Beute"
frame take_loot:final = "die Beute" V:nehmen
frame place_tile      = V:legen "ein Schlummerlandschaftsplättchen"
frame place_tile:final = "ein Schlummerlandschaftsplättchen" V:legen
frame arrive          = V:gehen {goal:to}
frame arrive:final    = {goal:to} V:gehen
frame encounter       = V:treffen {entity:acc}
frame encounter:final = {entity:acc} V:treffen
frame escape          = V:entkommen {script:dat}
frame escape:final    = {script:dat} V:entkommen
frame told            = V:abhandeln {scene:acc} "ab"
frame told:final      = {scene:acc} V:abhandeln
frame enter_dream     = V:betreten "den Traum hinter" {portal:dat}
frame enter_dream:final = "den Traum hinter" {portal:dat} V:betreten
frame play_dream      = V:betreten "einen Traum"
frame play_dream:final = "einen Traum" V:betreten
frame rebuild         = V:bereitlegen "den Kartenstapel neu bereit"
frame rebuild:final   = "den Kartenstapel neu" V:bereitlegen
frame reset_clock     = V:drehen "die Uhr auf den Anfang"
frame reset_clock:final = "die Uhr auf den Anfang" V:drehen
frame forget          = V:vergessen "alles aus diesem Traum"
frame forget:final = "alles aus diesem Traum" V:vergessen
frame look            = V:betrachten {what:acc}
frame look:final      = {what:acc} V:betrachten
frame advance         = V:hinzufügen {track:dat} "1" [ {for*time:acc} ] "hinzu"
frame advance:final   = {track:dat} "1" [ {for*time:acc} ] V:hinzufügen
frame retreat         = V:abwerfen {track:acc} [ {for*time:acc} ] "ab"
frame retreat:final   = {track:acc} [ {for*time:acc} ] V:abwerfen

say label.action   = "Aktion"
say label.attack   = "Angriff"
say label.contact  = "Kontakt"
say label.fast     = "⚡ Schnelle Aktion"
say label.setup    = "Aufbau"
say label.basic    = "Grundeffekt"
say label.special  = "Besonderer Effekt"
say label.morphing = "Mutationseffekt"
say label.exhausted = "Züge aufgebraucht"
say label.sprung   = "Falle"
say label.loot     = "Beute"
say label.resolved = "Effekt"
say label.drawn    = "Bei dem Ziehen"
say label.floating = "Schwebende Regel"
say label.told     = "Szene"
say label.on_death = "Wenn die Träumer verlieren"
say label.walking  = "Bewegung"
say label.leaving  = "Aufbruch"
say label.midway   = "Während einer Aktion"
say label.stride   = "Schritt"
say label.exert    = "Anstrengung"
say label.buy_time = "Zeit kaufen"
say label.glimpse  = "Flüchtiger Blick"
say label.forge_gem = "Juwel schmieden"
say label.gem_reroll = "Neuwurf"
say label.use_gem  = "Juwel nutzen"
say label.unmake   = "Mutation entfernen"
say label.awaken   = "Erwachen"
say label.boost    = "Verstärken"
noun time.session "Partie" f Karte
verb durchsehen "durchsehen" inf "durchsehen" zu "durchzusehen" imp.2sg "sieh" pres.2sg "siehst" pres.3sg "sieht" pres.3pl "sehen" sub.2sg "durchsiehst" sub.3sg "durchsieht" sub.3pl "durchsehen"
frame browse        = V:durchsehen "das Angebot durch"
frame browse:final  = "das Angebot" V:durchsehen
say label.save     = "Aufheben"
say label.oneshot  = "Einmalig"
say label.progressive = "Schrittweise"
say label.socketed = "Mit Juwel"
noun gates     "Traumtore" n plt nom.pl,acc.pl "Traumtore" gen.pl "Traumtore" dat.pl "Traumtoren" in "bei" dat to "zu" dat
noun item.bin  "Ablageort" m Film
noun item.worth "Absicht" f Frau
noun influence.worth "Absicht" f Frau
noun location.quarter "Viertel" n Spieler
noun location.roads "Weg" m Punkt
noun location.shortcuts "Abkürzung" f Frau
noun portal.quarter "Viertel" n Spieler
noun mask_box  "Maskenschachtel" f Karte
noun overlay   "Überlagerungskarte" f Karte
noun pawn      "Gruppenfigur" f Frau
noun group_pawn "Gruppenfigur" f nom.sg,acc.sg "die Gruppenfigur" dat.sg,gen.sg "der Gruppenfigur"
noun progress.placing "*Preis des Auslegens" m Punkt
behind socketed = "mit Juwel"
noun status.other_side "*andere Seite" f nom.sg,acc.sg "andere Seite" dat.sg,gen.sg "anderen Seite"
noun status_supply "Zustandsvorrat" m Film
noun weakness.fee "*Preis des Entfernens" m Punkt
noun discard_pile "Ablagestapel" m Spieler in "auf" dat to "auf" acc from "von" dat
noun mutation_bag "Mutationsvorrat" m Vorrat
noun removed   "*entfernte Karten" f plt nom.pl,acc.pl "entfernten Karten" dat.pl,gen.pl "entfernten Karten" in "bei" dat to "zu" dat
noun weakness_deck "Schwächestapel" m Spieler to "auf" acc
frame drawn          = V:abhandeln "den Effekt bei dem Ziehen" {weakness:gen} "ab"
frame drawn:final    = "den Effekt bei dem Ziehen" {weakness:gen} V:abhandeln
frame take           = V:nehmen {card:acc} "auf die Hand"
frame take:final     = {card:acc} "auf die Hand" V:nehmen
say label.go_in    = "Traum betreten"
say label.sneak    = "Abkürzung"
say label.travel   = "Reise"
say label.revealed = "Bei dem Aufdecken"
say label.shed     = "Abwerfen"
noun here      "*aktueller Ort" m nom.sg "aktuelle Ort" acc.sg,dat.sg "aktuellen Ort" gen.sg "aktuellen Orts" in "an" dat to "an" acc from "von" dat
noun influence.origin "Archetyp" m Staat
noun gambler   "Spielerin" f nom.sg,acc.sg,dat.sg,gen.sg "Spielerin"
noun specialist "Spezialist" m Held
noun tough_guy "*Harter Kerl" m nom.sg "Harter Kerl" acc.sg "Harten Kerl" dat.sg "Hartem Kerl" gen.sg "Harten Kerls"
noun free_spirit "Freigeist" m Feld
noun deck      "Einflussstapel" m Spieler to "auf" acc
noun items     "*aktive Gegenstände" m plt nom.pl,acc.pl "aktiven Gegenstände" dat.pl "aktiven Gegenständen" gen.pl "aktiven Gegenstände" in "bei" dat to "zu" dat
noun storage   "Lager" n Spieler
noun clubs "Kreuz" n Mana gen.sg "Kreuz"
noun diamonds "Karo" n Mana
noun spades "Pik" n Mana
behind socket = "mit Juwelensymbol"
noun modes     "*Zusatzkarten" f plt nom.pl,acc.pl "Zusatzkarten" dat.pl,gen.pl "Zusatzkarten" in "bei" dat to "zu" dat
noun almanac   "*kommenden Jahreszeiten" f plt nom.pl,acc.pl "kommenden Jahreszeiten" dat.pl,gen.pl "kommenden Jahreszeiten" in "bei" dat to "zu" dat
noun influence_supply "Einflussvorrat" m Vorrat
behind entry   = "mit Eingangssymbol"
adj  cheerful  "heiter" aktiv
adj  dreary    "trüb" aktiv
verb erwachen  "erwachen" machen zu "zu erwachen"
verb wechseln  "wechseln" inf "wechseln" zu "zu wechseln" imp.2sg "wechsle" pres.2sg "wechselst" pres.3sg "wechselt" pres.3pl "wechseln"
verb speichern "speichern" inf "speichern" zu "zu speichern" imp.2sg "speichere" pres.2sg "speicherst" pres.3sg "speichert" pres.3pl "speichern"
verb entkommen "entkommen" machen zu "zu entkommen"
frame gain_card = V:erhalten {card:acc} [ {apart:from} ]
frame gain_card:final = {card:acc} [ {apart:from} ] V:erhalten
frame find_masks = V:wählen "zwei Masken"
frame find_masks:final = "zwei Masken" V:wählen
frame wake     = V:erwachen
frame change_season = V:wechseln "die Jahreszeit zu" {season:dat}
frame change_season:final = "die Jahreszeit zu" {season:dat} V:wechseln
frame save_game = V:speichern "das Spiel"
frame save_game:final = "das Spiel" V:speichern
frame keep_game = V:speichern "das Spiel so, wie es ist"
frame keep_game:final = "das Spiel so, wie es ist," V:speichern
frame first_wisdom = V:nehmen "die ersten Weisheitskarten"
frame first_wisdom:final = "die ersten Weisheitskarten" V:nehmen
frame lay_over = V:legen {overlay:acc} "auf die Traumlandschaft"
frame lay_over:final = {overlay:acc} "auf die Traumlandschaft" V:legen
noun sights    "*Anzahl geheimer Karten zu dem Betrachten" f Frau
frame peek     = V:betrachten "eine geheime Karte oder ein geheimes Plättchen dieses Traums, dessen Rückseite eine Kartenart nennt"
frame peek:final = "eine geheime Karte oder ein geheimes Plättchen dieses Traums, dessen Rückseite eine Kartenart nennt," V:betrachten
say label.note_down = "Auf einem Bogen speichern"
say label.waking   = "Erwachen"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept abhandeln "a separable verb that rulebooks use"
accept soul "a compound of known words"
accept marker "a compound of known words"
accept script "a compound of known words"
accept slumber "a compound of known words"
accept quirk "a compound of known words"
accept wisdom "a compound of known words"
accept patch "a compound of known words"
accept slumber_deck "a compound of known words"
accept mutation_bag "a compound of known words"
accept influence.origin "Archetyp, a word of psychology"
accept entsiegeln "the opposite of versiegeln"
accept bereitlegen "a separable verb that the dictionary lacks"
accept durchsehen "its prefix stays at the verb behind wenn"
accept "Mutationseffekt" "a compound of known words"
accept "Schlummerlandschaftsplättchen" "a compound of known words"
accept "Weisheitskarten" "a compound of known words"

# ---- Ereignisse, bei denen niemand genannt ist, und bei wem oder was eine Karte liegt
frame throw:nominal = "Würfeln"
say holder.quirk     = "das Feld mit dieser Laune"
say holder.quirk:gen = "des Felds mit dieser Laune"
say holder.quirk:dat = "dem Feld mit dieser Laune"
say holder.quirk:in  = "auf dem Feld mit dieser Laune"
say holder.mutation     = "diese Wesenheit"
say holder.mutation:gen = "dieser Wesenheit"
say holder.mutation:dat = "dieser Wesenheit"
say holder.mutation:in  = "bei dieser Wesenheit"
say holder.status     = "der Betroffene"
say holder.status:gen = "des Betroffenen"
say holder.status:acc = "den Betroffenen"
say holder.status:dat = "dem Betroffenen"
say holder.status:in  = "bei dem Betroffenen"
