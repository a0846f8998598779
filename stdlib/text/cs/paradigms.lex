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
paradigm noun balíček  -ek     ek    ku    ku    ek    ku    kem     ky    ků    kům    ky    cích   ky
paradigm noun sen      -en     en    nu    nu    en    nu    nem     ny    nů    nům    ny    nech   ny
paradigm noun kámen    -ámen   ámen  amene ameni ámen  ameni amenem  ameny amenů amenům ameny amenech ameny
paradigm noun stroj    -       -     e     i     -     i     em      e     ů     ům     e     ích    i
paradigm noun žena     -a      a     y     ě     u     ě     ou      y     -     ám     y     ách    ami
paradigm noun matka    -ka     ka    ky    ce    ku    ce    kou     ky    ek    kám    ky    kách   kami
paradigm noun síla     -íla    íla   íly   íle   ílu   íle   ilou    íly   il    ilám   íly   ilách  ilami
paradigm noun hora     -ra     ra    ry    ře    ru    ře    rou     ry    r     rám    ry    rách   rami
paradigm noun růže     -e      e     e     i     i     i     í       e     í     ím     e     ích    emi
paradigm noun píseň    -eň     eň    ně    ni    eň    ni    ní      ně    ní    ním    ně    ních   němi
paradigm noun nádrž    -       -     e     i     -     i     í       e     í     ím     e     ích    emi
paradigm noun čtvrť    -ť      ť     ti    ti    ť     ti    tí      ti    tí    tím    ti    tích   těmi
paradigm noun zeď      -eď     eď    di    di    eď    di    dí      di    dí    dem    di    dech   dmi
paradigm noun kost     -       -     i     i     -     i     í       i     í     em     i     ech    mi
paradigm noun město    -o      o     a     u     o     ě     em      a     -     ům     a     ech    y
paradigm noun slovo    -o      o     a     u     o     u     em      a     -     ům     a     ech    y
paradigm noun moře     -e      e     e     i     e     i     em      e     í     ím     e     ích    i
paradigm noun hřiště   -tě     tě    tě    ti    tě    ti    těm     tě    ť     tím    tě    tích   ti
paradigm noun stavení  -í      í     í     í     í     í     ím      í     í     ím     í     ích    ími
paradigm noun předseda -a      a     y     ovi   u     ovi   ou      ové   ů     ům     y     ech    y

columns adj   nom.sg gen.sg dat.sg acc.sg loc.sg ins.sg  nom.pl gen.pl dat.pl acc.pl loc.pl ins.pl
paradigm adj mladý/m.anim -ý   ý     ého   ému   ého   ém    ým      í     ých   ým     é     ých    ými
paradigm adj mladý/m.inan -ý   ý     ého   ému   ý     ém    ým      é     ých   ým     é     ých    ými
paradigm adj mladý/f      -ý   á     é     é     ou    é     ou      é     ých   ým     é     ých    ými
paradigm adj mladý/n      -ý   é     ého   ému   é     ém    ým      á     ých   ým     á     ých    ými
# "jaký, jací": the same with k > c.
paradigm adj jaký/m.anim  -ký  ký    kého  kému  kého  kém   kým     cí    kých  kým    ké    kých   kými
paradigm adj jaký/m.inan  -ký  ký    kého  kému  ký    kém   kým     ké    kých  kým    ké    kých   kými
paradigm adj jaký/f       -ký  ká    ké    ké    kou   ké    kou     ké    kých  kým    ké    kých   kými
paradigm adj jaký/n       -ký  ké    kého  kému  ké    kém   kým     ká    kých  kým    ká    kých   kými
paradigm adj jarní/m.anim -í   í     ího   ímu   ího   ím    ím      í     ích   ím     í     ích    ími
paradigm adj jarní/m.inan -í   í     ího   ímu   í     ím    ím      í     ích   ím     í     ích    ími
paradigm adj jarní/f      -í   í     í     í     í     í     í       í     ích   ím     í     ích    ími
paradigm adj jarní/n      -í   í     ího   ímu   í     ím    ím      í     ích   ím     í     ích    ími
paradigm adj svůj/m.anim  -ůj  ůj    ého   ému   ého   ém    ým      oji   ých   ým     é     ých    ými
paradigm adj svůj/m.inan  -ůj  ůj    ého   ému   ůj    ém    ým      é     ých   ým     é     ých    ými
paradigm adj svůj/f       -ůj  á     é     é     ou    é     ou      é     ých   ým     é     ých    ými
paradigm adj váš/m.anim   -áš  áš    ašeho ašemu ašeho ašem  aším    aši   ašich ašim   aše   ašich  ašimi
paradigm adj váš/m.inan   -áš  áš    ašeho ašemu áš    ašem  aším    aše   ašich ašim   aše   ašich  ašimi
paradigm adj váš/f        -áš  aše   aší   aší   aši   aší   aší     aše   ašich ašim   aše   ašich  ašimi
paradigm adj váš/n        -áš  aše   ašeho ašemu aše   ašem  aším    aše   ašich ašim   aše   ašich  ašimi
paradigm adj svůj/n       -ůj  é     ého   ému   é     ém    ým      á     ých   ým     á     ých    ými
paradigm adj ten/m.anim   -en  en    oho   omu   oho   om    ím      i     ěch   ěm     y     ěch    ěmi
paradigm adj ten/m.inan   -en  en    oho   omu   en    om    ím      y     ěch   ěm     y     ěch    ěmi
paradigm adj ten/f        -en  a     é     é     u     é     ou      y     ěch   ěm     y     ěch    ěmi
paradigm adj ten/n        -en  o     oho   omu   o     om    ím      a     ěch   ěm     a     ěch    ěmi
paradigm adj tento/m.anim -ento ento ohoto omuto ohoto omto  ímto    ito   ěchto ěmto   yto   ěchto  ěmito
paradigm adj tento/m.inan -ento ento ohoto omuto ento  omto  ímto    yto   ěchto ěmto   yto   ěchto  ěmito
paradigm adj tento/f      -ento ato  éto   éto   uto   éto   outo    yto   ěchto ěmto   yto   ěchto  ěmito
paradigm adj tento/n      -ento oto  ohoto omuto oto   omto  ímto    ato   ěchto ěmto   ato   ěchto  ěmito
paradigm adj všechen/m.anim -echen echen eho emu  eho   em    ím     ichni ech   em     echny ech    emi
paradigm adj všechen/m.inan -echen echen eho emu  echen em    ím     echny ech   em     echny ech    emi
paradigm adj všechen/f    -echen echna í     í     echnu í     í     echny ech   em     echny ech    emi
paradigm adj všechen/n    -echen echno eho   emu   echno em    ím    echna ech   em     echna ech    emi
# Participles stand in the nominative only.
paradigm adj dělal/m.anim -    -     .     .     .     .     .       i     .     .      .     .      .
paradigm adj dělal/m.inan -    -     .     .     .     .     .       y     .     .      .     .      .
paradigm adj dělal/f      -    a     .     .     .     .     .       y     .     .      .     .      .
paradigm adj dělal/n      -    o     .     .     .     .     .       a     .     .      .     .      .

columns verb             inf   imp.2sg imp.2pl pres.2sg pres.2pl pres.3sg pres.3pl
paradigm verb dělat   -at   at    ej      ejte    áš       áte      á        ají
paradigm verb prosit  -it   it    -       te      íš       íte      í        í
paradigm verb hodit   -dit  dit   ď       ďte     díš      díte     dí       dí
paradigm verb platit  -tit  tit   ť       ťte     tíš      títe     tí       tí
paradigm verb čistit  -stit stit  sti     stěte   stíš     stíte    stí      stí
paradigm verb vrátit  -átit átit  ať      aťte    átíš     átíte    átí      átí
paradigm verb měnit   -nit  nit   ň       ňte     níš      níte     ní       ní
paradigm verb tisknout -nout nout ni      něte    neš      nete     ne       nou
paradigm verb minout  -nout nout  ň       ňte     neš      nete     ne       nou
paradigm verb brát    -brat brat  ber     berte   bereš    berete   bere     berou
paradigm verb kupovat -ovat ovat  uj      ujte    uješ     ujete    uje      ují
paradigm verb krýt    -ýt   ýt    yj      yjte    yješ     yjete    yje      yjí
paradigm verb sázet   -et   et    ej      ejte    íš       íte      í        ejí
