# Shapes of the words of generated games: KEY is the key, WORD its letters, PARTS the arguments of a verb.
noun KEY "WORDna" f žena
adj KEY "WORDni" novi
verb KEY "WORDati" čitati
frame KEY = V:VERB PARTS
