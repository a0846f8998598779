# Words of people for the terms of Etherfields; see stdlib/text/cs/reading.lex.
light influence weakness deck_card discardable resolvable progress quirk tile field space spot patch status script slumber secret hand play dreamscape entity figure
light progress_zone pool patch.terrain progress.colour turn_card occupant season intent action.host marker
light připravit otočit
also influence "kart*"
also weakness "kart*"
also progress "kart*"
also gem "drahokam*" "zářiv* drahokam*"
also dreamer "spáč*"
also intent "záměr*"
also ether "éter*" "žeton* éteru"
also tile "destičk*"
also dobrat "táhn*" "dobír*" "dober*" "bere*" "lízn*"
also odhodit "odho*"
also zapečetit "zapeče*"
also odpečetit "odpeče*"
also utržit "utrž*"
also ztratit "zbav*"
also pohnout "pohn*" "pohyb*"
also přemístit "přemíst*" "přesu*"
also přidat "zjev*" "přid*" "objev*"
also vyhodnotit "vezm*" "vyhodno*"
also potkat "utk*" "stře*"
also opakovat "opakuj*" "opakov*"
also time.throw "hod*" "ház*"
also dorazit "přesun*" "dorazí*"
light reach step.what here almanac modes secret_box removed
opposite zapečetit odpečetit
also time.dream_turn "tah" "tahu"
also green "zelen*"
light draw_count hand_limit sealed
also contact_range "dosah* kontaktu" "dosah tvého kontaktu"
light portal here almanac
also time.play_dream "snu" "sen"
