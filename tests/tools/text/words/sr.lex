adj  početni "početni" novi
noun plant   "biljka"  f      biljka
noun potion  "napitak" m.inan napitak
noun stone   "kamen"   m.inan grad
noun key     "ključ"   m.inan ključ
noun witch   "veštica" f      žena
noun elder   "vrač"    m.anim muž
noun helper  "pomagač" m.anim igrač
noun council "većnik"  m.anim radnik
noun secret  "tajna"   f      žena gen.pl "tajni"
noun resource "resurs" m.inan izvor
noun mana    "mana"    f      žena
noun point   "*bod pobede" m.inan grad
noun ritual  "ritual"  m.inan izvor
noun site    "*mesto magije" n selo
noun region  "oblast"  f      stvar
noun token   "*token klana" m.inan izvor
noun clan    "klan"    m.inan grad
noun scythe  "srp"     m.inan grad
noun orb     "kugla"   f      žena gen.pl "kugli"
noun effect  "efekat"  m.inan efekat
noun round   "runda"   f      žena gen.pl "rundi"
noun battle  "bitka"   f      biljka dat.sg,loc.sg "bici"
noun door    "vrata"   n      vrata plt
noun home    "početni~ *mesto" n selo
noun stoneofpower "*kamen moći" m.inan grad
noun board   "*tabla klana" f žena gen.pl "tabli klana"

adj  red     "crveni"  novi
adj  outer   "spoljni" vrući

verb izvući  "izvući"  vući ipf izvlačiti
verb izvlačiti "izvlačiti" raditi
verb odbaciti "odbaciti" raditi ipf odbacivati
verb odbacivati "odbacivati" bacivati
verb uzeti   "uzeti"   inf "uzeti" imp.2sg "uzmi" imp.2pl "uzmite" pres.2sg "uzmeš" pres.2pl "uzmete" pres.3sg "uzme" pres.3pl "uzmu" ipf uzimati
verb uzimati "uzimati" čitati
frame draw    = V:izvući {amount*card:acc}
frame discard = V:odbaciti {what:acc}
frame take    = V:uzeti {what:acc}
frame have    = V:imati {what:acc}
frame step    = V:pomeriti ^se "za" {by:acc}
frame choose  = V:izabrati {what:acc}
frame work    = V:dobiti {what:acc} "s" {with:ins}
frame leave   = V:premestiti {what:acc} {to:to}
frame rest    = V:pogledati {what:in}
say at_end    = "na kraju poteza" {vp:*}
say for_each  = {vp:*} "za" {of:acc}
say if        = "ako" {vp:pres}
noun hand    "ruka"    f      žena dat.sg,loc.sg "ruci" to "u" acc
noun deck    "špil"    m.inan grad
noun coin    "novčić"  m.inan ključ icon coin
# Pronouns, by the gender of what they stand for.
adj  on      "on" m.anim/acc.sg,m.inan/acc.sg,n/acc.sg "ga" f/acc.sg "je" m.anim/acc.pl,m.inan/acc.pl,f/acc.pl,n/acc.pl "ih"
frame drop   = V:odbaciti ^<on.acc@what>
frame move   = V:premestiti {what:acc} [ {apart:from} ] [ {to:to} ]
say at_end2  = "na kraju" {time:gen} {vp:*}
