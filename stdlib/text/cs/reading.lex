# Words of people that are read and never printed. `also KEY "words"`: other words for a word or a construction;
# `light KEY`: words that a sentence may leave out.
light thing card action space number amount time player
light přesunout nastavit vybrat dát posunout provést podívat odhalit získat zaplatit
also získat "získ*" "dosta*" "vezm*" "vem*" "vzít" "bere*" "přid*" "obdrž*" "vyděl*"
also ztratit "ztra*" "ztrá*" "přijd*" "vrať*" "odevzd*" "zbav*" "odlož*"
also zaplatit "zapla*" "plat*" "utrať*" "za cenu"
also dát "dej*" "dáš" "dá" "dát" "předej*"
also přesunout "polož*" "vrať*" "vrát*" "přines*" "odlož*" "dej*" "posuň*" "přesu*" "vezm*" "přilož*" "přid*"
also posunout "posu*" "postup*" "pohn*"
also vybrat "vyber*" "vybír*" "zvol*"
also zamíchat "zamíchej*" "míchej*"
also may.you "smíš" "smíte" "smí" "můžeš" "můžete" "může" "mohou" "můžou" "smějí" "chceš-li" "lze" "je možné"
also when "kdykoli" "kdykoliv" "pokaždé" "vždy" "až" "jakmile" "při" "po"
also if "jestli" "jestliže" "je-li" "máš-li" "má-li" "jsou-li"
also with_once "jednou během" "jedenkrát za"
also without "nikdo" "nikoho" "žádn*" "bez" "nikdy" "nemá*" "není" "neby*" "nestál" "neztrác*" "nemůž*" "nesm*" "nezbýv*" "neplatí" "nevztahují"
also forbid.you "nesmíš" "nesmíte" "nesmí" "nesmějí" "nemůžeš" "nemůžete" "nemůže"
also not_in "mimo"
also except "kromě" "prázdn*" "sám" "jediný" "jinou" "jiné" "jiného" "vyjma" "s výjimkou"
also each "každ*" "všichni" "všech*" "všem"
also opponent "soupeř*" "protihráč*" "jiného hráče" "jiný hráč" "někoho jiného" "ostatní*"
also filler "také" "též" "navíc" "ihned" "hned" "pak" "potom" "poté" "k tomu" "i" "ještě" "už" "rovnou" "za to" "přitom"
numeral 2 oba obě obou dvojice
numeral 3 trojka trojku
also once_per "jednou za" "jednou během"
also with_once "jednou za"
also raise "zvyš*" "zvýš*" "větší" "více" "víc" "vyšší"
also lower "sniž*" "sníž*" "menší" "méně" "míň" "nižší"
also cond.more "větší než" "vyšší než" "více než" "vyšší"
also cond.less "menší než" "nižší než" "méně než" "nižší"
also with_highest "nejvyšší" "nejvíc" "nejvíce"
also with_lowest "nejnižší" "nejmíň" "nejméně"
also quantity.at_least "alespoň" "aspoň"
also quantity.at_most "nejvýše" "nanejvýš"
also before "než" "před"
opposite získat ztratit
opposite raise lower
opposite cond.more cond.less
opposite with_highest with_lowest
opposite quantity.at_least quantity.at_most
also top_of "navrch" "vrch*"
also bottom_of "dospod" "spod*" "dno"
opposite top_of bottom_of
also at_start "na začátku" "začátek"
also at_end "na konci" "konec" "konce"
opposite at_start at_end
opposite when before
light own
also filler "zdarma" "bez placení"
numeral 2 dvakrát
