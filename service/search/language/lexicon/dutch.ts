/** Everyday Dutch words of parents, career changers and tradespeople, and the words of the field that they mean. The grammar of lines: `field-synonyms.ts`. */
export const everydayDutch = `
schoolmeester, schooljuf, schooljuffrouw, juffrouw, schooljuffen → pabo; leerkracht; groepsleerkracht
leararend, learaar, skoalmaster, ûnderwizer, skoaljuffer → leraar; leerkracht
kleuterjuf, kleuterjuffen, kleuterleidster, kleuterleider → kleuters; groepsleerkracht
vakleraar, vaklerares, vakjuf → vakdocent; vakleerkracht
bovenmeester, hoofdmeester, schoolhoofd, hoofd der school, hoofd van de school, hoofdonderwijzer → schoolleider; directeur
directrice, schooldirectrice, schoolbaas, schoolmanager, leiding geven, leidinggeven, leidinggevende functie → schoolleider; teamleider
conrector, afdelingsleider, unitleider, locatieleider, adjunct, adjunct-directeur, teammanager → teamleider; schoolleider
schoolbestuurder, scholenkoepel, scholengroep, scholenstichting, bevoegd gezag → schoolbestuur
invaljuf, invalmeester, invalleerkracht, invalkracht, invaldocent, vervangende leerkracht, uitzendkracht → invalpool; invallen; vervanging
assistente, klassehulp, klassenhulp, hulp in de klas, hulpjuf, juf assistent, schoolassistent, klasse-assistent → onderwijsassistent
lerarenondersteuner, leerkrachtondersteuner, ondersteuner in de klas → leraarondersteuner
amanuensis, labassistent, laboratoriumassistent, practicumassistent, laborant → technisch onderwijsassistent; toa
praktijkdocent, praktijkleraar, praktijkbegeleider, vaardigheidsdocent, werkmeester, praktijkinstructeur → instructeur
huismeester, klusjesman, facilitair medewerker, schoolconciërge → conciërge
receptionist, receptioniste, secretaresse, baliemedewerker, schooladministratie, administratief werk, kantoorwerk op school → administratief medewerker
overblijfkracht, overblijfmoeder, overblijfouder, tussenschoolse opvang, tso → overblijf
bso = buitenschoolse opvang
naschoolse opvang, kinderdagverblijf, crèche, peuterspeelzaal, peuters, peuterleidster, pedagogisch medewerkster, kindcentrum, ikc → kinderopvang; pedagogisch medewerker
ib, interne begeleiding, kwaliteitscoördinator → intern begeleider
zoco → zorgcoördinator
orthopedagoog, schoolpsycholoog, zorgteam, leerlingbegeleider, leerlingenzorg → zorgcoördinator; intern begeleider
rt → remedial teacher
schooldecaan, loopbaanbegeleider, studieadviseur, profielkeuze, lob → decaan
klassenmentor, klassenleraar, klassenmentrix, klasbegeleider, mentrix → mentor
hbo-docent, hogeschoolleraar, docent hbo, docent hogeschool, lesgeven op het hbo, lesgeven hbo → hogeschooldocent
universiteitsdocent, docent universiteit, lesgeven op de universiteit, lesgeven universiteit, hoogleraar, professor → universitair docent; hoogleraar
promoveren, promovendus, phd, doctorstitel, doctorate, doctoral degree, doctor's degree → gepromoveerd; wo-diploma; university degree
bko = basiskwalificatie onderwijs
gastspreker, gastcollege, gastlessen geven, vertellen over mijn werk, vertellen over mijn beroep, les over mijn werk, eenmalige les, losse les → gastles; gastdocent
naast mijn baan, naast mijn werk, naast eigen bedrijf, paar uur lesgeven, dagje lesgeven, deels lesgeven, zzp, zzp'er, freelance, twee werkgevers → hybride docent
bijlesdocent, bijlesleraar, huiswerkhulp, huiswerkbegeleider, huiswerkinstituut → bijles; huiswerkbegeleiding
leesouder, hulpouder, voorlezen, leesmoeder, onbetaald helpen, mee helpen op school → vrijwilliger; vrijwilligers
duojuf, duopartner, klas delen, baan delen, samen één klas → duobaan
onderwijsondersteuning, ondersteunend personeel, werken op school zonder lesgeven, zonder lesgeven, zonder les geven, niet lesgeven, niet les geven, niet voor de klas, niet zelf lesgeven → onderwijsondersteunend personeel; onderwijsondersteunend; onderwijsassistent; conciërge
te oud, 50-plus, vijftigplusser, vijftiger, zestiger, op latere leeftijd, later in mijn leven → latere leeftijd; vijftigste
maximumleeftijd, maximale leeftijd, minimumleeftijd, leeftijdsgrenzen, hoe oud, hoe oud mag → leeftijdsgrens
na mijn pensioen, gepensioneerd, gepensioneerden, pensionado, met pensioen → pensioen; aow-leeftijd
vut, prepensioen, vroegpensioen, vervroegd pensioen, eerder stoppen met werken → deeltijdpensioen; pensioen
pensioenopbouw, pensioenfonds, pensioengat, oude dag → pensioen; abp
herintreden, herintreder, herintreedster, herintredende, weer lesgeven, weer voor de klas, terug voor de klas, terugkomen, oud-leraar, ooit juf geweest → terugkeren; herintreders
oude bevoegdheid, bevoegdheid verlopen, diploma verlopen, diploma nog geldig, verlopen → vervalt; geldig
bijscholing, nascholing, kennis opfrissen, opfrissen, opfriscursus → scholing; opfriscursussen
beginnend leraar, beginnende leraar, beginnende docent, nieuwe docent, eerstejaars leraar, net afgestudeerd → startende leraren; starters
inwerken, inwerkperiode, inductie, inductieprogramma → inwerkprogramma
werkloos, werkeloos, werkzoekend, baan kwijt, zonder werk, bijstand, bijstandsuitkering → ww-uitkering; uitkering; uwv
jonge moeder, jonge ouder, jonge vader, moeder van, vader van, papa van, mama van, alleenstaande moeder, alleenstaande ouder, kleine kinderen thuis, kinderen thuis, thuisblijfmoeder, huisvrouw → gezin
asielzoekers, azc, vluchtelingkinderen, anderstalige kinderen, nieuwkomerklas, taalschool → nieuwkomersonderwijs; schakelklas
migrant, allochtoon, nieuwe nederlander, nieuwe nederlanders, buitenlandse afkomst, andere afkomst → migratieachtergrond
ander werk, andere baan, nieuw beroep, nieuwe carrière, van beroep veranderen, beroep veranderen, van baan veranderen, roer om, loopbaanswitch, career switch, herscholen → overstap; overstappen; zij-instroom
bedrijfsleven, uit het bedrijfsleven, kantoorbaan, uit een ander vak, van buiten het onderwijs → overstappen; zij-instroom
werken en leren, leren en werken, werkend leren, leerwerktraject, leerwerkbaan, betaald leren, betaalde opleiding, betaald omscholen, verdienen tijdens opleiding → zij-instroom; duaal; bbl
snel voor de klas, snelste route, snelste weg, kortste weg, korte opleiding, versneld, snel leraar worden, versneld traject, spoedcursus → verkorte; kopopleiding; zij-instroom
vakkracht, ambachtsman, ambacht, chauffeur, kapper, schoonheidsspecialiste → vakmensen; pdg; instructeur
loodgieter, elektricien, monteur, automonteur, metselaar, stukadoor, bouwvakker, installateur, lasser, bankwerker, constructiewerker, machinist, metaalbewerker, frezer, verspaner, schilder, elektromonteur, lassen → technisch beroepsonderwijs; vakmensen; pdg; instructeur
slager, bakker, kok, ober, chef-kok, kelner, horecaondernemer → consumptieve techniek; horeca; vakmensen; pdg
verpleegster, verpleger, zuster, verzorgende, uit de zorg, de zorg uit, met de zorg, in de zorg, uit de verpleging, zorgmedewerker, zorgverlener, ziekenhuis, thuiszorg → verpleegkundige; pdg; zij-instroom
programmeur, ict'er, it'er, developer, softwareontwikkelaar → informatica; hybride docent
ingenieur, technicus → techniek; hybride docent
kunstenaar, muzikant, musicus, danser, acteur, toneelspeler → kunstvak
traineeship, trainee, teach first, first class, eerst de klas → onderwijstraineeship; traineeship
rondkijken op school, kijkje nemen, kijkje in de klas, dag meedraaien, meedraaien, dagje meelopen, sfeer proeven, lesgeven uitproberen, uitproberen, eerst proberen, even proberen, proberen → meeloopdag; meelopen
iets voor mij, iets voor me, wat voor mij, wat voor me, past bij me, bij me past, bij mij past, ben ik geschikt, wat past bij mij, beroepskeuzetest, beroepentest, zelftest, quiz, keuzehulp, welke route → routecheck; meelopen
afspraak maken, afspraak afzeggen, afspraak verzetten, afspraak annuleren, bellen, gebeld worden, terugbellen, telefonisch, iemand spreken, met iemand praten, persoonlijk advies, loopbaanadvies, loopbaancoach, hulp bij kiezen, consulent, voorlichter → adviesgesprek; adviseur
spreekuur, inloop → inloopspreekuur; loket
infopunt, informatiepunt, steunpunt, helpdesk, in mijn regio, bij mij in de buurt, regiokantoor → regioloket; onderwijsloket; regionaal
infoavond, voorlichtingsavond, voorlichting, infodag, opendag, open huis, kennismakingsavond, onderwijsbeurs, banenmarkt, banenbeurs → informatieavond; open dag
verhalen van anderen, ervaringen van anderen, ervaringen van leraren, ervaringen van zij-instromers, praktijkverhaal → ervaringsverhalen
filmpje, filmpjes, youtube → video
begrippen, woordenlijst, afkortingen → begrippenlijst; betekent
banensite, meesterbaan, baan als docent, baan als leraar, baan als leerkracht, werk als docent, werk als leraar, baan vinden, werk vinden, banen in het onderwijs, openstaande banen → vacatures; vacature
motivatiebrief, brief schrijven, open sollicitatie → sollicitatiebrief
demoles, voorbeeldles, les geven bij sollicitatie → proefles
juf worden, meester worden, juffenopleiding, onderwijzersopleiding, onderwijzersakte, pedagogische academie, hoofdakte, lesgeven op een basisschool, lesgeven basisschool → pabo; leraar basisonderwijs
mo-akte, lerarenakte, lesakte, lesbrevet, onderwijsdiploma, lerarendiploma, docentendiploma, mag ik lesgeven → bevoegdheid; lesbevoegdheid
mo-a, mo-a akte, nlo → tweedegraads
mo-b, mo-b akte → eerstegraads
2e graads, 2de graads, graad 2, 2egraads, tweedegrader → tweedegraads
1e graads, 1ste graads, graad 1, 1egraads, eerstegrader → eerstegraads
universitaire lerarenopleiding, postdoctorale lerarenopleiding, lerarenopleiding universiteit → educatieve master
universitaire pabo, academische lerarenopleiding, alpo → academische pabo
educatieve bachelor, minor lesgeven, minor educatie → educatieve minor; beperkt tweedegraads
pep, ad-pep → pedagogisch educatief professional
didactisch bewijs, didactische aantekening, pedagogische aantekening, didactisch diploma, pedagogisch diploma → pdg
avondschool, avondstudie, avondlessen, 's avonds studeren, in de avond studeren, avonduren, in de avonduren, weekendopleiding, in het weekend studeren, studeren naast werk, studeren naast mijn werk → deeltijdopleiding; deeltijd; avond
dagopleiding, overdag studeren, hele week naar school → voltijdopleiding; voltijd
thuis studeren, vanuit huis, e-learning, loi, nha, nti, schriftelijke cursus, zelf studeren → online; afstand
evc, eerder verworven competenties, vakken overslaan, al gestudeerd, eerdere studie, niet alles overdoen → vrijstellingen; vrijstelling
stageplaats, stageadres, stage zoeken, stage vinden → stageplek; stageschool
betaalde stage, stageloon, stagegeld → stagevergoeding
studiedruk, studiebelasting, studie-uren, uren studeren, hoeveel uur studeren → studielast
toelatingseis, toelatingseisen, ingangseisen, instroomeisen, vooropleidingseisen, aangenomen worden → toelating; vooropleiding
ingangstoets, instaptoets, instroomtoets, pabotoets, pabotoetsen, selectietoets → toelatingstoetsen; toelatingstoets
21 plus, 21 jaar, eenentwintigplustoets, zonder vooropleiding, geen middelbare school, school niet afgemaakt, alleen vmbo, alleen mavo, vmbo diploma → 21+-toets; toelatingsonderzoek
psychologische test, persoonlijkheidstest, geschiktheidstest, capaciteitentest, intake → geschiktheidsonderzoek
dyscalculie, rekentest, rekenvaardigheid, slecht in rekenen, goed in rekenen, rekenen pabo → wiscat; rekentoets
taaltest, spellingtoets, taalvaardigheid → taaltoets
kennistoets, kennisbasis, landelijke toets, lkt → kennisbasistoetsen
herkansing, gezakt, niet gehaald, overdoen → herkansen
zonder diploma, ongediplomeerd, geen diploma, zonder papieren, zonder pabo, mag ik zonder → onbevoegd; zonder bevoegdheid; diploma nodig
diploma kwijt, diploma verloren, diploma zoek, duplicaat diploma → diplomaregister
maandsalaris, maandloon, brutoloon, brutosalaris, nettoloon, nettosalaris, uurloon, jaarsalaris, beginsalaris, inkomen leraar, wat schuift het → salaris; salaristabel
lerarensalaris, leraarsalaris, docentensalaris, docentsalaris, lerarenloon, salaris leraar, salaris docent, loon leraar → verdient een leraar; salaristabel
salarisstrook, loonbriefje, loonspecificatie → loonstrook
schaal 10, schaal 11, schaal 12, l10, l11, l12 → schaal; functiemix
loonsverhoging, salarisverhoging, opslag krijgen, periodiek, periodieken → trede
hogere functie, promotie maken, carrière maken, doorgroeimogelijkheden → functiemix; doorgroeien
dienstjaren, werkervaring meetellen, salaris onderhandelen, onderhandelen → inschaling; werkervaring
minder verdienen, salaris inleveren, achteruitgang in salaris, vaste lasten, hypotheek, spaargeld, geldzorgen, geen inkomen → rondkomen; begroting
schoolgeld, studiegeld, inschrijfgeld, inschrijfkosten → collegegeld
tweede studie, tweede bachelor, nog een studie → instellingscollegegeld; collegegeld
studielening, studieschuld, geld lenen, leven lang leren, llk, studeren na je dertigste → levenlanglerenkrediet
gratis opleiding, omscholingsbudget, opleidingsbudget, ontwikkelbudget, stap-budget, scholingsvoucher, omscholingssubsidie, financiële steun → subsidie; subsidies; tegemoetkoming
baas betaalt, wie betaalt, opleiding vergoed, studie vergoed, vergoeding studie → werkgever; subsidie; studiekosten
belastingaftrek, aftrekpost, belastingvoordeel, aftrekken → aftrekbaar; belasting
terugbetaling, studiebeding, studieschuld werkgever → terugbetalen; terugbetalingsregeling
ov, ov-kaart, kilometervergoeding, reisgeld, woon-werkverkeer → reiskostenvergoeding; reiskosten
vakantietoeslag → vakantiegeld
randstadtoelage, bindingstoelage, extra toelage, grotestedentoelage → arbeidsmarkttoelage; toelagen
burn-out, burnout, overspannen, overwerkt, opgebrand, overbelast, stress, stressvol, uitgeput, zwaar beroep, zwaar werk → volhouden; taakbeleid; werkdruk
lesuren, aantal lessen, hoeveel lessen, overuren, werkweek, jaartaak, normjaartaak, 40 uur, 36 uur → taakbeleid; werktijden
correctiewerk, toetsen verbeteren, proefwerken verbeteren → nakijken
kerstvakantie, zomervakantie, meivakantie, herfstvakantie, voorjaarsvakantie, grote vakantie, lange vakantie, schoolvrij → schoolvakanties; vakantie
vrij nemen, vrije dag, dag vrij, vakantie buiten de schoolvakantie, snipperdag, sabbatical, onbetaald verlof, wereldreis → verlof; vakantiedagen
papadag, mamadag, vaderschapsverlof, partnerverlof, kraamtijd, baby, kind krijgen → ouderschapsverlof; geboorteverlof
mantelzorger, zorg voor mijn ouders, zieke ouder → mantelzorg; zorgverlof
ziek melden, ziekmelden, ziekmelding, ziekgemeld, ziektewet, griep, loondoorbetaling → ziek; bedrijfsarts
arbeidsongeschikt, afgekeurd → arbeidsongeschiktheid; beperking
rolstoel, gehandicapt, chronisch ziek, chronische ziekte, wajong, arbeidshandicap, rugklachten, slechtziend, slechthorend, psychische klachten, depressie → beperking; arbeidsbeperking
seniorenregeling, ouderenregeling, seniorenverlof, ouderendagen → duurzame inzetbaarheid; bapo
vaste baan, vast dienstverband, vastigheid, baanzekerheid, onbepaalde tijd → vast contract; vaste aanstelling
jaarcontract, proeftijd, bepaalde tijd, flexcontract, nulurencontract, tijdelijke baan → tijdelijk contract; tijdelijke
halve baan, paar dagen, minder werken, minder uren, twee dagen werken, drie dagen werken, vier dagen werken, 2 dagen werken, 3 dagen werken, 4 dagen werken, dagen per week werken, deeltijds werken, in deeltijd werken → parttime werken; parttime; deeltijd
strafrechtelijk, veroordeeld, veroordelingen, gevangenis, detentie, crimineel verleden, gedragsverklaring, antecedenten, bewijs goed gedrag → vog; verklaring omtrent het gedrag
avg → privacy
drukke klas, drukke kinderen, ordeproblemen, orde houden, klassenmanagement, klas stil krijgen, brutale leerlingen, lastige leerlingen, moeilijke klas → orde; stil
lastige ouders, boze ouders, moeilijke ouders, mondige ouders, tienminutengesprek, ouderavond, rapportgesprek → oudergesprekken; oudergesprek
gedragsproblemen, gedragsstoornis, moeilijk opvoedbaar, moeilijke kinderen, rugzakje, zorgleerlingen, zorgkinderen, leerachterstand → gespecialiseerd onderwijs; passend onderwijs; speciaal onderwijs
verstandelijke beperking, downsyndroom, syndroom van down, meervoudige beperking, mytylschool, tyltylschool, zmlk, zmok, lom, lomschool, cluster 3, cluster 4 → gespecialiseerd onderwijs; voortgezet speciaal onderwijs
dove kinderen, blinde kinderen, doofstom → gespecialiseerd onderwijs; gebarentaal
tos → taalontwikkelingsstoornis
hoogbegaafd, hoogbegaafdheid, hoogbegaafde, meerbegaafd, plusklas → passend onderwijs
buitengewoon onderwijs, bijzondere kinderen, kinderen met een beperking, speciale school → speciaal onderwijs; gespecialiseerd onderwijs
swv → samenwerkingsverband
lts, leao, huishoudschool, ambachtsschool, vbo, lbo, technische school → vmbo
basis kader, kaderberoeps, basisberoeps, lwoo → vmbo
tl, vmbo-tl → theoretische leerweg; vmbo-t
mulo → mavo
hbs, lyceum → havo; vwo
mts, meao, mbo-opleiding, vakopleiding → mbo
hts, heao, hbo-diploma → hbo
doctoraal, doctorandus, drs, universitair diploma, universitaire studie → wo-diploma; universitair; universiteit
mbo 1, mbo1, entreeopleiding, assistentenopleiding → entree
mbo 2, mbo2 → niveau 2; mbo
mbo 3, mbo3 → niveau 3; mbo
mbo naar pabo, mbo pabo, mbo 4 naar pabo, mbo 4 pabo, mbo 4 diploma pabo, mbo niveau 4 pabo, met mbo 4 juf → zonder havo of vwo; mbo-4-diploma
mbo 4, mbo4, mbo niveau 4 → niveau 4; mbo 4; mbo-4-diploma
praktijkschool, pro-school → praktijkonderwijs
brugpieper, eerste klas, eersteklassers, lagere klassen → brugklas; onderbouw
examenklas, hogere klassen, bovenste klassen → bovenbouw
tieners, pubers, opgeschoten jeugd → voortgezet onderwijs; pubers
jonge kinderen, kleine kinderen, kleintjes → kleuters; basisonderwijs
vavo = voortgezet algemeen volwassenenonderwijs
avondlyceum, volwasseneneducatie, volwassenen lesgeven, volwassen leerlingen → volwassenenonderwijs; vavo
taalles geven, taaldocent, nt2-docent, nederlandse les geven, nederlands aan buitenlanders, inburgeraars, anderstaligen, taalcoach → nt2; volwassenenonderwijs; inburgering
nt2 = nederlands als tweede taal
christelijke school, katholieke school, islamitische school, reformatorisch, gereformeerd, protestants, geloof, religieus → bijzonder onderwijs; openbaar
steinerschool, rudolf steiner, antroposofie, waldorf → vrijeschool; antroposofisch
vernieuwingsonderwijs, vernieuwend onderwijs, freinet, traditionele vernieuwing, agora, schooltype, soorten scholen → onderwijsconcepten
tto = tweetalig onderwijs
engelstalig, engelstalige school, expatschool → tweetalig onderwijs; international
schoolsysteem, onderwijsstelsel, hoe werkt het onderwijs → onderwijssysteem
cijferen, rekenles, rekenjuf → rekenen
bèta, bètavak, bètavakken, exacte vakken → natuurkunde; wiskunde; scheikunde
nask = natuur- en scheikunde
taalvakken, vreemde talen, moderne talen, mvt → engels; frans; duits
klassieke talen → latijn; grieks
kcv → klassieke culturele vorming
frysk, friese les → fries
ak, topografie → aardrijkskunde
burgerschap, staatsinrichting, politiek, politicologie, sociologie → maatschappijleer; maatschappijwetenschappen
psychologie, psycholoog, maatschappelijk werk, maatschappelijk werker, jongerenwerker, jeugdwerker, hulpverlener → omgangskunde; pedagogiek
antropologie, antropoloog, socioloog, politicoloog → maatschappijleer; mens- en maatschappijwetenschappen
chemicus, apotheker, scheikundige → scheikunde
bioloog → biologie
natuurkundige, fysicus, sterrenkunde → natuurkunde
wiskundige, econometrie, statistiek → wiskunde
historicus → geschiedenis
econoom → economie
boekhouder, boekhouden, bedrijfskunde, bedrijfskundige → bedrijfseconomie; overstappen
verpleegkundige, verpleegkundigen → gezondheidszorg en welzijn; pdg
theoloog, theologie, dominee, imam → godsdienst; levensbeschouwing
dove, doof, doven, slechthorende, slechthorenden, gehoorproblemen → auditief gehandicapten; gebarentaal; deaf studies
logopedist, logopedie, spraakproblemen → communicatief gehandicapten; educational needs
opvoedkunde → pedagogiek
boekhouden, management en organisatie, accountancy, bedrijfskunde → bedrijfseconomie; economie
religie, bijbelles, ethiek, geloofsles, theologie → godsdienst; levensbeschouwing
koranles, islamles, islam → islamgodsdienst
wijsbegeerte → filosofie
computers, computerles, programmeerles, coderen, digitale geletterdheid → informatica
sport, sportleraar, sportdocent, sportles, gymjuf, gymmeester, gymleerkracht, zwemles, bewegen → bewegingsonderwijs; lichamelijke opvoeding
lo → lichamelijke opvoeding
bsm = bewegen sport en maatschappij
handenarbeid, knutselen, crea, tekenles, schilderen, kunstvakken, tehatex → handvaardigheid; tekenen; beeldende vormgeving
ckv = culturele en kunstzinnige vorming
handwerken, naaien, textiel, mode → textiele vormgeving
muziekles, muziekleraar, zangles, zingen → muziek
ballet, balletles, dansles, dansleraar → dans
toneel, toneelles, acteren → theater; drama
verpleging, zorgopleiding, zorgdocent → verpleegkunde; gezondheidszorg; zorg en welzijn
elektrotechniek, elektro, installatietechniek, werktuigbouw, werktuigbouwkunde, metaaltechniek, metaal, metaalbewerking, machinebouw, mechatronica, autotechniek, motorvoertuigen, technisch vak, technische vakken → technisch beroepsonderwijs; produceren installeren; techniek
tuinieren, dierverzorging, agrarisch, plant en dier → groen; tuinbouw
scheepvaart, binnenvaart, zeevaart → maritiem; schipper
kookles, koksopleiding, restaurant → horeca; consumptieve techniek
timmeren, metselen, houtbewerking, bouwkunde → bouwen wonen; timmerman
rechtenstudie, rechten gestudeerd → maatschappijleer
genoeg van, uitgekeken op, geen zin meer, klaar met mijn werk, klaar met mijn baan, klaar met de zorg, klaar met kantoor, baan zat, werk zat, iets anders doen, wat anders doen, iets anders gaan doen, wat anders gaan doen, nieuwe uitdaging, weg uit → overstap; overstappen; zij-instroom
wil voor de klas, voor de klas staan, voor de klas gaan, voor de klas komen → leraarschap; lerarenopleiding; zij-instroom
jurist, advocaat, bankier, bankmedewerker, marketeer, accountant, militair, defensie, politieagent, projectmanager, ambtenaar, journalist, onderzoeker → overstappen; zij-instroom
centen, centjes, poen, knaken, bruto, netto, honorarium → salaris; verdient
hoe begin ik, waar begin ik, waar moet ik beginnen, stappenplan, eerste stap, eerste stappen → leraarschap; adviesgesprek; routecheck
dt → deeltijd
vt → voltijd
bve → mbo
`
