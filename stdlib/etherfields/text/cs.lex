# Etherfields in Czech: the terms of the printed rules 2.0. Card texts address one player.
adj  zářivý    "zářivý"    mladý
noun green     "vnímavost" f      kost mass icon perception
noun yellow    "prohnanost" f     kost mass icon cunning
noun red       "hněv"      m.inan hrad mass icon anger
noun intent    "záměr"     m.inan hrad icon intent
noun ether     "éter"      m.inan hrad mass icon ether
noun distress  "tíseň"     f      píseň alone icon distress
noun gem       "zářivý~ *drahokam" m.inan hrad icon gem
noun key       "klíč"      m.inan stroj icon key
noun hour      "hodina"    f      žena icon hour
noun shopping  "nákupní~ *karta" f žena gen.pl "nákupních karet"
adj  nákupní   "nákupní"   jarní
noun marker    "univerzální~ *žeton" m.inan hrad
adj  univerzální "univerzální" jarní
noun threat    "*žeton ohrožení" m.inan hrad
noun obstacle  "*žeton překážky" m.inan hrad
noun story     "*žeton příběhu" m.inan hrad
noun soul      "*žeton duše" m.inan hrad

noun dreamer   "spáč"      m.anim muž in "u" gen to "k" dat from "od" gen
noun team      "skupina"   f      žena
noun entity    "entita"    f      žena in "u" gen
noun figure    "figurka"   f      matka in "u" gen
noun occupant  "postava"   f      žena
noun companion "společník" m.anim žák
noun mutation  "proměna"   f      žena
noun status    "stav"      m.inan hrad
noun script    "*karta scény" f   žena gen.pl "karet scény"
noun slumber   "dřímota"   f      žena
noun portal    "snový~ *portál" m.inan hrad
adj  snový     "snový"     mladý
noun secret    "tajný~ *karta" f  žena gen.pl "tajných karet"
adj  tajný     "tajný"     mladý
noun influence "*karta vlivu" f   žena gen.pl "karet vlivu"
noun progress  "*karta pokroku" f žena gen.pl "karet pokroku"
noun weakness  "*karta slabosti" f žena gen.pl "karet slabosti"
noun deck_card "karta"     f      žena gen.pl "karet"
noun discardable "karta"   f      žena gen.pl "karet"
noun resolvable "karta"    f      žena gen.pl "karet"
noun item      "předmět"   m.inan hrad
noun mask      "maska"     f      žena dat.sg,loc.sg "masce" gen.pl "masek"
noun fate      "*karta osudu" f   žena gen.pl "karet osudu"
noun quirk     "*karta vrtochu" f žena gen.pl "karet vrtochu"
noun season    "*karta období" f  žena gen.pl "karet období"
noun wisdom    "*karta moudrosti" f žena gen.pl "karet moudrosti"
noun memory    "první~ *vzpomínka" f matka
noun note      "*karta poznámek" f žena gen.pl "karet poznámek"
noun turn_card "*karta tahu" f    žena gen.pl "karet tahu"
noun step      "krok"      m.inan park
noun scene     "scéna"     f      žena
noun field     "pole"      n      moře in "na" loc to "na" acc
noun space     "pole"      n      moře in "na" loc to "na" acc
noun tile      "*destička mapy" f matka
noun location  "lokace"    f      růže in "v" loc to "do" gen
noun patch     "*žeton prostředí" m.inan hrad
noun mark      "*žeton záměru" m.inan hrad
noun poker     "hrací~ *karta" f  žena gen.pl "hracích karet"
adj  hrací     "hrací"     jarní
noun reference "*karta základních akcí" f žena gen.pl "karet základních akcí"

adj  active    "aktivní"   jarní
adj  bright    "osvětlený" mladý
adj  dark      "temný"     mladý
adj  full      "plný"      mladý
adj  open      "volný"     mladý
behind spawner = "zjevení"
behind special_spot = "se zvláštním symbolem"
behind socket  = "se symbolem drahokamu"
behind trap    = "s pastí"
behind gem_reroll = "opakování hodu drahokamem"
adj  progress.flipped "otočený" mladý
noun stunned   "*stav Překvapená" m.inan hrad
noun dazed     "*stav Omámená" m.inan hrad
noun paralyzed "*stav Znehybněná" m.inan hrad
noun poisoned  "*stav Otrávená" m.inan hrad
noun light     "světlo"    n      slovo gen.pl "světel"
noun night     "tma"       f      žena dat.sg,loc.sg "tmě" gen.pl "tem"
noun swamp     "močál"     m.inan hrad
noun hearts    "srdce"     n      moře
noun spades    "piky"      m.inan nom.sg,acc.sg,gen.sg "piky"
noun special_step "zvláštní~ *efekt" m.inan hrad
adj  zvláštní  "zvláštní"  jarní
noun basic_step "základní~ *efekt" m.inan hrad
adj  základní  "základní"  jarní
adj  obyčejný  "obyčejný"  mladý

noun hand      "ruka"      f      žena dat.sg,loc.sg "ruce" to "do" gen from "z" gen unowned
noun deck      "*balíček vlivu" m.inan balíček to "do" gen
noun discard_pile "odhazovací~ *hromádka" f matka to "na" acc
adj  odhazovací "odhazovací" jarní
noun sealed    "*hromádka zapečetěných karet" f matka in "na" loc to "na" acc
noun progress_zone "*zóna pokroku" f žena to "do" gen
noun worn      "nasazený~ *maska" f matka plt in "mezi" ins to "mezi" acc
adj  nasazený  "nasazený"  mladý
noun keepsakes "*karty" f plt nom.pl,acc.pl "uschované karty" gen.pl "uschovaných karet" loc.pl "uschovaných kartách" ins.pl "uschovanými kartami" in "mezi" ins to "mezi" acc
noun items     "*předměty" m.inan plt nom.pl,acc.pl "aktivní předměty" gen.pl "aktivních předmětů" ins.pl "aktivními předměty" in "mezi" ins to "mezi" acc
noun storage   "skladiště" n      hřiště in "ve" loc to "do" gen
noun play      "hra"       f      žena dat.sg,loc.sg "hře" gen.pl "her" in "ve" loc to "do" gen
noun pool      "zásoba"    f      žena to "do" gen
noun secret_box "*krabice tajných karet" f růže to "do" gen
noun fate_deck "*balíček osudu" m.inan balíček to "do" gen
noun slumber_deck "*balíček dřímot" m.inan balíček to "do" gen
noun weakness_deck "*balíček slabostí" m.inan balíček to "do" gen
noun turn_deck "*balíček tahů" m.inan balíček to "do" gen
noun mutations "proměny"   f plt nom.pl,acc.pl "proměny" gen.pl "proměn" loc.pl "proměnách" ins.pl "proměnami" in "mezi" ins to "mezi" acc
noun statuses  "stavy"     m.inan plt nom.pl,acc.pl "stavy" gen.pl "stavů" ins.pl "stavy" in "mezi" ins to "mezi" acc
noun dreamscape "snový~ *krajina" f žena to "do" gen
noun removed   "*karty" f plt nom.pl,acc.pl "odstraněné karty" gen.pl "odstraněných karet" ins.pl "odstraněnými kartami" in "mezi" ins to "mezi" acc
noun mutation_bag "*zásoba proměn" f žena to "do" gen

noun time.turn "tah"       m.inan trh
noun time.dream "sen"      m.inan sen
noun time.dream_turn "*tah snu" m.inan trh
noun time.action_step "*krok akcí" m.inan park
noun time.play_dream "*návštěva snu" f žena
noun time.meet_fate "*událost osudu" f kost
noun time.journey "*cesta snovým světem" f žena
noun time.chase "pohyb"    m.inan hrad
noun time.pay  "platba"    f      žena gen.pl "plateb"
noun time.throw "hod"      m.inan hrad

noun hand_limit "*limit karet v ruce" m.inan hrad
noun progress_limit "*limit karet pokroku" m.inan hrad
noun item_limit "*limit předmětů" m.inan hrad
noun draw_count "*počet dobíraných karet" m.inan nom.sg,acc.sg "počet dobíraných karet" gen.sg,dat.sg "počtu dobíraných karet"
noun attack_range "*dosah útoku" m.inan trh
noun contact_range "*dosah kontaktu" m.inan trh
noun step_price "*cena za pole" f žena
noun reach     "dosah"     m.inan trh
noun current_turn "aktuální~ *karta tahu" f žena gen.pl "aktuálních karet tahu" in "na" loc
adj  aktuální  "aktuální"  jarní
noun spot      "pole"      n      moře in "na" loc to "na" acc
noun entity.movement "*hodnota pohybu" f žena
noun occupant.entity "entita" f   žena
noun figure.entity "entita" f     žena
noun patch.terrain "prostředí" n  stavení
noun progress.colour "barva" f    žena gen.pl "barev"
noun step.what "druh" m.inan trh
noun turn_card.suit "barva" f     žena gen.pl "barev"
noun influence.worth "záměr" m.inan hrad
noun seal.amount "*počet zapečetěných karet" m.inan nom.sg,acc.sg "počet zapečetěných karet" gen.sg,dat.sg "počtu zapečetěných karet"
noun suffer.amount "*množství tísně" n stavení
noun walk.points "*počet polí" m.inan nom.sg,acc.sg "počet polí" gen.sg,dat.sg "počtu polí"
noun first_room "vstupní~ *destička" f matka
noun something_wicked "*Cosi zlovolného" n nom.sg,acc.sg "Cosi zlovolného" gen.sg "Čehosi zlovolného"
adj  vstupní   "vstupní"   jarní
adj  první     "první"     jarní

verb táhnout   "táhnout"   tisknout ipf tahat
verb tahat     "tahat"     dělat
verb dobrat    "dobrat"    brát ipf dobírat
verb dobírat   "dobírat"   dělat
verb odhodit   "odhodit"   hodit ipf odhazovat
verb odhazovat "odhazovat" kupovat
verb zapečetit "zapečetit" platit ipf pečetit
verb pečetit   "pečetit"   platit
verb odpečetit "odpečetit" platit
verb utržit    "utržit"    prosit ipf tržit
verb tržit     "tržit"     prosit
verb zbavit    "zbavit"    prosit ipf zbavovat
verb zbavovat  "zbavovat"  kupovat
verb pohnout   "pohnout"   tisknout ipf pohybovat
verb pohybovat "pohybovat" kupovat
verb přemístit "přemístit" čistit ipf přemisťovat
verb přemisťovat "přemisťovat" kupovat
verb vstoupit  "vstoupit"  prosit imp.2sg "vstup" imp.2pl "vstupte" ipf vstupovat
verb vstupovat "vstupovat" kupovat
verb umístit   "umístit"   čistit ipf umisťovat
verb umisťovat "umisťovat" kupovat
verb položit   "položit"   prosit ipf pokládat
verb pokládat  "pokládat"  dělat
verb otočit    "otočit"    prosit ipf otáčet
verb otáčet    "otáčet"    sázet
verb vyhodnotit "vyhodnotit" platit ipf vyhodnocovat
verb vyhodnocovat "vyhodnocovat" kupovat
verb opakovat  "opakovat"  kupovat
verb přidat    "přidat"    dělat ipf přidávat
verb přidávat  "přidávat"  dělat
verb zablokovat "zablokovat" kupovat
verb obnovit   "obnovit"   prosit ipf obnovovat
verb obnovovat "obnovovat" kupovat
verb připravit "připravit" prosit ipf připravovat
verb připravovat "připravovat" kupovat
verb hodit     "hodit"     hodit ipf házet
verb házet     "házet"     sázet
verb dorazit   "dorazit"   inf "dorazit" imp.2sg "doraz" imp.2pl "dorazte" pres.2sg "dorazíš" pres.2pl "dorazíte" pres.3sg "dorazí" pres.3pl "dorazí"
verb provést2  "provést" inf "provést" imp.2sg "proveď" imp.2pl "proveďte" pres.2sg "provedeš" pres.2pl "provedete" pres.3sg "provede" pres.3pl "provedou"
verb zapomenout "zapomenout" inf "zapomenout" imp.2sg "zapomeň" imp.2pl "zapomeňte" pres.2sg "zapomeneš" pres.2pl "zapomenete" pres.3sg "zapomene" pres.3pl "zapomenou"
verb potkat    "potkat"    dělat
verb uniknout  "uniknout"  tisknout ipf unikat
verb unikat    "unikat"    dělat
verb vrátit    "vrátit"    vrátit
verb udělit    "udělit"    prosit

frame draw     = V:dobrat ^si {amount*deck_card:acc}
verb vzít      "vzít" inf "vzít" imp.2sg "vezmi" imp.2pl "vezměte" pres.2sg "vezmeš" pres.2pl "vezmete" pres.3sg "vezme" pres.3pl "vezmou" ipf brát
verb brát      "brát" inf "brát" neg.inf "nebrat" imp.2sg "ber" imp.2pl "berte" pres.2sg "bereš" pres.2pl "berete" pres.3sg "bere" pres.3pl "berou"
frame take     = V:vzít ^si {card:acc} "do ruky"
frame discard  = V:odhodit {card:acc} [ {apart:from} ]
frame shed     = V:odhodit {discardable:acc} [ {apart:from} ]
frame seal     = V:zapečetit {card:acc} [ {apart:from} ]
frame seal_away = V:zapečetit "rovnou" {card:acc} [ {apart:from} ]
frame unseal   = V:odpečetit {card:acc} [ {apart:from} ]
frame suffer   = V:utržit {amount*distress:acc}
frame gain_card = V:získat {card:acc} [ {apart:from} ]
frame gain_weakness = V:získat {amount*weakness:acc}
frame walk     = V:pohnout ^se [ "o" {points*field:acc} ]
frame relocate = V:přemístit {who:acc} [ {to:to} ]
frame enter    = V:přesunout {who:acc} [ {to:to} ]
frame chase    = V:pohnout {figure:ins} "k nejbližšímu spáči" [ "o" {for*field:acc} ]
frame place_progress = V:položit {card:acc} "do zóny pokroku"
frame flip     = V:otočit {card:acc} "lícem dolů"
frame unflip   = V:otočit {card:acc} "lícem nahoru"
frame set.flipped.yes = V:otočit {what:acc} "lícem dolů"
frame set.flipped.no  = V:otočit {what:acc} "lícem nahoru"
frame reroll   = V:opakovat "hod"
frame throw    = V:hodit "kostkou"
frame roll_luck = V:hodit "kostkou štěstí"
frame add_turn = V:přidat {amount*turn_card:acc}
frame add_intent = V:přidat {amount*intent:acc}
frame block    = V:zablokovat {step:acc}
frame resolve  = V:vyhodnotit {step:acc}
frame resolved = V:vyhodnotit {resolvable:acc}
frame special  = V:vyhodnotit "zvláštní efekt" {script:gen}
frame basic    = V:vyhodnotit "základní efekt" {script:gen}
frame setup    = V:připravit {script:acc}
frame spawn    = V:přidat "do snové krajiny" {amount*figure:acc} {for:gen}
frame mutate   = V:přidat "1 proměnu k" {entity:dat}
frame inflict  = V:udělit {on:dat} {status:acc}
frame reshuffle = V:zamíchat "odhazovací hromádku do balíčku"
frame restore_mask = V:obnovit "masku"
frame restore_item = V:obnovit "předmět"
frame sort_starting_items = V:vybrat "počáteční předměty"
frame take_loot = V:vyhodnotit "kořist"
frame place_tile = V:položit "destičku krajiny dřímot"
frame arrive   = V:dorazit {goal:to}
frame encounter = V:potkat {entity:acc}
frame escape   = V:uniknout {script:dat}
frame enter_dream = V:vstoupit "do snu za" {portal:ins}
frame rebuild  = V:připravit "balíček znovu"
frame reset_clock = V:vrátit "počítadlo hodin na začátek"
frame forget   = V:zapomenout "vše z tohoto snu"
frame advance  = V:přidat "1 k" {track:dat} [ {for*time:acc} ]
frame retreat  = V:odhodit "1 z" {track:gen} [ {for*time:acc} ]
frame defeat   = V:ztratit "všechno"
frame told     = V:vyhodnotit {scene:acc}

say label.action   = "Akce"
say label.attack   = "Útok"
say label.contact  = "Kontakt"
say label.fast     = "⚡ Rychlá akce"
say label.setup    = "Příprava"
say label.basic    = "Základní efekt"
say label.special  = "Zvláštní efekt"
say label.morphing = "Efekt proměny"
say label.exhausted = "Vyčerpání tahů"
say label.sprung   = "Past"
say label.loot     = "Kořist"
say label.resolved = "Efekt"
say label.drawn    = "Při dobrání"
say label.floating = "Vznášející se pravidlo"
say label.revealed = "Při odhalení"
say label.told     = "Scéna"
say label.on_death = "Při smrti"
say label.shed     = "Odhození"
say label.walking  = "Pohyb"
say label.leaving  = "Odchod"
say label.midway   = "Během akce"
say label.stride   = "Krok"
say label.exert    = "Úsilí"
say label.buy_time = "Získání času"
say label.glimpse  = "Letmé prohlédnutí"
say label.forge_gem = "Zisk zářivého drahokamu"
say label.gem_reroll = "Opakování hodu"
say label.use_gem  = "Použití drahokamu"
say label.unmake   = "Odstranění proměny"
say label.awaken   = "Procitnutí"
say label.world    = "Akce snu"
say label.oneshot  = "Jednorázově"
say label.progressive = "Postupně"
say label.socketed = "S drahokamem"
say label.boost    = "Posílení"
frame play_dream = V:vstoupit "do snu"
frame boost_intent = V:hodit "kostkou štěstí pro posílení" {tint:gen}
noun action.host "nositel" m.anim muž
noun time.session "partie" f růže
verb prohlédnout "prohlédnout" tisknout ipf prohlížet
verb prohlížet "prohlížet" sázet
frame browse   = V:prohlédnout ^si "nabídku karet"
say label.save     = "Uložení"
noun gates     "*snové portály" m.inan plt nom.pl,acc.pl "snové portály" gen.pl "snových portálů" ins.pl "snovými portály" in "mezi" ins to "mezi" acc
noun item.bin  "*místo odložení" n slovo
noun item.worth "záměr" m.inan hrad
noun location.quarter "čtvrť" f čtvrť
noun location.roads "cesta" f žena
noun location.shortcuts "zkratka" f matka
noun portal.quarter "čtvrť" f čtvrť
noun mask_box  "*krabička masek" f matka to "do" gen
adj  překryvný "překryvný" mladý
noun overlay   "překryvný~ *karta" f žena gen.pl "překryvných karet"
noun pawn      "*figurka skupiny" f matka
noun group_pawn "*figurka skupiny" f matka
noun progress.placing "*cena položení" f žena
behind socketed = "s drahokamem"
noun status.other_side "druhý~ *strana" f žena
adj  druhý     "druhý" mladý m.anim/nom.pl "druzí"
noun status_supply "*zásoba stavů" f žena to "do" gen
noun weakness.fee "*cena odstranění" f žena
frame drawn    = V:vyhodnotit "efekt dobrání" {weakness:gen}
say label.go_in    = "Vstup do snu"
say label.sneak    = "Zkratka"
say label.travel   = "Cesta"
noun time.enter_dream "*vstup do snu" m.inan hrad
noun here      "aktuální~ *lokace" f růže in "v" loc to "do" gen
noun influence.origin "archetyp" m.inan hrad
noun gambler   "Hráčka" f matka
noun specialist "Specialista" m.anim předseda nom.pl "Specialisté"
noun tough_guy "Drsňák" m.anim žák
noun free_spirit "Nespoutaná" f nom.sg "Nespoutaná" gen.sg,dat.sg,loc.sg "Nespoutané" acc.sg,ins.sg "Nespoutanou"
noun clubs "kříže" m.inan plt nom.pl,acc.pl "kříže" gen.pl "křížů"
noun diamonds "káry" m.inan plt nom.pl,acc.pl "káry" gen.pl "kár"

# ---- what a proof must not call things: other names that the printed book uses beside the terms above
avoid dreamer "spáčk*" "spáček*" "spáčč*"
avoid utržit "utřít*" "utřen*" "utrpí"
avoid reference "kartičk* základních akcí" "přehledov* kart*"
avoid quirk "kart* osudu s vrtochem"
avoid note "kart* poznámky"
avoid label.exhausted "vyčerpání tahu"
avoid entity.movement "pohybu entit"
avoid time.delta "fáze delty" "fázi delty"
avoid tile "magy"
avoid time.dream_turn "fáze spáče"
avoid deck "sestavování balíčku" "složit balíček"
noun modes     "*volitelné karty" f plt nom.pl,acc.pl "volitelné karty" gen.pl "volitelných karet" ins.pl "volitelnými kartami" in "mezi" ins to "mezi" acc
noun almanac   "*příští období" n plt nom.pl,acc.pl "příští období" gen.pl "příštích období" ins.pl "příštími obdobími" in "mezi" ins to "mezi" acc
noun influence_supply "*nabídka karet vlivu" f matka to "do" gen
behind entry   = "se symbolem vstupu"
adj  cheerful  "vlídný"    mladý
adj  dreary    "chmurný"   mladý
verb procitnout "procitnout" tisknout
verb uložit    "uložit"    prosit
verb změnit    "změnit"    prosit imp.2sg "změň" imp.2pl "změňte"
frame find_masks = V:vybrat ^si "dvě masky"
frame wake     = V:procitnout
frame change_season = V:změnit "období na" {season:acc}
frame save_game = V:uložit "hru"
frame keep_game = V:uložit "hru tak, jak je"
frame first_wisdom = V:vzít ^si "první karty moudrosti"
frame lay_over = V:položit {overlay:acc} "na snovou krajinu"
noun sights    "*počet tajných karet k prohlédnutí" m.inan nom.sg,acc.sg "počet tajných karet k prohlédnutí" gen.sg,dat.sg "počtu tajných karet k prohlédnutí"
frame peek     = V:prohlédnout ^si "tajnou kartu nebo destičku tohoto snu, která má na rubu druh karty"
say label.note_down = "Uložení na arch"
say label.waking   = "Procitání"

# ---- události, u kterých není řečeno, kdo jedná, a u koho nebo čeho karta leží
frame throw:nominal = "hodu kostkou"
frame lose.distress = V:zbavit ^se {what:gen}
say holder.quirk     = "pole s tímto vrtochem"
say holder.quirk:dat = "poli s tímto vrtochem"
say holder.quirk:in  = "na poli s tímto vrtochem"
say holder.mutation     = "tato entita"
say holder.mutation:gen = "této entity"
say holder.mutation:dat = "této entitě"
say holder.mutation:acc = "tuto entitu"
say holder.mutation:in  = "u této entity"
say holder.status     = "postižený"
say holder.status:gen = "postiženého"
say holder.status:acc = "postiženého"
say holder.status:dat = "postiženému"
say holder.status:ins = "postiženým"
say holder.status:in  = "u postiženého"
