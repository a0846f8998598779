det a         "a"
det the       "the"
det the_one   "the"
det zone.your "your"
det zone.their "their"
det your_own  "your"
behind own     = "of yours"
behind of_one_sort = "of one kind"
det any       "any"
det whichever "any"
det each      "each" sg "each" pl "each" counted "every"
det all       "all" plural
det no        "no" plural
det another   "another"
det your      "your"
det yours     "your"
det this      "this" sg "this" pl "these"
det that      "that" sg "that" pl "those"
adj other     "other"
adj random    "random"
adj first     "first" ordinal
adj last      "last" ordinal
adj alike     "identical"
adj different "different"

# Of whoever acts: "turn your dial", "each player turns their dial".
adj owners    "your" sg "your" pl "your" 3sg "their" 3pl "their"

verb do   "do"   inf "do" pres.3sg "does" ing "doing" pp "done"
verb be   "be"   inf "be" pres.2sg "are" pres.2pl "are" pres.3sg "is" pres.3pl "are" ing "being" pp "been"
verb take "take" e pp "taken"
verb have "have" inf "have" pres.3sg "has" ing "having" pp "had"

noun thing  "thing"
noun player "player"
noun card   "card"
noun action "action"
noun opponent "opponent"
noun space  "space"
noun number "number"
noun time   "time"
noun amount "amount"
# Of whoever is spoken to or of: "if you do not", "if they do not".
adj they      "you" sg "you" pl "you" 3sg "they" 3pl "they"
behind of_that_sort = "of that kind"
