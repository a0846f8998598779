# Words of people that are read and never printed. `also KEY "words"`: other words for a word or a construction;
# `light KEY`: words that a sentence may leave out.
light thing card action space number amount time player
light set perform choose move note look reveal give gain pay
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
also without "nobody" "no one" "nor" "neither" "free of" "lacks" "lacking" "don't" "doesn't" "do not" "does not" "isn't" "aren't" "not" "no"
also except "except" "apart from" "save for" "alone" "empty" "any other"
also not_in "not in" "outside" "beyond"
also each   "every" "everyone" "everybody" "per" "all"
also opponent "other player" "other players" "another player" "another player's" "rival" "rivals" "opponent's" "opponents'" "somebody else" "someone else" "other player's"
also filler "also" "extra" "additional" "additionally" "immediately" "as normal" "just" "already" "then" "there" "here" "instead" "in addition" "as well" "too" "directly" "at once"
numeral 2 both twice pair
also may.you "you may" "may"
also may.subject "may"
also forbid.you "you cannot" "cannot" "you can not"
also without "with no"
also except "other than"
also not_of "not of"
also once_per "once per" "once each" "once every" "once a"
also raise "increas*" "greater" "more" "higher" "longer" "bigger" "additional"
also lower "decreas*" "reduc*" "smaller" "fewer" "lower" "shorter" "less"
also cond.more "more than" "higher than" "above"
also cond.less "less than" "lower than" "below" "fewer than"
also with_highest "highest" "most"
also with_lowest "lowest" "least"
also quantity.at_least "at least"
also quantity.at_most "at most"
also before "before"
also at_start "at the start of" "at the beginning of"
also at_end "at the end of"
also accept.pay "instead of" "in place of"
opposite gain lose
opposite raise lower
opposite cond.more cond.less
opposite with_highest with_lowest
opposite quantity.at_least quantity.at_most
opposite when before
opposite at_start at_end
also top_of "top"
also bottom_of "bottom"
opposite top_of bottom_of
