/** Checklists to take along, and paths of older pages. */

export type Checklist = { key: string; title: string; description: string; paragraphs: string[] }
export type Redirect = { origin: string; destination: string; code: '301' | '302' | '307' | '308' }

export const checklists: Checklist[] = [
  {
    key: 'checklist-meeloopdag',
    title: 'Checklist voor een meeloopdag',
    description: 'Wat je vraagt, waar je op let en hoe je bedankt.',
    paragraphs: [
      'Spreek vooraf af in welke groep of klas je meekijkt, hoe laat je er moet zijn en of je iets mag doen.',
      'Let op drie dingen: hoe de leraar begint, wat er gebeurt als het onrustig wordt, en hoe jij je na twee uur voelt.',
      'Vraag de leraar wat er gisteravond nog gedaan moest worden, en wat er vandaag anders liep dan gepland.',
      'Schrijf dezelfde dag op wat je wilde doen op het moment dat je alleen mocht kijken. Dat is vaak je beste aanwijzing.',
      'Stuur binnen een week een bericht met één ding dat je bijbleef. Scholen onthouden dat.',
    ],
  },
  {
    key: 'opleiding-kiezen',
    title: 'Vragen voor een open dag',
    description: 'Twaalf vragen waarmee je opleidingen echt kunt vergelijken.',
    paragraphs: [
      'Hoeveel lesdagen heb ik per week, en welke zijn vast?',
      'Wie zoekt mijn stageplek, en hoe ver mag die weg zijn?',
      'Welke vrijstellingen gaven jullie vorig jaar aan iemand met mijn diploma?',
      'Wat gebeurt er als ik een toets niet haal?',
      'Hoeveel studenten stoppen in het eerste jaar, en waarom?',
      'Met welke schoolbesturen werken jullie samen?',
      'Is er begeleiding voor mensen die lang niet hebben gestudeerd?',
      'Welke kosten komen er naast het collegegeld?',
    ],
  },
  {
    key: 'checklist-zij-instroom',
    title: 'Checklist voor zij-instromers',
    description: 'Van eerste gesprek tot eerste lesdag.',
    paragraphs: [
      'Diploma en cijferlijst klaar, en bij een buitenlands diploma een waardering.',
      'Twee meeloopdagen gedaan, in verschillende leeftijden.',
      'Een school gevonden die zegt wie jou begeleidt en hoeveel uur daarvoor is.',
      'Geschiktheidsonderzoek gepland, en afgesproken wie dat en de scholing betaalt.',
      'Overeenkomst gelezen: uren, studietijd, kosten, en wat er gebeurt als je stopt.',
      'Thuis besproken wie wat overneemt in de eerste drie maanden.',
    ],
  },
  {
    key: 'geschiktheidsonderzoek-voorbereiden',
    title: 'Voorbereiding geschiktheidsonderzoek',
    description: 'Zo bouw je een portfolio dat klopt.',
    paragraphs: [
      'Beschrijf per ervaring de situatie, jouw taak, wat je deed en wat het opleverde.',
      'Kies voorbeelden waarin je iets uitlegde, een groep leidde of een conflict oploste.',
      'Voeg bewijs toe: een beoordeling, een programma, een bericht van een deelnemer.',
      'Oefen een korte les voor mensen die het onderwerp niet kennen, en vraag waar ze afhaakten.',
      'Fris rekenen en taal op. Een toets uit het hoofd doen is een vaardigheid die wegzakt.',
    ],
  },
  {
    key: 'salarisgesprek',
    title: 'Voorbereiding salarisgesprek',
    description: 'Wat je op papier zet voordat je over inschaling praat.',
    paragraphs: [
      'Zoek de geldende cao op en noteer schaal en trede die de school noemt.',
      'Maak een lijst van werkervaring, met per baan waarom die telt voor deze functie.',
      'Vraag naar de totale beloning: vakantiegeld, eindejaarsuitkering, toelagen, reiskosten en scholing.',
      'Vraag hoe en wanneer je een trede of schaal omhooggaat, en laat afspraken vastleggen vóór je tekent.',
    ],
  },
  {
    key: 'papieren-op-orde',
    title: 'Papieren op orde',
    description: 'Welke documenten een school van je vraagt.',
    paragraphs: [
      'Geldig identiteitsbewijs.',
      'Getuigschriften met cijferlijst, en bij een buitenlands diploma de waardering of erkenning.',
      'Verklaring omtrent het gedrag; de school start meestal de aanvraag.',
      'Verklaring van de opleiding als je nog studeert, met de datum van je verwachte diploma.',
      'Referenties van mensen die je hebben zien werken met een groep.',
    ],
  },
  {
    key: 'vakervaring-in-beeld',
    title: 'Vakervaring in beeld',
    description: 'Werkblad om je beroepservaring te ordenen voor het mbo.',
    paragraphs: [
      'Zet de kerntaken van je beroep onder elkaar en geef bij elk aan hoeveel jaar je die hebt gedaan.',
      'Noteer wie je hebt ingewerkt of begeleid, en wat diegene daarna kon.',
      'Verzamel certificaten, ook van korte cursussen.',
      'Bedenk bij drie taken welke fout beginners maken, en hoe je die zou uitleggen.',
    ],
  },
  {
    key: 'begroting-overstap',
    title: 'Begroting voor je overstap',
    description: 'Werkblad voor inkomsten en uitgaven tijdens de opleiding.',
    paragraphs: [
      'Noteer je vaste lasten per maand en trek eraf wat je tijdelijk kunt missen.',
      'Reken met het inkomen van de minste maand, niet van de gemiddelde.',
      'Zet eenmalige kosten apart: collegegeld, boeken, laptop, reizen, toetsen.',
      'Noem bij elke regeling de voorwaarden, de sluitingsdatum en of je moet terugbetalen.',
      'Spreek een bedrag af waarbij je opnieuw gaat praten, thuis en met je werkgever.',
    ],
  },
]

/** Short addresses that people type by heart. */
const typed = {
  '/instellingen': '/navigator/instellingen',
  '/loketten': '/navigator/regioloketten',
  '/artikelen': '/kennisbank/artikelen',
  '/veelgestelde-vragen': '/kennisbank/veelgestelde-vragen',
  '/faq': '/kennisbank/veelgestelde-vragen',
  '/podcasts': '/media/podcasts',
  '/videos': '/media/videos',
  '/agenda': '/activiteiten',
  '/evenementen': '/activiteiten',
  '/en/programmes': '/en/navigator/programmes',
  '/en/institutions': '/en/navigator/institutions',
  '/en/regional-desks': '/en/navigator/regional-desks',
  '/en/articles': '/en/knowledge-base/articles',
  '/en/faq': '/en/knowledge-base/faq',
} as const

/** Articles that once lay right below the knowledge base. */
const moved = [
  'de-pabo-leraar-basisonderwijs-worden',
  'de-verkorte-deeltijdpabo',
  'de-kopopleiding',
  'de-educatieve-master',
  'de-tweedegraads-lerarenopleiding',
  'de-eerstegraads-bevoegdheid-uitgelegd',
  'de-tweedegraads-bevoegdheid-uitgelegd',
  'bevoegd-bekwaam-en-benoembaar',
  'onbevoegd-voor-de-klas',
  'zij-instromen-in-het-basisonderwijs',
  'zij-instromen-in-het-voortgezet-onderwijs',
  'zij-instromen-in-het-mbo',
  'het-geschiktheidsonderzoek-stap-voor-stap',
  'het-pedagogisch-didactisch-getuigschrift-pdg',
  'wat-kost-een-lerarenopleiding',
  'rondkomen-tijdens-je-overstap',
  'salaris-in-het-basisonderwijs',
  'salaris-in-het-voortgezet-onderwijs',
  'salaris-in-het-mbo',
  'onderwijsassistent-worden',
  'overstappen-na-je-vijftigste',
  'terugkeren-naar-het-onderwijs',
  'een-meeloopdag-regelen',
  'solliciteren-in-het-onderwijs',
  'which-teaching-qualifications-are-there-in-the-netherlands',
]

export const redirects: Redirect[] = [
  { origin: '/routes/start', destination: '/routes', code: '301' },
  { origin: '/kennisbank/faq-archief', destination: '/kennisbank/veelgestelde-vragen', code: '301' },
  { origin: '/kennisbank/artikel-archief', destination: '/kennisbank/artikelen', code: '301' },
  {
    origin: '/kennisbank/routes-naar-het-leraarschap',
    destination: '/kennisbank/artikelen/routes-naar-het-leraarschap',
    code: '301',
  },
  { origin: '/kennisbank/in-het-basisonderwijs', destination: '/werken-in-het-primair-onderwijs', code: '301' },
  {
    origin: '/kennisbank/in-het-voortgezet-onderwijs',
    destination: '/werken-in-het-voortgezet-onderwijs',
    code: '301',
  },
  {
    origin: '/kennisbank/in-het-middelbaar-beroepsonderwijs',
    destination: '/werken-in-het-middelbaar-beroepsonderwijs',
    code: '301',
  },
  { origin: '/kennisbank/ervaringen-uit-het-onderwijs', destination: '/media/ervaringsverhalen', code: '301' },
  { origin: '/plan-een-adviesgesprek', destination: '/adviesgesprek', code: '301' },
  { origin: '/opleidingen', destination: '/navigator/opleidingen', code: '301' },
  { origin: '/regioloketten', destination: '/navigator/regioloketten', code: '301' },
  { origin: '/onderwijsnavigator', destination: '/navigator', code: '301' },
  { origin: '/ontdek/items/videos', destination: '/media', code: '301' },
  { origin: '/onze-onderwijsexperts', destination: '/over-ons', code: '301' },
  { origin: '/over-het-loket', destination: '/over-ons', code: '301' },
  { origin: '/gidsen/*', destination: '/kennisbank/artikelen', code: '301' },
  ...Object.entries(typed).map(([origin, destination]): Redirect => ({ origin, destination, code: '302' })),
  ...moved.map((slug): Redirect => ({
    origin: `/kennisbank/${slug}`,
    destination: `/kennisbank/artikelen/${slug}`,
    code: '301',
  })),
]
