# The nouns of the tables in the design, and of the rulebooks.
adj  zářivý  "zářivý"  mladý
noun key     "klíč"    m.inan stroj
noun dragon  "drak"    m.anim žák
noun coin    "mince"   f      růže
noun distress "tíseň"  f      píseň
noun spell   "kouzlo"  n      slovo gen.pl "kouzel"
noun potion  "lektvar" m.inan hrad
noun wood    "dřevo"   n      město mass
noun door    "dveře"   f      růže plt ins.pl "dveřmi"
noun worker  "dělník"  m.anim žák
noun recruit "rekrut"  m.anim pán
noun dreamer "spáč"    m.anim muž
noun shifter "měňavec" m.anim otec
noun die     "kostka"  f      matka
noun artifact "artefakt" m.inan hrad
noun star    "*žeton autority" m.inan hrad
noun morale  "*bod morálky" m.inan hrad
noun resource "surovina" f    žena
noun goods   "zboží"   n      stavení
noun energy  "energie" f      růže
noun water   "voda"    f      žena
noun market  "trh"     m.inan trh in "na" loc
noun tile    "destička" f     matka
noun tunnel  "tunel"   m.inan hrad
noun gem     "zářivý~ *drahokam" m.inan hrad
noun deck    "balíček" m.inan balíček
noun dream   "sen"     m.inan sen
noun bliss   "blaženost" f    kost
noun site    "staveniště" n   hřiště
noun stone   "kámen"   m.inan kámen
noun wall    "zeď"     f      zeď
noun round   "kolo"    n      město
noun level   "úroveň"  f      píseň
adj  active  "aktivní" jarní
adj  hidden  "skrytý"  mladý

verb dobrat  "dobrat"  brát ipf dobírat
verb dobírat "dobírat" dělat
verb odhodit "odhodit" hodit ipf odhazovat
verb odhazovat "odhazovat" kupovat
verb vzít    "vzít" inf "vzít" imp.2sg "vezmi" imp.2pl "vezměte" pres.2sg "vezmeš" pres.2pl "vezmete" pres.3sg "vezme" pres.3pl "vezmou" ipf brát
verb brát    "brát" inf "brát" imp.2sg "ber" imp.2pl "berte" pres.2sg "bereš" pres.2pl "berete" pres.3sg "bere" pres.3pl "berou"
frame draw    = V:dobrat ^si {amount*card:acc}
frame discard = V:odhodit {what:acc}
frame take    = V:vzít ^si {what:acc}
frame have    = V:mít {what:acc}
frame step    = V:posunout ^se "o" {by:acc}
frame choose  = V:vybrat {what:acc}
frame pull    = V:vzít ^si {what:acc} "z" {from:gen}
frame work    = V:získat {what:acc} "s" {with:ins}
frame leave   = V:přesunout {what:acc} {to:to}
say at_end    = "na konci tahu" {vp:*}
say for_each  = {vp:*} "za" {of:acc}
say if_vp     = "pokud" {vp:pres}
say ref.acc   = {what:acc}
noun hand    "ruka"    f      žena dat.sg,loc.sg "ruce" to "do" gen
# Pronouns, by the gender of what they stand for.
adj  on      "on" m.anim/acc.sg,m.inan/acc.sg "ho" f/acc.sg "ji" n/acc.sg "je" m.anim/acc.pl,m.inan/acc.pl,f/acc.pl,n/acc.pl "je"
frame drop   = V:odhodit ^<on.acc@what>
frame move   = V:přesunout {what:acc} [ {apart:from} ] [ {to:to} ]
say at_end2  = "na konci" {time:gen} {vp:*}
