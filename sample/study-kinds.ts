/** What each kind of study leads to: level, sectors, roles, qualification and usual length. */
import type { Row } from '#schema/index.ts'
import type { StudyKind } from './studies.ts'

export type KindFacts = {
  level: Row<'programs'>['level']
  type: NonNullable<Row<'programs'>['type']>
  sectors: string[]
  roles: string[]
  qualifications: string[]
  /** Months at nominal pace; null where it differs between schools. */
  months: number | null
  /** What a school's page calls this kind, in the plural. */
  plural: string
  /** What a student does and becomes, in one or two sentences of Markdown. */
  about: string
}

const secondary = ['vo', 'mbo']
/** Said of what stands in no register. */
const example =
  'Dit traject staat in geen register: het is afgeleid van een verwante opleiding. Vraag de instelling of en wanneer het start.'

export const kindFacts: Record<StudyKind, KindFacts> = {
  pabo: {
    level: 'bachelor',
    type: 'lerarenopleiding',
    sectors: ['po', 'go'],
    roles: ['Leraar basisonderwijs', 'Leraar gespecialiseerd onderwijs'],
    qualifications: ['Primair onderwijs'],
    months: 48,
    plural: 'de pabo',
    about:
      'Je leert alle vakken van de basisschool geven en specialiseert je in het jonge of het oudere kind. Met het diploma ben je bevoegd voor het **primair onderwijs**.',
  },
  paboVariant: {
    level: 'bachelor',
    type: 'lerarenopleiding',
    sectors: ['po'],
    roles: ['Leraar basisonderwijs'],
    qualifications: [],
    months: null,
    plural: 'een bijzondere variant van de pabo',
    about:
      'Je bereidt je voor op lesgeven aan kinderen tot twaalf jaar, met een eigen accent. Vraag de opleiding welke bevoegdheid bij het diploma hoort.',
  },
  secondDegree: {
    level: 'bachelor',
    type: 'lerarenopleiding',
    sectors: ['vo', 'mbo', 'go'],
    roles: ['Leraar voortgezet onderwijs', 'Docent mbo'],
    qualifications: ['Tweedegraads'],
    months: 48,
    plural: '2<sup>e</sup>graads lerarenopleidingen',
    about:
      'Je verdiept je in één vak en leert het uitleggen. Met het diploma ben je **tweedegraads** bevoegd: voor het vmbo, de onderbouw van havo en vwo en het mbo.',
  },
  firstDegreeHbo: {
    level: 'master',
    type: 'lerarenopleiding',
    sectors: secondary,
    roles: ['Leraar voortgezet onderwijs'],
    qualifications: ['Eerstegraads'],
    months: null,
    plural: 'hbo-masters voor 1<sup>e</sup>graads leraren',
    about:
      'Je bouwt voort op een tweedegraads bevoegdheid in hetzelfde vak. Met het diploma ben je **eerstegraads** bevoegd, ook voor de bovenbouw van havo en vwo.',
  },
  firstDegreeWo: {
    level: 'master',
    type: 'educatieve master',
    sectors: secondary,
    roles: ['Leraar voortgezet onderwijs'],
    qualifications: ['Eerstegraads'],
    months: null,
    plural: 'educatieve masters',
    about:
      'Je combineert vakstudie, onderwijskunde en stage op een school. Met het diploma ben je **eerstegraads** bevoegd.',
  },
  arts: {
    level: 'bachelor',
    type: 'lerarenopleiding',
    sectors: ['po', 'vo', 'mbo'],
    roles: ['Vakleerkracht', 'Leraar voortgezet onderwijs'],
    qualifications: ['Eerstegraads'],
    months: 48,
    plural: 'docentopleidingen in een kunstvak',
    about:
      'Je ontwikkelt je als maker en als docent. Met het diploma geef je je kunstvak in alle leerjaren, en als vakleerkracht op de basisschool.',
  },
  sport: {
    level: 'bachelor',
    type: 'lerarenopleiding',
    sectors: ['po', 'vo', 'mbo', 'go'],
    roles: ['Vakleerkracht', 'Leraar voortgezet onderwijs'],
    qualifications: ['Eerstegraads'],
    months: 48,
    plural: 'de academie voor lichamelijke opvoeding',
    about:
      'Je leert bewegen onderwijzen aan kinderen, jongeren en volwassenen. Met het diploma ben je **eerstegraads** bevoegd voor lichamelijke opvoeding.',
  },
  professional: {
    level: 'master',
    type: 'professionalisering',
    sectors: ['po', 'vo', 'mbo', 'go'],
    roles: [],
    qualifications: [],
    months: null,
    plural: 'masters voor wie al in het onderwijs werkt',
    about:
      'Een verdieping voor mensen die al voor de klas staan of een school leiden. Je onderzoekt vragen uit je eigen praktijk. Een nieuwe lesbevoegdheid krijg je er niet mee.',
  },
  associate: {
    level: 'associate',
    type: 'ondersteunend',
    sectors: ['po', 'vo', 'mbo'],
    roles: ['Leraarondersteuner'],
    qualifications: [],
    months: 24,
    plural: 'associate degrees',
    about:
      'Een tweejarige hbo-opleiding voor wie leerlingen wil begeleiden zonder eindverantwoordelijk te zijn. Je kunt daarna vaak doorstromen naar een bachelor.',
  },
  assistant: {
    level: 'mbo',
    type: 'ondersteunend',
    sectors: ['po', 'vo', 'mbo', 'go'],
    roles: ['Onderwijsassistent'],
    qualifications: ['Onderwijsassistent (mbo 4)'],
    months: 36,
    plural: 'de opleiding onderwijsassistent',
    about:
      'Je leert leerlingen begeleiden, activiteiten voorbereiden en een leraar ondersteunen. Met het diploma kun je als **onderwijsassistent** werken of doorstromen naar de pabo.',
  },
  other: {
    level: 'bachelor',
    type: 'professionalisering',
    sectors: ['vo', 'mbo', 'go'],
    roles: ['Docent mbo'],
    qualifications: [],
    months: 48,
    plural: 'verwante opleidingen',
    about: 'Een bachelor op de grens van onderwijs en een ander vak. Vraag de opleiding welke bevoegdheid erbij hoort.',
  },
  sideEntryPrimary: {
    level: 'post-graduate',
    type: 'zij-instroom',
    sectors: ['po', 'go'],
    roles: ['Leraar basisonderwijs', 'Leraar gespecialiseerd onderwijs'],
    qualifications: ['Primair onderwijs'],
    months: 24,
    plural: 'zij-instroom in het basisonderwijs',
    about: `Je werkt op een basisschool en volgt scholing op maat, na een geschiktheidsonderzoek. Aan het eind ben je bevoegd voor het **primair onderwijs**. ${example}`,
  },
  sideEntrySecond: {
    level: 'post-graduate',
    type: 'zij-instroom',
    sectors: ['vo', 'mbo'],
    roles: ['Leraar voortgezet onderwijs', 'Docent mbo'],
    qualifications: ['Tweedegraads'],
    months: 24,
    plural: 'zij-instroom in een tweedegraads vak',
    about: `Je geeft al les op een school en volgt daarnaast wat je nog mist in vak en didactiek. Aan het eind ben je **tweedegraads** bevoegd. ${example}`,
  },
  sideEntryFirst: {
    level: 'post-graduate',
    type: 'zij-instroom',
    sectors: secondary,
    roles: ['Leraar voortgezet onderwijs'],
    qualifications: ['Eerstegraads'],
    months: 24,
    plural: 'zij-instroom in een eerstegraads vak',
    about: `Voor wie een passende master heeft en een school heeft gevonden. Je leert werkend, en wordt **eerstegraads** bevoegd. ${example}`,
  },
  shortPabo: {
    level: 'bachelor',
    type: 'lerarenopleiding',
    sectors: ['po', 'go'],
    roles: ['Leraar basisonderwijs', 'Leraar gespecialiseerd onderwijs'],
    qualifications: ['Primair onderwijs'],
    months: 27,
    plural: 'de verkorte deeltijdpabo',
    about: `Met een hbo- of wo-diploma sla je de algemene onderdelen over. Je leert alle vakken van de basisschool geven en wordt bevoegd voor het **primair onderwijs**. ${example}`,
  },
  headYear: {
    level: 'bachelor',
    type: 'kopopleiding',
    sectors: ['vo', 'mbo'],
    roles: ['Leraar voortgezet onderwijs', 'Docent mbo'],
    qualifications: ['Tweedegraads'],
    months: 12,
    plural: 'kopopleidingen',
    about: `Je hebt de vakkennis al, door een verwante bachelor. In een studiejaar leer je lesgeven, en word je **tweedegraads** bevoegd. ${example}`,
  },
  module: {
    level: 'post-graduate',
    type: 'lerarenopleiding',
    sectors: ['vo'],
    roles: ['Leraar voortgezet onderwijs'],
    qualifications: ['Beperkt tweedegraads'],
    months: 6,
    plural: 'educatieve modules',
    about: `Een half jaar didactiek en stage na een passende universitaire bachelor. Je wordt **beperkt tweedegraads** bevoegd: voor het vmbo en de eerste drie leerjaren van havo en vwo. ${example}`,
  },
  certificate: {
    level: 'post-graduate',
    type: 'pdg',
    sectors: ['mbo'],
    roles: ['Docent mbo', 'Instructeur'],
    qualifications: ['Pedagogisch-didactisch getuigschrift (PDG)'],
    months: 20,
    plural: 'het pedagogisch-didactisch getuigschrift',
    about: `Voor vakmensen die docent in het mbo worden of net zijn. Een dag per week opleiding, de andere dagen sta je op je eigen school. ${example}`,
  },
}

/** Per form of study: its track, and what a week looks like, in a few wordings so that pages do not all read alike. */
export const formFacts = {
  v: {
    track: 'Voltijdopleiding',
    texts: [
      'Je studeert overdag en loopt door de hele opleiding heen stage. Reken op een volle week.',
      'In voltijd heb je lessen verspreid over de week, met vaste stagedagen op een school.',
      'De voltijdvorm is de meest gekozen vorm voor een eerste studie: overdag les, daarnaast stage en zelfstudie.',
    ],
  },
  d: {
    track: 'Deeltijdopleiding',
    texts: [
      'De lessen zijn geconcentreerd op een vast dagdeel. Je stage of werkplek is overdag, want dan zijn er leerlingen.',
      'In deeltijd combineer je de studie met werk of gezin. Houd minstens één vaste dag per week vrij voor de praktijk.',
      'Deze vorm is gemaakt voor mensen met werkervaring. Vraag vooraf welke vrijstellingen je kunt krijgen.',
    ],
  },
  u: {
    track: 'Duale opleiding',
    texts: [
      'Werken en studeren zijn één programma: je hebt een aanstelling of leerwerkplek op een school die meedoet.',
      'In de duale vorm leer je voor een groot deel op de werkplek. De school en de opleiding begeleiden je samen.',
    ],
  },
  l: {
    track: 'Mbo bol',
    texts: [
      'In de bol ga je het grootste deel van de week naar school en loop je stage in verschillende groepen.',
      'Via de bol wissel je lesweken af met stages op basisscholen en in het voortgezet onderwijs.',
    ],
  },
  z: {
    track: 'Zij-instroom',
    texts: [
      'Je hebt eerst een school nodig die je aanneemt. Daarna werk je een deel van de week en studeer je minstens een dag.',
      'Werken en leren lopen door elkaar: wat je op de opleiding bespreekt, probeer je dezelfde week in je eigen klas.',
      'School, opleiding en jij leggen vooraf vast hoeveel je werkt, wie je begeleidt en wat het kost.',
    ],
  },
  k: {
    track: 'Kopopleiding',
    texts: [
      'Een vol studiejaar, met vanaf het begin een stage van twee of drie dagen per week.',
      'Het tempo ligt hoog, want de vakinhoud wordt bekend verondersteld. Laat vooraf je bachelor beoordelen.',
    ],
  },
  m: {
    track: 'Educatieve module',
    texts: [
      'Een half jaar met colleges over didactiek en een stage waarin je zelf lesgeeft.',
      'Soms te volgen in deeltijd over een heel jaar. Je bachelor moet bij het schoolvak passen.',
    ],
  },
  p: {
    track: 'PDG-traject',
    texts: [
      'Je volgt ongeveer één dag per week les en gebruikt je eigen klas als werkplaats.',
      'De meeste deelnemers hebben al een aanstelling op een mbo-school; die geeft je een begeleider.',
    ],
  },
  b: {
    track: 'Mbo bbl',
    texts: [
      'In de bbl werk je op een school en volg je één dag per week les. Je hebt dus eerst een werkplek nodig.',
      'Via de bbl verdien je terwijl je leert. De school waar je werkt, moet een erkend leerbedrijf zijn.',
    ],
  },
} as const
