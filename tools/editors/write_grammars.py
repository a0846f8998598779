#!/usr/bin/env python3
"""Writes the words of the language into the files for editors: write_grammars.py [--check]

The words are the rows of lang/syntax/tokens.def. With --check nothing is written; files that differ are named and the exit status is 1.
"""

import json
import pathlib
import re
import sys

here = pathlib.Path(__file__).parent
rows = (here / "../../lang/syntax/tokens.def").read_text()
reserved = re.findall(r"^RESERVED\((\w+)\)", rows, re.M)
contextual = re.findall(r"^CONTEXTUAL\((\w+)\)", rows, re.M)
# Words that begin a declaration, in the section of that name.
declarations = re.findall(r"CONTEXTUAL\((\w+)\)", rows.split("// declarations")[1].split("//")[0])


def words(list_of_words):
    return "|".join(sorted(list_of_words))


def text_mate():
    return json.dumps({
        "name": "Cantrip",
        "scopeName": "source.cantrip",
        "fileTypes": ["cant"],
        "patterns": [
            {"name": "comment.line.double-slash.cantrip", "match": "//.*$"},
            {"name": "string.quoted.double.cantrip", "begin": "\"", "end": "\"|$"},
            {"name": "constant.numeric.cantrip", "match": r"\b[0-9]+\b"},
            {"name": "variable.parameter.cantrip", "match": r"\b[XY]\b"},
            {
                "match": rf"^\s*({words(declarations)})\b(?=\s+[a-z_])",
                "captures": {"1": {"name": "storage.type.cantrip"}},
            },
            {"name": "keyword.control.cantrip", "match": rf"\b({words(reserved)})\b"},
            {"name": "keyword.operator.cantrip", "match": r"->|<=|>=|\.\.|[-+=<>]"},
        ],
    }, indent=2) + "\n"


def vim():
    alternatives = words(declarations).replace("|", "\\|")
    return f'''" Cantrip card files. Written by write_grammars.py.
if exists("b:current_syntax")
  finish
endif
syntax match cantripComment "//.*$"
syntax region cantripString start=/"/ end=/"/ oneline
syntax match cantripNumber "\\<[0-9]\\+\\>"
syntax match cantripDeclaration "^\\s*\\({alternatives}\\)\\>"
syntax keyword cantripKeyword {" ".join(sorted(reserved))}
highlight default link cantripComment Comment
highlight default link cantripString String
highlight default link cantripNumber Number
highlight default link cantripDeclaration Type
highlight default link cantripKeyword Keyword
let b:current_syntax = "cantrip"
'''


def emacs():
    def quoted(list_of_words):
        return " ".join(f'"{word}"' for word in sorted(list_of_words))

    return f''';;; cantrip-mode.el --- Cantrip card files -*- lexical-binding: t -*-
;; Written by write_grammars.py.

(defvar cantrip-keywords '({quoted(reserved)}))
(defvar cantrip-declarations '({quoted(declarations)}))

(defvar cantrip-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\\n ">" table)
    (modify-syntax-entry ?\\" "\\"" table)
    (modify-syntax-entry ?_ "w" table)
    table))

;;;###autoload
(define-derived-mode cantrip-mode prog-mode "Cantrip"
  "Major mode for Cantrip card files."
  (setq-local comment-start "// ")
  (setq-local indent-tabs-mode nil)
  (setq-local font-lock-defaults
              `(((,(concat "^\\\\s-*" (regexp-opt cantrip-declarations 'words)) 1 font-lock-type-face)
                 (,(regexp-opt cantrip-keywords 'words) . font-lock-keyword-face)))))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\\\.cant\\\\'" . cantrip-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(cantrip-mode . ("cantrip" "lsp"))))

(provide 'cantrip-mode)
;;; cantrip-mode.el ends here
'''


files = {
    "vscode/cantrip.tmLanguage.json": text_mate(),
    "vim/syntax/cantrip.vim": vim(),
    "emacs/cantrip-mode.el": emacs(),
}
stale = []
for name, text in files.items():
    path = here / name
    if path.exists() and path.read_text() == text:
        continue
    stale.append(name)
    if "--check" not in sys.argv:
        path.write_text(text)
if "--check" in sys.argv and stale:
    print("run tools/editors/write_grammars.py: these differ:", ", ".join(stale), file=sys.stderr)
    sys.exit(1)
