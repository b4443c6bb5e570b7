/** Indexes that rank by `relevance`: matching records, their order, and guarantees for any query. */
import { expect, test } from 'vitest'
import { createSearchEngine } from './engine.ts'
import { fieldSynonyms } from './language/field-synonyms.ts'
import type { IndexSettings } from './index/settings.ts'
import type { SearchParams } from './query/search-params.ts'

const settings: IndexSettings = {
  searchableAttributes: ['title', 'body'],
  attributesForFaceting: ['kind'],
  ranking: ['geo', 'filters', 'relevance', 'custom'],
  topicsAttribute: 'kind',
  decompoundedAttributes: { nl: ['*'] },
  synonyms: [
    { objectID: '1', type: 'synonym', synonyms: ['vog', 'verklaring omtrent het gedrag'] },
    { objectID: '2', type: 'synonym', synonyms: ['zij-instroom', 'zij-instromer', 'zij-instromen'] },
    { objectID: '3', type: 'onewaysynonym', input: 'supply teacher', synonyms: ['invalpool', 'invallen'] },
    { objectID: '4', type: 'onewaysynonym', input: 'juf', synonyms: ['leerkracht'] },
    { objectID: '5', type: 'onewaysynonym', input: 'buitenlands diploma', synonyms: ['diplomawaardering'] },
  ],
  defaults: { queryLanguages: ['nl', 'en'], ignorePlurals: ['nl', 'en'], removeStopWords: ['nl', 'en'] },
}

type Text = { readonly title: string; readonly body?: string | readonly string[]; readonly kind?: string }

const titlesFor = (
  texts: readonly (Text | string)[],
  query: string,
  params: SearchParams = {},
  synonyms = settings.synonyms,
): string[] => {
  const engine = createSearchEngine()
  const records = texts.map((text, at) => ({
    objectID: String(at),
    ...(typeof text === 'string' ? { title: text } : text),
  }))
  engine.replaceIndex('texts', { ...settings, ...(synonyms ? { synonyms } : {}) }, records)
  return engine.search('texts', { query, ...params }).hits.map(({ title }) => String(title))
}

const filler = Array.from({ length: 12 }, (_, at) => `Het rooster van week ${at}`)

test.each(['juf', 'meester', 'juffrouw', 'juf worden'])(
  '“%s” finds the training of primary teachers first',
  (query) => {
    const subjects = ['Leraar Duits (tweedegraads)', 'Leraar Engels (tweedegraads)', 'Leraar Frans (tweedegraads)']
    const pabo = 'Leraar basisonderwijs (pabo)'
    expect(titlesFor([...subjects, pabo, ...filler], query, {}, fieldSynonyms)[0]).toBe(pabo)
  },
)

test.each([
  ['hoe vraag ik om mee te lopen', 'Meelopen op een school'],
  ['zonder les te geven', 'Lesgeven'],
  ['leuke baantjes', 'Een baan vinden'],
])('“%s” finds “%s” first', (query, title) =>
  expect(titlesFor(['De les van gisteren', 'Lopen naar school', title, ...filler], query)[0]).toBe(title),
)

test('a phrase is found among the synonyms though te stands between the parts of its verb', () => {
  const texts = ['Zonder bevoegdheid lesgeven', 'Conciërge worden', ...filler]
  const synonyms = [
    { objectID: '1', type: 'onewaysynonym', input: 'zonder lesgeven', synonyms: ['conciërge'] },
  ] as const
  expect(titlesFor(texts, 'zonder les te geven', {}, synonyms)).toContain('Conciërge worden')
  expect(titlesFor(texts, 'zonder les te geven', {}, [])).not.toContain('Conciërge worden')
})

test('a record that happens to hold every word does not hide those about the telling one', () => {
  const accident = { title: 'Vakantie', body: 'Het rooster is makkelijk en de pabo ook.' }
  const about = ['De pabo', 'De toetsen van de pabo']
  expect(titlesFor([accident, ...about, ...filler], 'is de pabo makkelijk')).toEqual(
    expect.arrayContaining(['Vakantie', ...about]),
  )
})

test('where a page of records holds every word, no others are hits', () => {
  const whole = Array.from({ length: 20 }, (_, at) => `Salaris van de docent ${at}`)
  expect(titlesFor([...whole, 'Salaris', 'Docent'], 'salaris docent', { hitsPerPage: 100 })).toHaveLength(20)
})

test('a misspelling counts below the word as it was typed, whatever else holds', () => {
  expect(titlesFor(['Decent wonen', 'Docent worden', ...filler], 'docent')[0]).toBe('Docent worden')
  expect(titlesFor(['Docent worden', ...filler], 'dosent')).toEqual(['Docent worden'])
})

test('a word that is near nothing by one error is read with two, so that a query is not answered by nothing', () => {
  expect(titlesFor(['Leraar worden', ...filler], 'leerar worden')).toEqual(['Leraar worden'])
  expect(titlesFor(['Leraar worden', ...filler], 'xqzwv')).toEqual([])
  // A name that is two letters longer than a word is no misspelling of it.
  expect(titlesFor(['Toas en hun werk', ...filler], 'thomas')).toEqual([])
})

test('where everything is tells nothing: “in Nederland” is no Nederlands', () => {
  const texts = ['Leraar Nederlands worden', 'Leraar worden', ...filler]
  for (const query of ['leraar worden in nederland', 'in Nederland leraar worden'])
    expect(titlesFor(texts, query)[0]).toBe('Leraar worden')
  expect(titlesFor(texts, 'leraar nederlands')[0]).toBe('Leraar Nederlands worden')
})

test('two letters that mean something are no beginning of another word', () => {
  const texts = ['Salaris in het voortgezet onderwijs', 'Salaris volgens de kaart', 'Vogels', ...filler]
  expect(titlesFor(texts, 'vo', {}, fieldSynonyms)).toEqual(['Salaris in het voortgezet onderwijs'])
  expect(titlesFor(texts, 'vol')).toEqual(['Salaris volgens de kaart'])
})

test('a compound of which one part is misspelt finds what has both parts', () => {
  const texts = ['Docent techniek', 'Docent Frans', ...filler]
  expect(titlesFor(texts, 'techniekdocnet')[0]).toBe('Docent techniek')
  expect(titlesFor(texts, 'tehcniekdocent')[0]).toBe('Docent techniek')
})

test('a record of which one value says the query comes before one that has its words here and there', () => {
  const scattered = { title: 'Rooster', body: ['minder uren werken', 'wat verdien je', 'uren en pauzes'] }
  const phrase = { title: 'Loon', body: ['verdien ik dan minder', 'loonstrook lezen', 'uren en pauzes'] }
  expect(titlesFor([scattered, phrase, ...filler], 'verdien ik dan minder')).toEqual(['Loon', 'Rooster'])
})

test('a form of a word that also begins with it counts once, below the word itself', () => {
  const texts = ['Leraar Nederlandse taal', 'Leraar Nederlands Utrecht', ...filler]
  expect(titlesFor(texts, 'leraar nederlands')[0]).toBe('Leraar Nederlands Utrecht')
})

test.each(['geen diploma', 'no diploma'])('“%s” finds what it is about before what has the diploma alone', (query) => {
  const texts = [
    'Onbevoegd voor de klas',
    'Diploma halen',
    'Een diploma opsturen',
    'Je diploma kwijt',
    'Diploma of niet',
    ...filler,
  ]
  const lines = ['geen diploma', 'no diploma'].map((input) => ({
    objectID: input,
    type: 'onewaysynonym' as const,
    input,
    synonyms: ['onbevoegd'],
  }))
  expect(titlesFor(texts, query, {}, lines)[0]).toBe('Onbevoegd voor de klas')
})

test.each(['diploma buitenlands', 'diploma van buitenlands'])(
  '“%s” is found by the synonyms of “buitenlands diploma”',
  (query) =>
    expect(titlesFor(['Diplomawaardering aanvragen', 'Salaris'], query)).toEqual(['Diplomawaardering aanvragen']),
)

test('a synonym of several words counts as a phrase only', () => {
  const texts = [
    'De verklaring omtrent het gedrag',
    'Verklaring van het rooster',
    'Het gedrag in de klas',
    'Over de VOG',
  ]
  expect(titlesFor(texts, 'vog').toSorted()).toEqual(['De verklaring omtrent het gedrag', 'Over de VOG'])
  expect(titlesFor(texts, 'verklaring omtrent het gedrag').slice(0, 2).toSorted()).toEqual([
    'De verklaring omtrent het gedrag',
    'Over de VOG',
  ])
})

test.each(['zij instromer', 'zij-instroom', 'zijinstromer', 'zij-instromers', 'zijinstroom', 'zij instromen'])(
  '%s finds each form of the word, and not the pronoun',
  (query) =>
    expect(
      titlesFor(['Zij-instroom', 'De zij-instromer', 'Zij-instromen', 'Zij geven les', ...filler], query).toSorted(),
    ).toEqual(['De zij-instromer', 'Zij-instromen', 'Zij-instroom']),
)

test.each([
  ['basis school', 'basisschool'],
  ['mee lopen', 'meelopen'],
  ['wiskundejuf', 'Leerkracht wiskunde'],
  ['suply teacher', 'De invalpool'],
  ['buitenlandse diplomas', 'Diplomawaardering'],
])('%s finds "%s"', (query, title) => expect(titlesFor([title, ...filler], query)[0]).toBe(title))

test('a part of a compound counts below the whole word', () => {
  expect(titlesFor(['Schoolleider', 'School', 'Leider', ...filler], 'school')[0]).toBe('School')
})

test('stop words alone still find what holds them', () =>
  expect(titlesFor(['Wie zijn wij?', 'Rooster'], 'wie zijn wij')).toEqual(['Wie zijn wij?']))

test('filters, pages and counts agree', () => {
  const engine = createSearchEngine()
  const records = Array.from({ length: 30 }, (_, at) => ({
    objectID: String(at),
    title: at % 2 ? `Pabo ${at}` : `Rooster ${at}`,
    body: at % 3 ? 'makkelijk' : '',
    kind: at < 15 ? 'a' : 'b',
  }))
  engine.replaceIndex('texts', settings, records)
  const all = engine.search('texts', { query: 'pabo makkelijk', hitsPerPage: 100, facets: ['kind'] })
  const paged = [0, 1, 2, 3, 4, 5].flatMap(
    (page) => engine.search('texts', { query: 'pabo makkelijk', hitsPerPage: 7, page }).hits,
  )
  expect(paged.map(({ objectID }) => objectID)).toEqual(all.hits.map(({ objectID }) => objectID))
  expect(all.nbHits).toBe(all.hits.length)
  expect(Object.values(all.facets?.['kind'] ?? {}).reduce((sum, count) => sum + count, 0)).toBe(all.nbHits)
  const filtered = engine.search('texts', { query: 'pabo makkelijk', filters: 'kind:b', hitsPerPage: 100 })
  expect(filtered.hits.every((hit) => hit['kind'] === 'b')).toBe(true)
})

test('a record that was added or replaced since is found like the others', async () => {
  const engine = createSearchEngine()
  engine.replaceIndex(
    'texts',
    settings,
    filler.map((title, at) => ({ objectID: String(at), title })),
  )
  await engine.index('texts').change(
    new Map([
      ['0', { objectID: '0', title: 'De pabo' }],
      ['1', null],
    ]),
  )
  const hits = engine.search('texts', { query: 'de pabo' }).hits.map(({ title }) => title)
  expect(hits).toEqual(['De pabo'])
})

const teachers = Array.from({ length: 25 }, (_, at) => `Leraar in school ${at}`)

test('one word of a synonym is no hit in every record', () => {
  const synonyms = [
    { objectID: '1', type: 'onewaysynonym', input: 'lerarenbeurs', synonyms: ['tegemoetkoming studiekosten leraar'] },
  ] as const
  expect(titlesFor(teachers, 'lerarenbeurs', {}, synonyms)).toEqual([])
  expect(titlesFor(teachers, 'leraar')).toHaveLength(20)
})

test('the one word of a query that the index knows finds texts, and no records that do not say what they are about', () => {
  const { topicsAttribute: _, ...own } = settings
  const engine = createSearchEngine()
  const records = teachers.map((title, at) => ({ objectID: String(at), title }))
  engine.replaceIndex('texts', settings, records)
  engine.replaceIndex('programmes', own, records)
  const countIn = (index: string) => engine.search(index, { query: 'vergoeding aanvragen bij mijn school' }).nbHits
  expect(countIn('texts')).toBe(25)
  expect(countIn('programmes')).toBe(0)
})

test('a text that says a phrase otherwise comes before one that holds its words', () => {
  const synonyms = [{ objectID: '1', type: 'onewaysynonym', input: 'dagen werken', synonyms: ['parttime'] }] as const
  const apart = { title: 'Werken in dagen', body: 'Dagen werken en rust na een drukke week vol lessen en toetsen' }
  const otherwise = { title: 'Parttime', body: 'Parttime' }
  expect(titlesFor([apart, otherwise, ...filler], 'drie dagen werken', {}, synonyms)[0]).toBe('Parttime')
})

test.each(['mijn zoon wil juf worden', 'my daughter wants to teach'])(
  'a member of the family tells nothing of what “%s” is about',
  (query) => {
    const texts = [
      'Juf worden op de pabo',
      'How to teach',
      { title: 'Een gast', body: 'Een zoon, a daughter' },
      ...filler,
    ]
    expect(titlesFor(texts, query)).toHaveLength(1)
  },
)

test('a word is no form of a small word', () => {
  const texts = filler.map((title) => ({ title, body: 'Beter dan een ander' }))
  expect(titlesFor([...texts, 'Docent dans'], 'dans ')).toEqual(['Docent dans'])
})

test('of records that do not say what they are about, one that holds the word in passing is no hit', () => {
  const long = Array.from({ length: 300 }, (_, at) => `woord${at}`).join(' ')
  const records = [
    { objectID: 'named', title: 'Economie', body: 'Economie' },
    { objectID: 'in passing', title: 'Een ander vak', body: `${long} economisch ${long}` },
  ]
  const idsOf = (own: typeof settings) => {
    const engine = createSearchEngine()
    engine.replaceIndex('texts', own, records)
    return engine.search('texts', { query: 'econom' }).hits.map(({ objectID }) => objectID)
  }
  const { topicsAttribute: _, ...own } = settings
  expect(idsOf(settings)).toEqual(['named', 'in passing'])
  expect(idsOf(own)).toEqual(['named'])
})

test('records that do not say what they are about stand in the index’s own order where relevance hardly differs', () => {
  const engine = createSearchEngine()
  const { topicsAttribute: _, ...own } = settings
  const programs = [
    'Leraar wiskunde voor de eerste en de tweede graad',
    'Leraar wiskunde voor de eerste en tweede graad',
  ].map((title, at) => ({
    objectID: String(at),
    title,
  }))
  engine.replaceIndex('texts', { ...own, customRanking: ['asc(objectID)'] }, [
    ...programs,
    ...filler.map((title, at) => ({ objectID: `f${at}`, title })),
  ])
  expect(engine.search('texts', { query: 'leraar' }).hits.map(({ objectID }) => objectID)).toEqual(['0', '1'])
})

test('of records that do not say what they are about, those whose title begins with a word of the query come first', () => {
  const engine = createSearchEngine()
  const { topicsAttribute: _, ...own } = settings
  const programs = ['Kopopleiding leraar wiskunde', 'Zij-instroom leraar wiskunde', 'Leraar wiskunde (tweedegraads)']
  engine.replaceIndex(
    'texts',
    own,
    [...programs, ...filler].map((title, at) => ({ objectID: String(at), title })),
  )
  const firstFor = (query: string) => engine.search('texts', { query }).hits[0]?.['title']
  expect(firstFor('leraar wiskunde')).toBe('Leraar wiskunde (tweedegraads)')
  expect(firstFor('zij-instroom wiskunde')).toBe('Zij-instroom leraar wiskunde')
})

test('a record that was saved again keeps its score', async () => {
  const engine = createSearchEngine()
  const records = [
    'De pabo is een opleiding',
    'Wat is de pabo, hoe lang duurt ze en waar kun je haar volgen',
    ...filler,
  ].map((body, at) => ({ objectID: String(at), body }))
  engine.replaceIndex('texts', settings, records)
  const scores = () =>
    engine.search('texts', { query: 'pabo', getRankingInfo: true }).hits.map(({ objectID, _rankingInfo }) => ({
      objectID,
      score: Number(Reflect.get(Object(_rankingInfo), 'relevance')),
    }))
  const before = scores()
  await engine.index('texts').change(new Map(records.slice(1, 2).map((record) => [record.objectID, record])))
  const after = scores()
  expect(after.map(({ objectID }) => objectID)).toEqual(before.map(({ objectID }) => objectID))
  // The former one still counts a little for how rare a word is, until both segments become one.
  for (const [at, { score }] of after.entries()) expect(Math.abs(score - (before[at]?.score ?? 0))).toBeLessThan(0.02)
})

test.each(['', ' ', '-', '""', 'a'.repeat(512), 'שלום עולם', '<script>', '"open', '🙂', 'de de de '.repeat(50)])(
  'odd text %j is answered',
  (query) => {
    expect(() => titlesFor(['Pabo', ...filler], query)).not.toThrow()
  },
)

test('an index without the criterion still needs every word', () => {
  const engine = createSearchEngine()
  const { ranking: _ranking, ...plain } = settings
  engine.replaceIndex('texts', plain, [{ objectID: '1', title: 'De pabo' }])
  expect(engine.search('texts', { query: 'pabo makkelijk' }).nbHits).toBe(0)
})

test.each([
  'van basisschool naar middelbare school',
  'van het basisonderwijs naar het voortgezet onderwijs',
  'van po naar vo',
])('“%s” is a change of sector, for which the diploma counts that somebody has', (query) => {
  const wanted = 'Verder met je pabodiploma'
  expect(titlesFor(['Wat is voortgezet onderwijs', wanted, ...filler], query, {}, fieldSynonyms)).toContain(wanted)
})

test.each([
  ['IT', 'Leraar informatica (eerstegraads)'],
  ['docent it', 'Leraar informatica (eerstegraads)'],
  ['english', 'Leraar Engels (tweedegraads)'],
  ['welk papier', 'Een VOG aanvragen'],
  ['is it hard', 'How hard is the training'],
  ['it takes long', 'How long the training takes'],
  ['docent in het mbo', 'Wat is een PDG'],
  ['afspraak afzeggen', 'Met wie is mijn adviesgesprek'],
  ['how much dutch do i need to be a teacher', 'Taaltoets en taalniveau'],
  ['is a doctorate enough', 'With a university degree'],
])('“%s” finds “%s” first', (query, title) => {
  const informatics = 'Leraar informatica (eerstegraads)'
  const questions = [
    'How hard is the training',
    'Wat is een PDG',
    'With a university degree',
    'Met wie is mijn adviesgesprek',
  ]
  const others = ['Leraar Engels (tweedegraads)', 'Een VOG aanvragen', ...questions]
  const texts = [
    informatics,
    ...others,
    'Wat spreek je af',
    'Taaltoets en taalniveau',
    'How long the training takes',
    ...filler,
  ]
  expect(titlesFor(texts, query, {}, fieldSynonyms)[0]).toBe(title)
})

test('four letters are no misspelt beginning of a longer word, five may be', () => {
  const texts = ['Onderwijsassistent worden', 'Vergoeding van reizen']
  expect(titlesFor(texts, 'orde')).toEqual([])
  expect(titlesFor(texts, 'omder')).toEqual(['Onderwijsassistent worden'])
})

test.each([
  ['den bosch', "'s-Hertogenbosch"],
  ['the hague', 'Den Haag'],
  ['mbo naar pabo', 'Kan ik zonder havo of vwo naar de lerarenopleiding?'],
])('the phrase “%s” finds “%s”, which shares no word with it', (query, title) =>
  expect(titlesFor(['Loket van Den Helder', title, ...filler], query, {}, fieldSynonyms)).toContain(title),
)
