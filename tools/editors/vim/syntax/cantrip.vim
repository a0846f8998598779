" Cantrip card files. Written by write_grammars.py.
if exists("b:current_syntax")
  finish
endif
syntax match cantripComment "//.*$"
syntax region cantripString start=/"/ end=/"/ oneline
syntax match cantripNumber "\<[0-9]\+\>"
syntax match cantripDeclaration "^\s*\(define\|die\|extend\|game\|group\|kind\|map\|names\|native\|package\|phase\|rule\|scenario\|token\|track\|trait\|verb\|zone\)\>"
syntax keyword cantripKeyword a accept all allow along an and another any are as assume at becomes before beyond by can choose count despite due during each either else exactly except exclusive first for forbid freely from had has have highest holder if in instead is it last let lowest match may modify more nearest needs next no none not nothing of on once or other over pay per printed random reachable repeat secretly share silence stop sum tally the then this times to together unknown until up was were when whenever where while window with within yes you
highlight default link cantripComment Comment
highlight default link cantripString String
highlight default link cantripNumber Number
highlight default link cantripDeclaration Type
highlight default link cantripKeyword Keyword
let b:current_syntax = "cantrip"
