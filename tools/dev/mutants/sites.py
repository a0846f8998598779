"""Where a C++ file can be changed, and into what.

Works on tokens, not on a syntax tree: a change that is no C++ is seen by the compiler and left out.
Relies on clang-format: a binary operator stands between two spaces, a template's `<` does not.
"""

import re
from dataclasses import dataclass

OPERATORS = ("compare", "negate", "drop", "logic", "off-by-one", "return")

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
      |(?P<directive>^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)
      |(?P<raw>R"(?P<fence>[^()\s]*)\(.*?\)(?P=fence)")
      |(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+')
      |(?P<number>\.?\d(?:[\w.']|(?<=[eE])[+-])*)
      |(?P<word>[A-Za-z_]\w*)
      |(?P<sign><=>|->\*|<<=|>>=|\.\.\.|::|->|<=|>=|==|!=|&&|\|\||\+\+|--|[-+*/%&|^]=|<<|[^\s\w])""",
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

COMPARE = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
LOGIC = {"&&": "||", "||": "&&"}
# Words that no statement without a declaration starts with.
NO_STATEMENT = set(
    "return using const auto static constexpr struct class enum union template namespace if for while switch case"
    " default public private protected typedef friend goto throw extern typename do else explicit virtual inline"
    " unsigned signed int bool char double float long short void static_assert try catch operator".split()
)


@dataclass(frozen=True)
class Site:
    """One change: the bytes from `begin` to `end` become `new`."""

    path: str
    begin: int
    end: int
    new: str
    operator: str
    line: int
    old: str

    def apply(self, text):
        return text[: self.begin] + self.new + text[self.end :]

    def describe(self):
        before, after = (re.sub(r"\s+", " ", part) for part in (self.old, self.new))
        if self.operator == "drop":
            after = "nothing"
        elif self.operator == "negate":
            after = "!(…)"
        return f"{self.path}:{self.line}: {self.operator}: `{shorten(before)}` -> `{shorten(after)}`"


def shorten(text):
    return text if len(text) <= 70 else text[:67] + "…"


def tokens_of(text):
    kinds = ("text", "raw", "number", "word", "sign")
    found = []
    for match in TOKEN.finditer(text):
        kind = match.lastgroup if match.lastgroup != "fence" else "raw"
        if kind in kinds:
            found.append((kind, match.group(), match.start(), match.end()))
    return found


def pairs_of(tokens):
    """For each opening bracket the index of its closing one."""
    closing, open_ones = {}, []
    for index, (kind, word, _, _) in enumerate(tokens):
        if kind != "sign":
            continue
        if word in "([{":
            open_ones.append(index)
        elif word in ")]}" and open_ones:
            closing[open_ones.pop()] = index
    return closing


def sites_of(path, text):
    tokens = tokens_of(text)
    closing = pairs_of(tokens)
    opening = {last: first for first, last in closing.items()}
    found = []

    def add(operator, begin, end, new):
        line = text.count("\n", 0, begin) + 1
        found.append(Site(path, begin, end, new, operator, line, text[begin:end]))

    for index, (kind, word, begin, end) in enumerate(tokens):
        if kind == "sign" and text[begin - 1 : begin] == " " and text[end : end + 1] in (" ", "\n"):
            if word in COMPARE:
                add("compare", begin, end, COMPARE[word])
            elif word in LOGIC:
                add("logic", begin, end, LOGIC[word])
        elif kind == "number" and word.rstrip("uU").isdigit():
            if index == 0 or tokens[index - 1][1] not in ("case", "["):
                digits = word.rstrip("uU")
                add("off-by-one", begin, end, str(int(digits) + 1) + word[len(digits) :])
        elif word in ("if", "while") and kind == "word":
            negate(tokens, closing, index, text, add)
        elif word == "return" and kind == "word":
            give_back(tokens, index, text, add)
        if kind == "word" and starts_statement(tokens, opening, index):
            drop(tokens, closing, index, text, add)
    return found


def negate(tokens, closing, index, text, add):
    if index + 1 not in closing:
        return
    inside = tokens[index + 2 : closing[index + 1]]
    # A condition that declares a name cannot be negated in place.
    if not inside or inside[0][1] in ("const", "auto") or any(one[1] == ";" for one in inside):
        return
    begin, end = inside[0][2], inside[-1][3]
    add("negate", begin, end, f"!({text[begin:end]})")


def give_back(tokens, index, text, add):
    last = end_of_statement(tokens, index)
    if last is None or last == index + 1:
        return
    begin, end = tokens[index + 1][2], tokens[last - 1][3]
    value = text[begin:end]
    if value in ("true", "false"):
        add("return", begin, end, "false" if value == "true" else "true")
    elif value != "{}" and not value.rstrip("uU").isdigit():
        add("return", begin, end, "{}")


def end_of_statement(tokens, index):
    depth = 0
    for at in range(index, len(tokens)):
        kind, word = tokens[at][:2]
        if kind != "sign":
            continue
        if word in "([{":
            depth += 1
        elif word in ")]}":
            depth -= 1
            if depth < 0:
                return None
        elif word == ";" and depth == 0:
            return at
    return None


def starts_statement(tokens, opening, index):
    if index == 0 or tokens[index][1] in NO_STATEMENT:
        return False
    before = tokens[index - 1][1]
    if before in (";", "{", "}", "else"):
        # The parts of a `for` are no statements.
        return not in_round_brackets(tokens, index)
    if before == ")" and index - 1 in opening:
        return tokens[opening[index - 1] - 1][1] in ("if", "for", "while")
    return False


def in_round_brackets(tokens, index):
    depth = 0
    for at in range(index - 1, max(index - 400, -1), -1):
        word = tokens[at][1] if tokens[at][0] == "sign" else ""
        if word in (")", "]", "}"):
            depth += 1
        elif word in ("(", "[", "{"):
            if depth == 0:
                return word == "("
            depth -= 1
    return False


def drop(tokens, closing, index, text, add):
    last = end_of_statement(tokens, index)
    if last is None or declares(tokens, closing, index, last):
        return
    begin, end = tokens[index][2], tokens[last][3]
    # The lines below keep their numbers.
    add("drop", begin, end, ";" + "\n" * text.count("\n", begin, end))


def declares(tokens, closing, index, last):
    """Two names side by side at the outermost level, as in `Codes codes;` or `std::vector<int> all = …`."""
    at = index
    while at + 1 < last:
        kind, word = tokens[at][:2]
        following = tokens[at + 1]
        if following[0] == "word" and (kind == "word" or word in (">", "&", "*")):
            return True
        if word == "=" or word in ("return", "co_return"):
            return False
        at = closing.get(at, at) + 1
    return False
