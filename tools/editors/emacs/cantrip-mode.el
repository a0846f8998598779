;;; cantrip-mode.el --- Cantrip card files -*- lexical-binding: t -*-
;; Written by write_grammars.py.

(defvar cantrip-keywords '("a" "accept" "all" "allow" "along" "an" "and" "another" "any" "are" "as" "assume" "at" "becomes" "before" "beyond" "by" "can" "choose" "count" "despite" "due" "during" "each" "either" "else" "exactly" "except" "exclusive" "first" "for" "forbid" "freely" "from" "had" "has" "have" "highest" "holder" "if" "in" "instead" "is" "it" "last" "let" "lowest" "match" "may" "modify" "more" "nearest" "needs" "next" "no" "none" "not" "nothing" "of" "on" "once" "or" "other" "over" "pay" "per" "printed" "random" "reachable" "repeat" "secretly" "share" "silence" "stop" "sum" "tally" "the" "then" "this" "times" "to" "together" "unknown" "until" "up" "was" "were" "when" "whenever" "where" "while" "window" "with" "within" "yes" "you"))
(defvar cantrip-declarations '("define" "die" "extend" "game" "group" "kind" "map" "names" "native" "package" "phase" "rule" "scenario" "token" "track" "trait" "verb" "zone"))

(defvar cantrip-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?_ "w" table)
    table))

;;;###autoload
(define-derived-mode cantrip-mode prog-mode "Cantrip"
  "Major mode for Cantrip card files."
  (setq-local comment-start "// ")
  (setq-local indent-tabs-mode nil)
  (setq-local font-lock-defaults
              `(((,(concat "^\\s-*" (regexp-opt cantrip-declarations 'words)) 1 font-lock-type-face)
                 (,(regexp-opt cantrip-keywords 'words) . font-lock-keyword-face)))))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.cant\\'" . cantrip-mode))

(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(cantrip-mode . ("cantrip" "lsp"))))

(provide 'cantrip-mode)
;;; cantrip-mode.el ends here
