# Czech: rules. Words are in the other files of this folder and in each game's text/cs.lex.
language cs "čeština"
prints cs
genders m.anim m.inan f n

# Numerals. The names are ours: a category says how a number governs its noun.
plural one   i = 1 and v = 0
plural few   i = 2..4 and v = 0
plural part  v != 0
plural other
govern one        *        sg
govern few+mass   nom,acc  gen.sg
govern few        *        pl
govern part       *        gen.sg
govern other+mass nom,acc  gen.sg
govern other      nom,acc  gen.pl
govern other      *        pl
govern or_more    *        gen.pl
govern half       *        gen.pl
govern variable+mass nom,acc gen.sg
govern variable   nom,acc  gen.pl
govern variable   *        pl
# "5 hráčů odhodí": the verb is singular.
agree other sg
agree or_more sg
agree several pl

marks decimal ","
marks quotes "„" "“"
marks dash "–"
list and ","     &"a"     &"a"
list or  ","     &"nebo"  &"nebo"
list then "," ", poté" ", poté"
list then_after ";" "; poté" "; poté"
order determiner ordinals quantity adjectives noun
default address 2sg

# Typography: one-letter words and numbers stay with what follows.
nbsp after k s v z o u a i
nbsp numbers
vocal "z" "ze" z s š ž tř čtyř sch mz vš jm lží dv
vocal "s" "se" s z š ž tř čtyř dv vš mn
vocal "v" "ve" v f tř čtyř dv vš tv sn sp st sv zd
vocal "k" "ke" k g tř čtyř dv vš st sp sv zd
spoken 0 nula 1 jeden 2 dva 3 tři 4 čtyři 5 pět 6 šest 7 sedm 8 osm 9 devět 10 deset
spoken 11 jedenáct 12 dvanáct 13 třináct 14 čtrnáct 15 patnáct 16 šestnáct 17 sedmnáct 18 osmnáct 19 devatenáct
spoken 20 dvacet 30 třicet 40 čtyřicet 50 padesát 60 šedesát 70 sedmdesát 80 osmdesát 90 devadesát 100 sto 1000 tisíc

# Clitics in their order.
clitics by se si ti mu jí jim ho ji je to

# Moods. `@` is person and number of the subject.
form imp      = V:imp.@
form imp.neg  = "ne-" V:ipf.imp.@
form inf      = V:inf
form inf.neg  = "ne-" V:inf
form pres     = V:pres.@
form pres.neg = "ne-" V:pres.@
form npres    = "ne-" V:pres.@
form prohibit = "ne-" V:ipf.imp.@
form ipres    = V:ipf.pres.@
form ipres.neg = "ne-" V:ipf.pres.@

place in   "v"  loc
place to   "na" acc
place from "z"  gen
place outside "mimo" acc
# "Svůj" of the subject, "tvůj" of anybody else's sentence.
reads "svůj" "tvůj"
reads "svá" "tvá"
reads "své" "tvé"
reads "svou" "tvou"
reads "svého" "tvého"
reads "svému" "tvému"
reads "svém" "tvém"
reads "svým" "tvým"
reads "svých" "tvých"
reads "svými" "tvými"
spelling cs_CZ
# How printed texts may write numbers.
numeral 1 jeden jedna jedno jednu jednoho jednom jedné
numeral 2 dva dvě dvou dvěma
numeral 3 tři tří třem třemi třech
numeral 4 čtyři čtyř čtyřem čtyřmi čtyřech
numeral 5 pět pěti
numeral 6 šest šesti
numeral 7 sedm sedmi
numeral 8 osm osmi
numeral 9 devět devíti
numeral 10 deset deseti
