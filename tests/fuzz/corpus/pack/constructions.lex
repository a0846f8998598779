# Quantities.
say quantity.up_to    = "up to" {n}
say quantity.at_least = "at least" {n}
say quantity.at_most  = "at most" {n}
say quantity.exactly  = "exactly" {n}
say quantity.or_more  = {n} "or more"
say quantity.half     = "half of the"
say quantity.any_number = "any number of"

# Clauses with their subjects.
say clause.you:pres      = "you" {vp:pres}
say clause.you:before    = "before you" {vp:pres} ","
say clause.you:would     = "you would" {vp:inf}
say clause.you:during    = "while you" {vp:pres}
say clause.subject:imp   = {subj:nom} {vp:pres}
say clause.subject:pres  = {subj:nom} {vp:pres}
say clause.subject:inf   = "have" {subj:acc} {vp:inf}
say clause.subject:before = "before" {subj:nom} {vp:pres} ","
say clause.subject:would = {subj:nom} "would" {vp:inf}
say clause.subject:during = "while" {subj:nom} {vp:pres}
say clause.silent:imp    = {vp:pres}
say clause.silent:pres   = {vp:pres}
say clause.silent:would  = {vp:inf}
say may.you        = "you may" {vp:inf}
say may.subject    = {subj:nom} "may" {vp:inf}
say forbid.you     = "you cannot" {vp:inf}
say forbid.subject = {subj:nom} "cannot" {vp:inf}
say forbid.nobody = {subj:nom} "can" {vp:inf}
say forbid_if      = {then:*} "if" {cond:pres}
say prohibit       = {vp:prohibit}
say then           = "then" {vp:*}

# Sentences.
say labelled  = {label} ":" {body:imp}
say labelled_only = {label} "(only" {when} "):" {body:imp}
list labels    "," "," ","
list sentences "" "" ""
say sentence  = {body:imp} "."
say when_during = {e