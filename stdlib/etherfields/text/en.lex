# Etherfields in English.
noun green     "awareness" water mass icon perception
noun yellow    "cunning" water mass icon cunning
noun red       "wrath" water mass icon anger
noun intent    "intent" mass icon intent
noun ether     "ether" water mass icon ether
noun distress  "distress" water mass icon distress
noun gem       "shining *gem" icon gem
noun key       "key" icon key
noun hour      "hour" icon hour
noun shopping  "shopping *card"
noun marker    "universal *token"
noun threat    "threat *token"
noun obstacle  "obstacle *token"
noun story     "story *token"
noun soul      "soul *token"

noun dreamer   "dreamer"
noun team      "group"
noun entity    "entity" y
noun figure    "figure"
noun occupant  "occupant"
noun companion "companion"
noun mutation  "mutation"
noun status    "status" es
noun script    "scene *card"
noun slumber   "slumber *tile"
noun portal    "dream *gate"
noun secret    "secret *card"
noun influence "influence *card"
noun progress  "progress *card"
noun weakness  "weakness *card"
noun deck_card "card"
noun discardable "card"
noun resolvable "card"
noun item      "item"
noun mask      "mask"
noun fate      "fate *card"
noun quirk     "quirk *card"
noun season    "season *card"
noun wisdom    "wisdom *card"
noun memory    "first *memory" y
noun note      "note"
noun turn_card "turn *card"
noun step      "step"
noun scene     "scene"
noun field     "field" in "on" acc to "to" acc
noun space     "field"
noun tile      "map *tile"
noun location  "location"
noun patch     "environment *token"
noun mark      "intent *token"
noun poker     "playing *card"
noun reference "basic-action *card"

adj  active    "active"
adj  bright    "lit"
adj  dark      "dark"
adj  full      "full"
adj  open      "open"
adj  spawner   "spawn"
adj  special_spot "special"
adj  socket    "gem"
adj  trap      "trap"
adj  gem_reroll "gem reroll"
adj  progress.flipped "flipped"
noun stunned   "the *Stunned status" same
noun dazed     "the *Dazed status" same
noun paralyzed "the *Paralyzed status" same
noun poisoned  "the *Poisoned status" same
noun light     "light"
noun night     "night"
noun swamp     "swamp"
noun hearts    "hearts" same
noun spades    "spades" same
noun special_step "special"
noun basic_step "basic"

noun hand      "hand"
noun deck      "influence *deck"
noun discard_pile "discard *pile"
noun sealed    "sealed *pile"
noun progress_zone "progress *zone"
noun worn      "mask *slot"
noun keepsakes "kept *cards" same
noun items     "active *items" same in "among" acc to "to" acc
noun storage   "storage" water
noun play      "play" bare in "in" acc to "into" acc
noun pool      "supply" y
noun secret_box "box of secret *cards" same
noun fate_deck "fate *deck"
noun slumber_deck "slumber *deck"
noun weakness_deck "weakness *deck"
noun turn_deck "turn *deck"
noun mutations "mutations" same in "among" acc to "to" acc
noun statuses  "statuses" same in "among" acc
noun dreamscape "dreamscape"
noun removed   "removed *cards" same
noun mutation_bag "mutation *supply" y

noun time.turn "turn"
noun time.dream "dream"
noun time.dream_turn "dream *turn"
noun time.action_step "action *step"
noun time.play_dream "*visit to the dream"
noun time.meet_fate "fate *event"
noun time.journey "journey"
noun time.chase "movement"
noun time.pay  "payment"
noun time.throw "roll"

noun hand_limit "hand *limit"
noun progress_limit "progress *limit"
noun item_limit "item *limit"
noun draw_count "card *draw"
noun attack_range "attack *range"
noun contact_range "contact *range"
noun step_price "*price per field"
noun reach     "range"
noun current_turn "current turn *card" in "on" acc
noun spot      "field" in "on" acc to "to" acc
noun entity.movement "movement *value"
noun occupant.entity "entity" y
noun figure.entity "entity" y
noun patch.terrain "environment"
noun progress.colour "colour"
noun step.what "kind"
noun turn_card.suit "suit"
noun influence.worth "intent"
noun seal.amount "*number of cards sealed"
noun suffer.amount "*amount of distress"
noun walk.points "*number of fields"
noun first_room "the entry *tile"
noun something_wicked "Something *Wicked" same

verb draw      "draw" pp "drawn"
verb discard   "discard"
verb seal      "seal"
verb unseal    "unseal"
verb suffer    "suffer"
verb relocate  "relocate" e
verb place     "place" e
verb flip      "flip" ing "flipping" pp "flipped"
verb turn      "turn"
verb reroll    "reroll"
verb roll      "roll"
verb add       "add"
verb block     "block"
verb resolve   "resolve" e
verb set       "set" ing "setting" pp "set"
verb spawn     "spawn"
verb restore   "restore" e
verb take      "take" e pp "taken"
verb arrive    "arrive" e
verb meet      "meet" ing "meeting" pp "met"

verb escape    "escape" e
verb enter     "enter"
verb rebuild   "rebuild" pp "rebuilt"
verb reset     "reset" ing "resetting" pp "reset"
verb forget    "forget" ing "forgetting" pp "forgotten"
verb remove    "remove" e
frame draw     = V:draw {amount*deck_card:acc}
frame take     = V:take {card:acc} "into hand"
frame discard  = V:discard {card:acc} [ {apart:from} ]
frame shed     = V:discard {discardable:acc} [ {apart:from} ]
frame seal     = V:seal {card:acc} [ {apart:from} ]
frame seal_away = V:seal "away" {card:acc} [ {apart:from} ]
frame unseal   = V:unseal {card:acc} [ {apart:from} ]
frame suffer   = V:suffer {amount*distress:acc}
frame gain_card = V:gain {card:acc} [ {apart:from} ]
frame gain_weakness = V:gain {amount*weakness:acc}
frame walk     = V:move [ {points*field:acc} ]
frame relocate = V:relocate {who:acc} [ {to:to} ]
frame enter    = V:move {who:acc} [ {to:to} ]
frame chase    = V:move {figure:acc} [ {for*field:acc} ] "towards the nearest dreamer"
frame place_progress = V:place {card:acc} "in" <owners.acc> "progress zone"
frame flip     = V:flip {card:acc} "face down"
frame unflip   = V:turn {card:acc} "face up"
frame set.flipped.yes = V:flip {what:acc} "face down"
frame set.flipped.no  = V:turn {what:acc} "face up"
frame reroll   = V:reroll "the die"
frame throw    = V:roll "a die"
frame roll_luck = V:roll "the luck die"
frame add_turn = V:add {amount*turn_card:acc}
frame add_intent = V:add {amount*intent:acc}
frame block    = V:block {step:acc}
frame resolve  = V:resolve {step:acc}
frame resolved = V:resolve {resolvable:acc}
frame special  = V:resolve "the special effect of" {script:acc}
frame basic    = V:resolve "the basic effect of" {script:acc}
frame setup    = V:set "up" {script:acc}
frame spawn    = V:spawn {amount*figure:acc} "of" {for:acc}
frame mutate   = V:give {entity:acc} "1 mutation"
frame inflict  = V:give {on:acc} {status:acc}
frame reshuffle = V:shuffle "the discard pile into the deck"
frame restore_mask = V:restore "a mask"
frame restore_item = V:restore "an item"
frame sort_starting_items = V:choose "the starting items"
frame take_loot = V:take "the loot"
frame place_tile = V:place "a slumber map tile"
frame arrive   = V:arrive "at" {goal:acc}
frame encounter = V:meet {entity:acc}
frame escape   = V:escape "from" {script:acc}
frame enter_dream = V:enter "the dream behind" {portal:acc}
frame rebuild  = V:rebuild "the deck"
frame reset_clock = V:reset "the clock"
frame forget   = V:forget "all of this dream"
frame advance  = V:add "1 to" {track:acc} [ {for*time:acc} ]
frame retreat  = V:remove "1 from" {track:acc} [ {for*time:acc} ]
frame defeat   = V:lose "the dream"
frame told     = V:resolve {scene:acc}

say label.action   = "Action"
say label.attack   = "Attack"
say label.contact  = "Contact"
say label.fast     = "⚡ Fast action"
say label.setup    = "Setup"
say label.basic    = "Basic effect"
say label.special  = "Special effect"
say label.morphing = "Morphing effect"
say label.exhausted = "Turns exhausted"
say label.sprung   = "Trap"
say label.loot     = "Loot"
say label.resolved = "Effect"
say label.drawn    = "When drawn"
say label.floating = "Floating rule"
say label.revealed = "When revealed"
say label.told     = "Scene"
say label.on_death = "When the dreamers lose"
say label.shed     = "Discard"
say label.walking  = "Movement"
say label.leaving  = "Leaving"
say label.midway   = "During an action"
say label.stride   = "Stride"
say label.exert    = "Exert"
say label.buy_time = "Buy time"
say label.glimpse  = "Glimpse"
say label.forge_gem = "Forge a gem"
say label.gem_reroll = "Reroll"
say label.use_gem  = "Use a gem"
say label.unmake   = "Remove a mutation"
say label.awaken   = "Awaken"
say label.world    = "Dream action"
say label.oneshot  = "One use"
say label.progressive = "Progressive"
say label.socketed = "With a gem"
say label.boost    = "Boost"
frame play_dream = V:enter "a dream"
frame boost_intent = V:roll "the luck die to boost" {tint:acc}
noun action.host "bearer"
noun time.session "session"
verb browse   "browse" e
frame browse   = V:browse "the supply"
say label.save     = "Save"
noun gates     "dream *gates" same in "among" acc to "to" acc
noun item.bin  "*place for discarded items"
noun item.worth "intent"
noun location.quarter "quarter"
noun location.roads "road"
noun location.shortcuts "shortcut"
noun portal.quarter "quarter"
noun mask_box  "mask *box" es
noun overlay   "overlay *card"
noun pawn      "group *pawn"
noun group_pawn "the group *pawn"
noun progress.placing "*price of placing"
adj  socketed  "gem"
noun status.other_side "other *side"
noun status_supply "status *supply" y
noun weakness.fee "*price of removal"
frame drawn    = V:resolve "the draw effect of" {weakness:acc}
say label.go_in    = "Enter the dream"
say label.sneak    = "Take a shortcut"
say label.travel   = "Travel"
noun here      "current *location"
noun influence.origin "archetype"
noun gambler   "the *Gambler"
noun specialist "the *Specialist"
noun tough_guy "the Tough *Guy"
noun free_spirit "the Free *Spirit"
noun clubs "clubs" same
noun diamonds "diamonds" same
noun modes     "optional *cards" same in "among" acc to "to" acc
noun almanac   "coming *seasons" same in "among" acc to "to" acc
noun influence_supply "influence *supply" y
adj  entry     "entry"
adj  cheerful  "cheerful"
adj  dreary    "dreary"
verb awaken    "awaken" ing "awakening"
verb save      "save" e
frame find_masks = V:choose "two masks"
frame wake     = V:awaken
frame change_season = V:turn "the season into" {season:acc}
frame save_game = V:save "the game"
frame keep_game = V:save "the game as it is"
frame first_wisdom = V:take "the first wisdom cards"
frame lay_over = V:place {overlay:acc} "on the map"
noun sights    "*number of secret cards to look at"
frame peek     = V:look "at a secret card or tile of this dream whose back names a kind of card"
say label.note_down = "Save on a sheet"
say label.waking   = "Waking"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept "reroll" "what every player calls it; the dictionary has no verb for it"
accept reroll "what every player calls it; the dictionary has no verb for it"
accept dreamscape "the printed term"
accept progress.colour "British spelling, as on the printed cards"

# ---- events that name nobody, and who or what a card lies with
frame throw:nominal = "a die is rolled"
say holder.quirk    = "the field with this quirk"
say holder.quirk:in = "on the field with this quirk"
say holder.mutation = "this entity"
say holder.mutation:in = "with this entity"
say holder.status   = "the afflicted"
say holder.status:in = "with the afflicted"
