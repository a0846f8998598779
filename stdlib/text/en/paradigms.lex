columns noun sg pl
paradigm noun s    -     -    s
paradigm noun es   -     -    es
paradigm noun y    -y    y    ies
# What is never counted has no plural.
paradigm noun water -    -    .
paradigm noun same -     -    -

columns verb inf pres.3sg ing pp
paradigm verb s    -     -    s    ing   ed
paradigm verb e    -e    e    es   ing   ed
paradigm verb es   -     -    es   ing   ed
paradigm verb y    -y    y    ies  ying  ied
