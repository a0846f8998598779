verb erhalten "erhalten" inf "erhalten" zu "zu erhalten" imp.2sg "erhalte" pres.2sg "erhältst" pres.3sg "erhält" pres.3pl "erhalten"
verb verlieren "verlieren" inf "verlieren" zu "zu verlieren" imp.2sg "verliere" pres.2sg "verlierst" pres.3sg "verliert" pres.3pl "verlieren"
verb zahlen   "zahlen" machen zu "zu zahlen"
verb geben    "geben" inf "geben" zu "zu geben" imp.2sg "gib" pres.2sg "gibst" pres.3sg "gibt" pres.3pl "geben"
verb rücken   "rücken" machen zu "zu rücken"
verb legen    "legen" machen zu "zu legen"
verb mischen  "mischen" machen zu "zu mischen"
verb zeigen   "zeigen" machen zu "zu zeigen"
verb ansehen  "ansehen" inf "ansehen" zu "anzusehen" imp.2sg "sieh" pres.2sg "ansiehst" pres.3sg "ansieht" pres.3pl "ansehen"
verb ausführen "ausführen" inf "ausführen" zu "auszuführen" imp.2sg "führe" pres.2sg "führst" pres.3sg "führt" pres.3pl "führen" sub.2sg "ausführst" sub.3sg "ausführt" sub.3pl "ausführen"
verb gewinnen "gewinnen" inf "gewinnen" zu "zu gewinnen" imp.2sg "gewinne" pres.2sg "gewinnst" pres.3sg "gewinnt" pres.3pl "gewinnen"
verb wählen   "wählen" machen zu "zu wählen"
verb setzen   "setzen" machen zu "zu setzen" pres.2sg "setzt"
verb ignorieren "ignorieren" machen zu "zu ignorieren"

frame gain          = V:erhalten {what:acc}
frame gain:final    = {what:acc} V:erhalten
frame lose          = V:verlieren {what:acc}
frame lose:final    = {what:acc} V:verlieren
frame pay           = V:zahlen [ {what:acc} ]
frame pay:final     = [ {what:acc} ] V:zahlen
frame give          = V:geben [ {to:dat} ] {what:acc}
frame give:final    = [ {to:dat} ] {what:acc} V:geben
frame advance       = V:rücken {track:acc} [ "um" {for:acc} ] "vor"
frame advance:final = {track:acc} [ "um" {for:acc} ] "weiter" V:rücken
frame retreat       = V:rücken {track:acc} [ "um" {for:acc} ] "zurück"
frame retreat:final = {track:acc} [ "um" {for:acc} ] "rückwärts" V:rücken
frame move          = V:legen {what:acc} [ {apart:from} ] [ {to:to} ]
frame move:final    = {what:acc} [ {apart:from} ] [ {to:to} ] V:legen
frame shuffle       = V:mischen {pile:acc}
frame shuffle:final = {pile:acc} V:mischen
frame reveal        = V:zeigen {what:acc}
frame reveal:final  = {what:acc} V:zeigen
frame perform       = V:ausführen {what:acc} "aus"
frame perform:final = {what:acc} V:ausführen
frame win           = V:gewinnen "das Spiel"
frame win:final     = "das Spiel" V:gewinnen
frame choose        = V:wählen {what:acc}
frame choose:final  = {what:acc} V:wählen
frame set_to        = V:setzen {what:acc} "auf" {to:acc}
frame set_to:final  = {what:acc} "auf" {to:acc} V:setzen
verb notieren "notieren" machen zu "zu notieren"
frame note          = V:notieren {what:acc}
frame note:final    = {what:acc} V:notieren
frame pay:nominal = "Zahlen" [ "von" {what:dat} ]
frame perform:nominal = "Ausführen" {what:gen}
