# Evenfall in Serbian: the printed terms of the rulebook, its typing errors corrected (pobede, spoljnom, vrača).
default address 2pl

# ---- what is counted
noun herb      "biljka"       f      biljka icon herb
noun potion    "napitak"      m.inan napitak icon potion
noun knowledge "tajna"        f      žena gen.pl "tajni" icon secret
noun goods     "resurs"       m.inan izvor icon resource
noun mana      "mana"         f      žena singular icon mana
noun point     "*bod pobede"  m.inan grad icon vp
behind any = "po izboru"

# ---- cards and pieces
noun ritual     "ritual"          m.inan izvor in "na" loc from "s" gen
noun specialist "pomagač"         m.anim igrač in "na" loc to "na" acc from "s" gen
noun site       "*mesto magije"   n      selo in "na" loc from "s" gen
noun region     "oblast"          f      stvar in "u" loc
noun board      "*tabla klana"    f      žena gen.pl "tabli klana" in "na" loc from "s" gen
noun spot       "*polje akcije"   n      polje in "na" loc from "s" gen
noun gem_field  "*polje za kamen moći" n polje in "na" loc from "s" gen
noun figure     "figura"          f      žena
noun witch      "veštica"         f      žena
noun elder      "vrač"            m.anim muž
noun talisman   "talisman"        m.inan izvor
noun scythe     "srp"             m.inan grad icon scythe
noun orb        "kugla"           f      žena gen.pl "kugli" icon orb
noun stone      "*kamen moći"     m.inan grad icon stone
noun rival      "Automa"          f      žena gen.sg "Autome" acc.sg "Automu" dat.sg,loc.sg "Automi" ins.sg "Automom"
noun wheel      "*polje venca"    n      polje
noun rival.wheel "*polje venca"   n      polje

adj  redni "redni" novi
adj  borbeni "borbeni" novi
adj  potrebni "potrebni" novi

# ---- adjectives and keywords
noun artifact   "artefakt"        m.inan izvor gen.pl "artefakata"
behind artifact.attribute = "s ključnom rečju artefakt"
noun familiar   "familijar"       m.anim junak
behind familiar.attribute = "s ključnom rečju familijar"
behind bonded   = "s bonusom vezivanja"
adj  turned     "okrenuti" novi
behind cave     = "tipa Pećina"
behind framed   = "u žutom okviru"
behind helpless = "bez moguće akcije"
noun site.mark "oznaka" f slika
noun fieldmark  "oznaka"          f      slika
noun flame      "plamen"          m.inan izvor
noun leaf       "list"            m.inan grad
noun wave       "talas"           m.inan izvor
noun bone       "kost"            f      stvar
adj  sunčev     "sunčevi" novi m.anim/nom.sg,m.inan/nom.sg,m.inan/acc.sg "sunčev"
adj  mesečev    "mesečevi" novi m.anim/nom.sg,m.inan/nom.sg,m.inan/acc.sg "mesečev"
noun sun        "sunčevi~ *strana" f      žena
noun moon       "mesečevi~ *strana" f     žena

# ---- places
noun hand       "ruka"            f      žena dat.sg,loc.sg "ruci" from "iz" gen to "u" acc unowned
noun clan       "klan"            m.inan grad to "u" acc
noun helpers    "*red pomagača"    m.inan grad nom.sg,acc.sg "red pomagača" gen.sg "reda pomagača" dat.sg,loc.sg "redu pomagača" to "u" acc
adj  spoljni    "spoljni"         novi
adj  unutrašnji "unutrašnji"      vrući
noun outer      "spoljni~ *krug"  m.inan krug to "u" acc
noun inner      "unutrašnji~ *krug" m.inan krug to "u" acc
noun council    "veće"            n      polje to "u" acc
noun stones     "*zaliha kamenova moći" f žena dat.sg,loc.sg "zalihi kamenova moći" to "u" acc
noun gem_row    "*red polja za kamen moći" m.inan grad to "u" acc
noun reserve    "rezerva"         f      žena to "u" acc
noun row        "niz"             m.inan grad to "u" acc
noun field      "*polje runde"    n      polje in "na" loc from "s" gen
noun hoard      "*zaliha"         f      žena dat.sg,loc.sg "zalihi" to "u" acc
adj  glavni     "glavni"          novi
noun main_deck  "glavni~ *špil"   m.inan grad to "u" acc
noun discard_pile "*gomila odbačenih karata" f žena
noun site_deck  "*špil mesta"     m.inan grad to "u" acc
adj  zajednički "zajednički"      novi
noun supply     "zajednički~ *rezerva" f žena to "u" acc
noun box        "kutija"          f      žena to "u" acc

# ---- times
noun time.turn  "potez"           m.inan izvor
noun time.round "runda"           f      žena gen.pl "rundi"
noun time.game  "partija"         f      žena
noun time.battle_phase "*faza bitke" f   žena
noun time.action_phase "*faza akcije" f  žena

# ---- numbers
noun coven      "*polje na prikazu sestrinstva" n polje singular
noun slash      "*broj delova nagrade" m.inan ključ
noun dial       "*brojčanik mane"  m.inan trik in "na" loc from "s" gen
noun player.dial "*brojčanik mane" m.inan trik
noun player.turn_order "redni~ *broj" m.inan ključ
noun player.strength "borbeni~ *snaga" f snaga
noun strength   "snaga" f snaga
noun difficulty "težina"          f      žena
noun round_number "*broj runde"   m.inan ključ
noun draw.cards "*broj karata"    m.inan ključ
noun gain.amount "količina"       f      žena
noun explore.need "potrebni~ *broj veštica" m.inan ključ
noun path.rung "*polje prikaza sestrinstva" n polje
noun usual_path.rung "*polje prikaza sestrinstva" n polje
noun team "grupa" f žena
noun team.strength "snaga" f snaga
adj Severni "Severni" novi
adj Srednji "Srednji" vrući
adj Južni "Južni" novi
noun northern_lakes "Severni~ *jezera" n vrata plt in "na" loc to "na" acc from "s" gen
noun central_mountains "Srednji~ *planine" f planine plt in "na" loc to "na" acc from "s" gen
noun southern_dunes "Južni~ *dine" f planine plt in "na" loc to "na" acc from "s" gen
noun red_stone "Crveni~ *kamen moći" m.inan grad
adj Crveni "Crveni" novi
adj Večni "Večni" novi
noun eternal_tree "Večni~ *drvo" n drvo
noun stone.mark "oznaka"          f      slika
noun card.points "vrednost" f stvar

# ---- verbs
verb uzeti     "uzeti" inf "uzeti" imp.2sg "uzmi" imp.2pl "uzmite" pres.2sg "uzmeš" pres.2pl "uzmete" pres.3sg "uzme" pres.3pl "uzmu" ipf uzimati
verb uzimati   "uzimati"   čitati
verb izvući    "izvući"    vući ipf izvlačiti
verb izvlačiti "izvlačiti" raditi
verb odbaciti  "odbaciti"  raditi ipf odbacivati
verb odbacivati "odbacivati" bacivati
verb upotrebiti "koristiti" raditi
verb napredovati "napredovati" kupovati
verb otkriti   "otkriti"   piti ipf otkrivati
verb otkrivati "otkrivati" čitati
verb prebaciti "prebaciti" raditi ipf prebacivati
verb prebacivati "prebacivati" bacivati
verb skloniti  "skloniti"  raditi ipf sklanjati
verb sklanjati "sklanjati" čitati
verb staviti   "staviti"   raditi ipf stavljati
verb stavljati "stavljati" čitati
verb napraviti "napraviti" raditi ipf praviti
verb praviti   "praviti"   raditi
verb popuniti  "popuniti"  raditi ipf popunjavati
verb popunjavati "popunjavati" čitati
verb primeniti "primeniti" raditi ipf primenjivati
verb primenjivati "primenjivati" bacivati
verb promeniti "promeniti" raditi ipf menjati
verb menjati   "menjati"   čitati
verb propustiti "propustiti" raditi ipf propuštati
verb propuštati "propuštati" čitati
verb odigrati  "odigrati"  čitati ipf igrati
verb igrati    "igrati"    čitati
verb okrenuti  "okrenuti"  krenuti ipf okretati
verb okretati  "okretati" inf "okretati" pres.2pl "okrećete" pres.2sg "okrećeš" pres.3sg "okreće" pres.3pl "okreću" imp.2pl "okrećite" imp.2sg "okreći"
verb preuzeti  "preuzeti"  inf "preuzeti" imp.2sg "preuzmi" imp.2pl "preuzmite" pres.2sg "preuzmeš" pres.2pl "preuzmete" pres.3sg "preuzme" pres.3pl "preuzmu" ipf preuzimati
verb preuzimati "preuzimati" čitati

frame gain     = V:dobiti {what:acc}
frame draw     = V:izvući {cards*card:acc}
frame discard  = V:odbaciti {card:acc} [ {apart:from} ]
frame harvest  = V:upotrebiti {site:acc}
frame discover = V:otkriti {site:acc}
frame transfer = V:prebaciti {site:acc} [ {apart:from} ] "u unutrašnji krug"
frame remove   = V:skloniti {ritual:acc} [ {apart:from} ]
frame place    = V:staviti {figure:acc} [ "na" {on:acc} ]
frame bind     = V:staviti {card:acc} [ "na" {on:acc} ]
frame make     = V:napraviti {talisman:acc} [ "na" {on:loc} ]
frame refill   = V:popuniti "niz mesta" {region:gen}
frame binding  = V:primeniti "bonus vezivanja" {site:gen} [ "za" {for:acc} ]
frame yield    = V:primeniti "bonus korišćenja" {site:gen}
frame rewards  = V:uzeti "nagrade bitke" {region:gen}
frame climb    = V:napredovati [ {for*space:acc} ] "na prikazu sestrinstva"
frame climb_both = V:napredovati "1 polje na prikazu sestrinstva" &"i" V:uzeti "oba dela nagrade"
frame usual_path = V:primeniti "uobičajenu nagradu za" {rung:acc}
frame path     = V:primeniti "nagradu prikaza sestrinstva za polje s" {at:ins}
frame take_top_site = V:uzeti "gornju kartu sa špila mesta u spoljni krug"
frame take_cave = V:uzeti "Pećinu bez bonusa vezivanja u spoljni krug"
frame change_dial = V:promeniti "vrednost na brojčaniku mane za" {for:acc}
frame bid      = V:postaviti "brojčanik mane"
frame adjust   = V:promeniti "brojčanik mane"
frame pay_dial = V:platiti "manu prikazanu na brojčaniku"
frame muster   = V:izračunati "borbenu snagu" {region:in}
verb izračunati "izračunati" čitati ipf računati
verb računati "računati" čitati
frame win_battle = V:pobediti "u bici" {region:in}
frame take_marker = V:preuzeti "marker prvog igrača"
frame pass     = V:propustiti "potez"
frame turn     = V:odigrati "potez"
frame scout    = V:primeniti "fazu izviđanja"
frame round_end = V:primeniti "efekte kraja runde"
frame set_up_clan = V:postaviti "klan"
frame settle   = V:postaviti "početno mesto"
frame place_stones = V:staviti "kamenove moći na mesta magije"
frame explore  = V:otkriti "mesto magije glavnom akcijom"
frame play_ritual = V:odigrati "ritual"
frame play_helper = V:odigrati "pomagača"
frame play_councillor = V:odigrati "većnika"
frame craft    = V:napraviti "talismane"
frame trade    = V:odbaciti "karte u zamenu za resurs"
frame rotate   = V:okrenuti {specialist:acc} "bočno"
frame promote  = V:prebaciti "prvo mesto magije u unutrašnji krug"
frame seize    = V:otkriti "mesto magije" {region:in}
frame conjure  = V:odigrati "gornju kartu špila"
frame act      = V:izvesti "akciju polja venca"
frame turn_wheel = V:pomeriti "marker venca za 1 polje"
frame reshuffle = V:promešati "gomilu odbačenih karata u glavni špil"
frame set.turned.yes = V:okrenuti {what:acc} "bočno"
frame set.turned.no  = V:okrenuti {what:acc} "uspravno"

# ---- headings
say label.council  = "Veće"
say label.sun      = "Sunčeva strana"
say label.moon     = "Mesečeva strana"
say label.yield    = "Bonus korišćenja"
say label.binding  = "Bonus vezivanja"
say label.space    = "Polje akcije"
say label.instant  = "Trenutni efekat"
say label.sideways = "Okrenite bočno"
say label.fight    = "Faza bitke"
say label.round_end = "Kraj runde"
say label.game_end = "Kraj partije"
say label.income   = "Faza izviđanja"
say label.token    = "Token klana"
say label.path     = "Prikaz sestrinstva"
say label.gem      = "Kamen moći"
say label.rewards  = "Nagrade bitke"
say label.act      = "Akcija"
say label.turn_wheel = "Venac"
say label.fast     = "Besplatna akcija"
say label.main     = "Glavna akcija"
say label.trade_one = "Zamena karte"
say label.action   = "Akcija"
say despite.indoors = ", iako vračevi inače ostaju u unutrašnjem krugu"

# ---- the house set
behind bare = "bez mesta magije u nizu"
behind herbal = "s biljkom u bonusu korišćenja"
adj  specialist.turned "okrenuti" novi
adj  najviši   "najviši"   vrući
adj  prvi      "prvi"      novi
noun dial_limit "najviši~ *ulog" m.inan razlog
noun ritual.slots "*broj mesta za talismane" m.inan ključ
noun site.witches "potrebni~ *broj veštica" m.inan ključ
frame battle   = V:voditi "bitku" {region:in}
verb voditi    "voditi"    raditi
say label.ward   = "Zabrana"
say label.barter = "Trampa"
say label.pawn   = "Zalog"
say despite.ward = ", bez obzira na Zabrane"
frame rally    = V:povećati "borbenu snagu za" {for:acc}
verb povećati  "povećati" čitati ipf povećavati

# ---- what a proof must not call things: other names that the printed book uses beside the terms above
avoid point "bod* pobjede" "bod* pobeđe"
avoid time.round "kruge"
avoid supply "opšta rezerva" "opšte rezerve" "opštu rezervu"
avoid propustiti "odustane" "odustanete" "odustao" "odustali" "odustajete" "odustaje" "odustaju"
avoid stone "kamenje" "kamenja"
avoid elder "vraćev*"
avoid outer "spoljnem krugu" "spolnjom krugu"
avoid label.final_scoring "konačno* bodovanj*"
avoid label.battle_reward "borben* nagrad*"
avoid spot "korišćenje polja akcije"
avoid platiti "potrošite" "potroši" "potrošiti"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept rival "the name of the solo opponent, declined as in the rulebook: Autome, Automu"
accept familiar "the printed keyword: a witch's animal"
accept "familijar" "the printed keyword: a witch's animal"

# ---- „kada izvučete karte, izvucite 1 kartu više“
say raise.draw.cards  = <izvući.imp> {to*card:acc} "više"
say raise.gain.amount = <dobiti.imp> {to:acc} "više"
