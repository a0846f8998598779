# Evenfall in Czech. There is no Czech edition: the terms follow the English one.
noun herb      "bylina"       f      žena icon herb
noun potion    "lektvar"      m.inan hrad icon potion
noun knowledge "tajemství"    n      stavení icon secret
noun goods     "surovina"     f      žena icon resource
noun mana      "mana"         f      žena singular icon mana
noun point     "vítězný~ *bod" m.inan hrad icon vp
adj  vítězný   "vítězný"      mladý
behind any = "dle výběru"

noun ritual     "rituál"          m.inan hrad in "na" loc
noun specialist "pomocník"        m.anim žák in "na" loc to "na" acc
noun site       "*místo moci"     n      slovo in "na" loc to "na" acc gen.pl "míst moci" loc.sg "místě moci"
noun region     "oblast"          f      kost to "do" gen
noun board      "*deska klanu"    f      žena dat.sg,loc.sg "desce klanu" gen.pl "desek klanu" in "na" loc
adj  akční      "akční"           jarní
noun spot       "akční~ *pole"    n      moře in "na" loc
noun gem_field  "*pole pro kámen" n      moře in "na" loc
noun figure     "figurka"         f      matka
noun witch      "čarodějnice"     f      růže gen.pl "čarodějnic"
noun elder      "stařešina"       m.anim předseda
noun talisman   "talisman"        m.inan hrad
noun scythe     "srp"             m.inan hrad icon scythe
noun orb        "koule"           f      růže icon orb
noun stone      "*kámen moci"     m.inan kámen icon stone
noun rival      "Automa"          f      žena
noun rival.wheel "*pole kola"     n      moře

noun artifact   "artefakt"        m.inan hrad
behind artifact.attribute = "s klíčovým slovem artefakt"
noun familiar   "familiár"        m.anim pán
behind familiar.attribute = "s klíčovým slovem familiár"
behind bonded   = "s bonusem vázání"
adj  turned     "otočený"         mladý
behind cave     = "typu Jeskyně"
behind framed   = "ve žlutém rámečku"
behind helpless = "bez možné akce"
noun flame      "plamen"          m.inan pramen
noun leaf       "list"            m.inan hrad
noun wave       "vlna"            f      žena
noun bone       "kost"            f      kost
noun sun        "*strana slunce"   f žena nom.sg "strana slunce"
noun moon       "*strana měsíce"   f žena nom.sg "strana měsíce"

noun hand       "ruka"            f      žena dat.sg,loc.sg "ruce" from "z" gen to "do" gen unowned
noun clan       "klan"            m.inan hrad to "do" gen
noun helpers    "*řada pomocníků" f      žena dat.sg,loc.sg "řadě pomocníků" to "do" gen
adj  vnější     "vnější"          jarní
adj  vnitřní    "vnitřní"         jarní
noun outer      "vnější~ *kruh"   m.inan trh to "do" gen
noun inner      "vnitřní~ *kruh"  m.inan trh to "do" gen
noun council    "rada"            f      žena to "do" gen
noun stones     "*zásoba kamenů moci" f  žena to "do" gen
noun gem_row    "*řada polí pro kameny" f žena to "do" gen
noun reserve    "rezerva"         f      žena to "do" gen
noun row        "řada"            f      žena to "do" gen
noun field      "*pole kola"      n      moře in "na" loc
noun hoard      "zásoba"          f      žena to "do" gen
adj  hlavní     "hlavní"          jarní
noun main_deck  "hlavní~ *balíček" m.inan balíček to "do" gen
adj  odhazovací "odhazovací"      jarní
noun discard_pile "odhazovací~ *hromádka" f matka
noun site_deck  "*balíček míst"   m.inan balíček to "do" gen
adj  společný   "společný"        mladý
noun supply     "společný~ *zásoba" f    žena to "do" gen
noun box        "krabice"         f      růže to "do" gen

noun time.turn  "tah"             m.inan trh
noun time.round "kolo"            n      slovo loc.sg "kole"
noun time.game  "hra"             f      žena dat.sg,loc.sg "hře" gen.pl "her"
noun time.battle_phase "*fáze bitvy" f   růže
noun time.action_phase "*fáze akcí" f    růže

noun coven      "*pole na stupnici sesterstva" n moře singular
noun slash      "*počet částí odměny" m.inan nom.sg,acc.sg "počet částí odměny" gen.sg,dat.sg "počtu částí odměny"
noun player.dial "*číselník many" m.inan park
noun player.turn_order "*pořadí ve hře" n stavení
adj  bojový     "bojový"          mladý
noun player.strength "bojový~ *síla" f   síla
noun difficulty "obtížnost"       f      kost
noun round_number "*číslo kola"   n      slovo gen.pl "čísel kola"
noun draw.cards "*počet karet"    m.inan nom.sg,acc.sg "počet karet" gen.sg,dat.sg "počtu karet"
noun gain.amount "množství"       n      stavení
noun explore.need "*potřebný počet čarodějnic" m.inan nom.sg,acc.sg "potřebný počet čarodějnic" gen.sg "potřebného počtu čarodějnic" dat.sg "potřebnému počtu čarodějnic"
noun path.rung "*pole stupnice sesterstva" n moře
noun usual_path.rung "*pole stupnice sesterstva" n moře
noun team "skupina" f žena
noun team.strength "síla" f síla
adj Severní "Severní" jarní
adj Střední "Střední" jarní
adj Jižní "Jižní" jarní
noun northern_lakes "Severní~ *jezera" n plt nom.pl,acc.pl "Severní jezera" gen.pl "Severních jezer" loc.pl "Severních jezerech" in "na" loc
noun central_mountains "Střední~ *hory" f plt nom.pl,acc.pl "Střední hory" gen.pl "Středních hor" loc.pl "Středních horách" in "ve" loc
noun southern_dunes "Jižní~ *duny" f plt nom.pl,acc.pl "Jižní duny" gen.pl "Jižních dun" loc.pl "Jižních dunách" in "na" loc
adj Červený "Červený" mladý
noun red_stone "Červený~ *kámen moci" m.inan kámen
adj Věčný "Věčný" mladý
noun eternal_tree "Věčný~ *strom" m.inan hrad
noun stone.mark "značka"          f      matka
noun site.mark  "značka"          f      matka
noun card.points "hodnota" f      žena

verb dobrat    "dobrat"    brát ipf dobírat
verb dobírat   "dobírat"   dělat
verb odhodit   "odhodit"   hodit ipf odhazovat
verb odhazovat "odhazovat" kupovat
verb využít    "využít" inf "využít" imp.2sg "využij" imp.2pl "využijte" pres.2sg "využiješ" pres.2pl "využijete" pres.3sg "využije" pres.3pl "využijí" ipf využívat
verb využívat  "využívat"  dělat
verb objevit   "objevit"   prosit ipf objevovat
verb objevovat "objevovat" kupovat
verb odstranit "odstranit" měnit ipf odstraňovat
verb odstraňovat "odstraňovat" kupovat
verb umístit   "umístit"   čistit ipf umisťovat
verb umisťovat "umisťovat" kupovat
verb vyrobit   "vyrobit"   prosit ipf vyrábět
verb vyrábět   "vyrábět"   inf "vyrábět" imp.2sg "vyráběj" imp.2pl "vyrábějte" pres.2sg "vyrábíš" pres.2pl "vyrábíte" pres.3sg "vyrábí" pres.3pl "vyrábějí"
verb doplnit   "doplnit"   inf "doplnit" imp.2sg "doplň" imp.2pl "doplňte" pres.2sg "doplníš" pres.2pl "doplníte" pres.3sg "doplní" pres.3pl "doplní"
verb vyhodnotit "vyhodnotit" platit ipf vyhodnocovat
verb vyhodnocovat "vyhodnocovat" kupovat
verb vzít      "vzít" inf "vzít" imp.2sg "vezmi" imp.2pl "vezměte" pres.2sg "vezmeš" pres.2pl "vezmete" pres.3sg "vezme" pres.3pl "vezmou" ipf brát
verb brát      "brát" inf "brát" neg.inf "nebrat" imp.2sg "ber" imp.2pl "berte" pres.2sg "bereš" pres.2pl "berete" pres.3sg "bere" pres.3pl "berou"
verb změnit    "změnit"    měnit ipf měnit
verb měnit     "měnit"     měnit
verb pasovat   "pasovat"   kupovat
verb odehrát   "odehrát" inf "odehrát" imp.2sg "odehraj" imp.2pl "odehrajte" pres.2sg "odehraješ" pres.2pl "odehrajete" pres.3sg "odehraje" pres.3pl "odehrají" ipf odehrávat
verb odehrávat "odehrávat" dělat
verb otočit    "otočit"    prosit ipf otáčet
verb otáčet    "otáčet"    sázet
verb vyměnit   "vyměnit"   měnit ipf vyměňovat
verb vyměňovat "vyměňovat" kupovat
verb spočítat  "spočítat"  dělat
verb vyhrát2   "vyhrát" inf "vyhrát" imp.2sg "vyhraj" imp.2pl "vyhrajte" pres.2sg "vyhraješ" pres.2pl "vyhrajete" pres.3sg "vyhraje" pres.3pl "vyhrají"

frame draw     = V:dobrat ^si {cards*card:acc}
frame discard  = V:odhodit {card:acc} [ {apart:from} ]
frame harvest  = V:využít {site:acc}
frame discover = V:objevit {site:acc}
frame transfer = V:přesunout {site:acc} [ {apart:from} ] "do vnitřního kruhu"
frame remove   = V:odstranit {ritual:acc} [ {apart:from} ]
frame place    = V:umístit {figure:acc} [ "na" {on:acc} ]
frame bind     = V:umístit {card:acc} [ "na" {on:acc} ]
frame make     = V:vyrobit {talisman:acc} [ "na" {on:loc} ]
frame refill   = V:doplnit "řadu míst" {region:gen}
frame binding  = V:vyhodnotit "bonus vázání" {site:gen} [ "pro" {for:acc} ]
frame yield    = V:vyhodnotit "bonus využití" {site:gen}
frame rewards  = V:vzít ^si "odměny bitvy" {region:gen}
frame climb    = V:posunout ^se "na stupnici sesterstva" [ "o" {for*space:acc} ]
frame climb_both = V:posunout ^se "na stupnici sesterstva o 1 pole" &"a" V:vzít ^si "obě části odměny"
frame usual_path = V:vzít ^si "obvyklou odměnu za" {rung:acc}
frame path     = V:vzít ^si "odměnu stupnice sesterstva za pole s" {at:ins}
frame take_top_site = V:přesunout "vrchní kartu balíčku míst do vnějšího kruhu"
frame take_cave = V:přesunout "Jeskyni bez bonusu vázání do vnějšího kruhu"
frame change_dial = V:změnit "hodnotu na číselníku many o" {for:acc}
frame bid      = V:nastavit "číselník many"
frame adjust   = V:změnit "číselník many"
frame pay_dial = V:zaplatit "manu nastavenou na číselníku"
frame muster   = V:spočítat "bojovou sílu" {region:in}
frame win_battle = V:vyhrát2 "bitvu" {region:in}
frame take_marker = V:vzít ^si "ukazatel prvního hráče"
frame pass     = V:pasovat
frame turn     = V:odehrát "tah"
frame scout    = V:vyhodnotit "fázi průzkumu"
frame round_end = V:vyhodnotit "efekty konce kola"
frame set_up_clan = V:nastavit "klan"
frame settle   = V:umístit "počáteční místo"
frame place_stones = V:umístit "kameny moci na místa moci"
frame explore  = V:objevit "místo moci hlavní akcí"
frame play_ritual = V:odehrát "rituál"
frame play_helper = V:odehrát "pomocníka"
frame play_councillor = V:odehrát "člena rady"
frame craft    = V:vyrobit "talismany"
frame trade    = V:vyměnit "karty za surovinu"
frame rotate   = V:otočit {specialist:acc} "na bok"
frame promote  = V:přesunout "první místo moci do vnitřního kruhu"
frame seize    = V:objevit "místo moci" {region:in}
frame conjure  = V:odehrát "vrchní kartu hlavního balíčku"
frame act      = V:provést "akci pole kola"
frame turn_wheel = V:posunout "ukazatel kola o 1 pole"
frame reshuffle = V:zamíchat "odhazovací hromádku do hlavního balíčku"
frame set.turned.yes = V:otočit {what:acc} "na bok"
frame set.turned.no  = V:otočit {what:acc} "zpět"

say label.council  = "Rada"
say label.sun      = "Strana slunce"
say label.moon     = "Strana měsíce"
say label.yield    = "Bonus využití"
say label.binding  = "Bonus vázání"
say label.space    = "Akční pole"
say label.instant  = "Okamžitě"
say label.sideways = "Otoč na bok"
say label.fight    = "Fáze bitvy"
say label.round_end = "Konec kola"
say label.game_end = "Konec hry"
say label.income   = "Průzkum"
say label.token    = "Žeton klanu"
say label.path     = "Stupnice sesterstva"
say label.gem      = "Kámen moci"
say label.rewards  = "Odměny bitvy"
say label.act      = "Akce"
say label.turn_wheel = "Kolo"
say label.fast     = "Volná akce"
say label.main     = "Hlavní akce"
say label.trade_one = "Výměna karty"
say label.action   = "Akce"
say despite.indoors = ", přestože stařešinové jinak zůstávají ve vnitřním kruhu"

# ---- the house set
behind bare = "bez míst moci v řadě"
behind herbal = "s bylinou v bonusu využití"
adj  specialist.turned "otočený" mladý
adj  nejvyšší "nejvyšší" jarní
adj  první     "první"    jarní
noun dial_limit "nejvyšší~ *sázka" f matka
noun ritual.slots "*počet míst pro talismany" m.inan nom.sg,acc.sg "počet míst pro talismany" gen.sg,dat.sg "počtu míst pro talismany"
noun site.witches "*potřebný počet čarodějnic" m.inan nom.sg,acc.sg "potřebný počet čarodějnic" gen.sg "potřebného počtu čarodějnic" dat.sg "potřebnému počtu čarodějnic"
frame battle   = V:vybojovat "bitvu" {region:in}
verb vybojovat "vybojovat" kupovat
say label.ward   = "Zákaz"
say label.barter = "Výměna"
say label.pawn   = "Zástava"
say despite.ward = ", ať říká Zákaz cokoli"
frame rally    = V:zvýšit "bojovou sílu o" {for:acc}
verb zvýšit    "zvýšit" inf "zvýšit" imp.2sg "zvyš" imp.2pl "zvyšte" pres.2sg "zvýšíš" pres.2pl "zvýšíte" pres.3sg "zvýší" pres.3pl "zvýší"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept rival "the name of the solo opponent, declined as žena"
accept familiar "the printed keyword: a witch's animal"
accept "familiár" "the printed keyword: a witch's animal"
accept "sesterstva" "genitive of sesterstvo, a regular noun that is rare outside of stories"

# ---- „když si dobereš karty, dober si o 1 kartu více“
say raise.draw.cards  = <dobrat.imp> ^si "o" {to*card:acc} "více"
say raise.gain.amount = <získat.imp> "o" {to:acc} "více"
