/** What words of the field mean as a filter: form, level, sector, qualification, school subject. Dutch and English. */
import { wordSet } from './words.ts'

export type ConceptKind = 'form' | 'level' | 'sector' | 'qualification' | 'subject'

export type Concept = {
  readonly kind: ConceptKind
  /** How the value of the facet begins, folded. */
  readonly means: string
  /** Whether records say it in these words too, so that it can be searched for as words. */
  readonly isDutch: boolean
}

type Row = readonly [kind: ConceptKind, means: string, dutch: string, english: string]

const [entrants, ordinals] = [
  ['instroom', 'instromen', 'instromer', 'instromers', 'instroomtraject', 'instroomopleiding', 'stroom', 'instroming'],
  { first: ['1e', '1ste', 'eerste'], second: ['2e', '2de', 'tweede'] },
] as const
const sideEntry = entrants.flatMap((ending) => [`zij ${ending}`, `zij${ending}`]).join(', ')
const degree = (ordinal: readonly string[], before = '') =>
  ordinal
    .flatMap((one) => ['graads', 'graad'].flatMap((end) => [`${before}${one} ${end}`, `${before}${one}${end}`]))
    .join(', ')

/** Words with a comma between them; hyphens count as spaces. */
const rows: readonly Row[] = [
  [
    'form',
    'deeltijd',
    'deeltijd, deeltijds, deeltijdopleiding, deeltijdstudie, avond, avonds, s avonds, avondopleiding, avondstudie, avondonderwijs, naast mijn werk, naast je werk, naast mijn baan, naast werk',
    'parttime, part time, evening, evenings, evening classes, evening class, evening course, next to my job',
  ],
  [
    'form',
    'voltijd',
    'voltijd, voltijds, voltijdopleiding, voltijdstudie, dagopleiding',
    'fulltime, full time, day classes',
  ],
  ['form', 'dua', 'duaal, duale, duale opleiding', 'dual'],
  [
    'form',
    'zij instroom',
    sideEntry,
    'lateral entry, lateral entrant, lateral entrants, side entry, side entrant, career changer',
  ],
  ['form', 'kopopleiding', 'kopopleiding, kopopleidingen, kop opleiding, kopjaar, kopstudie', ''],
  ['form', 'educatieve module', 'educatieve module, educatieve modules', 'educational module'],
  ['form', 'bbl', 'bbl', ''],
  ['form', 'bol', 'bol', ''],
  ['level', 'mbo', 'mbo', ''],
  ['level', 'bachelor', 'bachelor, bacheloropleiding, hbo bachelor', 'bachelors'],
  ['level', 'master', 'master, masteropleiding, masters', ''],
  ['level', 'associate', 'associate degree, associate degrees, ad opleiding', ''],
  ['level', 'post graduate', 'post hbo, posthbo', 'postgraduate, post graduate'],
  [
    'sector',
    'primair onderwijs',
    'primair onderwijs, basisonderwijs, basisschool, basisscholen, po',
    'primary, primary school, primary schools, primary education, elementary school',
  ],
  [
    'sector',
    'voortgezet onderwijs',
    'voortgezet onderwijs, middelbaar onderwijs, middelbare school, middelbare scholen, vo',
    'secondary, secondary school, secondary schools, secondary education, high school',
  ],
  [
    'sector',
    'gespecialiseerd onderwijs',
    'gespecialiseerd onderwijs, speciaal onderwijs',
    'special education, special needs education',
  ],
  [
    'sector',
    'middelbaar beroepsonderwijs',
    'middelbaar beroepsonderwijs',
    'vocational, vocational education, vocational school',
  ],
  ['qualification', 'eerstegraads', degree(ordinals.first), 'first degree qualification, grade one'],
  ['qualification', 'tweedegraads', degree(ordinals.second), 'second degree qualification, grade two'],
  ['qualification', 'beperkt tweedegraads', degree(ordinals.second, 'beperkt '), ''],
  ['subject', 'wiskunde', 'wiskunde', 'maths, math, mathematics'],
  ['subject', 'nederlands', 'nederlands', 'dutch'],
  ['subject', 'engels', 'engels', ''],
  ['subject', 'duits', 'duits', 'german'],
  ['subject', 'frans', 'frans', 'french'],
  ['subject', 'natuurkunde', 'natuurkunde', 'physics'],
  ['subject', 'scheikunde', 'scheikunde', 'chemistry'],
  ['subject', 'biologie', 'biologie', 'biology'],
  ['subject', 'geschiedenis', 'geschiedenis', 'history'],
  ['subject', 'aardrijkskunde', 'aardrijkskunde', 'geography'],
  ['subject', 'economie', 'economie', 'economics'],
  ['subject', 'informatica', 'informatica', 'computer science'],
  ['subject', 'lichamelijke opvoeding', 'lichamelijke opvoeding', 'physical education'],
  ['subject', 'muziek', 'muziek', 'music'],
]

/** Every phrase with its concept. */
export const concepts: ReadonlyMap<string, Concept> = new Map(
  rows.flatMap(([kind, means, dutch, english]) =>
    [dutch, english].flatMap((list, language) =>
      list
        .split(', ')
        .filter(Boolean)
        .map((phrase) => [phrase, { kind, means, isDutch: language === 0 }] as const),
    ),
  ),
)

/** Words behind a phrase that belong to it: "deeltijd opleiding", "eerstegraads bevoegdheid". */
export const tails: Readonly<Record<ConceptKind, ReadonlySet<string>>> = {
  form: wordSet('opleiding opleidingen studie studeren traject trajecten course courses programme programmes study'),
  level: wordSet('opleiding opleidingen niveau diploma degree programme programmes'),
  qualification: wordSet('bevoegdheid lesbevoegdheid diploma qualification'),
  sector: wordSet(''),
  subject: wordSet(''),
}

/** Words for whoever teaches or works: of little use alone, and beside them `mbo` is where one teaches, not a level. */
export const teachers = wordSet(
  'leraar lerares leraren docent docente docenten leerkracht leerkrachten onderwijzer instructeur instructeurs instructor lesgeven les geven juf meester werken werk baan teacher teachers teach teaching work working job jobs',
)
