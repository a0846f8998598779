"""A client of the protocol: plays random answers to the end, checks every line against the schema, and looks at the table on the way.

client.py CANTRIP SCHEMA SEED GAME [OPTION…]
"""
import json
import random
import subprocess
import sys

import jsonschema

binary, schema_path, seed, *words = sys.argv[1:]
schema = jsonschema.Draft7Validator(json.load(open(schema_path)))
dice = random.Random(int(seed))
game = subprocess.Popen([binary, "play", *words, "--protocol", "json"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def receive():
    line = json.loads(game.stdout.readline())
    schema.validate(line)
    return line


def ask(**request):
    game.stdin.write(json.dumps(request) + "\n")
    game.stdin.flush()
    return receive()


def answer(question):
    """As many picks as must be made, none more often than it may be."""
    open_picks = [c["index"] for c in question["choices"] for _ in range(min(c["limit"], 20))]
    dice.shuffle(open_picks)
    return open_picks[: question["least"]]


line, questions = receive(), 0
while line["type"] == "question" and questions < 400:
    if questions % 20 == 0:
        player, other = line["player"], -1
        for seat in (player, other):
            board = ask(board=seat)
            assert board["seat"] == seat
            ask(log=seat)
            ask(events=seat)
            ask(why=seat)
        # The others are told who decides, and nothing more.
        for seat in range(sum(t["kind"] == "player" for t in board["things"])):
            told = ask(question=seat)
            assert (told["type"] == "question") == (seat == player or player == -1), told
    assert ask(answer=[99999])["code"] == "illegal-answer"
    line = ask(answer=answer(line))
    questions += 1
assert line["type"] in ("over", "question"), line
game.stdin.close()
game.wait()
print(line["type"], questions)
