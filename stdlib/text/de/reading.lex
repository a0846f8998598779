# Words of people that are read and never printed. `also KEY "words"`: other words for a word or a construction;
# `light KEY`: words that a sentence may leave out.
light thing card action space number amount time player
light legen setzen wählen geben notieren ansehen ausführen zeigen rücken erhalten zahlen
also erhalten "bekomm*" "nimm" "nimmst" "nimmt" "nehmen" "nehmt" "erhält*" "erhalt*" "gewinnst" "kassier*" "springt" "hol dir" "wert"
also verlieren "verlier*" "verlor*" "abgeben" "gib" "gibst" "sinkt" "verloren" "einbüß*" "los"
also zahlen "bezahl*" "zahl*" "ausgeben" "ausgibst" "gezahlt" "kostet" "kosten" "gib"
also geben "gib" "gibst" "geb*" "überlass*"
also legen "leg*" "gelegt" "stell*" "bring*" "kommt" "nimm*" "hinleg*"
also rücken "rück*" "geht" "gehst" "vorrück*" "schritt" "weiter"
also mischen "misch*" "gemischt"
also wählen "wähl*" "such*"
also may.you "kannst" "können" "kann" "dürfen" "darf" "dürft" "könnt" "möglich" "wenn du willst" "wenn du möchtest" "wahlweise" "erlaubt"
also when "jedes mal" "jedes mal wenn" "immer wenn" "sooft" "wann immer" "sobald" "nachdem" "beim" "bei" "falls"
also if "falls" "sofern"
also with_once "einmal je" "einmal in jedem" "einmal in jeder" "ein mal pro" "einmal pro" "einmal im"
also without "niemand" "kein" "keine" "keinen" "keinem" "keiner" "keines" "nicht" "nie" "niemals" "ohne" "weder"
also not_in "außerhalb"
also except "außer" "ausgenommen" "allein" "leer*" "anderen"
also each "alle" "aller" "allen" "pro" "je" "jeweils" "sämtliche*"
also opponent "gegnerisch*" "anderer spieler" "anderen spieler" "anderen spielers" "mitspieler*" "jeder andere spieler" "andere spieler" "andere"
also filler "auch" "sofort" "dafür" "dann" "zusätzlich" "dort" "hier" "schon" "noch" "direkt" "weiter*" "danach" "stattdessen" "so"
numeral 1 eins
numeral 2 zwei beide beiden zweimal
numeral 3 drei dreimal
also may.you "du darfst" "darfst du" "darfst"
also forbid.you "darfst nicht" "darf nicht"
also once_per "einmal pro" "einmal je" "einmal in jedem" "einmal in jeder" "einmal im"
also raise "steigt" "steigen" "erhöh*" "größer" "mehr" "höher*" "weiter"
also lower "sinkt" "sinken" "verringer*" "kleiner" "weniger" "niedriger*" "kürzer"
also cond.more "mehr als" "größer als" "höher*" "höher als"
also cond.less "weniger als" "kleiner als" "niedriger*" "demselben"
also with_highest "höchst*"
also with_lowest "niedrigst*"
also quantity.at_least "mindestens" "ab"
also quantity.at_most "höchstens" "bis"
also before "bevor" "vor"
opposite erhalten verlieren
opposite raise lower
opposite cond.more cond.less
opposite with_highest with_lowest
opposite quantity.at_least quantity.at_most
opposite when before
also top_of "oben" "oberste*"
also bottom_of "unten" "unterste*" "unter"
opposite top_of bottom_of
also at_start "zu beginn" "am anfang"
also at_end "am ende" "zum ende"
opposite at_start at_end
