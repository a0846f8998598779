# Words of people that are read and never printed. `also KEY "words"`: other words for a word or a construction;
# `light KEY`: words that a sentence may leave out.
light thing card action space number amount time player
light set perform choose move note look reveal give
also gain   "receiv*" "get" "gets" "getting" "got" "score*" "scoring" "take" "takes" "taken" "earn*" "collect*" "is yours" "are yours" "worth" "gives you" "give you" "buys you"
also lose   "losing" "give up" "gives up" "forfeit*" "loss" "drop" "drops" "remove" "removes" "removed" "costs you"
also pay    "spend*" "spent" "cost" "costs" "paying" "for the price of"
also give   "hand over" "gives" "giving"
also move   "put" "puts" "add" "adds" "return" "returns" "returned" "send" "sends" "take" "takes" "place" "lay" "lay out" "go" "goes" "bring" "brings"
also shuffle "reshuffl*" "mix*"
also choose "pick" "picks" "select*" "decide*"
also advance "climb*" "step forward" "move up" "moves up"
also may.you "can" "if you wish" "if you like" "lets you" "allows you" "free to" "allowed to" "you're allowed to" "optionally" "either"
also may.subject "can" "may be" "can be"
also when   "whenever" "each time" "every time" "any time" "once" "after" "as soon as" "upon"
also if     "provided" "in case"
also with_once "once each" "once every" "once a" "one time per"
also forbid.you "may not" "can't" "must not" "are not allowed to" "not allowed to" "never" "can never" "cannot be" "can not"
also without "nobody" "no one" "nor" "neither" "empty" "alone" "free of" "lacks" "lacking" "don't" "doesn't" "do not" "does not" "isn't" "aren't" "not" "no"
also except "except" "apart from" "save for" "rather than"
also not_in "not in" "outside" "beyond"
also each   "every" "everyone" "everybody" "per" "all"
also opponent "other player" "other players" "another player" "another player's" "rival" "rivals" "opponent's" "opponents'" "somebody else" "someone else" "nobody else" "nobody else's" "other player's"
also filler "also" "extra" "additional" "additionally" "immediately" "as normal" "just" "already" "then" "there" "here" "instead" "in addition" "as well" "too" "directly" "at once"
numeral 2 both twice pair
