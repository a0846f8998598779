det a         ""
det the       ""
det the_one   "jedini" novi
det zone.your "svoj" svoj
det zone.their ""
# In the nominative it is never the subject's own.
det your_own  "svoj"      svoj m.anim/nom.sg,m.inan/nom.sg "vaš" f/nom.sg "vaša" n/nom.sg "vaše" m.anim/nom.pl,m.inan/nom.pl "vaši" f/nom.pl "vaše" n/nom.pl "vaša"
adj own       "svoj"      svoj m.anim/nom.sg,m.inan/nom.sg "vaš" f/nom.sg "vaša" n/nom.sg "vaše" m.anim/nom.pl,m.inan/nom.pl "vaši" f/nom.pl "vaše" n/nom.pl "vaša"
adj vi "vi" nom.sg "ti" gen.sg "tebe" dat.sg "tebi" nom.pl "vi" gen.pl "vas" dat.pl "vama"
adj čiji      "čiji"      vrući
behind of_one_sort = "iste vrste"
det any       "bilo *koji" koji
det whichever "neki"     novi
det each      "svaki"     novi
det all       "sav"       sav plural
det no        "nijedan"   nijedan negates singular
det another   "drugi"     novi
det your      "svoj"      svoj
det yours     "vaš"       vaš
det this      "ovaj"      taj
det that      "taj"       taj
adj other     "drugi"     novi
adj random    "nasumični" novi
adj first     "prvi"      novi ordinal
adj last      "poslednji" vrući ordinal
adj alike     "jednaki"   novi
adj different "različiti" novi
adj koji      "koji"      koji
adj bio       "bio"       bio
adj jednak    "jednaki"   novi m.anim/nom.sg,m.inan/nom.sg "jednak"

verb povećavati "povećavati" čitati
verb smanjivati "smanjivati" bacivati
verb postaviti "postaviti" raditi ipf postavljati
verb postavljati "postavljati" čitati
verb uraditi "uraditi" raditi
verb postojati "postojati" inf "postojati" pres.3sg "postoji" pres.3pl "postoje"
verb nalaziti "nalaziti" raditi
verb završiti "završiti" raditi
verb iznositi "iznositi" raditi
verb zanemariti "zanemariti" raditi
verb zanemarivati "zanemarivati" bacivati
verb koristiti "koristiti" raditi
verb želeti "želeti" pres.2sg "želiš" pres.2pl "želite" pres.3sg "želi" pres.3pl "žele"
verb moći "moći" inf "moći" pres.2sg "možeš" pres.2pl "možete" pres.3sg "može" pres.3pl "mogu"
verb biti "biti" inf "biti" pres.2sg "si" pres.2pl "ste" pres.3sg "je" pres.3pl "su" neg.pres.2sg "nisi" neg.pres.2pl "niste" neg.pres.3sg "nije" neg.pres.3pl "nisu"
verb imati "imati" čitati neg.pres.2sg "nemaš" neg.pres.2pl "nemate" neg.pres.3sg "nema" neg.pres.3pl "nemaju"

noun thing  "stvar"  f      stvar
noun player "igrač"  m.anim igrač in "kod" gen to "kod" gen from "od" gen
noun card   "karta"  f      žena gen.pl "karata" in "na" loc from "s" gen
noun action "akcija" f      žena
noun opponent "protivnik" m.anim radnik in "kod" gen to "kod" gen from "od" gen
noun space  "polje"  n      polje in "na" loc from "s" gen
noun number "broj"   m.inan ključ
noun time   "put"    m.inan nom.sg,acc.sg "put" gen.sg "puta" gen.pl "puta"
noun amount "količina" f    žena
# As a number word, for reading.
det numeral.one "jedan" nijedan
behind of_that_sort = "te vrste"
