# Euphoria in Czech: the printed terms of the rulebook, one word for each thing (rulebook table 5a), scan errors corrected.
default address 2pl
# The players are spoken to as several, so what is theirs is "váš".
reads "svůj" "váš"
reads "svá" "vaše"
reads "své" "vaše"
reads "svou" "vaši"
reads "svého" "vašeho"
reads "svému" "vašemu"
reads "svém" "vašem"
reads "svým" "vaším"
reads "svých" "vašich"
reads "svým" "vašim"
reads "svými" "vašimi"
reads "své" "vaší"
reads "svou" "vaší"
det yours     "váš"       váš
det your_own  "svůj"      svůj m.anim/nom.sg,m.inan/nom.sg "váš" f/nom.sg,n/nom.sg "vaše" m.anim/nom.pl "vaši" m.inan/nom.pl,f/nom.pl,n/nom.pl "vaše"
adj  own       "svůj"      svůj m.anim/nom.sg,m.inan/nom.sg "váš" f/nom.sg,n/nom.sg "vaše" m.anim/nom.pl "vaši" m.inan/nom.pl,f/nom.pl,n/nom.pl "vaše"

noun energy    "energie"  f      růže icon energy
noun water     "voda"     f      žena icon water
noun food      "jídlo"    n      slovo gen.pl "jídel" icon food
noun bliss     "blaženost" f     kost icon bliss
noun gold      "zlato"    n      slovo icon gold
noun stone     "kámen"    m.inan kámen icon stone
noun clay      "jíl"      m.inan hrad icon clay
noun commodity "zboží"    n      stavení icon commodity
noun resource  "surovina" f      žena icon resource
noun goods     "*jednotka zboží nebo surovin" f matka
noun wares     "*zboží nebo artefakt" n stavení
noun artifact  "*karta artefaktu" f žena nom.pl,acc.pl "karty artefaktů" gen.pl "karet artefaktů" dat.pl "kartám artefaktů" loc.pl "kartách artefaktů" ins.pl "kartami artefaktů" icon artifact
noun knowledge "*bod vědomostí" m.inan hrad icon knowledge
noun morale    "*bod morálky" m.inan hrad icon morale
noun allegiance "*žeton vlivu" m.inan hrad singular
noun miner     "horník"   m.anim žák singular

noun worker    "dělník"   m.anim žák icon worker
noun worker.knowledge "vědomost" f kost plt
noun star      "*žeton autority" m.inan hrad icon star
noun spot      "*místo pro žeton autority" n slovo in "na" loc to "na" acc
noun faction   "frakce"   f      růže in "" gen to "do" gen
noun area      "oblast"   f      kost
noun territory "území"    n      stavení in "na" loc to "na" acc
noun bump_space "vyhazovací~ *pole" n moře in "na" loc to "na" acc
adj  vyhazovací "vyhazovací" jarní
adj  aktivační  "aktivační" jarní
noun tank      "aktivační~ *nádrž" f nádrž in "v" loc to "do" gen from "z" gen
noun source    "*oblast zboží" f kost in "v" loc to "do" gen
noun tunnel    "tunel"    m.inan hrad in "v" loc to "do" gen
adj  exkluzivní "exkluzivní" jarní
noun tunnel_end "exkluzivní~ *pole" n moře in "na" loc to "na" acc
noun site      "staveniště" n    hřiště in "na" loc to "na" acc
adj  stavební  "stavební" jarní
noun slot      "stavební~ *pole" n moře in "na" loc to "na" acc
noun market    "trh"      m.inan trh in "na" loc to "na" acc from "z" gen
noun artifact_market "*trh artefaktů" m.inan trh in "na" loc to "na" acc
noun tile      "*destička trhu" f matka in "na" loc to "na" acc
noun dilemma   "*karta dilematu" f žena gen.pl "karet dilemat"
noun recruit   "rekrut"   m.anim pán in "na" loc
noun space     "pole"     n      moře in "na" loc to "na" acc

behind any = "dle výběru"
adj  active    "aktivní"  jarní
adj  hidden    "skrytý"   mladý
adj  built     "postavený" mladý
adj  finished  "dokončený" mladý
adj  available "dostupný" mladý
adj  placed    "umístěný" mladý
behind paired  = "se stejnými vědomostmi jako jiný jeho dělník"
behind unmatched = "bez dvojice"
say cond.define.strongest = {left:nom} "má jako jediný nejvyšší vědomosti" {right:in}
say cond.define.weakest   = {left:nom} "má jako jediný nejnižší vědomosti" {right:in}
say cond.define.unmatched = {left:nom} "nemá mezi" {right:ins} "dvojici"

noun euphorian   "Euforané"   m.anim plt nom.pl "Euforané" gen.pl "Euforanů" dat.pl "Euforanům" acc.pl "Euforany" loc.pl "Euforanech" ins.pl "Euforany"
noun subterran   "Subteřané"  m.anim plt nom.pl "Subteřané" gen.pl "Subteřanů" dat.pl "Subteřanům" acc.pl "Subteřany" loc.pl "Subteřanech" ins.pl "Subteřany"
noun wastelander "Pustináři"  m.anim plt nom.pl "Pustináři" gen.pl "Pustinářů" dat.pl "Pustinářům" acc.pl "Pustináře" loc.pl "Pustinářích" ins.pl "Pustináři"
noun icarite     "Ikarité"    m.anim plt nom.pl "Ikarité" gen.pl "Ikaritů" dat.pl "Ikaritům" acc.pl "Ikarity" loc.pl "Ikaritech" ins.pl "Ikarity"
noun icarus      "Ikarus"     m.inan nom.sg,acc.sg "Ikarus" gen.sg "Ikaru" dat.sg,loc.sg "Ikaru" ins.sg "Ikarem"
noun subterra    "Subterra"   f      nom.sg "Subterra" gen.sg "Subterry" dat.sg,loc.sg "Subteře" acc.sg "Subterru" ins.sg "Subterrou"
noun generator   "Generátor"  m.inan hrad in "v" loc to "do" gen
noun aquifer     "Pramen"     m.inan pramen in "v" loc to "do" gen
noun farm        "Statek"     m.inan balíček in "na" loc to "na" acc
adj  Sedmý       "Sedmý"      mladý
noun cloud_mine  "Sedmý~ *nebe" n moře in "v" loc to "do" gen
noun ark         "*Archa roztříštěných vzpomínek" f žena dat.sg,loc.sg "Arše roztříštěných vzpomínek" in "na" loc to "do" gen
noun book        "Kniha"      f žena dat.sg,loc.sg "Knize"

noun tunnel.resource "surovina" f žena
noun faction.commodity "zboží" n stavení
noun retrieve_free.loss "*ztráta morálky" f žena
noun produce.extra "*zisk navíc" m.inan park
noun dig.picks  "*počet zisků" m.inan nom.sg,acc.sg "počet zisků"
noun draw.amount "*počet karet" m.inan nom.sg,acc.sg "počet karet" gen.sg "počtu karet"
noun bump.newcomer "umístěný~ *dělník" m.anim žák

noun time.turn  "tah"     m.inan trh
noun time.game  "hra"     f      žena dat.sg,loc.sg "hře" gen.pl "her"
noun time.deploy "umístění" n    stavení
noun hand       "ruka"    f      žena dat.sg,loc.sg "ruce" to "do" gen from "z" gen unowned
noun pool       "*zásoba dostupných dělníků" f žena
noun roster     "*řada aktivních rekrutů" f žena

verb vzít      "vzít" inf "vzít" imp.2sg "vezmi" imp.2pl "vezměte" pres.2sg "vezmeš" pres.2pl "vezmete" pres.3sg "vezme" pres.3pl "vezmou" ipf brát
verb brát      "brát" inf "brát" neg.inf "nebrat" imp.2sg "ber" imp.2pl "berte" pres.2sg "bereš" pres.2pl "berete" pres.3sg "bere" pres.3pl "berou"
verb odhodit   "odhodit"   hodit ipf odhazovat
verb odhazovat "odhazovat" kupovat
verb umístit   "umístit"   čistit ipf umisťovat
verb umisťovat "umisťovat" kupovat
verb vyhodit   "vyhodit"   hodit ipf vyhazovat
verb vyhazovat "vyhazovat" kupovat
verb stáhnout  "stáhnout"  tisknout ipf stahovat
verb stahovat  "stahovat"  kupovat
verb hodit     "hodit"     hodit ipf házet
verb házet     "házet"     sázet
verb obětovat  "obětovat"  kupovat
verb přijít    "přijít" inf "přijít" imp.2sg "přijď" imp.2pl "přijďte" pres.2sg "přijdeš" pres.2pl "přijdete" pres.3sg "přijde" pres.3pl "přijdou" ipf přicházet
verb přicházet "přicházet" sázet
verb položit   "položit"   prosit ipf pokládat
verb pokládat  "pokládat"  dělat
verb dokončit  "dokončit"  prosit imp.2sg "dokonči" imp.2pl "dokončete" ipf dokončovat
verb dokončovat "dokončovat" kupovat
verb kopat     "kopat" inf "kopat" imp.2sg "kopej" imp.2pl "kopejte" pres.2sg "kopeš" pres.2pl "kopete" pres.3sg "kope" pres.3pl "kopou"
verb najmout   "najmout" inf "najmout" imp.2sg "najmi" imp.2pl "najměte" pres.2sg "najmeš" pres.2pl "najmete" pres.3sg "najme" pres.3pl "najmou" ipf najímat
verb najímat   "najímat"   dělat
verb aktivovat "aktivovat" kupovat
verb vyrobit   "vyrobit"   prosit

frame draw     = V:vzít ^si {amount*artifact:acc}
frame discard  = V:odhodit {artifact:acc} [ {apart:from} ]
frame place    = V:umístit {worker:acc} [ {on:to} ]
frame bump     = V:vyhodit {worker:acc} [ {from:from} ]
frame regain   = V:stáhnout {workers:acc} "zpět"
frame retrieve = V:stáhnout {workers:acc}
frame retrieve_free = V:stáhnout {workers:acc} "zdarma"
frame retrieve_paid = V:stáhnout {workers:acc} "za poplatek"
frame roll     = V:hodit "kostkami" {workers:gen}
frame hire     = V:najmout ^si "dělníka"
frame escape   = V:přijít "o" {worker:acc} "kvůli vědomostem"
frame sacrifice = V:obětovat {worker:acc}
frame claim    = V:položit "1 žeton autority" {spot:to}
frame complete = V:dokončit {site:acc}
frame dig      = V:kopat {tunnel:in}
frame produce  = V:získat "zboží" {source:in}
frame advance  = V:posunout {track:acc} "o 1 pole"
frame activate = V:aktivovat {recruit:acc}
frame send     = V:umístit "dělníka"
frame give     = V:dát {to:dat} {what:acc}

say label.use     = "Použití"
say label.bonus   = "Bonus vlivu"
say label.penalty = "Postih"
say label.relief  = "Stažení dělníků jinak"
say label.discount = "Sleva"
say label.lock    = "Uzavření"
say label.entry   = "Vstup"
say label.main    = "Akce"
say label.fast    = "Kdykoli ve svém tahu"
say label.action  = "Akce"
say despite.entry = ", i když nemáte aktivního rekruta této frakce"
adj  bezplatný "bezplatný" mladý
noun time.retrieve_free "bezplatný~ *stažení" n stavení
noun tunnel_end.yield "zisk" m.inan park

# ---- what a proof must not call things: other names that the printed book uses beside the terms above
avoid farm "farma" "farmu" "farmy" "farmě"
avoid spa_of_fleeting_pleasure "láz* prchavé rozkoše"
avoid allegiance "znač* podpory" "znač* vlivu" "kám* vlivu" "kamen* vlivu" "bod* podpory"
avoid miner "kopáč*"
avoid territory "územní hvězd*" "nedostupných území"
avoid faction "národ*"
avoid site "stavení"
avoid tile "kart* trhu"
avoid time.turn "kole" "kola" "kolo"
avoid najmout "naverbovat" "naverbuj*"
avoid stáhnout "stáhnutí"
avoid reference "referenční kart*"
avoid board "herní* plán*"
avoid free_press "nevládné reality"
avoid nimbus_loft "obláčné patro"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept euphorian "a people of this world, declined as Pražané"
accept subterran "a people of this world, declined as Pražané"
accept wastelander "a people of this world, declined as lékaři"
accept icarite "a people of this world, declined as husité"
accept subterra "the name of a place"
accept vyhazovací "an adjective made from vyhazovat, as odhazovací is from odhazovat"
accept bump_space "holds vyhazovací"
accept commodity "the plural of zboží, as stavení: sorts of goods"
accept wares "the plural of zboží, as stavení: sorts of goods"
accept faction.commodity "the plural of zboží, as stavení: sorts of goods"

# ---- události, u kterých není řečeno, kdo jedná
frame place:nominal    = "umístění" {worker:gen} [ {on:to} ]
frame bump:nominal     = "vyhození" {worker:gen} [ {from:from} ]
frame retrieve:nominal = "stahování" {workers:gen}
frame retrieve_free:nominal = "stahování" {workers:gen} "zdarma"
frame roll:nominal     = "hodu kostkami" {workers:gen}
frame dig:nominal      = "kopání" {tunnel:in}
