# Printed words of declarations, where a game or set has no lexicon: how they are inflected, and what is said of phases and actions.
noun y y
noun ay s
noun ey s
noun oy s
noun s es
noun x es
noun ch es
noun sh es
noun fish same
verb e e
verb ee s
verb y y
verb ay s
verb ey s
verb oy s
verb s es
verb x es
verb ch es
verb sh es
head of in on for with from to at without
behind with without in on of from that
phase = V:take "the" {word}
action = {word} "action"
