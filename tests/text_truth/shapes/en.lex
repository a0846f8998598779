# Shapes of the words of generated games: KEY is the key, WORD its letters, PARTS the arguments of a verb.
noun KEY "WORD"
adj KEY "WORD"
verb KEY "WORD"
frame KEY = V:VERB PARTS
