/** Words of Dutch education that mean the same. The grammar of lines: `field-synonyms.ts`. */
export const fieldWords = `
po = primair onderwijs = basisonderwijs = basisschool = lagere school
vo = voortgezet onderwijs = middelbare school = middelbaar onderwijs
mbo = middelbaar beroepsonderwijs
roc, vakschool, beroepscollege → mbo
hbo = hoger beroepsonderwijs = hogeschool
wo = wetenschappelijk onderwijs = universiteit
ho = hoger onderwijs
gespecialiseerd onderwijs = speciaal onderwijs
so, vso → speciaal onderwijs; gespecialiseerd onderwijs
sbo = speciaal basisonderwijs
isk = internationale schakelklas
nieuwkomers, vluchtelingen → nieuwkomersonderwijs; schakelklas
mavo = vmbo-t
gymnasium, atheneum → vwo
kleuters, kleuterschool → basisonderwijs

leraar = docent = leerkracht = onderwijzer
lerares → leraar; leerkracht
juf, meester → pabo; leraar basisonderwijs; leerkracht
gymleraar, gymdocent, gymles, gym → lichamelijke opvoeding
alo = academie voor lichamelijke opvoeding
klassenassistent = onderwijsassistent
toa = technisch onderwijsassistent
ib-er, intern begeleidster → intern begeleider
schooldirecteur, directeur, rector → schoolleider
oop = onderwijsondersteunend personeel
lio = leraar in opleiding

pabo = lerarenopleiding basisonderwijs
kweekschool → pabo
docentenopleiding = lerarenopleiding = docentopleiding
zij-instroom = zij-instromen
zib, zij-instroom in beroep, zij-instroom in het beroep → zij-instroom
omscholen, om scholen, omscholing, carrièreswitch, carrièreovergang → zij-instroom; overstap; overstappen
overstap = overstappen
pdg = pedagogisch-didactisch getuigschrift
mbo docent, docent mbo, docent in het mbo, docent op het mbo, mbo leraar, leraar mbo, leraar in het mbo → pdg
eerste graads = eerstegraads
tweede graads = tweedegraads
eerste graad → eerstegraads
tweede graad → tweedegraads
bevoegdheid = lesbevoegdheid = onderwijsbevoegdheid
onbevoegd = zonder bevoegdheid
papieren → diploma; bevoegdheid
ad = associate degree
bol = beroepsopleidende leerweg
bbl = beroepsbegeleidende leerweg
bsa = bindend studieadvies
21+ toets = colloquium doctum
toelatingsexamen → toelatingstoets; 21+-toets
rekentoets → wiscat
deeltijd = parttime
voltijd = fulltime
thuisstudie, afstandsonderwijs, afstandsleren → online
snuffelen, snuffelstage, meekijken → meeloopdag; meelopen
meeloopdag = meelopen
hospiteren → stage; meelopen
vrijwilligerswerk → vrijwilliger

salaris = loon = salariëring
verdienen, verdien, verdient, verdiensten, betaling, inkomsten → salaris; verdient
loonstrook, loonschaal, salarisschaal → salaris; schaal; salaristabel
kosten = kost = studiekosten
prijs, te duur, hoe duur, is het duur → kosten
stufi = studiefinanciering
duo → studiefinanciering
lerarenbeurs, leraren beurs → tegemoetkoming studiekosten leraren
beurs → studiefinanciering; subsidie
toelage → arbeidsmarkttoelage
bonus, dertiende maand → eindejaarsuitkering
reiskosten → reiskostenvergoeding
abp → pensioen
werkdruk → taakbeleid; werktijden
werkuren → werktijden
vrije dagen = vakantiedagen
vrij krijgen, vrij nemen, hoeveel vrij → vakantie; verlof
zwanger, zwangerschap, bevalling → zwangerschapsverlof; zwangerschaps
ziekte = ziek
wao, wia, handicap → arbeidsbeperking; beperking
ww, uitkering → uitkering
cao = collectieve arbeidsovereenkomst

vog = verklaring omtrent het gedrag
bewijs van goed gedrag, strafblad → vog
assessment → geschiktheidsonderzoek
solliciteren = sollicitatie
cv, sollicitatiebrief → sollicitatie; solliciteren
baan zoeken, werk zoeken → vacature
buitenland = buitenlands
loket = onderwijsloket
advies = adviesgesprek
inval, invaller, invalwerk → invalpool
scheikunde = chemie
natuurkunde = fysica
aardrijkskunde = geografie
godsdienst = levensbeschouwing
handvaardigheid, tekenen → beeldende kunst
drama = theater
ict → informatica
it, docent it, leraar it, it docent, it leraar, it lessen, it onderwijs → informatica
medezeggenschap, mr → medezeggenschapsraad
montessori → montessorischool
dalton → daltonschool
jenaplan → jenaplanschool
vrije school = vrijeschool
sparren, overleggen, praten over → adviesgesprek; adviseur
tekort, lerarentekort, teacher shortage, shortage of teachers → lerarentekort; tekortvakken; tekortvak
leraar worden, docent worden, leerkracht worden, worden leraar, worden docent, worden leerkracht, ik leraar, ik docent, become teacher, become a teacher, becoming teacher, becoming a teacher, teacher opleiding, opleiding teacher → leraarschap; routes; lerarenopleiding
teaching qualification, teaching licence, teaching license → bevoegdheid; lesbevoegdheid; qualification
speak advisor, speak adviser, talk advisor → adviesgesprek; onderwijsloket
snel lesgeven, snel les geven → zij-instroom; kopopleiding; leraarschap
software engineer, software developer → informatica; hybride docent
holland, the netherlands → nederland; netherlands
pgce, qts → buitenlandse lesbevoegdheid; foreign teaching qualification
goed voor mij, past bij mij, bij mij passen, welke opleiding past, opleiding kiezen, ik weet niet welke → routecheck; leraarschap; adviesgesprek; kies; past bij jou; meelopen
vaste baan → baan
vijftigste, na je vijftigste, 50ste, zestigste, veertigste → latere leeftijd; leeftijdsgrens; vijftigste; te oud; leeftijd
inburgering → nt2; taaltoets; buitenlands diploma; learning dutch
beetje nederlands, weinig nederlands, hoe goed moet mijn nederlands → taalniveau; taaltoets; learning dutch
doorbetaald, loon doorbetaald, betaald krijgen tijdens opleiding → salaris; zij-instroom; tripartiete overeenkomst
gestopt met, weer oppakken, draad oppakken, opnieuw beginnen, afgebroken → vrijstellingen; terugkeren
nog studeer, als student, student lesgeven → onbevoegd; beperkt tweedegraads; educatieve minor
on the job, while being paid, paid training → zij-instroom; duaal; bbl
one year teaching, one year qualification → educatieve master; kopopleiding
vso, so, rugzakje, special needs, special education, ib-er, zorgleerlingen → educational needs; passend onderwijs
schoolleider, leidinggeven, headteacher → educational leadership
hva = hogeschool van amsterdam
uva = universiteit van amsterdam
vu → vrije universiteit
hu → hogeschool utrecht
uu → universiteit utrecht
rug → rijksuniversiteit groningen
ru → radboud universiteit
che → christelijke hogeschool ede
hku → hogeschool voor de kunsten utrecht
ahk → amsterdamse hogeschool voor de kunsten
hhs → haagse hogeschool
tue → technische universiteit eindhoven
ou → open universiteit
`
