# How each verb of the core package is said.
verb získat   "získat"   dělat ipf získávat
verb získávat "získávat" dělat
verb ztratit  "ztratit"  platit ipf ztrácet
verb ztrácet  "ztrácet"  sázet
verb zaplatit "zaplatit" platit ipf platit
verb platit   "platit"   platit
verb dát      "dát" inf "dát" neg.inf "nedat" imp.2sg "dej" imp.2pl "dejte" pres.2sg "dáš" pres.2pl "dáte" pres.3sg "dá" pres.3pl "dají" ipf dávat
verb dávat    "dávat"    dělat
verb posunout "posunout" minout ipf posouvat
verb posouvat "posouvat" dělat
verb přesunout "přesunout" minout ipf přesouvat
verb přesouvat "přesouvat" dělat
verb zamíchat "zamíchat" dělat ipf míchat
verb míchat   "míchat"   dělat
verb odhalit  "odhalit"  prosit ipf odhalovat
verb odhalovat "odhalovat" kupovat
verb podívat  "podívat"  dělat ipf dívat
verb dívat    "dívat"    dělat
verb provést  "provést" inf "provést" imp.2sg "proveď" imp.2pl "proveďte" pres.2sg "provedeš" pres.2pl "provedete" pres.3sg "provede" pres.3pl "provedou" ipf provádět
verb provádět "provádět" inf "provádět" imp.2sg "prováděj" imp.2pl "provádějte" pres.2sg "provádíš" pres.2pl "provádíte" pres.3sg "provádí" pres.3pl "provádějí"
verb vyhrát   "vyhrát" inf "vyhrát" imp.2sg "vyhraj" imp.2pl "vyhrajte" pres.2sg "vyhraješ" pres.2pl "vyhrajete" pres.3sg "vyhraje" pres.3pl "vyhrají"
verb vybrat   "vybrat"   brát ipf vybírat
verb vybírat  "vybírat"  dělat

frame gain    = V:získat {what:acc}
frame lose    = V:ztratit {what:acc}
frame pay     = V:zaplatit [ {what:acc} ]
frame give    = V:dát {what:acc} [ {to:dat} ]
frame advance = V:posunout {track:acc} [ "o" {for:acc} ]
frame retreat = V:posunout {track:acc} [ "o" {for:acc} ] "zpět"
frame move    = V:přesunout {what:acc} [ {apart:from} ] [ {to:to} ]
frame shuffle = V:zamíchat {pile:acc}
frame reveal  = V:odhalit {what:acc}
frame look    = V:podívat ^se "na" {what:acc}
frame perform = V:provést {what:acc}
frame win     = V:vyhrát
frame choose  = V:vybrat {what:acc}
verb zaznamenat "zaznamenat" dělat ipf zaznamenávat
verb zaznamenávat "zaznamenávat" dělat
frame note    = V:zaznamenat {what:acc}
frame set_to  = V:nastavit {what:acc} "na" {to:acc}
frame pay:nominal = "placení" [ {what:gen} ]
frame perform:nominal = "provádění" {what:gen}
