# Endings that replace what is cut off the lemma. `-` is no ending.
columns noun  nom.sg gen.sg dat.sg acc.sg loc.sg ins.sg  nom.pl gen.pl dat.pl acc.pl loc.pl ins.pl
#                              nom   gen   dat   acc   loc   ins     nom   gen   dat    acc   loc    ins
paradigm noun pán      -       -     a     ovi   a     ovi   em      i     ů     ům     y     ech    y
paradigm noun žák      -k      k     ka    kovi  ka    kovi  kem     ci    ků    kům    ky    cích   ky
paradigm noun muž      -       -     e     i     e     i     em      i     ů     ům     e     ích    i
paradigm noun otec     -ec     ec    ce    ci    ce    ci    cem     ci    ců    cům    ce    cích   ci
paradigm noun hrad     -       -     u     u     -     u     em      y     ů     ům     y     ech    y
paradigm noun park     -k      k     ku    ku    k     ku    kem     ky    ků    kům    ky    cích   ky
paradigm noun pramen   -       -     u     i     -     i     em      y     ů     ům     y     ech    y
paradigm noun trh      -h      h     hu    hu    h     hu    hem     hy    hů    hům    hy    zích   hy
paradigm noun balíček "
prints ../xx
 -ek     ek    ku    ku    ek    ku    kem     ky    ků    kům    ky    cích   ky
paradigm noun sen      -en     en    nu    nu    en    nu    nem     ny    nů    nům    ny    nech   ny
paradigm noun kámen    -ámen   ámen  amene ameni ámen  ameni amenem  ameny amenů amen    ků    kům    ky    cích  ům ameny amenech ameny
paradigm noun stroj    -       -     e     i  