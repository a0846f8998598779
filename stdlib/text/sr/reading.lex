# Words of people that are read and never printed. `also KEY "words"`: other words for a word or a construction;
# `light KEY`: words that a sentence may leave out.
light thing card action space number amount time player
light premestiti postaviti izabrati dati pomeriti izvesti pogledati pokazati dobiti platiti
also dobiti "dobij*" "uzm*" "uzim*" "donos*" "vredi" "vrede" "osvaja*"
also izgubiti "izgub*" "gub*"
also platiti "plati*" "plać*" "potroš*" "za cenu"
also dati "daj*" "dati" "date"
also premestiti "stav*" "uzm*" "uzim*" "vrat*" "premest*" "dodaj*"
also pomeriti "napred*" "pomer*" "prošli"
also izabrati "izaber*" "bira*" "odaber*"
also promešati "promeš*" "meša*"
also pobediti "pobed*"
also povećavati "uvećaj*" "uveća*" "više" "poveća*"
also may.you "smete" "sme" "smeju" "smeš" "možete" "može" "mogu" "ako želite" "dozvoljeno"
also when "kad" "kad god" "kada god" "svaki put kad" "svaki put kada" "čim" "pošto" "nakon što"
also if "ukoliko"
also with_once "jednom u" "jednom tokom" "prvi put u" "prvi put u svakoj"
also without "niko" "nijed*" "bez" "ne" "nije" "nema*" "nisu" "niste" "nikad*" "ni"
also forbid.you "ne smete" "ne možete" "ne može" "ne sme"
also not_in "van" "izvan"
also except "osim" "sem" "prazn*" "sam" "uprkos" "bez obzira"
also each "svak*" "svi" "sva" "sve" "svim"
also opponent "protivni*" "drug* igrač*" "neki protivnik"
also filler "takođe" "i" "odmah" "zatim" "pa" "onda" "još" "tada" "za to" "dodatno" "ponovo" "neki" "nekog" "neke"
numeral 2 oba obe oboje
also once_per "jednom po" "jednom u" "prvi put u" "jednom tokom"
also with_once "jednom po"
also raise "povećava*" "uvećaj*" "više" "veća" "veći" "veće" "povećaj*"
also lower "smanjuj*" "smanji*" "manje" "manja" "manji"
also cond.more "više od" "veća od" "veći od"
also cond.less "manje od" "manja od" "manji od"
also with_highest "najviš*" "najveć*"
also with_lowest "najniž*" "najmanj*"
also quantity.at_least "bar" "najmanje" "barem"
also quantity.at_most "najviše"
also before "pre" "pre nego"
opposite dobiti izgubiti
opposite raise lower
opposite cond.more cond.less
opposite when before
also top_of "vrh" "na vrh" "gornj*"
also bottom_of "dno" "na dno"
opposite top_of bottom_of
also at_start "na početku" "početak"
also at_end "na kraju" "kraj"
opposite at_start at_end
also when "posle"
also lower "umanj*"
