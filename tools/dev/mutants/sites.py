"""Conditions in compiled code: where each is in the source and in every executable.

A condition is one source position (file, line, column) with all conditional instructions (jump, set, move) that the compiler made of
it, inlined copies included. Inverting the instructions is inverting the condition in the C++.
"""

import os
import re
import subprocess
from dataclasses import dataclass

FUNCTION = re.compile(r"^([0-9a-f]+) <(.+)>:$")
CODES = "e|ne|g|ge|l|le|a|ae|b|be|s|ns|p|np|o|no|c|nc|z|nz"
INSTRUCTION = re.compile(rf"^ *([0-9a-f]+):\t((?:[0-9a-f]{{2}} )+)\s*(?:bnd )?(?:j|set|cmov)(?:{CODES}) ")
PLACE = re.compile(r"^(.*):(\d+):(\d+)$")


@dataclass(frozen=True)
class Condition:
    path: str
    line: int
    column: int
    text: str  # of the line

    def describe(self):
        at = min(self.column - 1, len(self.text))
        marked = (self.text[:at] + "»" + self.text[at:]).strip()
        return f"{self.path}:{self.line}:{self.column}: inverted: `{marked}`"


class Executable:
    """The conditional instructions of an executable: (function, offset in it) -> [(address, address of the opcode, opcode)]."""

    def __init__(self, path):
        self.path, self.name = path, path.name
        self.instructions = {}
        listed = subprocess.run(["objdump", "-dw", "-j", ".text", path], check=True, capture_output=True, text=True).stdout
        function, start = "", 0
        for line in listed.splitlines():
            found = INSTRUCTION.match(line)
            if found:
                address = int(found[1], 16)
                offset, opcode = opcode_of(bytes.fromhex(found[2]))
                if opcode is not None:
                    key = (function, address - start)
                    self.instructions.setdefault(key, []).append((address, address + offset, opcode))
                continue
            found = FUNCTION.match(line)
            if found:
                function, start = found[2], int(found[1], 16)

    def places_of(self, addresses):
        """(file, line, column) of each address, by the line table."""
        asked = "\n".join(hex(one) for one in addresses) + "\n"
        command = ["llvm-symbolizer", f"--obj={self.path}", "--no-inlines", "--functions=none", "--no-demangle"]
        told = subprocess.run(command, input=asked, check=True, capture_output=True, text=True).stdout
        out = []
        for line in told.splitlines():
            found = PLACE.match(line)
            if found:
                out.append((found[1], int(found[2]), int(found[3])))
        if len(out) != len(addresses):
            raise SystemExit(f"mutants: llvm-symbolizer answers {len(out)} of {len(addresses)} questions about {self.path}")
        return out


def opcode_of(code):
    """Where the opcode with the condition is, and what it is. Its lowest bit inverts the condition."""
    at = 0
    while code[at] in (0x66, 0xF2, 0x2E, 0x3E) or 0x40 <= code[at] <= 0x4F:
        at += 1
    if 0x70 <= code[at] <= 0x7F:
        return at, code[at]
    if code[at] == 0x0F and code[at + 1] >> 4 in (0x4, 0x8, 0x9):
        return at + 1, code[at + 1]
    return 0, None


def path_in_tree(file):
    """A path from the top of the tree. The compiler may have seen another tree (a cache shared by several), so only its end counts."""
    found = re.search(r"/((?:tests/)?(?:lang|interpreter|tools)/.*)$", os.path.normpath("/" + file))
    return found[1] if found else ""


def conditions_in(executable, root, folder):
    """All conditions of a folder in an executable: condition -> keys of its instructions. In the order of the source."""
    flat = [(key, one[0]) for key, all_of_it in executable.instructions.items() for one in all_of_it if "cantrip" in key[0]]
    places = executable.places_of([address for _, address in flat])
    found, texts = {}, {}
    for (key, _), (file, line, column) in zip(flat, places):
        path = path_in_tree(file)
        if not path.startswith(folder + "/") and path != folder:
            continue
        if path not in texts:
            texts[path] = (root / path).read_text(encoding="utf-8").splitlines()
        if line == 0 or line > len(texts[path]):
            continue
        condition = Condition(path, line, column, texts[path][line - 1])
        found.setdefault(condition, set()).add(key)
    return dict(sorted(found.items(), key=lambda one: (one[0].path, one[0].line, one[0].column)))


def places_in(executable, keys_by_condition):
    """For each condition its instructions in another executable: condition -> [(address, address of the opcode, opcode)]."""
    asked = [
        (condition, one)
        for condition, keys in keys_by_condition.items()
        for key in keys
        for one in executable.instructions.get(key, [])
    ]
    out = {condition: [] for condition in keys_by_condition}
    # Functions of several files may have one name: only the same place of the source is the same condition.
    for (condition, one), (file, line, column) in zip(asked, executable.places_of([one[0] for _, one in asked])):
        if (path_in_tree(file), line, column) == (condition.path, condition.line, condition.column):
            out[condition].append(one)
    return out
