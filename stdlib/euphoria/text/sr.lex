# Euphoria in Serbian. There is no Serbian edition: the terms are ours.
default address 2pl
noun energy    "energija" f      žena icon energy
noun water     "voda"     f      žena icon water
noun food      "hrana"    f      žena icon food
noun bliss     "blaženstvo" n    selo gen.pl "blaženstava" icon bliss
noun gold      "zlato"    n      selo icon gold
noun stone     "kamen"    m.inan grad icon stone
noun clay      "glina"    f      žena icon clay
noun commodity "roba"     f      žena icon commodity
noun resource  "sirovina" f      žena icon resource
noun goods     "*jedinica robe ili sirovina" f žena
noun wares     "*roba ili artefakt" f žena
noun artifact  "*karta artefakta" f žena gen.pl "karata artefakta" icon artifact
noun knowledge "*poen znanja"  m.inan izvor icon knowledge
noun morale    "*poen morala"  m.inan izvor icon morale
noun allegiance "*žeton uticaja" m.inan izvor singular
noun miner     "rudar"    m.anim junak singular
behind any = "po izboru"

noun worker    "radnik"   m.anim radnik icon worker
noun worker.knowledge "znanje" n polje
noun star      "*žeton vlasti" m.inan izvor icon star
noun spot      "*mesto za žeton vlasti" n selo in "na" loc to "na" acc from "s" gen
noun faction   "frakcija" f      žena in "" gen to "u" acc
noun area      "oblast"   f      stvar
noun territory "teritorija" f    žena in "na" loc to "na" acc from "s" gen
noun bump_space "*polje za izbacivanje" n polje in "na" loc to "na" acc from "s" gen
noun tank      "*rezervoar za aktiviranje" m.inan izvor in "u" loc to "u" acc
noun source    "*oblast robe" f  stvar in "u" loc to "u" acc
noun tunnel    "tunel"    m.inan izvor in "u" loc to "u" acc
adj  ekskluzivni "ekskluzivni" novi
noun tunnel_end "ekskluzivni~ *polje" n polje in "na" loc to "na" acc from "s" gen
noun site      "gradilište" n    polje in "na" loc to "na" acc from "s" gen
noun slot      "*polje gradilišta" n polje in "na" loc to "na" acc from "s" gen
noun market    "pijaca"   f      žena in "na" loc to "na" acc from "sa" gen
noun artifact_market "*pijaca artefakata" f žena in "na" loc to "na" acc from "s" gen
noun tile      "*pločica pijace" f žena in "na" loc to "na" acc from "s" gen
noun dilemma   "dilema"   f      žena
noun recruit   "regrut"   m.anim junak in "na" loc to "na" acc from "s" gen
noun space     "polje"    n      polje in "na" loc to "na" acc from "s" gen

adj  active    "aktivni"  novi
adj  hidden    "skriveni" novi
adj  built     "izgrađeni" novi
adj  finished  "završeni" novi
adj  available "dostupni" novi
adj  placed    "postavljeni" novi
behind paired  = "s istim znanjem kao drugi njegov radnik"
behind unmatched = "bez para"
say cond.define.strongest = {left:nom} "jedini ima najveće znanje" {right:in}
say cond.define.weakest   = {left:nom} "jedini ima najmanje znanje" {right:in}
say cond.define.unmatched = {left:nom} "nema para među" {right:ins}

noun euphorian   "Euforijanci"  m.anim plt nom.pl "Euforijanci" gen.pl "Euforijanaca" dat.pl,loc.pl,ins.pl "Euforijancima" acc.pl "Euforijance"
noun subterran   "Podzemljani"  m.anim plt nom.pl "Podzemljani" gen.pl "Podzemljana" dat.pl,loc.pl,ins.pl "Podzemljanima" acc.pl "Podzemljane"
noun wastelander "Pustinjaci"   m.anim plt nom.pl "Pustinjaci" gen.pl "Pustinjaka" dat.pl,loc.pl,ins.pl "Pustinjacima" acc.pl "Pustinjake"
noun icarite     "Ikarci"       m.anim plt nom.pl "Ikarci" gen.pl "Ikaraca" dat.pl,loc.pl,ins.pl "Ikarcima" acc.pl "Ikarce"
noun icarus      "Ikarus"       m.inan izvor in "na" loc to "na" acc from "s" gen
noun subterra    "Podzemlje"    n      polje
noun generator   "Generator"    m.inan izvor in "u" loc to "u" acc
noun aquifer     "Izvor"        m.inan izvor in "na" loc to "na" acc from "s" gen
noun farm        "Farma"        f      žena in "na" loc to "na" acc from "s" gen
adj  Sedmi       "Sedmi"        novi
noun cloud_mine  "Sedmi~ *nebo" n      nebo in "na" loc to "na" acc from "s" gen
noun ark         "*Arka slomljenih sećanja" f žena dat.sg,loc.sg "Arci slomljenih sećanja" in "na" loc to "na" acc from "s" gen
noun book        "Knjiga"       f      žena dat.sg,loc.sg "Knjizi"

noun tunnel.resource "sirovina" f žena
noun faction.commodity "roba" f žena
noun retrieve_free.loss "*gubitak morala" m.inan nom.sg,acc.sg "gubitak morala" gen.sg "gubitka morala"
noun produce.extra "dodatni~ *dobitak" m.inan napitak
adj  dodatni "dodatni" novi
noun dig.picks  "*broj dobitaka" m.inan ključ
noun draw.amount "*broj karata" m.inan ključ
noun bump.newcomer "postavljeni~ *radnik" m.anim radnik
noun time.turn  "potez"   m.inan izvor
noun time.game  "partija" f      žena
noun time.deploy "postavljanje" n polje
noun hand       "ruka"    f      žena dat.sg,loc.sg "ruci" to "u" acc from "iz" gen unowned
noun pool       "*zaliha dostupnih radnika" f žena
noun roster     "*red aktivnih regruta" m.inan grad

verb uzeti     "uzeti" inf "uzeti" imp.2sg "uzmi" imp.2pl "uzmite" pres.2sg "uzmeš" pres.2pl "uzmete" pres.3sg "uzme" pres.3pl "uzmu" ipf uzimati
verb uzimati   "uzimati"   čitati
verb odbaciti  "odbaciti"  raditi ipf odbacivati
verb odbacivati "odbacivati" bacivati
verb staviti   "postaviti" raditi ipf postavljati
verb izbaciti  "izbaciti"  raditi ipf izbacivati
verb izbacivati "izbacivati" bacivati
verb povući    "povući"    vući ipf povlačiti
verb povlačiti "povlačiti" raditi
verb baciti    "baciti"    raditi ipf bacati
verb bacati    "bacati"    čitati
verb unajmiti  "unajmiti"  raditi ipf unajmljivati
verb unajmljivati "unajmljivati" bacivati
verb žrtvovati "žrtvovati" kupovati
verb završiti  "završiti"  raditi ipf završavati
verb završavati "završavati" čitati
verb kopati    "kopati"    čitati
verb proizvesti "proizvesti" inf "proizvesti" imp.2sg "proizvedi" imp.2pl "proizvedite" pres.2sg "proizvedeš" pres.2pl "proizvedete" pres.3sg "proizvede" pres.3pl "proizvedu" ipf proizvoditi
verb proizvoditi "proizvoditi" raditi
verb aktivirati "aktivirati" čitati
frame draw     = V:uzeti {amount*artifact:acc}
frame discard  = V:odbaciti {artifact:acc} [ {apart:from} ]
frame place    = V:staviti {worker:acc} [ {on:to} ]
frame bump     = V:izbaciti {worker:acc} [ {from:from} ]
frame regain   = V:povući {workers:acc} "nazad"
frame retrieve = V:povući {workers:acc}
frame retrieve_free = V:povući {workers:acc} "besplatno"
frame retrieve_paid = V:povući {workers:acc} "uz plaćanje"
frame roll     = V:baciti "kockice" {workers:gen}
frame hire     = V:unajmiti "radnika"
frame escape   = V:izgubiti {worker:acc} "zbog znanja"
frame sacrifice = V:žrtvovati {worker:acc}
frame claim    = V:staviti "1 žeton vlasti" {spot:to}
frame complete = V:završiti {site:acc}
frame dig      = V:kopati {tunnel:in}
frame produce  = V:proizvesti "robu" {source:in}
frame advance  = V:pomeriti {track:acc} "za 1 polje"
frame activate = V:aktivirati {recruit:acc}
frame send     = V:staviti "radnika"

say label.use     = "Upotreba"
say label.bonus   = "Bonus uticaja"
say label.penalty = "Kazna"
say label.relief  = "Drugačije povlačenje radnika"
say label.discount = "Popust"
say label.lock    = "Zatvaranje"
say label.entry   = "Ulaz"
say label.main    = "Akcija"
say label.fast    = "Bilo kada u svom potezu"
say label.action  = "Akcija"
say despite.entry = ", čak i bez aktivnog regruta te frakcije"
adj  besplatni "besplatni" novi
noun time.retrieve_free "besplatni~ *povlačenje" n polje
noun tunnel_end.yield "dobitak" m.inan napitak

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept euphorian "a people of this world, declined as Evropejci"
accept subterran "a people of this world, declined as Zemljani"
accept icarite "a people of this world, declined as Evropejci"
accept icarus "the name of a place"
accept ark "Arka, dative Arci, as biljka"

# ---- događaji kod kojih nije rečeno ko deluje
frame place:nominal    = "postavljanju" {worker:gen} [ {on:to} ]
frame bump:nominal     = "izbacivanju" {worker:gen} [ {from:from} ]
frame retrieve:nominal = "povlačenju" {workers:gen}
frame retrieve_free:nominal = "besplatnom povlačenju" {workers:gen}
frame roll:nominal     = "bacanju kockica" {workers:gen}
frame dig:nominal      = "kopanju" {tunnel:in}
