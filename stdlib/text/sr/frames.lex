# "Dobijate" is what the books print where an order would sound odd.
verb dobiti    "dobiti"    piti imp.2pl "dobijate" imp.2sg "dobijaš" ipf dobijati
verb dobijati  "dobijati"  čitati
verb izgubiti  "izgubiti"  raditi ipf gubiti
verb gubiti    "gubiti"    raditi
verb platiti   "platiti"   raditi ipf plaćati
verb plaćati   "plaćati"   čitati
verb dati      "dati"      inf "dati" imp.2sg "daj" imp.2pl "dajte" pres.2sg "daš" pres.2pl "date" pres.3sg "da" pres.3pl "daju" ipf davati
verb davati    "davati"    inf "davati" imp.2sg "davaj" imp.2pl "davajte" pres.2sg "daješ" pres.2pl "dajete" pres.3sg "daje" pres.3pl "daju"
verb pomeriti  "pomeriti"  raditi ipf pomerati
verb pomerati  "pomerati"  čitati
verb premestiti "premestiti" raditi ipf premeštati
verb premeštati "premeštati" čitati
verb promešati "promešati" čitati ipf mešati
verb mešati    "mešati"    čitati
verb pokazati  "pokazati"  inf "pokazati" imp.2sg "pokaži" imp.2pl "pokažite" pres.2sg "pokažeš" pres.2pl "pokažete" pres.3sg "pokaže" pres.3pl "pokažu" ipf pokazivati
verb pokazivati "pokazivati" bacivati
verb pogledati "pogledati" čitati ipf gledati
verb gledati   "gledati"   čitati
verb izvesti   "izvesti"   inf "izvesti" imp.2sg "izvedi" imp.2pl "izvedite" pres.2sg "izvedeš" pres.2pl "izvedete" pres.3sg "izvede" pres.3pl "izvedu" ipf izvoditi
verb izvoditi  "izvoditi"  raditi
verb pobediti  "pobediti"  raditi ipf pobeđivati
verb pobeđivati "pobeđivati" bacivati
verb izabrati  "izabrati"  inf "izabrati" imp.2sg "izaberi" imp.2pl "izaberite" pres.2sg "izabereš" pres.2pl "izaberete" pres.3sg "izabere" pres.3pl "izaberu" ipf birati
verb birati    "birati"    čitati

frame gain    = V:dobiti {what:acc}
frame lose    = V:izgubiti {what:acc}
frame pay     = V:platiti [ {what:acc} ]
frame give    = V:dati {what:acc} [ {to:dat} ]
frame advance = V:pomeriti {track:acc} [ "za" {for:acc} ]
frame retreat = V:pomeriti {track:acc} [ "za" {for:acc} ] "unazad"
frame move    = V:premestiti {what:acc} [ {apart:from} ] [ {to:to} ]
frame shuffle = V:promešati {pile:acc}
frame reveal  = V:pokazati {what:acc}
frame look    = V:pogledati {what:acc}
frame perform = V:izvesti {what:acc}
frame win     = V:pobediti
frame choose  = V:izabrati {what:acc}
verb zabeležiti "zabeležiti" raditi ipf beležiti
verb beležiti "beležiti" raditi
frame note    = V:zabeležiti {what:acc}
frame set_to  = V:postaviti {what:acc} "na" {to:acc}

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept davati "davaj, davajte: the imperative of davati beside the present daješ"
frame pay:nominal = "plaćanju" [ {what:gen} ]
frame perform:nominal = "izvođenju" {what:gen}
