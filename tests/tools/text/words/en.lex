noun key      "key"
noun event    "event"
noun witch    "witch" es
noun ability  "ability" y
noun mana     "mana" mass
noun elder    "elder"
noun hour     "hour"
noun unicorn  "unicorn"
noun point    "victory *point"
verb draw     "draw" pp "drawn"
verb discard  "discard"
verb have     "have" inf "have" pres.3sg "has"
frame draw    = V:draw {amount*card:acc}
frame discard = V:discard {what:acc}
frame have    = V:have {what:acc}
say if        = "if" {vp:pres}
noun hand     "hand"
noun play     "play" bare in "in" acc to "into" acc
noun worker   "worker"
frame move    = V:move {what:acc} [ {apart:from} ] [ {to:to} ]
frame turn    = V:turn <owners.acc> "dial"
verb turn     "turn"
