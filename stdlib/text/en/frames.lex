verb gain    "gain"
verb lose    "lose" e pp "lost"
verb pay     "pay" pp "paid"
verb give    "give" e pp "given"
verb advance "advance" e
verb move    "move" e
verb shuffle "shuffle" e
verb reveal  "reveal"
verb look    "look"
verb perform "perform"
verb win     "win" ing "winning" pp "won"
verb choose  "choose" e pp "chosen"

frame gain    = V:gain {what:acc}
frame lose    = V:lose {what:acc}
frame pay     = V:pay [ {what:acc} ]
frame give    = V:give [ {to:acc} ] {what:acc}
frame advance = V:advance {track:acc} [ "by" {for:acc} ]
frame retreat = V:move {track:acc} "back" [ "by" {for:acc} ]
frame move    = V:move {what:acc} [ {apart:from} ] [ {to:to} ]
frame shuffle = V:shuffle {pile:acc}
frame reveal  = V:reveal {what:acc}
frame look    = V:look "at" {what:acc}
frame perform = V:perform {what:acc}
frame win     = V:win "the game"
verb set     "set" ing "setting" pp "set"
frame choose  = V:choose {what:acc}
verb note    "note" e
frame note    = V:note {what:acc}
frame set_to  = V:set {what:acc} "to" {to:acc}
frame pay:nominal = "paying" [ {what:acc} ]
frame perform:nominal = {what:nom} "is performed"
