# Words of people for the terms of Evenfall; see stdlib/text/en/reading.lex.
light site spot coven path.rung usual_path.rung figure stones hoard supply talisman slash
light take transfer place resolve turn change outer
also point  "point" "points" "vp" "vps" "point*"
also goods  "goods" "good" "supplies"
also site   "place" "places" "place's" "location*"
also spot   "space" "spaces" "action space*"
also stone  "stone" "stones"
also make   "craft*"
also player.strength "strength"
also draw   "drawing" "draws"
also discard "discarding" "throw away"
also harvest "harvesting"
also discover "explor*" "discovering"
also transfer "relocat*" "transferring"
also coven "coven track" "track"
also time.game "game over" "game is over"
light region council
