/** The shared vocabularies of the catalogue: what articles, questions, programmes and media are sorted by. */

export type Topic = { name: string; icon: string; description: string }
export type Thema = { key: string; title: string; icon: string; description: string; body: string; topics: string[] }
export type Term = { name: string; description: string; sectors?: string[] }
export type Choice = { key: string; title: string; description: string }

export const topics: Topic[] = [
  {
    name: 'Bevoegdheden',
    icon: 'mdi:certificate-outline',
    description: 'Welk diploma je nodig hebt om op welke school welk vak te mogen geven.',
  },
  {
    name: 'Lerarenopleiding',
    icon: 'mdi:school-outline',
    description: 'Opleidingen tot leraar, van pabo tot educatieve master, en hoe je kiest.',
  },
  {
    name: 'Arbeidsvoorwaarden',
    icon: 'mdi:file-document-check-outline',
    description: 'Werktijden, verlof, contracten en pensioen: wat er in de cao’s is geregeld.',
  },
  {
    name: 'Onderwijssysteem',
    icon: 'mdi:sitemap-outline',
    description: 'Hoe het Nederlandse onderwijs is opgebouwd en wie waarover gaat.',
  },
  {
    name: 'Salaris',
    icon: 'mdi:cash-multiple',
    description: 'Schalen, treden en inschaling: zo zoek je op wat je gaat verdienen.',
  },
  {
    name: 'Middelbare school',
    icon: 'mdi:book-open-page-variant-outline',
    description: 'Werken in het vmbo, de havo, het vwo of het praktijkonderwijs.',
  },
  {
    name: 'Basisonderwijs',
    icon: 'mdi:shape-outline',
    description: 'Werken met kinderen van vier tot en met twaalf jaar.',
  },
  {
    name: 'Opleidingen',
    icon: 'mdi:map-search-outline',
    description: 'Een opleiding zoeken, vergelijken en aanvragen, naast de lerarenopleidingen.',
  },
  {
    name: 'Onderwijsondersteunend personeel',
    icon: 'mdi:account-group-outline',
    description: 'Functies naast en rond de leraar, van onderwijsassistent tot conciërge.',
  },
  {
    name: 'Randvoorwaarden',
    icon: 'mdi:clipboard-check-outline',
    description: 'Wat je moet regelen voordat je begint: VOG, meelopen, solliciteren.',
  },
  {
    name: 'Toelatingstoetsen',
    icon: 'mdi:pencil-box-outline',
    description: 'Toetsen die bepalen of je aan een opleiding mag beginnen.',
  },
  {
    name: 'PDG-traject',
    icon: 'mdi:hammer-wrench',
    description: 'Het pedagogisch-didactisch getuigschrift voor vakmensen in het mbo.',
  },
  { name: 'Gastdocent', icon: 'mdi:microphone-variant', description: 'Af en toe lesgeven over je eigen vak of werk.' },
  { name: 'Studielast', icon: 'mdi:timer-sand', description: 'Hoeveel tijd een opleiding kost en hoe je dat inpast.' },
  {
    name: 'Subsidies en financiën',
    icon: 'mdi:hand-coin-outline',
    description: 'Regelingen die een opleiding of overstap betaalbaar maken.',
  },
  {
    name: 'Geschiktheidsonderzoek',
    icon: 'mdi:clipboard-search-outline',
    description: 'De toets die bepaalt of je kunt beginnen als zij-instromer.',
  },
  {
    name: 'Arbeidsongeschiktheid',
    icon: 'mdi:hand-heart-outline',
    description: 'Werken in het onderwijs met een ziekte of beperking.',
  },
  {
    name: 'Collegegeld',
    icon: 'mdi:wallet-outline',
    description: 'Wettelijk tarief of instellingstarief, en wanneer je wat betaalt.',
  },
  {
    name: 'Instructeur',
    icon: 'mdi:human-male-board',
    description: 'Praktische vakken geven in het mbo zonder docent te zijn.',
  },
  {
    name: 'Overstap op latere leeftijd',
    icon: 'mdi:swap-horizontal-bold',
    description: 'De overstap maken met een half werkend leven achter je.',
  },
  {
    name: 'Speciaal onderwijs',
    icon: 'mdi:puzzle-outline',
    description: 'Lesgeven aan jonge kinderen die extra ondersteuning nodig hebben.',
  },
  {
    name: 'Voortgezet speciaal onderwijs',
    icon: 'mdi:puzzle-plus-outline',
    description: 'Lesgeven aan jongeren die extra ondersteuning nodig hebben.',
  },
  {
    name: 'Buitenland',
    icon: 'mdi:earth',
    description: 'Lesgeven in Nederland met een diploma van elders, en andersom.',
  },
  { name: 'Middelbaar beroepsonderwijs', icon: 'mdi:tools', description: 'Werken met studenten die een beroep leren.' },
  {
    name: 'Volwassenenonderwijs',
    icon: 'mdi:account-school-outline',
    description: 'Lesgeven aan volwassenen, van vavo tot inburgering.',
  },
  {
    name: 'Wetgeving',
    icon: 'mdi:scale-balance',
    description: 'De wetten achter bevoegdheden, benoemingen en kwaliteit.',
  },
]

export const themas: Thema[] = [
  {
    key: 'orienteren',
    title: 'Oriënteren',
    icon: 'mdi:compass-outline',
    topics: ['Onderwijssysteem', 'Basisonderwijs', 'Middelbare school', 'Randvoorwaarden'],
    description: 'Ontdekken of werken in het onderwijs bij je past.',
    body: 'Begin klein. Loop een ochtend mee, praat met iemand die de stap al zette en kijk welke leeftijd je aanspreekt. Pas daarna wordt de vraag welke opleiding je nodig hebt interessant.\n\n## Drie vragen om mee te beginnen\n\n- Met welke leeftijd werk je graag?\n- Wil je één vak geven of juist een hele groep begeleiden?\n- Hoeveel tijd en geld heb je de komende twee jaar?',
  },
  {
    key: 'bevoegd-worden',
    title: 'Bevoegd worden',
    icon: 'mdi:certificate-outline',
    topics: ['Bevoegdheden', 'Wetgeving', 'Buitenland'],
    description: 'Welke bevoegdheid hoort bij de plek waar je wilt werken.',
    body: 'Een bevoegdheid is het recht om op een bepaald soort school een bepaald vak te geven. Je krijgt haar met een getuigschrift. Wat je ermee mag, staat in de wet; hoe je eraan komt, verschilt per persoon.',
  },
  {
    key: 'studeren',
    title: 'Studeren',
    icon: 'mdi:school-outline',
    topics: ['Lerarenopleiding', 'Opleidingen', 'Toelatingstoetsen', 'Studielast'],
    description: 'Opleidingen kiezen, toegelaten worden en het volhouden.',
    body: 'Voltijd, deeltijd, duaal of online: de vorm bepaalt je week meer dan het vak. Kijk daarom eerst naar je agenda en dan pas naar de studiegids.',
  },
  {
    key: 'zij-instromen',
    title: 'Zij-instromen',
    icon: 'mdi:transit-connection-variant',
    topics: ['Geschiktheidsonderzoek', 'PDG-traject', 'Overstap op latere leeftijd'],
    description: 'Meteen voor de klas terwijl je je bevoegdheid haalt.',
    body: 'Zij-instroom is werken en leren tegelijk, bij een school die je aanneemt. Dat is stevig. Wie het goed voorbereidt, heeft er een intensief maar kort traject aan.',
  },
  {
    key: 'geld',
    title: 'Geld en regelingen',
    icon: 'mdi:hand-coin-outline',
    topics: ['Salaris', 'Subsidies en financiën', 'Collegegeld'],
    description: 'Wat een opleiding kost, wie meebetaalt en wat je gaat verdienen.',
    body: 'Bedragen veranderen elk jaar. Daarom leggen we uit hoe de regelingen werken en wijzen we je de plek waar het bedrag van dit jaar staat.',
  },
  {
    key: 'werken',
    title: 'Werken op een school',
    icon: 'mdi:briefcase-outline',
    topics: ['Arbeidsvoorwaarden', 'Onderwijsondersteunend personeel', 'Instructeur', 'Gastdocent'],
    description: 'Functies, contracten en de dagelijkse praktijk.',
    body: 'Een school is meer dan leraren. Assistenten, instructeurs, conciërges en ondersteuners houden haar draaiend. Kijk dus breder dan de functie die je als eerste te binnen schiet.',
  },
  {
    key: 'specialiseren',
    title: 'Extra ondersteuning',
    icon: 'mdi:puzzle-outline',
    topics: ['Speciaal onderwijs', 'Voortgezet speciaal onderwijs', 'Arbeidsongeschiktheid'],
    description: 'Werken met leerlingen die meer nodig hebben, en zelf werken met een beperking.',
    body: 'In het gespecialiseerd onderwijs is de groep klein en de vraag groot. Rust, duidelijkheid en een goed team zijn er belangrijker dan het perfecte lesboek.',
  },
  {
    key: 'beroepsonderwijs',
    title: 'Beroep en volwassenen',
    icon: 'mdi:tools',
    topics: ['Middelbaar beroepsonderwijs', 'Volwassenenonderwijs', 'PDG-traject', 'Instructeur'],
    description: 'Lesgeven aan mbo-studenten en volwassenen.',
    body: 'Het mbo leeft van mensen die het vak kennen. Je werkervaring is er geen omweg, maar je belangrijkste bagage.',
  },
]

export const audiences: Choice[] = [
  { key: 'overstappers', title: 'Overstappers', description: 'Je werkt nu buiten het onderwijs.' },
  { key: 'studenten', title: 'Aankomende studenten', description: 'Je zoekt een eerste opleiding.' },
  {
    key: 'intern',
    title: 'Interne overstappers',
    description: 'Je werkt al op een school en wilt een andere functie.',
  },
  { key: 'terugkeerders', title: 'Terugkeerders', description: 'Je werkte eerder in het onderwijs en wilt terug.' },
]

export const phases: Choice[] = [
  { key: 'interesse', title: 'Interesse', description: 'Je vraagt je af of het onderwijs iets voor je is.' },
  { key: 'orientatie', title: 'Oriëntatie', description: 'Je vergelijkt scholen, functies en opleidingen.' },
  { key: 'opleiding', title: 'Opleiding', description: 'Je volgt een opleiding of traject.' },
  { key: 'start', title: 'Start', description: 'Je begint aan je eerste baan op een school.' },
  { key: 'behoud', title: 'Behoud', description: 'Je werkt in het onderwijs en wilt verder groeien.' },
]

export const qualifications: Term[] = [
  {
    name: 'Primair onderwijs',
    sectors: ['po', 'go'],
    description:
      'Lesgeven aan groepen in het basisonderwijs en het gespecialiseerd onderwijs. Je krijgt deze bevoegdheid met de pabo, een academische lerarenopleiding primair onderwijs of zij-instroom.',
  },
  {
    name: 'Eerstegraads',
    sectors: ['vo', 'mbo', 'go'],
    description: 'Je vak geven in alle leerjaren van het voortgezet onderwijs, ook in de bovenbouw van havo en vwo.',
  },
  {
    name: 'Tweedegraads',
    sectors: ['vo', 'mbo', 'go'],
    description: 'Je vak geven in het vmbo, de onderbouw van havo en vwo, het praktijkonderwijs en het mbo.',
  },
  {
    name: 'Beperkt tweedegraads',
    sectors: ['vo'],
    description:
      'Je vak geven in het vmbo en de onderbouw van havo en vwo. Je haalt haar met een educatieve module of minor.',
  },
  {
    name: 'Pedagogisch-didactisch getuigschrift (PDG)',
    sectors: ['mbo'],
    description:
      'Lesgeven in het mbo in het beroep dat je zelf beheerst. Het getuigschrift hoort bij een baan als docent in opleiding.',
  },
  {
    name: 'Onderwijsassistent (mbo 4)',
    sectors: ['po', 'vo', 'mbo', 'go'],
    description: 'Assisteren in en rond de klas, onder verantwoordelijkheid van een leraar.',
  },
  {
    name: 'Instructeur mbo',
    sectors: ['mbo'],
    description: 'Praktijklessen en vaardigheden geven in het mbo, onder verantwoordelijkheid van een docent.',
  },
  {
    name: 'Schoolleider',
    sectors: ['po', 'vo', 'mbo', 'go'],
    description: 'Leiding geven aan een school of team. Bevoegd lesgeven hoort daar niet vanzelf bij.',
  },
]

export const roles: Term[] = [
  { name: 'Leraar basisonderwijs', sectors: ['po'], description: 'Geeft alle vakken aan een eigen groep kinderen.' },
  {
    name: 'Leraar voortgezet onderwijs',
    sectors: ['vo'],
    description: 'Geeft één of twee vakken aan verschillende klassen.',
  },
  { name: 'Docent mbo', sectors: ['mbo'], description: 'Leidt studenten op voor een beroep en begeleidt hun stages.' },
  {
    name: 'Leraar gespecialiseerd onderwijs',
    sectors: ['go'],
    description: 'Geeft les aan kleine groepen leerlingen met een ondersteuningsvraag.',
  },
  {
    name: 'Vakleerkracht',
    sectors: ['po', 'go'],
    description: 'Geeft op de basisschool één vak, zoals muziek of bewegingsonderwijs.',
  },
  {
    name: 'Onderwijsassistent',
    sectors: ['po', 'vo', 'mbo', 'go'],
    description: 'Ondersteunt de leraar en werkt met kleine groepjes.',
  },
  {
    name: 'Leraarondersteuner',
    sectors: ['po', 'vo', 'go'],
    description: 'Neemt zelfstandig lestaken over, in overleg met de leraar.',
  },
  {
    name: 'Technisch onderwijsassistent',
    sectors: ['vo', 'mbo', 'ho'],
    description: 'Zet proeven klaar en houdt practicum en werkplaats veilig.',
  },
  { name: 'Instructeur', sectors: ['mbo'], description: 'Leert studenten praktische handelingen van hun beroep.' },
  {
    name: 'Gastdocent',
    sectors: ['po', 'vo', 'mbo', 'ho'],
    description: 'Geeft af en toe een les over eigen werk of expertise.',
  },
  {
    name: 'Hybride docent',
    sectors: ['vo', 'mbo', 'ho'],
    description: 'Combineert een vaste baan in het onderwijs met werk daarbuiten.',
  },
  {
    name: 'Intern begeleider',
    sectors: ['po', 'go'],
    description: 'Bewaakt de zorg voor leerlingen en coacht leraren daarbij.',
  },
  {
    name: 'Zorgcoördinator',
    sectors: ['vo', 'go'],
    description: 'Regelt extra ondersteuning voor leerlingen, met ouders en hulpverleners.',
  },
  { name: 'Mentor', sectors: ['vo', 'mbo'], description: 'Is het eerste aanspreekpunt voor een klas en hun ouders.' },
  { name: 'Decaan', sectors: ['vo'], description: 'Begeleidt leerlingen bij profiel- en studiekeuze.' },
  { name: 'Schoolleider', sectors: ['po', 'vo', 'go'], description: 'Leidt een school en het team dat er werkt.' },
  {
    name: 'Teamleider',
    sectors: ['vo', 'mbo'],
    description: 'Stuurt een team van docenten aan binnen een grotere school.',
  },
  {
    name: 'Hogeschooldocent',
    sectors: ['ho'],
    description: 'Geeft les aan hbo-studenten en begeleidt praktijkonderzoek.',
  },
  {
    name: 'Conciërge',
    sectors: ['po', 'vo', 'mbo', 'go'],
    description: 'Houdt gebouw, materialen en gangen op orde en kent iedereen.',
  },
  {
    name: 'Administratief medewerker',
    sectors: ['po', 'vo', 'mbo', 'go', 'ho'],
    description: 'Verzorgt inschrijvingen, roosters en de balie.',
  },
]

export const tracks: Term[] = [
  { name: 'Voltijdopleiding', description: 'Overdag studeren, met stages door de hele opleiding heen.' },
  { name: 'Deeltijdopleiding', description: 'Studeren op een vaste dag of avond, naast werk of gezin.' },
  { name: 'Duale opleiding', description: 'Werken op een school en studeren in één programma.' },
  { name: 'Zij-instroom', description: 'Een baan voor de klas met scholing op maat, in ongeveer twee jaar.' },
  { name: 'PDG-traject', description: 'Scholing voor vakmensen die docent in het mbo worden.' },
  { name: 'Kopopleiding', description: 'Eén jaar na een verwante bachelor naar de tweedegraads bevoegdheid.' },
  {
    name: 'Educatieve module',
    description: 'Kort traject na een wo-bachelor, voor een beperkt tweedegraads bevoegdheid.',
  },
  {
    name: 'Educatieve minor',
    description: 'Een half jaar binnen een wo-bachelor, voor een beperkt tweedegraads bevoegdheid.',
  },
  { name: 'Educatieve master', description: 'Universitaire opleiding tot eerstegraads leraar.' },
  { name: 'Hbo-master', description: 'Vervolg voor tweedegraads leraren die eerstegraads willen worden.' },
  { name: 'Associate degree', description: 'Tweejarige hbo-opleiding, tussen mbo 4 en bachelor.' },
  { name: 'Mbo bol', description: 'Beroepsopleiding op school met stages.' },
  { name: 'Mbo bbl', description: 'Beroepsopleiding waarbij je werkt en één dag naar school gaat.' },
  { name: 'Onderwijstraineeship', description: 'Programma met opleiding, school en begeleiding in één.' },
]

/** School subjects by the family that a filter groups them in. */
export const schoolSubjects: Record<
  'talen' | 'exact' | 'mens en maatschappij' | 'kunst en bewegen' | 'beroepsgericht vmbo',
  string[]
> = {
  talen: [
    'Nederlands',
    'Engels',
    'Duits',
    'Frans',
    'Spaans',
    'Fries',
    'Italiaans',
    'Russisch',
    'Arabisch',
    'Turks',
    'Chinees',
    'Latijn',
    'Grieks',
  ],
  exact: [
    'Wiskunde',
    'Rekenen',
    'Natuurkunde',
    'Scheikunde',
    'Natuur- en scheikunde (nask)',
    'Biologie',
    'Informatica',
    'Natuur, leven en technologie (NLT)',
    'Onderzoek en ontwerpen (O&O)',
    'Algemene natuurwetenschappen',
  ],
  'mens en maatschappij': [
    'Aardrijkskunde',
    'Geschiedenis',
    'Maatschappijleer',
    'Maatschappijwetenschappen',
    'Economie',
    'Bedrijfseconomie',
    'Filosofie',
    'Godsdienst/levensbeschouwing',
    'Islamgodsdienst',
    'Omgangskunde',
    'Pedagogiek',
  ],
  'kunst en bewegen': [
    'Lichamelijke opvoeding',
    'Bewegen, sport en maatschappij (BSM)',
    'Culturele en kunstzinnige vorming (ckv)',
    'Tekenen',
    'Handvaardigheid',
    'Textiele vormgeving',
    'Beeldende vormgeving',
    'Muziek',
    'Dans',
    'Drama/theater',
    'Kunst (algemeen)',
  ],
  'beroepsgericht vmbo': [
    'Bouwen, wonen en interieur',
    'Produceren, installeren en energie',
    'Mobiliteit en transport',
    'Media, vormgeving en ICT',
    'Maritiem en techniek',
    'Zorg en welzijn',
    'Economie en ondernemen',
    'Horeca, bakkerij en recreatie',
    'Groen',
    'Dienstverlening en producten',
    'Techniek',
    'Verzorging',
    'Consumptieve techniek',
    'Gezondheidszorg en welzijn',
    'Technisch beroepsonderwijs',
    'Mens en technologie',
  ],
}
