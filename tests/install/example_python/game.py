"""A whole program in Python, without any package: plays a game through libcantrip.
python3 game.py PATH/libcantrip.so.1 evenfall"""

import ctypes
import json
import sys

EVERYBODY, QUESTION, OK, ILLEGAL_ANSWER, BAD_SET = -1, 0, 0, 4, 2


class Setup(ctypes.Structure):
    _fields_ = [("players", ctypes.c_int), ("seed", ctypes.c_uint64), ("options", ctypes.c_char_p), ("language", ctypes.c_char_p)]


class Refused(Exception):
    """The status, and what the library says."""


class Game:
    def __init__(self, library, name, players, seed, language):
        self.c = ctypes.CDLL(library)
        self.c.cantrip_message.restype = ctypes.c_char_p
        self.c.cantrip_hash.restype = ctypes.c_uint64
        card_set, self.game = ctypes.c_void_p(), ctypes.c_void_p()
        self.must(self.c.cantrip_load(name.encode(), None, ctypes.byref(card_set)))
        setup = Setup(players, seed, None, language.encode())
        self.must(self.c.cantrip_start(card_set, ctypes.byref(setup), ctypes.byref(self.game)))
        self.c.cantrip_free_set(card_set)

    def must(self, status):
        if status != OK:
            raise Refused(status, self.c.cantrip_message().decode())

    def ask(self, what, *arguments):
        """A question, a board, events or a log, as Python's own lists and dictionaries."""
        text = ctypes.c_char_p()
        self.must(getattr(self.c, "cantrip_" + what)(self.game, *arguments, ctypes.byref(text)))
        return text.value.decode()

    def answer(self, picks):
        self.must(self.c.cantrip_answer(self.game, (ctypes.c_int32 * len(picks))(*picks), ctypes.c_size_t(len(picks))))

    def hash(self):
        return self.c.cantrip_hash(self.game)


def first_picks(question):
    picks = []
    for choice in question["choices"]:
        picks += [choice["index"]] * min(choice["limit"], question["least"] - len(picks))
    return picks


def main(library, name):
    game = Game(library, name, 2, 42, "en")
    for _ in range(12):
        player = game.c.cantrip_asked_player(game.game)
        question = json.loads(game.ask("question", player))
        print(question["name"] + ":", question["text"])
        game.answer(first_picks(question))
    board = json.loads(game.ask("board", 0))
    print(len(board["things"]), "things that player 1 sees")
    before = game.hash()
    try:
        game.answer([12345])
        return "an answer that is none was taken"
    except Refused as refused:
        assert refused.args[0] == ILLEGAL_ANSWER and game.hash() == before
    # What is kept goes on the same.
    record = game.ask("record")
    again, kept = ctypes.c_void_p(), ctypes.c_void_p()
    game.must(game.c.cantrip_load(name.encode(), None, ctypes.byref(kept)))
    game.must(game.c.cantrip_resume(kept, record.encode(), None, ctypes.byref(again)))
    assert game.c.cantrip_hash(again) == before
    # A set that is none says so.
    assert game.c.cantrip_load(b"no_such_set", None, ctypes.byref(kept)) == BAD_SET
    print("no_such_set:", game.c.cantrip_message().decode().splitlines()[0])
    return None


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
