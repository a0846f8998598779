# Words of people for the terms of Evenfall; see stdlib/text/de/reading.lex.
light site spot coven path.rung usual_path.rung figure stones hoard supply talisman slash
light nehmen versetzen stellen durchführen drehen ändern outer nutzen
also goods "ressource*" "rohstoff*"
also site "ort" "orte" "ortes" "orten"
also scythe "sense*"
also stone "stein*" "machtstein*"
also fertigen "herstell*" "hergestellt" "stellst*" "bau*"
also player.strength "stärke"
also ziehen "zieh*" "nachzieh*" "gezogen"
also abwerfen "abw*" "ablegen" "abgelegt" "wirf*" "wirfst*"
also ernten "ernt*" "geerntet"
also versetzen "verleg*"
also outer "äußer* kreis" "äußeren kreis*" "äußeren kreises"
also inner "inner* kreis" "inneren kreis*" "inneren kreises"
also familiar "vertraut*"
also elder "ältest*"
light region council
