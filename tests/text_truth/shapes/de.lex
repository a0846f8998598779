# Shapes of the words of generated games: KEY is the key, WORD its letters, PARTS the arguments of a verb.
noun KEY "WORDung" f Frau
adj KEY "WORDiv" aktiv
verb KEY "WORDen" machen zu "zu WORDen"
frame KEY = V:VERB PARTS
frame KEY:final = PARTS V:VERB
