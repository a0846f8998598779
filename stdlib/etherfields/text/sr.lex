# Etherfields in Serbian. There is no Serbian edition: the terms are ours.
adj  sjajni    "sjajni"    novi
noun green     "pažnja"    f      žena gen.pl "pažnje" icon perception
noun yellow    "lukavstvo" n      selo icon cunning
noun red       "gnev"      m.inan grad gen.pl "gneva" icon anger
noun intent    "namera"    f      žena icon intent
noun ether     "etar"      m.inan nom.sg,acc.sg "etar" gen.sg "etra" dat.sg,loc.sg "etru" ins.sg "etrom" gen.pl "etra" acc.pl "etre" nom.pl "etri" icon ether
noun distress  "teskoba"   f      žena alone icon distress
noun gem       "*dragulj" m.inan nom.sg,acc.sg "sjajni dragulj" gen.sg "sjajnog dragulja" pc "sjajna dragulja" dat.sg,loc.sg "sjajnom dragulju" ins.sg "sjajnim draguljem" nom.pl "sjajni dragulji" gen.pl "sjajnih dragulja" acc.pl "sjajne dragulje" dat.pl,loc.pl,ins.pl "sjajnim draguljima" icon gem
noun key       "ključ"     m.inan ključ icon key
noun hour      "sat"       m.inan nom.sg,acc.sg "sat" gen.sg "sata" dat.sg,loc.sg "satu" ins.sg "satom" nom.pl "sati" gen.pl "sati" acc.pl "sate" icon hour
noun shopping  "*karta za kupovinu" f žena gen.pl "karata za kupovinu"
noun marker    "opšti~ *žeton" m.inan izvor
adj  opšti     "opšti"     vrući
noun threat    "*žeton pretnje" m.inan izvor
noun obstacle  "*žeton prepreke" m.inan izvor
noun story     "*žeton priče" m.inan izvor
noun soul      "*žeton duše" m.inan izvor

noun dreamer   "spavač"    m.anim igrač in "kod" gen to "kod" gen from "od" gen
noun team      "grupa"     f      žena
noun entity    "entitet"   m.inan izvor in "kod" gen
noun figure    "figura"    f      žena in "kod" gen
noun occupant  "pojava"    f      žena
noun companion "saputnik"  m.anim radnik
noun mutation  "mutacija"  f      žena
noun status    "status"    m.inan izvor
noun script    "*karta scene" f   žena gen.pl "karata scene"
noun slumber   "*pločica dremeža" f žena
noun portal    "*kapija snova" f  žena
noun secret    "tajni~ *karta" f  žena gen.pl "tajnih karata"
adj  tajni     "tajni"     novi
noun influence "*karta uticaja" f žena gen.pl "karata uticaja"
noun progress  "*karta napretka" f žena gen.pl "karata napretka"
noun weakness  "*karta slabosti" f žena gen.pl "karata slabosti"
noun deck_card "karta"     f      žena gen.pl "karata"
noun discardable "karta"   f      žena gen.pl "karata"
noun resolvable "karta"    f      žena gen.pl "karata"
noun item      "predmet"   m.inan izvor
noun mask      "maska"     f      žena dat.sg,loc.sg "masci" gen.pl "maski"
noun fate      "*karta sudbine" f žena gen.pl "karata sudbine"
noun quirk     "*karta hira" f    žena gen.pl "karata hira"
noun season    "*karta doba" f    žena gen.pl "karata doba"
noun wisdom    "*karta mudrosti" f žena gen.pl "karata mudrosti"
noun memory    "prvi~ *sećanje" n polje
adj  prvi      "prvi"      novi
noun note      "beleška"   f      žena dat.sg,loc.sg "belešci" gen.pl "beleški"
noun turn_card "*karta poteza" f  žena gen.pl "karata poteza"
noun step      "korak"     m.inan trik
noun scene     "scena"     f      žena
noun field     "polje"     n      polje in "na" loc to "na" acc from "s" gen
noun space     "polje"     n      polje in "na" loc to "na" acc from "s" gen
noun tile      "*pločica mape" f  žena
noun location  "lokacija"  f      žena in "na" loc to "na" acc from "s" gen
noun patch     "*žeton okruženja" m.inan izvor
noun mark      "*žeton namere" m.inan izvor
noun poker     "*karta za igru" f žena gen.pl "karata za igru"
noun reference "*karta osnovnih akcija" f žena gen.pl "karata osnovnih akcija"

adj  active    "aktivni"   novi
adj  bright    "osvetljeni" novi
adj  dark      "mračni"    novi
adj  full      "puni"      novi
adj  open      "slobodni"  novi
behind spawner = "sa simbolom pojavljivanja"
behind special_spot = "sa posebnim simbolom"
behind socket  = "sa simbolom dragulja"
behind trap    = "sa zamkom"
behind gem_reroll = "ponovnog bacanja draguljem"
adj  progress.flipped "okrenuti" novi
noun stunned   "*status Iznenađen" m.inan izvor
noun dazed     "*status Ošamućen" m.inan izvor
noun paralyzed "*status Paralizovan" m.inan izvor
noun poisoned  "*status Otrovan" m.inan izvor
noun light     "svetlost"  f      stvar
noun night     "noć"       f      stvar
noun swamp     "močvara"   f      žena
noun hearts    "herc"      m.inan izvor nom.pl "herčevi" gen.pl "herčeva" dat.pl,loc.pl,ins.pl "herčevima" acc.pl "herčeve"
noun spades    "pik"       m.inan grad
noun special_step "posebni~ *efekat" m.inan efekat
adj  posebni   "posebni"   novi
noun basic_step "osnovni~ *efekat" m.inan efekat
adj  osnovni   "osnovni"   novi
adj  obični    "obični"    novi

noun hand      "ruka"      f      žena dat.sg,loc.sg "ruci" to "u" acc from "iz" gen unowned
noun deck      "*špil uticaja" m.inan grad to "u" acc
noun discard_pile "*gomila odbačenih karata" f žena in "na" loc to "na" acc from "s" gen
noun sealed    "*gomila zapečaćenih karata" f žena in "na" loc to "na" acc from "s" gen
noun progress_zone "*zona napretka" f žena to "u" acc
noun worn      "*mesto za masku" n selo in "na" loc to "na" acc from "s" gen
noun keepsakes "karte" f plt nom.pl,acc.pl "sačuvane karte" gen.pl "sačuvanih karata" ins.pl "sačuvanim kartama" in "među" ins to "među" acc
noun items     "predmeti" m.inan plt nom.pl "aktivni predmeti" acc.pl "aktivne predmete" gen.pl "aktivnih predmeta" ins.pl "aktivnim predmetima" in "među" ins to "među" acc
noun storage   "skladište" n      polje to "u" acc
noun play      "igra"      f      žena to "u" acc
noun pool      "zaliha"    f      žena dat.sg,loc.sg "zalihi" to "u" acc
noun secret_box "*kutija tajnih karata" f žena to "u" acc
noun fate_deck "*špil sudbine" m.inan grad to "u" acc
noun slumber_deck "*špil dremeža" m.inan grad to "u" acc
noun weakness_deck "*špil slabosti" m.inan grad to "u" acc
noun turn_deck "*špil poteza" m.inan grad to "u" acc
noun mutations "mutacije"  f plt nom.pl,acc.pl "mutacije" gen.pl "mutacija" ins.pl "mutacijama" in "među" ins to "među" acc
noun statuses  "statusi"   m.inan plt nom.pl "statusi" acc.pl "statuse" gen.pl "statusa" ins.pl "statusima" in "među" ins to "među" acc
noun dreamscape "*predeo snova" m.inan nom.sg,acc.sg "predeo snova" gen.sg "predela snova" dat.sg,loc.sg "predelu snova" to "u" acc
noun removed   "karte" f plt nom.pl,acc.pl "uklonjene karte" gen.pl "uklonjenih karata" ins.pl "uklonjenim kartama" in "među" ins to "među" acc
noun mutation_bag "*zaliha mutacija" f žena dat.sg,loc.sg "zalihi mutacija" to "u" acc

noun time.turn "potez"     m.inan izvor
noun time.dream "san"      m.inan nom.sg,acc.sg "san" gen.sg "sna" dat.sg,loc.sg "snu" ins.sg "snom"
noun time.dream_turn "*potez sna" m.inan izvor
noun time.action_step "*korak akcija" m.inan trik
noun time.play_dream "*poseta snu" f žena
noun time.meet_fate "*događaj sudbine" m.inan događaj
noun time.journey "putovanje" n   polje
noun time.chase "kretanje" n      polje
noun time.pay  "plaćanje"  n      polje
noun time.throw "bacanje"  n      polje

noun hand_limit "*ograničenje karata u ruci" n polje
noun progress_limit "*ograničenje karata napretka" n polje
noun item_limit "*ograničenje predmeta" n polje
noun draw_count "*broj karata za izvlačenje" m.inan ključ
noun attack_range "*domet napada" m.inan izvor
noun contact_range "*domet kontakta" m.inan izvor
noun step_price "*cena za polje" f žena
noun reach     "domet"     m.inan izvor
noun current_turn "trenutni~ *karta poteza" f žena in "na" loc from "s" gen
adj  trenutni  "trenutni"  novi
noun spot      "polje"     n      polje in "na" loc to "na" acc from "s" gen
noun entity.movement "*vrednost kretanja" f stvar
noun occupant.entity "entitet" m.inan izvor
noun figure.entity "entitet" m.inan izvor
noun patch.terrain "okruženje" n  polje
noun progress.colour "boja" f     žena
noun step.what "vrsta" f žena
noun turn_card.suit "boja" f      žena
noun influence.worth "namera" f   žena
noun seal.amount "*broj zapečaćenih karata" m.inan ključ
noun suffer.amount "*količina teskobe" f žena
noun walk.points "*broj polja" m.inan ključ
noun first_room "ulazni~ *pločica" f žena
adj  ulazni    "ulazni"    novi
noun something_wicked "*Nešto zlo" n nom.sg,acc.sg "Nešto zlo" gen.sg "Nečeg zlog"

verb izvući    "izvući"    vući ipf izvlačiti
verb izvlačiti "izvlačiti" raditi
verb odbaciti  "odbaciti"  raditi ipf odbacivati
verb odbacivati "odbacivati" bacivati
verb zapečatiti "zapečatiti" raditi ipf zapečaćivati
verb zapečaćivati "zapečaćivati" bacivati
verb pečatiti  "pečatiti"  raditi
verb otpečatiti "otpečatiti" raditi ipf otpečaćivati
verb otpečaćivati "otpečaćivati" bacivati
verb pretrpeti "pretrpeti" inf "pretrpeti" imp.2sg "pretrpi" imp.2pl "pretrpite" pres.2sg "pretrpiš" pres.2pl "pretrpite" pres.3sg "pretrpi" pres.3pl "pretrpe" ipf trpeti
verb trpeti    "trpeti"    inf "trpeti" imp.2sg "trpi" imp.2pl "trpite" pres.2sg "trpiš" pres.2pl "trpite" pres.3sg "trpi" pres.3pl "trpe"
verb staviti   "staviti"   raditi ipf stavljati
verb stavljati "stavljati" čitati
verb okrenuti  "okrenuti"  krenuti ipf okretati
verb okretati "okretati" inf "okretati" imp.2sg "okreći" imp.2pl "okrećite" pres.2sg "okrećeš" pres.2pl "okrećete" pres.3sg "okreće" pres.3pl "okreću"
verb ponoviti  "ponoviti"  raditi ipf ponavljati
verb ponavljati "ponavljati" čitati
verb baciti    "baciti"    raditi ipf bacati
verb bacati    "bacati"    čitati
verb dodati    "dodati"    inf "dodati" imp.2sg "dodaj" imp.2pl "dodajte" pres.2sg "dodaš" pres.2pl "dodate" pres.3sg "doda" pres.3pl "dodaju" ipf dodavati
verb dodavati "dodavati" inf "dodavati" pres.2sg "dodaješ" pres.2pl "dodajete" pres.3sg "dodaje" pres.3pl "dodaju"
verb povećati  "povećati"  čitati ipf povećavati
verb smanjiti  "smanjiti"  raditi ipf smanjivati
verb blokirati "blokirati" čitati
verb razrešiti "razrešiti" raditi ipf razrešavati
verb razrešavati "razrešavati" čitati
verb pripremiti "pripremiti" raditi ipf pripremati
verb pripremati "pripremati" čitati
verb obnoviti  "obnoviti"  raditi ipf obnavljati
verb obnavljati "obnavljati" čitati
verb uzeti     "uzeti" inf "uzeti" imp.2sg "uzmi" imp.2pl "uzmite" pres.2sg "uzmeš" pres.2pl "uzmete" pres.3sg "uzme" pres.3pl "uzmu" ipf uzimati
verb uzimati "uzimati" čitati
verb stići     "stići" inf "stići" imp.2sg "stigni" imp.2pl "stignite" pres.2sg "stigneš" pres.2pl "stignete" pres.3sg "stigne" pres.3pl "stignu" ipf stizati
verb stizati "stizati" inf "stizati" imp.2sg "stiži" imp.2pl "stižite" pres.2sg "stižeš" pres.2pl "stižete" pres.3sg "stiže" pres.3pl "stižu"
verb sresti    "sresti" inf "sresti" imp.2sg "sretni" imp.2pl "sretnite" pres.2sg "sretneš" pres.2pl "sretnete" pres.3sg "sretne" pres.3pl "sretnu" ipf sretati
verb sretati "sretati" inf "sretati" imp.2sg "sreći" imp.2pl "srećite" pres.2sg "srećeš" pres.2pl "srećete" pres.3sg "sreće" pres.3pl "sreću"
verb ući       "ući" inf "ući" imp.2sg "uđi" imp.2pl "uđite" pres.2sg "uđeš" pres.2pl "uđete" pres.3sg "uđe" pres.3pl "uđu" ipf ulaziti
verb ulaziti "ulaziti" raditi
verb vratiti   "vratiti"   raditi ipf vraćati
verb vraćati "vraćati" čitati
verb pobeći    "pobeći" inf "pobeći" imp.2sg "pobegni" imp.2pl "pobegnite" pres.2sg "pobegneš" pres.2pl "pobegnete" pres.3sg "pobegne" pres.3pl "pobegnu"
verb zaboraviti "zaboraviti" raditi ipf zaboravljati
verb zaboravljati "zaboravljati" čitati
verb ukloniti  "ukloniti"  raditi ipf uklanjati
verb uklanjati "uklanjati" čitati

frame draw     = V:izvući {amount*deck_card:acc}
frame take     = V:uzeti {card:acc} "u ruku"
frame discard  = V:odbaciti {card:acc} [ {apart:from} ]
frame shed     = V:odbaciti {discardable:acc} [ {apart:from} ]
frame seal     = V:zapečatiti {card:acc} [ {apart:from} ]
frame seal_away = V:zapečatiti "neposredno" {card:acc} [ {apart:from} ]
frame unseal   = V:otpečatiti {card:acc} [ {apart:from} ]
frame suffer   = V:pretrpeti {amount*distress:acc}
frame gain_card = V:dobiti {card:acc} [ {apart:from} ]
frame gain_weakness = V:dobiti {amount*weakness:acc}
frame walk     = V:pomeriti ^se [ "za" {points*field:acc} ]
frame relocate = V:premestiti {who:acc} [ {to:to} ]
frame enter    = V:pomeriti {who:acc} [ {to:to} ]
frame chase    = V:pomeriti {figure:acc} "ka najbližem spavaču" [ "za" {for*field:acc} ]
frame place_progress = V:staviti {card:acc} "u zonu napretka"
frame flip     = V:okrenuti {card:acc} "licem nadole"
frame unflip   = V:okrenuti {card:acc} "licem nagore"
frame set.flipped.yes = V:okrenuti {what:acc} "licem nadole"
frame set.flipped.no  = V:okrenuti {what:acc} "licem nagore"
frame reroll   = V:ponoviti "bacanje"
frame throw    = V:baciti "kocku"
frame roll_luck = V:baciti "kocku sreće"
frame add_turn = V:dodati {amount*turn_card:acc}
frame add_intent = V:dodati {amount*intent:acc}
frame block    = V:blokirati {step:acc}
frame resolve  = V:razrešiti {step:acc}
frame resolved = V:razrešiti {resolvable:acc}
frame special  = V:razrešiti "posebni efekat" {script:gen}
frame basic    = V:razrešiti "osnovni efekat" {script:gen}
frame setup    = V:pripremiti {script:acc}
frame spawn    = V:dodati "u predeo snova" {amount*figure:acc} {for:gen}
frame mutate   = V:dodati {entity:dat} "1 mutaciju"
frame inflict  = V:dati {on:dat} {status:acc}
frame reshuffle = V:promešati "gomilu odbačenih karata u špil"
frame restore_mask = V:obnoviti "masku"
frame restore_item = V:obnoviti "predmet"
frame sort_starting_items = V:izabrati "početne predmete"
frame take_loot = V:uzeti "plen"
frame place_tile = V:staviti "pločicu predela dremeža"
frame arrive   = V:stići {goal:to}
frame encounter = V:sresti {entity:acc}
frame escape   = V:pobeći "od" {script:gen}
frame enter_dream = V:ući "u san iza" {portal:gen}
frame rebuild  = V:pripremiti "špil iznova"
frame reset_clock = V:vratiti "brojač sati na početak"
frame forget   = V:zaboraviti "sve iz ovog sna"
frame advance  = V:povećati {track:acc} "za 1" [ {for*time:acc} ]
frame retreat  = V:smanjiti {track:acc} "za 1" [ {for*time:acc} ]
frame defeat   = V:izgubiti "san"
frame told     = V:razrešiti {scene:acc}

say label.action   = "Akcija"
say label.attack   = "Napad"
say label.contact  = "Kontakt"
say label.fast     = "⚡ Brza akcija"
say label.setup    = "Priprema"
say label.basic    = "Osnovni efekat"
say label.special  = "Posebni efekat"
say label.morphing = "Efekat mutacije"
say label.exhausted = "Potrošeni potezi"
say label.sprung   = "Zamka"
say label.loot     = "Plen"
say label.resolved = "Efekat"
say label.drawn    = "Kada se izvuče"
say label.floating = "Lebdeće pravilo"
say label.revealed = "Kada se otkrije"
say label.told     = "Scena"
say label.on_death = "Kada spavači izgube"
say label.shed     = "Odbacivanje"
say label.walking  = "Kretanje"
say label.leaving  = "Odlazak"
say label.midway   = "Tokom akcije"
say label.stride   = "Korak"
say label.exert    = "Napor"
say label.buy_time = "Kupovina vremena"
say label.glimpse  = "Letimičan pogled"
say label.forge_gem = "Kovanje dragulja"
say label.gem_reroll = "Ponovno bacanje"
say label.use_gem  = "Upotreba dragulja"
say label.unmake   = "Uklanjanje mutacije"
say label.awaken   = "Buđenje"
say label.world    = "Akcija sna"
say label.oneshot  = "Jednokratno"
say label.progressive = "Postupno"
say label.socketed = "Sa draguljem"
say label.boost    = "Pojačanje"
frame play_dream = V:ući "u san"
frame boost_intent = V:baciti "kocku sreće za pojačanje" {tint:gen}
noun action.host "nosilac" m.anim nom.sg "nosilac" gen.sg,acc.sg "nosioca" dat.sg,loc.sg "nosiocu"
noun time.session "partija" f žena
verb pregledati "pregledati" čitati
frame browse   = V:pregledati "ponudu karata"
say label.save     = "Čuvanje"
noun gates     "kapije" f plt nom.pl,acc.pl "kapije snova" gen.pl "kapija snova" ins.pl "kapijama snova" in "među" ins to "među" acc
noun item.bin  "*mesto odlaganja" n selo
noun item.worth "namera" f žena
noun location.quarter "četvrt" f stvar
noun location.roads "put" m.inan ključ
noun location.shortcuts "prečica" f žena
noun portal.quarter "četvrt" f stvar
noun mask_box  "*kutija maski" f žena to "u" acc
noun overlay   "*karta prekrivača" f žena gen.pl "karata prekrivača"
noun pawn      "*figura grupe" f žena
noun group_pawn "*figura grupe" f žena
noun progress.placing "*cena postavljanja" f žena
behind socketed = "s draguljem"
adj  drugi     "drugi" novi
noun status.other_side "drugi~ *strana" f žena
noun status_supply "*zaliha statusa" f žena dat.sg,loc.sg "zalihi statusa" to "u" acc
noun weakness.fee "*cena uklanjanja" f žena
frame drawn    = V:razrešiti "efekat izvlačenja" {weakness:gen}
say label.go_in    = "Ulazak u san"
say label.sneak    = "Prečica"
say label.travel   = "Put"
noun here      "trenutni~ *lokacija" f žena in "na" loc to "na" acc from "s" gen
noun influence.origin "arhetip" m.inan grad
noun gambler   "Kockarka" f žena
noun specialist "Specijalista" m.anim nom.sg "Specijalista" gen.sg "Specijaliste" acc.sg "Specijalistu" dat.sg,loc.sg "Specijalisti" ins.sg "Specijalistom"
noun tough_guy "Mangup" m.anim junak
noun free_spirit "Neobuzdana" f žena dat.sg,loc.sg "Neobuzdanoj" gen.pl "Neobuzdanih" dat.pl,loc.pl,ins.pl "Neobuzdanim"
noun clubs "tref" m.inan grad
noun diamonds "karo" m.inan nom.sg,acc.sg "karo" gen.sg "kara"
noun modes     "*dodatne karte" f plt nom.pl,acc.pl "dodatne karte" gen.pl "dodatnih karata" ins.pl "dodatnim kartama" in "među" ins to "među" acc
noun almanac   "*buduća doba" n plt nom.pl,acc.pl "buduća doba" gen.pl "budućih doba" ins.pl "budućim dobima" in "među" ins to "među" acc
noun influence_supply "*ponuda karata uticaja" f žena to "u" acc
behind entry   = "sa simbolom ulaza"
behind cheerful = "vedre naravi"
behind dreary  = "turobne naravi"
verb probuditi "probuditi" raditi ipf buditi
verb buditi "buditi" raditi
verb promeniti "promeniti" raditi ipf menjati
verb menjati "menjati" čitati
verb sačuvati  "sačuvati"  čitati ipf čuvati
verb čuvati "čuvati" čitati
frame find_masks = V:izabrati "dve maske"
frame wake     = V:probuditi ^se
frame change_season = V:promeniti "doba u" {season:acc}
frame save_game = V:sačuvati "igru"
frame keep_game = V:sačuvati "igru onakvu kakva je"
frame first_wisdom = V:uzeti "prve karte mudrosti"
frame lay_over = V:staviti {overlay:acc} "na predeo snova"
noun sights    "*broj tajnih karata za gledanje" m.inan ključ
frame peek     = V:pregledati "tajnu kartu ili pločicu ovog sna na čijoj je poleđini vrsta karte"
say label.note_down = "Čuvanje na listu"
say label.waking   = "Buđenje"

# ---- događaji kod kojih nije rečeno ko deluje, i kod koga ili čega karta leži
frame throw:nominal = "bacanju kocke"
say holder.quirk     = "polje s ovim hirom"
say holder.quirk:gen = "polja s ovim hirom"
say holder.quirk:dat = "polju s ovim hirom"
say holder.quirk:in  = "na polju s ovim hirom"
say holder.mutation     = "ovaj entitet"
say holder.mutation:gen = "ovog entiteta"
say holder.mutation:dat = "ovom entitetu"
say holder.mutation:in  = "kod ovog entiteta"
say holder.status     = "pogođeni"
say holder.status:gen = "pogođenog"
say holder.status:acc = "pogođenog"
say holder.status:dat = "pogođenom"
say holder.status:in  = "kod pogođenog"
