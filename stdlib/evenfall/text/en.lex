# Evenfall in English: the terms of the English edition where they are known.
noun herb      "herb" icon herb
noun potion    "potion" icon potion
noun knowledge "knowledge" water mass icon secret
noun goods     "resource" icon resource
noun mana      "mana" mass icon mana
noun point     "victory *point" icon vp
behind any = "of your choice"

noun ritual     "ritual" in "on" acc to "onto" acc
noun specialist "specialist" in "on" acc to "onto" acc
noun site       "*Place of Power" in "on" acc
noun region     "region"
noun board      "clan *board" in "on" acc
noun spot       "action *space" in "on" acc
noun gem_field  "stone *field" in "on" acc
noun figure     "figure"
noun witch      "witch" es
noun elder      "elder"
noun talisman   "talisman"
noun scythe     "scythe" icon scythe
noun orb        "orb" icon orb
noun stone      "powerstone" icon stone
noun rival      "Automa"
noun rival.wheel "action wheel *space"

noun artifact   "artifact"
adj  artifact.attribute "artifact"
noun familiar   "familiar"
adj  familiar.attribute "familiar"
behind bonded   = "with a Binding bonus"
adj  turned     "turned"
adj  cave       "Cave"
behind framed   = "in the yellow frame"
behind helpless = "without a possible action"
noun flame      "flame"
noun leaf       "leaf"
noun wave       "wave"
noun bone       "bone"
noun sun        "sun *side"
noun moon       "moon *side"

noun hand       "hand"
noun clan       "clan"
noun helpers    "specialist *row"
noun outer      "outer *circle"
noun inner      "inner *circle"
noun council    "council"
noun stones     "stone *supply" y
noun gem_row    "*row of stone fields"
noun reserve    "reserve"
noun row        "row"
noun field      "round *field" in "on" acc
noun hoard      "stone *supply" y
noun main_deck  "main *deck"
noun discard_pile "discard *pile"
noun site_deck  "Place *deck"
noun supply     "common *supply" y
noun box        "box" es

noun time.turn  "turn"
noun time.round "round"
noun time.game  "game"
noun time.battle_phase "battle *phase"
noun time.action_phase "action *phase"

noun coven      "*space on the coven track" singular
noun slash      "*number of parts of a reward"
noun player.dial "mana *dial"
noun player.turn_order "*place in turn order"
noun player.strength "battle *strength" mass
noun difficulty "difficulty" y
noun round_number "round *number"
noun draw.cards "*number of cards"
noun gain.amount "amount"
noun explore.need "*number of witches needed"
noun path.rung "coven *space"
noun usual_path.rung "coven *space"
noun team "group"
noun team.strength "strength" mass
noun northern_lakes "the Northern *Lakes" same in "in" acc
noun central_mountains "the Central *Mountains" same
noun southern_dunes "the Southern *Dunes" same
noun red_stone "the Red *Powerstone"
noun eternal_tree "the Eternal *Tree"
noun stone.mark "mark"
noun site.mark  "mark"
noun card.points "value"

verb draw      "draw" pp "drawn"
verb discard   "discard"
verb harvest   "harvest"
verb discover  "discover"
verb transfer  "transfer" ing "transferring" pp "transferred"
verb remove    "remove" e
verb place     "place" e
verb bind      "bind" pp "bound"
verb make      "make" e pp "made"
verb refill    "refill"
verb resolve   "resolve" e
verb take      "take" e pp "taken"
verb change    "change" e
verb pass      "pass" es
verb turn      "turn"
verb play      "play"
verb trade     "trade" e
verb apply     "apply" y
verb compute   "compute" e
verb set       "set" ing "setting" pp "set"
frame draw     = V:draw {cards*card:acc}
frame discard  = V:discard {card:acc} [ {apart:from} ]
frame harvest  = V:harvest {site:acc}
frame discover = V:discover {site:acc}
frame transfer = V:transfer {site:acc} [ {apart:from} ] "to" <owners.acc> "inner circle"
frame remove   = V:remove {ritual:acc} [ {apart:from} ]
frame place    = V:place {figure:acc} [ "on" {on:acc} ]
frame bind     = V:bind {card:acc} [ "on" {on:acc} ]
frame make     = V:make {talisman:acc} [ "on" {on:acc} ]
frame refill   = V:refill "the row of" {region:acc}
frame binding  = V:resolve "the Binding bonus of" {site:acc} [ "for" {for:acc} ]
frame yield    = V:resolve "the Harvest bonus of" {site:acc}
frame rewards  = V:take "the battle rewards of" {region:acc}
frame climb    = V:advance [ {for*space:acc} ] "on the coven track"
frame climb_both = V:advance "1 space on the coven track, taking both parts of its reward"
frame usual_path = V:take "the usual reward of" {rung:acc}
frame path     = V:take "the coven reward of the space with" {at:acc}
frame take_top_site = V:take "the top card of the Place deck and put it in" <owners.acc> "outer circle"
frame take_cave = V:take "a Cave without a Binding bonus and put it in" <owners.acc> "outer circle"
frame change_dial = V:change <owners.acc> "mana dial by" {for:acc}
frame bid      = V:set <owners.acc> "mana dial"
frame adjust   = V:change <owners.acc> "mana dial"
frame pay_dial = V:pay "the mana on" <owners.acc> "dial"
frame muster   = V:compute <owners.acc> "battle strength in" {region:acc}
frame win_battle = V:win "the battle in" {region:acc}
frame take_marker = V:take "the first-player marker"
frame pass     = V:pass
frame turn     = V:take "a turn"
frame scout    = V:resolve "the Scout phase"
frame round_end = V:resolve "end-of-round effects"
frame set_up_clan = V:set "up a clan"
frame settle   = V:place "the starting Place"
frame place_stones = V:place "powerstones on Places of Power"
frame explore  = V:discover "a Place of Power with a main action"
frame play_ritual = V:play "a ritual"
frame play_helper = V:play "a specialist"
frame play_councillor = V:play "a council member"
frame craft    = V:make "talismans"
frame trade    = V:trade "cards for a resource"
frame rotate   = V:turn {specialist:acc} "sideways"
frame promote  = V:transfer "the first Place of Power to the inner circle"
frame seize    = V:discover "a Place of Power in" {region:acc}
frame conjure  = V:play "the top card of the main deck"
frame act      = V:perform "the action of the wheel space"
frame turn_wheel = V:move "the wheel marker 1 space"
frame reshuffle = V:shuffle "the discard pile into the main deck"
frame set.turned.yes = V:turn {what:acc} "sideways"
frame set.turned.no  = V:turn {what:acc} "upright"

say label.council  = "Council"
say label.sun      = "Sun side"
say label.moon     = "Moon side"
say label.yield    = "Harvest"
say label.binding  = "Binding"
say label.space    = "Action space"
say label.instant  = "Immediate"
say label.sideways = "Turn sideways"
say label.fight    = "Battle phase"
say label.round_end = "End of the round"
say label.game_end = "End of the game"
say label.income   = "Scout"
say label.token    = "Clan token"
say label.path     = "Coven track"
say label.gem      = "Powerstone"
say label.rewards  = "Battle rewards"
say label.act      = "Action"
say label.turn_wheel = "Wheel"
say label.fast     = "Free action"
say label.main     = "Main action"
say label.trade_one = "Trade a card"
say label.action   = "Action"
say despite.indoors = ", although elders otherwise stay in the inner circle"

# ---- the house set
behind bare = "without Places of Power in its row"
behind herbal = "with a herb in its Harvest"
adj  specialist.turned "turned"
noun dial_limit "highest *bid"
noun ritual.slots "*number of crafting slots"
noun site.witches "*number of witches needed"
frame battle   = V:fight "the battle in" {region:acc}
verb fight     "fight" pp "fought"
say label.ward   = "Ward"
say label.barter = "Barter"
say label.pawn   = "Pawn"
say despite.ward = ", whatever a Ward says"
frame rally    = V:gain {for:acc} "battle strength"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept stone "the printed term, one word"
accept red_stone "the printed term, one word"
accept "powerstones" "the printed term, one word"
accept "Powerstone" "the printed term, one word"
accept rival "the name of the solo opponent"

# ---- "when you draw cards, draw 1 more"
say raise.draw.cards  = "draw" {to:acc} "more"
say raise.gain.amount = "gain" {to:acc} "more"
