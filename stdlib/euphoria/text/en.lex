# Euphoria in English.
noun energy    "energy" water mass icon energy
noun water     "water" mass icon water
noun food      "food" mass icon food
noun bliss     "bliss" water mass icon bliss
noun gold      "gold" mass icon gold
noun stone     "stone" mass icon stone
noun clay      "clay" mass icon clay
noun commodity "commodity" y icon commodity
noun resource  "resource" icon resource
noun goods     "commodity or *resource"
noun wares     "good"
noun artifact  "artifact *card" icon artifact
noun knowledge "knowledge" water mass icon knowledge
noun morale    "morale" water mass icon morale
noun allegiance "allegiance *marker" singular
noun miner     "miner" singular
behind any = "of your choice"

noun worker    "worker" icon worker
noun worker.knowledge "knowledge" water mass
noun star      "authority *token" icon star
noun spot      "*place for authority" in "on" acc to "on" acc
noun faction   "faction" in "of" acc
noun area      "area"
noun territory "territory" y in "on" acc to "on" acc
noun bump_space "temporary *space" in "on" acc to "on" acc
noun tank      "Worker Activation *Tank" in "on" acc to "on" acc
noun source    "commodity *area" in "on" acc to "on" acc
noun tunnel    "tunnel" in "in" acc to "in" acc
noun tunnel_end "exclusive *space" in "on" acc to "on" acc
noun site      "construction *site" in "on" acc to "on" acc
noun slot      "construction *space" in "on" acc to "on" acc
noun market    "market" in "on" acc to "on" acc
noun artifact_market "artifact *market" in "on" acc to "on" acc
noun tile      "market *tile" in "on" acc to "on" acc
noun dilemma   "ethical *dilemma"
noun recruit   "recruit" in "on" acc to "on" acc
noun space     "space" in "on" acc to "on" acc

adj  active    "active"
adj  hidden    "hidden"
adj  built     "built"
adj  finished  "finished"
adj  available "available"
adj  placed    "placed"
behind paired  = "matching another worker"
behind unmatched = "without a pair"
say cond.define.strongest = {left:nom} "alone has the highest knowledge" {right:in}
say cond.define.weakest   = {left:nom} "alone has the lowest knowledge" {right:in}
say cond.define.unmatched = {left:nom} "has no pair among" {right:acc}

noun euphorian   "the *Euphorians" same plt
noun subterran   "the *Subterrans" same plt
noun wastelander "the *Wastelanders" same plt
noun icarite     "the *Icarites" same plt
noun icarus      "Icarus" same
noun subterra    "Subterra"
noun generator   "the *Generator" in "on" acc to "on" acc
noun aquifer     "the *Aquifer" in "on" acc to "on" acc
noun farm        "the *Farm" in "on" acc to "on" acc
noun cloud_mine  "the Cloud *Mine" in "on" acc to "on" acc
noun ark         "the *Ark of Fractured Memories" in "on" acc to "on" acc
noun book        "Book"

noun tunnel.resource "resource"
noun faction.commodity "commodity" y
noun retrieve_free.loss "*loss of morale" es
noun produce.extra "extra *gain"
noun dig.picks  "*number of gains"
noun draw.amount "*number of cards"
noun bump.newcomer "placed *worker"
noun time.turn  "turn"
noun time.game  "game"
noun time.deploy "placement"
noun hand       "hand"
noun pool       "*supply of available workers" y
noun roster     "*row of active recruits"

verb draw      "draw" pp "drawn"
verb discard   "discard"
verb place     "place" e
verb bump      "bump"
verb take      "take" e pp "taken"
verb retrieve  "retrieve" e
verb roll      "roll"
verb hire      "hire" e
verb sacrifice "sacrifice" e
verb complete  "complete" e
verb dig       "dig" ing "digging" pp "dug"
verb produce   "produce" e
verb activate  "activate" e
frame draw     = V:draw {amount*artifact:acc}
frame discard  = V:discard {artifact:acc} [ {apart:from} ]
frame place    = V:place {worker:acc} [ {on:to} ]
frame bump     = V:bump {worker:acc} [ {from:from} ]
frame regain   = V:take "back" {workers:acc}
frame retrieve = V:retrieve {workers:acc}
frame retrieve_free = V:retrieve {workers:acc} "for free"
frame retrieve_paid = V:retrieve {workers:acc} "for a price"
frame roll     = V:roll {workers:acc}
frame hire     = V:hire "a worker"
frame escape   = V:lose {worker:acc} "to knowledge"
frame sacrifice = V:sacrifice {worker:acc}
frame claim    = V:place "1 authority token" {spot:to}
frame complete = V:complete {site:acc}
frame dig      = V:dig {tunnel:in}
frame produce  = V:produce "commodities" {source:in}
frame advance  = V:advance {track:acc} "1 space"
frame activate = V:activate {recruit:acc}
frame send     = V:place "a worker"

say label.use     = "Use"
say label.bonus   = "Allegiance bonus"
say label.penalty = "Penalty"
say label.relief  = "Another way to retrieve"
say label.discount = "Discount"
say label.lock    = "Lock"
say label.entry   = "Entry"
say label.main    = "Action"
say label.fast    = "Any time on your turn"
say label.action  = "Action"
say despite.entry = "even without an active recruit of that faction"
noun time.retrieve_free "free *retrieval"
noun tunnel_end.yield "gain"

# What the dictionary does not know, and why it is right all the same (`cantrip lexicon verify`).
accept euphorian "a people of this world"
accept subterran "a people of this world"
accept wastelander "a people of this world"
accept icarite "a people of this world"
accept subterra "the name of a place"

# ---- events that name nobody
frame place:nominal    = {worker:nom} "is placed" [ {on:to} ]
frame bump:nominal     = {worker:nom} "is bumped" [ {from:from} ]
frame retrieve:nominal = {workers:nom} "are retrieved"
frame retrieve_free:nominal = {workers:nom} "are retrieved for free"
frame roll:nominal     = {workers:nom} "are rolled"
frame dig:nominal      = "digging" {tunnel:in}
