# Shapes of the words of generated games: KEY is the key, WORD its letters, PARTS the arguments of a verb.
noun KEY "WORDna" f žena
adj KEY "WORDný" mladý
verb KEY "WORDat" dělat
frame KEY = V:VERB PARTS
