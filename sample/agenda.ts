/**
 * Advice by telephone, the hours of advisers, meetings to visit, and newsletter sections. Meetings are moved by weeks, and
 * invented as the desks that hold them: no institution that exists holds one.
 */

export const schedulingLinks = [
  {
    key: 'adviesgesprek',
    title: 'Adviesgesprek van twintig minuten',
    description:
      'Je kiest een moment, vertelt wat je wilt weten en krijgt na afloop een korte samenvatting. In dit voorbeeld belt niemand.',
    english: false,
    duration: 20,
    questions: { '0': 'Via welk regioloket kwam je hier?', '1': 'Wat wil je graag bespreken?' },
  },
  {
    key: 'english-consultation',
    title: 'Consultation in English',
    description: 'You choose a time and talk through your qualifications and options. In this example nobody calls.',
    english: true,
    duration: 20,
    questions: { '0': 'Which regional desk sent you here?', '1': 'Which qualification do you hold?' },
  },
]

export const availabilities = [
  { link: 'adviesgesprek', adviser: 'Bilal', weekday: 1, from: '09:00', to: '12:00' },
  { link: 'adviesgesprek', adviser: 'Marieke', weekday: 2, from: '13:00', to: '17:00' },
  { link: 'adviesgesprek', adviser: 'Joost', weekday: 3, from: '09:00', to: '12:30' },
  { link: 'adviesgesprek', adviser: 'Sanne', weekday: 4, from: '10:00', to: '16:00' },
  { link: 'adviesgesprek', adviser: 'Bilal', weekday: 4, from: '18:30', to: '20:30' },
  { link: 'english-consultation', adviser: 'Joost', weekday: 5, from: '09:00', to: '11:00' },
]

export type EventKind = 'open dag' | 'informatiebijeenkomst' | 'webinar' | 'adviesgesprek'
export type Meeting = {
  key: string
  title: string
  description: string
  kind: EventKind
  starts: string
  ends: string
  online: boolean
  desk: string | null
  /** Dutch where absent. */
  english?: boolean
  /** Answers of the questionnaire that it is meant for; none: for everybody. */
  answers?: readonly string[]
}

export const meetings: Meeting[] = [
  {
    key: 'informatieavond-zij-instroom-utrecht',
    title: 'Informatieavond zij-instroom',
    description: 'Drie zij-instromers vertellen, een opleiding en een schoolbestuur beantwoorden je vragen.',
    kind: 'informatiebijeenkomst',
    starts: '2027-01-19T18:30:00Z',
    ends: '2027-01-19T20:30:00Z',
    online: false,
    desk: 'onderwijsloket-midden-nederland',
    answers: ['diploma-hbo', 'diploma-wo'],
  },
  {
    key: 'webinar-werken-in-het-mbo',
    title: 'Webinar: van vakmens naar docent',
    description: 'Wat verandert er als je je vak gaat uitleggen? Met tijd voor vragen.',
    kind: 'webinar',
    starts: '2027-02-04T19:00:00Z',
    ends: '2027-02-04T20:00:00Z',
    online: true,
    desk: null,
    answers: ['school-mbo'],
  },
  {
    key: 'open-dag-pabo-utrecht',
    title: 'Open dag lerarenopleidingen',
    description: 'Kijk rond, volg een proefcollege en praat met studenten van pabo en lerarenopleiding.',
    kind: 'open dag',
    starts: '2027-02-06T09:00:00Z',
    ends: '2027-02-06T14:00:00Z',
    online: false,
    desk: 'onderwijsloket-midden-nederland',
  },
  {
    key: 'meeloopweek-noord',
    title: 'Start meeloopweek in het noorden',
    description: 'Een week lang elke ochtend op een andere school, met een gezamenlijke afsluiting.',
    kind: 'informatiebijeenkomst',
    starts: '2027-03-08T08:00:00Z',
    ends: '2027-03-08T10:00:00Z',
    online: false,
    desk: 'lesgeven-in-noord',
  },
  {
    key: 'inloop-rotterdam',
    title: 'Inloopspreekuur in Rotterdam',
    description: 'Loop binnen met je diploma’s. Een adviseur kijkt met je mee.',
    kind: 'adviesgesprek',
    starts: '2027-01-27T13:00:00Z',
    ends: '2027-01-27T17:00:00Z',
    online: false,
    desk: 'zuid-holland-voor-de-klas',
  },
  {
    key: 'webinar-teaching-with-a-foreign-diploma',
    title: 'Webinar: teaching with a foreign qualification',
    description: 'How recognition works, which documents you need, and how long it takes.',
    kind: 'webinar',
    starts: '2027-03-18T18:00:00Z',
    ends: '2027-03-18T19:00:00Z',
    online: true,
    desk: null,
    english: true,
    answers: ['diploma-buitenland', 'diploma-leraar-buitenland'],
  },
  {
    key: 'open-avond-lerarenopleiding-amsterdam',
    title: 'Open avond lerarenopleidingen',
    description: 'Voor mensen die overdag werken: alle deeltijdvarianten op een rij.',
    kind: 'open dag',
    starts: '2027-03-23T17:30:00Z',
    ends: '2027-03-23T20:00:00Z',
    online: false,
    desk: 'noordwest-leert',
  },
  {
    key: 'informatieavond-brabant',
    title: 'Informatieavond hybride docent',
    description: 'Werkgevers en scholen vertellen hoe ze samen een medewerker delen.',
    kind: 'informatiebijeenkomst',
    starts: '2027-02-16T18:30:00Z',
    ends: '2027-02-16T20:00:00Z',
    online: false,
    desk: 'brabant-en-zeeland-leren',
    answers: ['school-voortgezet', 'school-mbo'],
  },
]

export const newsSegments = ['Nieuw in de kennisbank', 'Uit de praktijk', 'Regels en regelingen', 'Agenda']
