columns noun nom.sg gen.sg dat.sg acc.sg nom.pl gen.pl dat.pl acc.pl
paradigm noun Karte  -   - - - -    n n n n
paradigm noun Frau   -   - - - -    en en en en
paradigm noun Hexe   -e  e e e e    en en en en
paradigm noun Punkt  -   - es - -   e e en e
paradigm noun Film   -   - s - -    e e en e
paradigm noun Spieler -  - s - -    - - n -
paradigm noun Feld   -   - es - -   er er ern er
paradigm noun Mana   -   - s - -    - - - -
paradigm noun Held   -   - en en en en en en en
# With an umlaut in the plural.
paradigm noun Hand   -and and and and and     ände ände änden ände
paradigm noun Zug    -ug  ug ugs ug ug        üge üge ügen üge
paradigm noun Traum  -aum aum aums aum aum    äume äume äumen äume
paradigm noun Wurf   -urf urf urfs urf urf    ürfe ürfe ürfen ürfe
paradigm noun Platz  -atz atz atzes atz atz   ätze ätze ätzen ätze
paradigm noun Vorrat -at  at ats at at        äte äte äten äte
paradigm noun Staat  -   - s - -    en en en en
# What is never counted has no plural.
paradigm noun Moral  -   - - - -    . . . .
paradigm noun Park   -   - s - -    s s s s

columns adj nom.sg gen.sg dat.sg acc.sg nom.pl gen.pl dat.pl acc.pl
paradigm adj aktiv/m  - er en em en  e er en e
paradigm adj aktiv/f  - e er er e    e er en e
paradigm adj aktiv/n  - es en em es  e er en e
paradigm adj aktiv/weak-m - e en en en   en en en en
paradigm adj aktiv/weak-f - e en en e    en en en en
paradigm adj aktiv/weak-n - e en en e    en en en en
paradigm adj aktiv/mixed-m - er en en en en en en en
paradigm adj aktiv/mixed-f - e en en e   en en en en
paradigm adj aktiv/mixed-n - es en en es en en en en
paradigm adj ein/m    - - es em en   e er en e
paradigm adj ein/f    - e er er e    e er en e
paradigm adj ein/n    - - es em -    e er en e

columns verb inf zu imp.2sg imp.2pl pres.2sg pres.2pl pres.3sg pres.3pl
paradigm verb machen -en en . e t st t t en
