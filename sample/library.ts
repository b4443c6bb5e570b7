/** Public bodies that articles refer to, checklists to take along, and paths of older pages. */

export type Source = { key: string; title: string; description: string; url: string }
export type Checklist = { key: string; title: string; description: string; paragraphs: string[] }
export type Redirect = { origin: string; destination: string; code: '301' | '302' | '307' | '308' }

export const sources: Source[] = [
  // Pages that support a sentence, with the day on which they were consulted.
  {
    key: 'pabo-toetsen-regels',
    title: 'Goed voorbereid naar de pabo: inzet van de toelatingstoetsen',
    description: 'Eén poging vóór de start, twee in het eerste jaar. Geraadpleegd op 23 november 2026.',
    url: 'https://www.goedvoorbereidnaardepabo.nl/gewijzigde-inzet-toelatingstoetsen/',
  },
  {
    key: 'pabo-toetsen-vorm',
    title: 'Goed voorbereid naar de pabo: zo zien de toetsen eruit',
    description: 'Duur, aantal vragen, niveau en geldigheid van een certificaat. Geraadpleegd op 23 november 2026.',
    url: 'https://www.goedvoorbereidnaardepabo.nl/studenten/toelatingstoetsen/',
  },
  {
    key: 'pabo-vrijstelling',
    title: 'Goed voorbereid naar de pabo: veelgestelde vragen',
    description: 'Wie is vrijgesteld van de toelatingstoetsen. Geraadpleegd op 23 november 2026.',
    url: 'https://www.goedvoorbereidnaardepabo.nl/veelgestelde-vragen-toelatingseisen/',
  },
  {
    key: 'subsidie-zij-instroom-bedrag',
    title: 'Voion: subsidiebedrag zij-instroom verhoogd',
    description:
      'Het bedrag van € 25.000 en de looptijd tot 1 januari 2026. Bericht van 12 januari 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://www.voion.nl/nieuws/subsidie-zij-instroom-subsidiebedrag-verhoogd/',
  },
  {
    key: 'subsidie-zij-instroom-aanvragen',
    title: 'DUO: subsidie zij-instroom',
    description:
      'Aanvragen nadat de scholing is begonnen, toekenning op volgorde van binnenkomst. Pagina uit 2019. Geraadpleegd op 23 november 2026.',
    url: 'https://duo.nl/zakelijk/primair-onderwijs/bekostiging-en-subsidies/subsidie-zij-instroom.jsp',
  },
  {
    key: 'studiekosten-wet',
    title: 'Accountancy Vanmorgen: studiekostenbeding vanaf 1 augustus 2022',
    description:
      'Gratis verplichte scholing en de uitzondering voor gereglementeerde beroepen. Artikel van 24 juni 2022. Geraadpleegd op 23 november 2026.',
    url: 'https://www.accountancyvanmorgen.nl/2022/06/24/is-studiekostenbeding-nog-mogelijk-vanaf-1-augustus-2022/',
  },
  {
    key: 'abp-compensatie',
    title: 'ABP: waarom krijgt de één wel compensatie en de ander niet?',
    description:
      'Uitleg over de vernieuwde pensioenregeling. Bericht van 9 februari 2026. Geraadpleegd op 23 november 2026.',
    url: 'https://www.abp.nl/nieuws-en-pers/nieuws/2026/februari/waarom-krijgt-de-een-wel-compensatie-en-de-ander-niet',
  },
  {
    key: 'abp-2027',
    title: 'Umc-medewerkers: New pension system 2027',
    description:
      'Compensatie alleen voor wie op 31 december 2026 bij het ABP opbouwt. In het Engels. Geraadpleegd op 23 november 2026.',
    url: 'https://en.umcmedewerkers.nl/knowledgebase/new-pension-system-2027',
  },
  {
    key: 'arbeidsmarkttoelage',
    title: 'Onderwijscommunity: arbeidsmarkttoelage',
    description:
      'Het bedrag vanaf 2024 en voor welke scholen de toelage is. Bericht uit 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://onderwijscommunity.nl/artikelen/arbeidsmarkttoelage-voor-personeel-op-scholen-met-kwetsbare-leerlingen/',
  },
  {
    key: 'doorstroomtoets',
    title: 'LBBO: stappen schooladvies veranderen',
    description:
      'Voorlopig advies, doorstroomtoets en het definitieve advies sinds 2023-2024. Geraadpleegd op 23 november 2026.',
    url: 'https://www.lbbo.nl/nieuws/stappen-schooladvies-veranderen',
  },
  {
    key: 'klassieke-talen',
    title: 'SLO: klassieke talen, curriculumspiegel 2017',
    description:
      'Hoe klassieke culturele vorming in 2014 opging in Latijn en Grieks. Geraadpleegd op 23 november 2026.',
    url: 'https://scribd.com/document/734330633/Klassieke-Talen-Curriculumspiegel2017',
  },
  {
    key: 'schoolvakanties',
    title: 'Ministerie van OCW: hoe bepaalt de overheid de data voor schoolvakanties?',
    description: 'Welke vakanties vastliggen en welke een advies zijn. Geraadpleegd op 23 november 2026.',
    url: 'http://ocw.rijksopenheid.nl/7136/hoe-bepaalt-de-overheid-de-data-voor-schoolvakanties',
  },
  {
    key: 'beperkt-tweedegraads',
    title: 'Universiteit Leiden: educatieve module',
    description:
      'De verruiming van de beperkt tweedegraads bevoegdheid per 1 augustus 2023. Geraadpleegd op 23 november 2026.',
    url: 'https://www.universiteitleiden.nl/iclon/lo/opleidingstrajecten/educatieve-module',
  },
  {
    key: 'idw-vragen',
    title: 'IDW: veelgestelde vragen',
    description:
      'Wat een diplomawaardering kost, hoelang ze duurt en voor wie ze gratis is. Geraadpleegd op 23 november 2026.',
    url: 'https://www.idw.nl/veelgestelde-vragen/',
  },
  {
    key: 'idw',
    title: 'Verder lezen: IDW',
    description: 'Waardering van buitenlandse diploma’s aanvragen.',
    url: 'https://www.idw.nl',
  },
  // Laws, and home pages for further reading.
  {
    key: 'duo',
    title: 'DUO',
    description: 'Collegegeld, studiefinanciering en erkenning van diploma’s.',
    url: 'https://www.duo.nl',
  },
  {
    key: 'rijksoverheid-leraar',
    title: 'Rijksoverheid: werken in het onderwijs',
    description: 'Uitleg van het ministerie over beroepen en regels.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/werken-in-het-onderwijs',
  },
  {
    key: 'rijksoverheid-zij-instroom',
    title: 'Rijksoverheid: zij-instroom',
    description: 'Wie zij-instromer kan worden en wat daarvoor nodig is.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/werken-in-het-onderwijs',
  },
  {
    key: 'rijksoverheid-passend',
    title: 'Rijksoverheid: passend onderwijs',
    description: 'Hoe extra ondersteuning voor leerlingen is geregeld.',
    url: 'https://www.rijksoverheid.nl/onderwerpen/passend-onderwijs',
  },
  {
    key: 'wetten-wpo',
    title: 'Wet op het primair onderwijs',
    description: 'De wet over het basisonderwijs, met de eisen aan leraren.',
    url: 'https://wetten.overheid.nl/BWBR0003420',
  },
  {
    key: 'wetten-wvo',
    title: 'Wet voortgezet onderwijs 2020',
    description: 'De wet over het voortgezet onderwijs, met de bevoegdheden per leerjaar.',
    url: 'https://wetten.overheid.nl/BWBR0044212',
  },
  {
    key: 'wetten-web',
    title: 'Wet educatie en beroepsonderwijs',
    description: 'De wet over het mbo en de volwasseneneducatie.',
    url: 'https://wetten.overheid.nl',
  },
  {
    key: 'wetten-wec',
    title: 'Wet op de expertisecentra',
    description: 'De wet over het speciaal en voortgezet speciaal onderwijs.',
    url: 'https://wetten.overheid.nl',
  },
  {
    key: 'inspectie',
    title: 'Inspectie van het Onderwijs',
    description: 'Toezicht op scholen en opleidingen.',
    url: 'https://www.onderwijsinspectie.nl',
  },
  {
    key: 'cao-po',
    title: 'Cao primair onderwijs',
    description: 'Salaristabellen en afspraken voor basisscholen en speciale scholen.',
    url: 'https://www.poraad.nl',
  },
  {
    key: 'cao-vo',
    title: 'Cao voortgezet onderwijs',
    description: 'Salaristabellen en afspraken voor middelbare scholen.',
    url: 'https://www.vo-raad.nl',
  },
  {
    key: 'cao-mbo',
    title: 'Cao mbo',
    description: 'Salaristabellen en afspraken voor het middelbaar beroepsonderwijs.',
    url: 'https://www.mboraad.nl',
  },
  {
    key: 'cao-hbo',
    title: 'Cao hbo',
    description: 'Salaristabellen en afspraken voor hogescholen.',
    url: 'https://www.vereniginghogescholen.nl',
  },
  {
    key: 'cao-nu',
    title: 'Cao Nederlandse universiteiten',
    description: 'Salaristabellen en afspraken voor universiteiten.',
    url: 'https://www.universiteitenvannederland.nl',
  },
  {
    key: 'mbo-raad',
    title: 'MBO Raad',
    description: 'Vereniging van mbo-scholen, met informatie over werken in het mbo.',
    url: 'https://www.mboraad.nl',
  },
  {
    key: 'aob',
    title: 'Algemene Onderwijsbond',
    description: 'Vakbond met uitleg over cao en rechtspositie.',
    url: 'https://www.aob.nl',
  },
  {
    key: 'cnv-onderwijs',
    title: 'CNV Onderwijs',
    description: 'Vakbond met uitleg over cao en rechtspositie.',
    url: 'https://www.cnv.nl',
  },
  {
    key: 'dus-i',
    title: 'DUS-I',
    description: 'Voert subsidies uit, ook die voor zij-instroom.',
    url: 'https://www.dus-i.nl',
  },
  {
    key: 'justis',
    title: 'Justis',
    description: 'Geeft de verklaring omtrent het gedrag af.',
    url: 'https://www.justis.nl',
  },
  {
    key: 'nuffic',
    title: 'Nuffic',
    description: 'Waardering van buitenlandse diploma’s en internationaal onderwijs.',
    url: 'https://www.nuffic.nl',
  },
  { key: 'abp', title: 'ABP', description: 'Pensioenfonds voor overheid en onderwijs.', url: 'https://www.abp.nl' },
  {
    key: 'uwv',
    title: 'UWV',
    description: 'Uitkeringen, voorzieningen en werken met een beperking.',
    url: 'https://www.uwv.nl',
  },
  {
    key: 'studiekeuze123',
    title: 'Studiekeuze123',
    description: 'Onafhankelijke informatie over hbo- en wo-opleidingen.',
    url: 'https://www.studiekeuze123.nl',
  },
  {
    key: 'kiesmbo',
    title: 'KiesMBO',
    description: 'Onafhankelijke informatie over mbo-opleidingen.',
    url: 'https://www.kiesmbo.nl',
  },
  { key: 'sbb', title: 'SBB', description: 'Leerbedrijven en kwalificaties in het mbo.', url: 'https://www.s-bb.nl' },
  {
    key: 'nibud',
    title: 'Nibud',
    description: 'Rekenhulp voor inkomsten en uitgaven van een huishouden.',
    url: 'https://www.nibud.nl',
  },
]

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
      'Geschiktheidsonderzoek gepland, en afgesproken wanneer de school de subsidie aanvraagt.',
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
  ...moved.map((slug): Redirect => ({
    origin: `/kennisbank/${slug}`,
    destination: `/kennisbank/artikelen/${slug}`,
    code: '301',
  })),
]
