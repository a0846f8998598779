columns noun  nom.sg gen.sg dat.sg acc.sg loc.sg ins.sg  nom.pl gen.pl dat.pl acc.pl loc.pl ins.pl
#                           nom   gen   dat   acc   loc   ins     nom   gen   dat   acc   loc   ins
paradigm noun izvor   -     -     a     u     -     u     om      i     a     ima   e     ima   ima
paradigm noun radnik  -k    k     ka    ku    ka    ku    kom     ci    ka    cima  ke    cima  cima
paradigm noun trik    -k    k     ka    ku    k     ku    kom     ci    ka    cima  ke    cima  cima
paradigm noun junak   -     -     a     u     a     u     om      i     a     ima   e     ima   ima
paradigm noun igrač   -     -     a     u     a     u     em      i     a     ima   e     ima   ima
paradigm noun grad    -     -     a     u     -     u     om      ovi   ova   ovima ove   ovima ovima
paradigm noun ključ   -     -     a     u     -     u     em      evi   eva   evima eve   evima evima
paradigm noun muž     -     -     a     u     a     u     em      evi   eva   evima eve   evima evima
paradigm noun krug    -g    g     ga    gu    g     gu    gom     govi  gova  govima gove govima govima
paradigm noun razlog  -g    g     ga    gu    g     gu    gom     zi    ga    zima  ge    zima  zima
paradigm noun događaj -     -     a     u     -     u     em      i     a     ima   e     ima   ima
paradigm noun napitak -tak  tak   tka   tku   tak   tku   tkom    ci    taka  cima  tke   cima  cima
paradigm noun vrabac  -ac   ac    ca    cu    ca    cu    cem     ci    aca   cima  ce    cima  cima
paradigm noun efekat  -at   at    ta    tu    at    tu    tom     ti    ata   tima  te    tima  tima
paradigm noun žena    -a    a     e     i     u     i     om      e     a     ama   e     ama   ama
paradigm noun biljka  -ka   ka    ke    ci    ku    ci    kom     ke    aka   kama  ke    kama  kama
paradigm noun snaga   -ga   ga    ge    zi    gu    zi    gom     ge    ga    gama  ge    gama  gama
paradigm noun slika   -ka   ka    ke    ci    ku    ci    kom     ke    ka    kama  ke    kama  kama
paradigm noun stvar   -     -     i     i     -     i     i       i     i     ima   i     ima   ima
paradigm noun selo    -o    o     a     u     o     u     om      a     a     ima   a     ima   ima
paradigm noun nebo    -o    o     a     u     o     u     om      .     .     .     .     .     .
paradigm noun drvo    -o    o     eta   etu   o     etu   etom    eta   eta   etima eta   etima etima
paradigm noun polje   -e    e     a     u     e     u     em      a     a     ima   a     ima   ima
paradigm noun vrata   -a    .     .     .     .     .     .       a     a     ima   a     ima   ima
paradigm noun planine -e    .     .     .     .     .     .       e     a     ama   e     ama   ama

columns adj nom.sg gen.sg dat.sg acc.sg loc.sg ins.sg  nom.pl gen.pl dat.pl acc.pl loc.pl ins.pl  pc
paradigm adj novi/m.anim  -i  i   og   om   og   om   im    i   ih  im  e   im  im   a
paradigm adj novi/m.inan  -i  i   og   om   i    om   im    i   ih  im  e   im  im   a
paradigm adj novi/f       -i  a   e    oj   u    oj   om    e   ih  im  e   im  im   e
paradigm adj novi/n       -i  o   og   om   o    om   im    a   ih  im  a   im  im   a
paradigm adj vrući/m.anim -i  i   eg   em   eg   em   im    i   ih  im  e   im  im   a
paradigm adj vrući/m.inan -i  i   eg   em   i    em   im    i   ih  im  e   im  im   a
paradigm adj vrući/f      -i  a   e    oj   u    oj   om    e   ih  im  e   im  im   e
paradigm adj vrući/n      -i  e   eg   em   e    em   im    a   ih  im  a   im  im   a
paradigm adj koji/m.anim  -oji oji og  om   og   om   ojim  oji ojih ojim oje ojim ojim oja
paradigm adj koji/m.inan  -oji oji og  om   oji  om   ojim  oji ojih ojim oje ojim ojim oja
paradigm adj koji/f       -oji oja oje ojoj oju  ojoj ojom  oje ojih ojim oje ojim ojim oje
paradigm adj koji/n       -oji oje og  om   oje  om   ojim  oja ojih ojim oja ojim ojim oja
paradigm adj vaš/m.anim   -   -   eg  em   eg   em   im    i   ih   im   e   im   im   a
paradigm adj vaš/m.inan   -   -   eg  em   -    em   im    i   ih   im   e   im   im   a
paradigm adj vaš/f        -   a   e   oj   u    oj   om    e   ih   im   e   im   im   e
paradigm adj vaš/n        -   e   eg  em   e    em   im    a   ih   im   a   im   im   a
paradigm adj svoj/m.anim  -oj  oj  og  om   og   om   ojim  oji ojih ojim oje ojim ojim oja
paradigm adj svoj/m.inan  -oj  oj  og  om   oj   om   ojim  oji ojih ojim oje ojim ojim oja
paradigm adj svoj/f       -oj  oja oje ojoj oju  ojoj ojom  oje ojih ojim oje ojim ojim oje
paradigm adj svoj/n       -oj  oje og  om   oje  om   ojim  oja ojih ojim oja ojim ojim oja
paradigm adj taj/m.anim   -aj  aj  og  om   og   om   im    i   ih  im  e   im  im   a
paradigm adj taj/m.inan   -aj  aj  og  om   aj   om   im    i   ih  im  e   im  im   a
paradigm adj taj/f        -aj  a   e   oj   u    oj   om    e   ih  im  e   im  im   e
paradigm adj taj/n        -aj  o   og  om   o    om   im    a   ih  im  a   im  im   a
paradigm adj sav/m.anim   -av  av  vega vemu veg vemu vim   vi  vih vim ve  vim vim  va
paradigm adj sav/m.inan   -av  av  vega vemu av  vemu vim   vi  vih vim ve  vim vim  va
paradigm adj sav/f        -av  va  ve  voj  vu   voj  vom   ve  vih vim ve  vim vim  ve
paradigm adj sav/n        -av  ve  vega vemu ve  vemu vim   va  vih vim va  vim vim  va
paradigm adj nijedan/m.anim -an an nog nom  nog  nom  nim   ni  nih nim ne  nim nim  na
paradigm adj nijedan/m.inan -an an nog nom  an   nom  nim   ni  nih nim ne  nim nim  na
paradigm adj nijedan/f    -an  na  ne  noj  nu   noj  nom   ne  nih nim ne  nim nim  ne
paradigm adj nijedan/n    -an  no  nog nom  no   nom  nim   na  nih nim na  nim nim  na
# Participles: nominative only; the paucal as in the neuter plural.
paradigm adj bio/m.anim   -o   o   .   .    .    .    .     li  .   .   .   .   .    la
paradigm adj bio/m.inan   -o   o   .   .    .    .    .     li  .   .   .   .   .    la
paradigm adj bio/f        -o   la  .   .    .    .    .     le  .   .   .   .   .    le
paradigm adj bio/n        -o   lo  .   .    .    .    .     la  .   .   .   .   .    la

columns verb             inf   imp.2sg imp.2pl pres.2sg pres.2pl pres.3sg pres.3pl
paradigm verb raditi  -iti   iti   i     ite    iš    ite    i    e
paradigm verb čitati  -ati   ati   aj    ajte   aš    ate    a    aju
paradigm verb piti    -iti   iti   ij    ijte   iješ  ijete  ije  iju
paradigm verb kupovati -ovati ovati uj   ujte   uješ  ujete  uje  uju
paradigm verb bacivati -ivati ivati uj   ujte   uješ  ujete  uje  uju
paradigm verb krenuti -nuti  nuti  ni    nite   neš   nete   ne   nu
paradigm verb uzeti   -eti   eti   mi    mite   meš   mete   me   mu
paradigm verb vući    -ći    ći    ci    cite   češ   čete   če   ku
paradigm verb brati   -brati brati beri  berite bereš berete bere beru
