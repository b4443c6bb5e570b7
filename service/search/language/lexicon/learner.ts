/** Plain Dutch words of people who are learning the language, and the countries that their diplomas come from. The grammar of lines: `field-synonyms.ts`. */
export const learnerDutch = `
leraar beroep, docent beroep, beroep leraar, beroep docent, werk als leraar, werk als docent, werken als leraar, werken als docent, leerkracht worden → leraar worden; lerarenopleiding
leraar in mijn land, docent in mijn land, in mijn land leraar, leraar in het buitenland, was leraar, was docent, was juf, was lerares, thuisland, land van herkomst, eigen land → buitenlands diploma; buitenlandse lesbevoegdheid; buitenland
lesgever, lerarin, leraares, docente, onderwijzeres → leraar; docent; leerkracht
juf helpen, leraar helpen, helper, helpster, helper school, helpen op school, helpen in de klas → onderwijsassistent; vrijwilliger
les geven, lessen geven, onderwijzen, onderwijs geven → lesgeven
kinderschool, kleine school, school voor kinderen, kinderen leren, werken met kinderen, met kinderen werken, iets met kinderen, wat met kinderen, les aan kinderen → basisonderwijs; basisschool
grote school, school voor jongeren, werken met jongeren, hoge school → voortgezet onderwijs; middelbare school
school voor volwassenen, les aan volwassenen → volwassenenonderwijs; volwassenen
vakschool voor beroep, beroepsschool, beroep leren → mbo
hoge opleiding, hoge studie → hbo; universiteit
universiteit diploma, diploma universiteit, universiteitsdiploma → wo-diploma; universitair
cursus leraar, leraar cursus, cursus docent, cursus lesgeven, leraar studeren, studie leraar, studie docent, opleiding leraar, opleiding docent, leraar school, lerarenschool → lerarenopleiding
examen toelating, toelating examen, examen pabo, ingangsexamen → toelatingstoetsen; toelatingsonderzoek
rekenexamen, examen rekenen, wiskundetest → wiscat; rekentoets
taal niveau, zonder nederlands, geen nederlands, niveau nederlands, nivo nederlands, nederlands niveau, nederlands nivo, mijn nederlands, hoe goed nederlands, genoeg nederlands, niveau taal, taaleis, taaleisen, nederlandse taal, goed nederlands spreken, nederlands spreken, nederlands leren, slecht nederlands, taal leren, accent → taalniveau; nt2; taaltoets
a2, b1, b2, c1 → taalniveau; nt2; b2
taalexamen, examen nederlands, nederlands examen, taal examen, taal toets → taaltoets; staatsexamen nt2
inburgeren, inburgeringscursus, inburgeringsexamen, inburgering examen → inburgering; verblijfsvergunning; buitenlands diploma; nt2
taalcursus, taalschool voor volwassenen, nederlandse cursus, cursus nederlands → nt2; taalniveau
werkvergunning, werk vergunning, tewerkstellingsvergunning, verblijfsvergunning, verblijfsvergunningen, verblijfsstatus, ind, paspoort, visum, kennismigrant → verblijf; statushouder
vluchteling, asiel, asielstatus → statushouder; vluchteling; buitenlands diploma
papier, papiertje, documenten, certificaat, certificaten → diploma; getuigschrift
diploma erkennen, diploma waarderen, diploma vergelijken, diploma erkenning, diploma waardering, diploma omzetten, diploma vertalen, diploma geldig, diploma gelijkstellen, idw, nuffic, sbb → diplomawaardering; erkenning; nuffic
beroepserkenning, erkend als leraar, bevoegdheid uit buitenland, lesbevoegdheid buitenland → erkenning; beroepskwalificatie
politie papier, politie verklaring, papier van politie, politieverklaring → vog; verklaring omtrent het gedrag
geld voor studie, geld voor opleiding, hulp met geld, geld van overheid, geld gemeente → subsidie; studiefinanciering
hoeveel geld, geld verdienen, salaris per maand, loon per maand → salaris; salaristabel
studie betalen, opleiding betalen, school betalen, prijs studie, prijs opleiding → collegegeld; studiekosten
brief voor werk, werk brief → sollicitatiebrief
gesprek voor werk, praten met school → sollicitatiegesprek
kijken op school, bezoek school, school bezoeken, dag in school → meeloopdag; meelopen
praten met iemand, hulp vragen, vraag aan iemand, ik heb hulp nodig, wie kan mij helpen, advies vragen → adviesgesprek; adviseur
weinig uren, halve dagen, halve dag werken → parttime; deeltijd
studeren en werken, werken en studeren, werk en studie → deeltijdopleiding; duaal; zij-instroom
kort studeren, snel studeren, niet lang studeren → verkorte; kopopleiding
avond studie, avond school, avond cursus → deeltijdopleiding; avond
computer studie, internet studie, studeren op internet, studie via internet → online
vrijwillig, vrijwillig werk, zonder geld werken → vrijwilliger; vrijwilligers
engels spreken, alleen engels, les in het engels, engels op school → tweetalig onderwijs; bilingual
buitenlandse papieren, diploma van buiten, diploma uit het buitenland, diploma buitenland, diploma ander land, diploma uit ander land, diploma mijn land, diploma uit mijn land → buitenlands diploma; diplomawaardering
syrië, syrisch, syrische, syriër, irak, iraaks, iraakse, iran, iraans, iraanse, afghanistan, afghaans, afghaanse, jemen, jemenitisch, libanon, libanees, libanese, jordanië, palestina, palestijns, palestijnse → buitenlands diploma; diplomawaardering
oekraïne, oekraïens, oekraïense, rusland, wit-rusland, moldavië, georgië, armenië, armeens, armeense, azerbeidzjan, kazachstan → buitenlands diploma; diplomawaardering
turkije, turks diploma, turkse, koerdisch, koerdische, egypte, egyptisch, egyptische, marokko, marokkaans, marokkaanse, tunesië, algerije, libië → buitenlands diploma; diplomawaardering
eritrea, eritrees, eritrese, ethiopië, ethiopisch, ethiopische, somalië, somalisch, somalische, soedan, soedanees, soedanese, nigeria, nigeriaans, nigeriaanse, ghana, ghanees, ghanese, kenia, oeganda, kameroen, congo, congolees, angola, senegal, zuid-afrika, zuid-afrikaans, zuid-afrikaanse → buitenlands diploma; diplomawaardering
polen, pools, poolse, roemenië, roemeens, roemeense, bulgarije, bulgaars, bulgaarse, hongarije, hongaars, hongaarse, tsjechië, slowakije, servië, kroatië, bosnië, kosovo, albanië, griekenland, litouwen, letland, estland → buitenlands diploma; diplomawaardering
duitsland, belgië, belgisch, belgische, vlaams, vlaamse, vlaanderen, frankrijk, engeland, groot-brittannië, brits, britse, schotland, ierland, spanje, portugal, portugees, portugese, italië, oostenrijk, zwitserland, denemarken, zweden, noorwegen, finland → buitenlands diploma; diplomawaardering; erkenning
belg, belgen, vlaming, vlamingen, duitser, fransman, engelsman, brit, spanjaard, italiaan, griek, roemeen, bulgaar, hongaar, rus, oekraïner, turk, koerd, marokkaan, syriër, irakees, iraniër, afghaan, eritreeër, somaliër, ethiopiër, egyptenaar, surinamer, antilliaan, indonesiër, amerikaan, canadees, braziliaan, indiër, pakistaan → buitenlands diploma; diplomawaardering
duits diploma, frans diploma, engels diploma, spaans diploma, italiaans diploma, grieks diploma, russisch diploma, chinees diploma, arabisch diploma → buitenlands diploma; diplomawaardering
suriname, surinaams, surinaamse, curaçao, antillen, antilliaans, antilliaanse, aruba, bonaire, indonesië, indonesisch, indonesische → buitenlands diploma; diplomawaardering
amerika, amerikaans, amerikaanse, verenigde staten, canada, canadees, canadese, mexico, mexicaans, mexicaanse, brazilië, braziliaans, braziliaanse, colombia, venezuela, argentinië, chili, peru, ecuador, cuba, dominicaanse republiek, australië, nieuw-zeeland → buitenlands diploma; diplomawaardering
india, indiaas, indiase, pakistan, pakistaans, pakistaanse, bangladesh, sri lanka, nepal, china, chinese diploma, hongkong, taiwan, japan, korea, filipijnen, filipijns, filipijnse, vietnam, thailand, maleisië, singapore → buitenlands diploma; diplomawaardering
syria, syrian, iraq, iraqi, iranian, afghan, yemen, lebanon, lebanese, jordan, palestine, turkey, turkish, egypt, egyptian, morocco, moroccan, eritrean, ethiopia, ethiopian, somalia, sudan, nigerian, ghanaian, south africa, south african → foreign teaching qualification; recognition; buitenlands diploma
ukraine, ukrainian, russia, poland, polish, romania, romanian, bulgaria, hungary, greece, germany, belgium, france, spain, italy, ireland, england, united kingdom, uk, british, britain, scotland → foreign teaching qualification; recognition; buitenlands diploma
usa, united states, america, american, canadian, brazil, brazilian, mexican, argentina, australia, australian, new zealand, indian, philippines, filipino, pakistani, indonesia, japanese, korean → foreign teaching qualification; recognition; buitenlands diploma
werk school, werk in school, werken in school, baan school, baan in school, werk zoeken school → vacatures; vacature
papieren nodig, papier nodig, documenten nodig, welke papieren, welk papier, welke documenten → vog; diploma; bevoegdheid
`
