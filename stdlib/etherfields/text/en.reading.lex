# Words of people for the terms of Etherfields; see stdlib/text/en/reading.lex.
light influence weakness deck_card discardable resolvable progress quirk tile field space spot patch status script slumber secret hand play dreamscape entity figure
light progress_zone pool patch.terrain progress.colour turn_card occupant season intent action.host place marker
also influence "card" "cards" "cards'" "card's"
also weakness "card" "cards"
also progress "card" "cards"
also quirk "card"
also marker "token" "tokens"
also intent "intent" "intents"
also gem "gem" "gems"
also dreamer "dreamers'" "dreamer's" "everyone" "each of you"
also team "group" "groups" "your group"
also entity "entity's" "entities"
also status "status" "statuses"
also discard "discard*"
also seal "seal*"
also move "move" "moves"
also reach "range" "ranges"
also patch "light token*" "token"
also meet "face" "fac*" "encounter*"
also time.throw "roll" "rolls"
also arrive "travel*"
light reach step.what here almanac modes secret_box removed
opposite seal unseal
also time.dream_turn "turn"
also stunned "stunned"
also dazed "dazed"
also paralyzed "paralyzed"
also poisoned "poisoned"
also green "green"
also red "red"
also yellow "yellow"
light draw_count
also attack_range "attack"
