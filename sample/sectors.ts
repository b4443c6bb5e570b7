/** The five sectors of education, each with the four texts of its own page. Markdown; amounts are never given. */

export type Sector = {
  key: 'po' | 'vo' | 'mbo' | 'go' | 'ho'
  title: string
  slug: string
  altNames: string[]
  description: string
  introduction: string
  roles: string
  routes: string
  salary: string
  costs: string
}

export const sectors: Sector[] = [
  {
    key: 'po',
    title: 'Primair onderwijs',
    slug: 'primair-onderwijs',
    altNames: ['basisonderwijs', 'basisschool', 'lagere school', 'po', 'groep 1 tot en met 8'],
    description: 'Lesgeven aan kinderen van vier tot en met twaalf jaar, in alle vakken die zij nodig hebben.',
    introduction: `In het primair onderwijs werk je met kinderen van ongeveer vier tot en met twaalf jaar. De meeste leraren hebben een eigen groep en geven alle vakken: van rekenen en lezen tot gym, als je daarvoor bevoegd bent. Je ziet een kind een jaar lang bijna elke dag. Dat maakt het werk persoonlijk, en het vraagt dat je snel schakelt tussen uitleggen, troosten en organiseren.

Kleuters leren vooral door te spelen; in de bovenbouw draait het meer om zelfstandig werken en om de overstap naar de middelbare school. **Weet je nog niet welke leeftijd je ligt?** Loop dan op dezelfde school een ochtend mee in groep 2 en een ochtend in groep 7. Dat ene verschil zegt vaak meer dan een brochure.`,
    roles: `De groepsleerkracht is de bekendste functie, maar lang niet de enige. Een onderwijsassistent werkt met kleine groepjes en helpt bij het voorbereiden van lessen. Een leraarondersteuner doet hetzelfde met meer zelfstandigheid en geeft delen van de les. Vakleerkrachten verzorgen één vak, zoals muziek, beeldende vorming of bewegingsonderwijs.

Daarnaast zijn er functies waarin je niet of minder voor de groep staat:

- de intern begeleider, die de zorg rond kinderen organiseert en collega’s coacht;
- de schoolleider, die het team en de school leidt;
- de conciërge en de administratief medewerker, zonder wie de dag niet op gang komt.

Veel mensen beginnen in een ondersteunende functie en halen van daaruit hun bevoegdheid.`,
    routes: `De gewone weg naar een eigen groep is de **pabo**, een hbo-bachelor van vier jaar. Heb je al een hbo- of wo-diploma, dan bieden veel hogescholen een verkorte deeltijdvariant. Met een vwo-diploma kun je ook kiezen voor een academische lerarenopleiding primair onderwijs, waarin je de pabo met een universitaire studie combineert.

Zij-instroom is de snelste route voor wie al een hbo- of wo-diploma heeft en een school vindt die meedoet: na een geschiktheidsonderzoek sta je voor de klas en volg je in ongeveer twee jaar de scholing die je nog mist.

Wil je eerst ervaren hoe het is? Dan is onderwijsassistent, met een mbo-diploma op niveau 4, of leraarondersteuner een goede tussenstap.`,
    salary: `Je salaris staat in de **cao primair onderwijs**. Elke functie hoort bij een schaal, en elke schaal heeft treden: bij goed functioneren ga je doorgaans elk jaar een trede omhoog, tot je aan het einde van de schaal bent. Leraren beginnen meestal in schaal LB. Een school kan voor zwaardere taken een hogere schaal gebruiken, en bepaalt zelf welke functies dat zijn.

Bij je start kijkt de werkgever naar je ervaring. Werkervaring buiten het onderwijs kan meetellen, maar daarover onderhandel je vóórdat je tekent. Vraag ook naar vakantiegeld, eindejaarsuitkering en eventuele toelagen. De tabellen van dit jaar staan bij de sociale partners, PO-Raad en vakbonden.`,
    costs: `Voor een eerste bachelor aan een bekostigde hogeschool betaal je het **wettelijk collegegeld**. Heb je al een bachelor, dan geldt voor een tweede opleiding vaak het hogere instellingscollegegeld; voor opleidingen in het onderwijs bestaat daarop een belangrijke uitzondering, als je nog geen onderwijsdiploma op dat niveau hebt. De tarieven en voorwaarden van dit jaar vind je op duo.nl.

Reken verder op boeken, reiskosten, een laptop en eventueel de toelatingstoetsen. In een zij-instroomtraject betaalt de school meestal je scholing; het collegegeld is dan in de regel niet jouw zorg. Tot 1 januari 2026 kreeg ze daarvoor subsidie; of er een nieuwe regeling is, staat bij DUS-I. Denk ook aan minder inkomen: een dag minder werken kost vaak meer dan de opleiding zelf.`,
  },
  {
    key: 'vo',
    title: 'Voortgezet onderwijs',
    slug: 'voortgezet-onderwijs',
    altNames: ['middelbare school', 'vo', 'vmbo', 'mavo', 'havo', 'vwo', 'gymnasium', 'praktijkonderwijs'],
    description: 'Je vak geven aan jongeren van twaalf tot achttien jaar, van praktijkonderwijs tot gymnasium.',
    introduction: `Op de middelbare school geef je één vak, soms twee, aan verschillende klassen. Je leerlingen zijn tussen de twaalf en achttien jaar en volgen praktijkonderwijs, vmbo, havo of vwo. Elk lesuur is een nieuwe groep, en met iedere groep begin je opnieuw.

Wie hier werkt, houdt van zijn vak én van pubers. De ene helft van het werk is helder uitleggen; de andere helft is contact houden met dertig mensen die tegelijk aan heel iets anders denken. Naast je lessen ben je vaak mentor, ga je mee op excursie en werk je in een sectie samen aan toetsen. De verschillen tussen scholen zijn groot: een vakcollege met werkplaatsen voelt anders dan een categoraal gymnasium.`,
    roles: `De meeste mensen denken aan de vakdocent. Binnen die functie bestaan allerlei taken: mentor van een klas, decaan die helpt kiezen, zorgcoördinator die extra ondersteuning regelt, of teamleider van een afdeling.

Rond de lessen werken technisch onderwijsassistenten in het practicum, onderwijsassistenten in het vmbo en het praktijkonderwijs, en leraarondersteuners die lessen opvangen en leerlingen begeleiden. Heb je een baan buiten de school die je niet wilt opgeven, dan kun je **hybride docent** worden: een of twee dagen voor de klas, de rest van de week in je eigen beroep. Af en toe een gastles geven kan zonder bevoegdheid en is een prettige eerste kennismaking.`,
    routes: `Welke opleiding je nodig hebt, hangt af van de leerjaren. Met een **tweedegraads** bevoegdheid geef je les in het vmbo, het praktijkonderwijs en de eerste drie leerjaren van havo en vwo. Voor de bovenbouw van havo en vwo heb je een **eerstegraads** bevoegdheid nodig.

Tweedegraads word je met een hbo-bachelor van vier jaar, of met een kopopleiding van één jaar na een verwante bachelor. Eerstegraads word je met een educatieve master aan de universiteit, of met een hbo-master als je al tweedegraads bent. Voor gym, muziek, dans, drama en beeldende vorming zijn er eigen opleidingen.

Via zij-instroom haal je je bevoegdheid terwijl je al werkt, en met een educatieve module kun je na een universitaire bachelor beperkt aan de slag.`,
    salary: `De **cao vo** bepaalt wat je verdient. Docenten staan in schaal LB, LC of LD. Met welke schaal een functie wordt beloond, hangt af van de taken die de school eraan verbindt; het gaat dus niet automatisch om je graad of je ervaring. Binnen de schaal stijg je doorgaans jaarlijks een trede.

Vraag bij een sollicitatie naar drie dingen: de schaal, de trede en het aantal lessen dat bij een volledige baan hoort. Dat laatste staat in het taakbeleid van de school en maakt in de praktijk veel verschil. Onderwijsondersteunend personeel kent eigen schalen. De geldende salaristabellen vind je bij VO-raad en de vakbonden.`,
    costs: `Voor de hbo-bachelor en de universitaire master betaal je collegegeld: het wettelijke tarief als je aan de voorwaarden voldoet, anders het tarief dat de instelling zelf vaststelt. **Kijk op duo.nl** welk tarief voor jou geldt, want voor een eerste onderwijsopleiding na een andere studie bestaat een uitzondering.

Leraren die een onderwijsmaster volgen, kunnen via hun werkgever soms een tegemoetkoming krijgen. Bij zij-instroom betaalt meestal de school; de subsidie die ze daarvoor kreeg, liep tot 1 januari 2026. Of er een nieuwe is, staat bij DUS-I. En dan zijn er de kosten die niemand noemt: reizen naar een opleiding die alleen aan de andere kant van het land wordt gegeven, een studiedag waarop je niet verdient, boeken die je later toch weer nodig hebt.`,
  },
  {
    key: 'mbo',
    title: 'Middelbaar beroepsonderwijs',
    slug: 'middelbaar-beroepsonderwijs',
    altNames: ['mbo', 'roc', 'vakschool', 'beroepsonderwijs', 'beroepscollege'],
    description: 'Studenten opleiden voor een beroep, in de klas, de werkplaats en het leerbedrijf.',
    introduction: `Het mbo leidt op voor een vak. Studenten zijn meestal tussen de zestien en vijfentwintig, al zit er soms iemand van vijftig naast die zich laat omscholen. Ze leren bouwen, verzorgen, programmeren, koken, ondernemen. De ene opleiding duurt een jaar, de andere vier, op niveau 1 tot en met 4.

Als docent breng je de praktijk mee naar binnen. Je geeft lessen, begeleidt projecten, bezoekt leerbedrijven en voert gesprekken met studenten voor wie school niet altijd vanzelf gaat. Je werkt in een team dat samen een opleiding verzorgt. Dat geeft ruimte: roosters, lesstof en toetsen maak je met elkaar, vaak in overleg met bedrijven uit de regio.`,
    roles: `Docenten geven een beroepsgericht vak of een algemeen vak als Nederlands, Engels, rekenen of burgerschap. Ze zijn vaak ook mentor of studieloopbaanbegeleider.

**Instructeurs** verzorgen de praktische lessen: lassen, haren knippen, een infuus aanleggen. Zij werken onder de verantwoordelijkheid van een docent. Onderwijsassistenten en technisch onderwijsassistenten ondersteunen in lokalen en werkplaatsen.

Werk je nog graag in je eigen vak, dan is het mbo de plek bij uitstek voor hybride docenten en gastdocenten. Wie verder wil, kan teamleider worden, examens ontwikkelen of zich bezighouden met het contact met leerbedrijven.`,
    routes: `Heb je een tweedegraads of eerstegraads bevoegdheid, dan kun je je vak in het mbo geven. Kom je uit de praktijk zonder lesbevoegdheid, dan is het **pedagogisch-didactisch getuigschrift**, het PDG, de gebruikelijke weg. De school neemt je aan, verklaart dat je geschikt bent voor het vak dat je gaat geven, en jij volgt daarnaast een hbo-traject van ongeveer anderhalf tot twee jaar.

Instructeur kun je worden met een vakdiploma op mbo-niveau en een aanvullende opleiding of training die de school je laat volgen. Voor een onderwijsassistent is mbo-niveau 4 gebruikelijk.

Begin niet bij de opleiding maar bij het team: de meeste trajecten starten pas als je een aanstelling hebt.`,
    salary: `In het mbo geldt de **cao mbo**. Docentfuncties zijn ingedeeld in LB, LC en LD; instructeurs en ondersteuners staan in genummerde schalen. De school beschrijft per functie wat erbij hoort, en daar volgt de schaal uit.

Kom je uit een beroep met een goed salaris, bespreek dan vroeg hoe je werkervaring wordt gewogen. De cao geeft de werkgever ruimte om je hoger in te schalen, maar verplicht hem daartoe niet. Als docent in opleiding kun je tijdelijk lager beginnen. Laat dus opschrijven wanneer en op grond waarvan je schaal verandert. Tabellen en de volledige tekst staan op de site van de MBO Raad.`,
    costs: `Een PDG-traject wordt vrijwel altijd door de werkgever betaald. Tot 1 januari 2026 kon de school daarvoor subsidie aanvragen; of er een nieuwe regeling is, staat bij DUS-I. Vraag wel wat er gebeurt als je tussentijds stopt: in een **studiekostenovereenkomst** kan staan dat je een deel terugbetaalt.

Volg je een lerarenopleiding in deeltijd, dan betaal je collegegeld. Op duo.nl zie je welk tarief voor jou geldt en of je gebruik kunt maken van studiefinanciering of het levenlanglerenkrediet. De opleiding tot onderwijsassistent kent als mbo-opleiding lesgeld voor wie achttien of ouder is in de bol; in de bbl betaal je cursusgeld, dat de werkgever soms overneemt.`,
  },
  {
    key: 'go',
    title: 'Gespecialiseerd onderwijs',
    slug: 'gespecialiseerd-onderwijs',
    altNames: ['speciaal onderwijs', 'so', 'vso', 'sbo', 'speciaal basisonderwijs', 'voortgezet speciaal onderwijs'],
    description: 'Lesgeven aan leerlingen die meer rust, zorg of structuur nodig hebben.',
    introduction: `In het gespecialiseerd onderwijs zitten leerlingen die op een gewone school niet genoeg ondersteuning krijgen. Dat kan komen door een lichamelijke of verstandelijke beperking, een langdurige ziekte, een taalontwikkelingsstoornis, doof- of slechthorendheid, slechtziendheid of gedrag dat veel begeleiding vraagt.

De groepen zijn klein en je staat er zelden alleen voor: assistenten, therapeuten en gedragsdeskundigen werken mee. Kleine stappen tellen hier zwaar. Een leerling die voor het eerst tien minuten blijft zitten, kan het hoogtepunt van je week zijn. Het werk vraagt een stevige basis, humor en de bereidheid om elke ochtend opnieuw te beginnen.`,
    roles: `Je kunt er werken als groepsleerkracht of vakdocent, als onderwijsassistent, leraarondersteuner of vakleerkracht bewegingsonderwijs. In het voortgezet speciaal onderwijs bereiden docenten leerlingen voor op een diploma, op werk of op dagbesteding.

**Ondersteuning** weegt hier zwaarder dan elders. Een assistent is vaak de hele dag in dezelfde groep en kent de leerlingen net zo goed als de leraar. Intern begeleiders, zorgcoördinatoren, logopedisten, ergotherapeuten en orthopedagogen vormen het team eromheen. Wie praktisch is ingesteld, kan als stagebegeleider of jobcoach met leerlingen op zoek naar een passende werkplek.`,
    routes: `Met een **pabodiploma** mag je lesgeven in het speciaal basisonderwijs, het speciaal onderwijs en een groot deel van het voortgezet speciaal onderwijs. Met een eerste- of tweedegraads bevoegdheid geef je je vak in het vso. Een aparte bevoegdheid voor deze sector bestaat niet.

Wel kiezen veel leraren na een paar jaar voor een verdiepende opleiding, zoals de hbo-master Educational Needs. Dat is geen voorwaarde om te beginnen. Zij-instromen kan ook, al vragen scholen dan vaak om ervaring met de doelgroep: uit de jeugdzorg, de gehandicaptenzorg of je eigen leven.

Een betaalde baan als onderwijsassistent is de eerlijkste proef.`,
    salary: `Speciale scholen vallen onder de **cao primair onderwijs**, ook de meeste scholen voor voortgezet speciaal onderwijs. Leraren worden ingeschaald in LB of LC, afhankelijk van de functie die de school heeft beschreven. Ook voor ondersteuners gelden de schalen van deze cao.

Kijk naast het salaris naar de omstandigheden: groepsgrootte, vaste assistentie, tijd voor overleg en opvang na een heftige gebeurtenis. Zulke afspraken staan niet in een loonstrook, maar bepalen wel of je het werk volhoudt. Salaristabellen vind je bij de PO-Raad en de vakbonden.`,
    costs: `De kosten van je bevoegdheid zijn dezelfde als in het gewone basis- of voortgezet onderwijs, want je volgt dezelfde opleiding. Op duo.nl staat welk collegegeld voor jou geldt.

Wil je je daarna specialiseren met een master, vraag dan eerst je schoolbestuur om mee te betalen. Scholen hebben een **scholingsbudget**, en samenwerkingsverbanden passend onderwijs organiseren zelf trainingen die je niets kosten. Voor onderwijsmasters bestaan daarnaast tijdelijke regelingen van de overheid. Zulke regelingen openen en sluiten; controleer altijd de datum van de informatie die je leest.`,
  },
  {
    key: 'ho',
    title: 'Hoger onderwijs',
    slug: 'hoger-onderwijs',
    altNames: ['hbo', 'wo', 'hogeschool', 'universiteit', 'ho'],
    description: 'Lesgeven en onderzoek doen op een hogeschool of universiteit.',
    introduction: `Hogescholen en universiteiten leiden volwassen studenten op. Op een hogeschool staat de beroepspraktijk voorop, op een universiteit de wetenschap. In beide gevallen geef je colleges en werkgroepen, begeleid je projecten en scripties, en beoordeel je werk.

De studenten kiezen zelf voor hun opleiding, wat niet betekent dat ze altijd gemotiveerd zijn. Je hebt veel vrijheid in de vorm van je onderwijs en werkt samen met collega’s uit het vak. **Onderzoek** hoort er bijna altijd bij: praktijkgericht in een lectoraat op een hogeschool, fundamenteel of toegepast op een universiteit.`,
    roles: `Op een hogeschool werk je als docent, hogeschooldocent of hogeschoolhoofddocent. De ene geeft vooral les, de andere ontwikkelt opleidingen of leidt onderzoek. Op een universiteit heten de functies docent, universitair docent, universitair hoofddocent en hoogleraar; daar is onderzoek meestal een vast deel van de aanstelling.

Rond het onderwijs werken studieadviseurs, onderwijskundigen, technisch onderwijsassistenten en medewerkers in het lab of de bibliotheek. Voor mensen uit de praktijk is een kleine aanstelling naast een andere baan heel gewoon. Ook lerarenopleidingen zoeken ervaren leraren die toekomstige collega’s willen opleiden.`,
    routes: `Voor het hoger onderwijs bestaat **geen wettelijke lesbevoegdheid** zoals in het voortgezet onderwijs. Instellingen stellen hun eigen eisen. Meestal is een master nodig, op universiteiten vaak een promotie, en altijd kennis van het vak.

Na je aanstelling leer je lesgeven in een vast traject: op hogescholen de basiskwalificatie didactische bekwaamheid, op universiteiten de basiskwalificatie onderwijs. Die trajecten volg je tijdens je werk en de werkgever betaalt ze.

Zoek je een ingang, begin dan met een gastcollege, het begeleiden van stagiairs uit je bedrijf of het beoordelen van afstudeerwerk.`,
    salary: `Hogescholen hebben de **cao hbo**, universiteiten de **cao Nederlandse universiteiten**. Beide werken met genummerde schalen en jaarlijkse periodieken. Welke schaal bij een functie hoort, is vastgelegd in een functieordening; ervaring en diploma’s bepalen vooral op welke trede je begint.

Let op de omvang en de duur van de aanstelling. Tijdelijke contracten en kleine deeltijdbanen komen in deze sector veel voor, zeker in het begin. Vraag wat er na afloop van een tijdelijk contract gebeurt, en of er tijd is ingeruimd voor onderzoek of professionalisering. De tabellen staan bij de Vereniging Hogescholen en Universiteiten van Nederland.`,
    costs: `Omdat je geen lerarenopleiding hoeft te volgen, zijn de directe kosten klein. De **didactische basiskwalificatie** wordt door je werkgever betaald en vindt grotendeels in werktijd plaats.

Mis je een master, dan moet je wel rekenen op collegegeld. Voor een tweede master geldt vaak het instellingstarief; kijk op duo.nl en bij de instelling zelf. Sommige hogescholen laten docenten op hun kosten een master halen en maken daarover afspraken: hoeveel studietijd je krijgt, en wat je terugbetaalt als je vertrekt. Lees zo’n afspraak vóór je begint.`,
  },
]
