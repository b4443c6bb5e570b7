/** The engine as a whole: rows of questions and answers, which read best in one place. */
import { describe, expect, test } from 'vitest'
import { createSearchEngine } from './engine.ts'
import type { SearchParams } from './query/search-params.ts'
import type { IndexSettings } from './index/settings.ts'

const articles = [
  {
    objectID: 'route',
    title: 'Een route naar het leraarschap',
    summary: 'Zij-instroom of deeltijd',
    body: 'Wie werkt, krijgt salaris tijdens de opleiding.',
    topics: ['Routes'],
    views: 5,
  },
  {
    objectID: 'salaris',
    title: 'Salaris',
    summary: 'Wat verdient een docent?',
    body: 'De cao bepaalt de schaal.',
    topics: ['Arbeidsvoorwaarden'],
    views: 9,
  },
  {
    objectID: 'cao',
    title: 'De cao uitgelegd',
    summary: 'Salaris, verlof en salaris: over het salaris',
    body: 'Alles over arbeidsvoorwaarden.',
    topics: ['Arbeidsvoorwaarden'],
    views: 1,
  },
  {
    objectID: 'loon',
    title: 'Jouw salaris als zij-instromer',
    summary: 'Tijdens je traject',
    body: 'Je coördinator weet meer over vergoedingen.',
    topics: ['Salaris'],
    views: 2,
  },
  {
    objectID: 'pabo',
    title: 'De pabo',
    summary: 'Lerarenopleiding basisonderwijs',
    body: 'Foto’s van de zijinstromers op de leraren opleiding.',
    topics: [],
    views: 3,
  },
]

const engineWith = (settings: IndexSettings) => {
  const engine = createSearchEngine()
  engine.replaceIndex('articles', settings, articles)
  return (query: string, params: SearchParams = {}): string =>
    engine
      .search('articles', { query, ...params })
      .hits.map((hit) => hit.objectID)
      .join(' ')
}

const searchable = ['title', 'summary', 'body', 'topics']
const search = engineWith({ searchableAttributes: searchable, customRanking: ['desc(views)'] })

describe('which records match', () => {
  test.each<[string, string, SearchParams?]>([
    ['', 'salaris route pabo loon cao'],
    ['coordinator', 'loon'],
    ['COÖRDINATOR', 'loon'],
    ['cao schaal', 'salaris'],
    ['cao pabo', ''],
    ['zijinstromer', 'loon pabo'],
    ['zij-instromer', 'loon pabo'],
    ['zij instromer', 'loon pabo'],
    ['fotos', 'pabo'],
    ["foto's", 'pabo'],
    ['lerarenopleiding', 'pabo'],
    ['arbeidsvw', 'cao salaris'],
    ['arbijdsvw', ''],
    ['arbeidsv', 'cao salaris'],
    ['arbeidsv', '', { queryType: 'prefixNone' }],
    ['arb caos', '', { queryType: 'prefixLast' }],
    ['arb cao', 'salaris cao', { queryType: 'prefixAll' }],
    ['slaaris', 'salaris loon cao route'],
    ['slaaris', '', { typoTolerance: 'false' }],
    ['slaaris', '', { disableTypoToleranceOnWords: ['slaaris'] }],
    ['slaaris', 'loon', { disableTypoToleranceOnAttributes: ['title', 'summary', 'body'] }],
    ['salaris', 'cao', { restrictSearchableAttributes: ['summary'] }],
    ['cao', 'cao salaris'],
    ['coa', 'cao loon salaris', { minWordSizefor1Typo: 3 }],
    ['salaris xyzzy', ''],
    ['salaris xyzzy', 'salaris loon cao route', { removeWordsIfNoResults: 'lastWords' }],
    ['xyzzy salaris', 'salaris loon cao route', { removeWordsIfNoResults: 'firstWords' }],
    ['xyzzy salaris', '', { removeWordsIfNoResults: 'lastWords' }],
    ['salaris xyzzy pabo', 'salaris loon cao route pabo', { removeWordsIfNoResults: 'allOptional' }],
    ['salaris cao', 'cao salaris loon route', { optionalWords: ['cao'] }],
  ])('%j finds %j', (query, hits, params) =>
    expect(search(query, params).split(' ').sort().join(' ')).toBe(hits.split(' ').sort().join(' ')),
  )

  test('the words that were dropped are shown', () => {
    const engine = createSearchEngine()
    engine.replaceIndex('articles', { searchableAttributes: searchable }, articles)
    expect(
      engine.search('articles', { query: 'Pabo xyzzy', removeWordsIfNoResults: 'lastWords' }).queryAfterRemoval,
    ).toBe('pabo <em>xyzzy</em>')
  })

  test('without searchable attributes everything is searched, with an empty list nothing', () => {
    expect(engineWith({})('verlof')).toBe('cao')
    expect(engineWith({ searchableAttributes: [] })('verlof')).toBe('')
  })

  test('synonyms of one and of several words count alike', () => {
    const synonymous = engineWith({
      searchableAttributes: searchable,
      synonyms: [
        { objectID: 's1', type: 'synonym', synonyms: ['salaris', 'loon', 'geld per maand'] },
        { objectID: 's2', type: 'synonym', synonyms: ['po', 'basisonderwijs'] },
      ],
    })
    expect(synonymous('po')).toBe('pabo')
    expect(synonymous('loon').split(' ').sort()).toEqual(['cao', 'loon', 'route', 'salaris'])
    expect(synonymous('geld per maand').split(' ').sort()).toEqual(['cao', 'loon', 'route', 'salaris'])
    expect(synonymous('loon', { synonyms: false })).toBe('')
  })
})

describe('in which order', () => {
  test('a title that is the word, a title with it, a repeated summary, a body', () =>
    expect(search('salaris')).toBe('salaris loon cao route'))

  test('fewer errors come first, whatever the attribute', () => {
    const engine = createSearchEngine()
    engine.replaceIndex('words', { searchableAttributes: ['title', 'body'] }, [
      { objectID: 'far', title: 'leerling' },
      { objectID: 'near', body: 'dit gaat over leerlijn' },
    ])
    const idsWith = (typoTolerance: SearchParams['typoTolerance']) =>
      engine
        .search('words', { query: 'leerlijn', ...(typoTolerance ? { typoTolerance } : {}) })
        .hits.map((hit) => hit.objectID)
    expect(idsWith('true')).toEqual(['near', 'far'])
    expect(idsWith('min')).toEqual(['near'])
    expect(idsWith('strict')).toEqual(['near', 'far'])
  })

  test('words side by side, then apart, then the other way round, then in other values', () => {
    const engine = createSearchEngine()
    engine.replaceIndex('words', { searchableAttributes: ['unordered(text)'] }, [
      { objectID: 'values', text: ['werken', 'onderwijs'] },
      { objectID: 'reverse', text: 'onderwijs werken' },
      { objectID: 'apart', text: 'werken in het mooie onderwijs' },
      { objectID: 'adjacent', text: 'over werken onderwijs' },
    ])
    const { hits } = engine.search('words', { query: 'werken onderwijs', getRankingInfo: true })
    expect(hits.map((hit) => [hit.objectID, hit['_rankingInfo']])).toMatchObject([
      ['adjacent', { proximityDistance: 1 }],
      ['reverse', { proximityDistance: 2 }],
      ['apart', { proximityDistance: 4 }],
      ['values', { proximityDistance: 8 }],
    ])
    const floored = engine.search('words', { query: 'werken onderwijs', minProximity: 4, getRankingInfo: true }).hits
    expect(floored.slice(0, 3).map((hit) => hit.objectID)).toEqual(['reverse', 'apart', 'adjacent'])
  })

  test('the place in an attribute counts unless it is unordered; grouped attributes weigh the same', () => {
    const records = [
      { objectID: 'late', a: 'een twee drie vier', b: 'x' },
      { objectID: 'early', a: 'vier', b: 'y' },
      { objectID: 'other', a: 'z', b: 'vier' },
    ]
    const order = (searchableAttributes: string[]) => {
      const engine = createSearchEngine()
      engine.replaceIndex('words', { searchableAttributes }, records)
      return engine.search('words', { query: 'vier', exactOnSingleWordQuery: 'none' }).hits.map((hit) => hit.objectID)
    }
    expect(order(['a', 'b'])).toEqual(['early', 'late', 'other'])
    expect(order(['unordered(a)', 'b'])).toEqual(['late', 'early', 'other'])
    expect(order(['a,b'])).toEqual(['late', 'early', 'other'])
    expect(order(['b', 'a'])).toEqual(['other', 'early', 'late'])
  })

  test('whole words come before longer ones', () => {
    const engine = createSearchEngine()
    engine.replaceIndex('words', { searchableAttributes: ['unordered(a)'] }, [
      { objectID: 'longer', a: 'werken hier' },
      { objectID: 'whole', a: 'werk hier' },
    ])
    expect(engine.search('words', { query: 'hier werk', minProximity: 7 }).hits[0]?.objectID).toBe('whole')
    expect(engine.search('words', { query: 'werk', exactOnSingleWordQuery: 'word' }).hits[0]?.objectID).toBe('whole')
    expect(engine.search('words', { query: 'werk', exactOnSingleWordQuery: 'none' }).hits[0]?.objectID).toBe('longer')
  })

  test('custom ranking breaks ties, missing values last, then the order in which records came', () => {
    const engine = createSearchEngine()
    const records = [
      { objectID: 'a' },
      { objectID: 'b', n: 1 },
      { objectID: 'c', n: 2 },
      { objectID: 'd' },
      { objectID: 'e', n: 2 },
    ]
    const order = (settings: IndexSettings) => {
      engine.replaceIndex('words', settings, records)
      return engine
        .search('words')
        .hits.map((hit) => hit.objectID)
        .join('')
    }
    expect(order({ customRanking: ['desc(n)'] })).toBe('cebad')
    expect(order({ customRanking: ['asc(n)'] })).toBe('bcead')
    expect(order({})).toBe('abcde')
  })

  test('a sort rule before relevance makes a sorted list', () => {
    const sorted = engineWith({
      searchableAttributes: searchable,
      ranking: ['asc(views)', 'typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    })
    expect(sorted('salaris')).toBe('cao loon route salaris')
  })

  test('the first page is the head of the whole list', () => {
    const engine = createSearchEngine()
    const records = Array.from({ length: 300 }, (_, at) => ({
      objectID: String(at),
      text: at % 3 ? 'les geven aan leerlingen' : `leerling ${at} krijgt les`,
    }))
    engine.replaceIndex('words', { searchableAttributes: ['text'] }, records)
    for (const query of ['les', 'leerlng les', 'l', 'les leerling']) {
      const whole = engine.search('words', { query, hitsPerPage: 1000 }).hits.map((hit) => hit.objectID)
      const paged = [0, 1, 2].flatMap((page) =>
        engine.search('words', { query, hitsPerPage: 7, page }).hits.map((hit) => hit.objectID),
      )
      expect(paged).toEqual(whole.slice(0, 21))
    }
  })
})

describe('places', () => {
  const engine = createSearchEngine()
  engine.replaceIndex('desks', { attributesForFaceting: ['kind'] }, [
    { objectID: 'nowhere', kind: 'desk' },
    { objectID: 'groningen', kind: 'desk', _geoloc: { lat: 53.22, lng: 6.57 } },
    {
      objectID: 'grid',
      kind: 'desk',
      _geoloc: [
        { lat: 51.92, lng: 4.48 },
        { lat: 52.08, lng: 4.31 },
        { lat: 52.16, lng: 4.49 },
      ],
    },
    { objectID: 'utrecht', kind: 'school', _geoloc: { lat: 52.09, lng: 5.12 } },
  ])
  const near = (params: SearchParams) => engine.search('desks', { getRankingInfo: true, ...params }).hits
  const names = (params: SearchParams) =>
    near(params)
      .map((hit) => hit.objectID)
      .join(' ')

  test.each<[SearchParams, string]>([
    [{ aroundLatLng: '52.08,4.3' }, 'grid utrecht groningen'],
    [{ aroundLatLng: ' 53.2 , 6.5 ' }, 'groningen utrecht grid'],
    [{ aroundLatLng: '52.08,4.3', aroundRadius: 'all' }, 'grid utrecht groningen'],
    [{ aroundLatLng: '52.08,4.3', aroundRadius: 1000 }, 'grid'],
    [{ aroundLatLng: '52.08,4.3', aroundRadius: 60_000 }, 'grid utrecht'],
    [{ aroundLatLng: '52.08,4.3', filters: 'kind:school' }, 'utrecht'],
    [{ aroundLatLng: '52.08,4.3', aroundPrecision: 1_000_000 }, 'groningen grid utrecht'],
    [
      {
        aroundLatLng: '52.08,4.3',
        aroundPrecision: [
          { from: 0, value: 100_000 },
          { from: 150_000, value: 10 },
        ],
      },
      'grid utrecht groningen',
    ],
    [{ insideBoundingBox: [[54, 5, 52.05, 7]] }, 'groningen utrecht'],
    [
      {
        insideBoundingBox: [
          [52.2, 4.2, 52, 4.6],
          [53, 6, 54, 7],
        ],
      },
      'groningen grid',
    ],
    [{ insidePolygon: [[51, 3, 53, 3, 52, 6]] }, 'grid utrecht'],
    [{ insideBoundingBox: [[53, 6, 54, 7]], aroundLatLng: '52,5', aroundRadius: 1 }, 'groningen'],
  ])('%j', (params, expected) => expect(names(params)).toBe(expected))

  test('the nearest of several points decides and is reported', () => {
    expect(near({ aroundLatLng: '52.08,4.3', aroundRadius: 1000 })[0]?.['_rankingInfo']).toMatchObject({
      geoDistance: 683,
      geoPrecision: 1,
      matchedGeoLocation: { lat: 52.08, lng: 4.31, distance: 683 },
    })
  })

  test.each<SearchParams>([
    { aroundLatLng: 'Utrecht' },
    { aroundLatLng: '91,5' },
    { insideBoundingBox: [[1, 2, 3]] },
    { insidePolygon: [[1, 2, 3, 4]] },
  ])('%j is refused', (params) => expect(() => near(params)).toThrow(/^Invalid value for/))
})

describe('pages and records', () => {
  const engine = createSearchEngine()
  const records = Array.from({ length: 1500 }, (_, at) => ({
    objectID: String(at),
    at,
    secret: 'x',
    nested: { a: 1, b: 2 },
  }))
  engine.replaceIndex('many', { unretrievableAttributes: ['secret'] }, records)

  test.each<[SearchParams, object]>([
    [{}, { nbHits: 1500, page: 0, hitsPerPage: 20, nbPages: 50 }],
    [{ hitsPerPage: 8 }, { nbPages: 125 }],
    [{ hitsPerPage: 0 }, { nbHits: 1500, hits: [], nbPages: 0, hitsPerPage: 0 }],
    [{ page: 50 }, { hits: [], nbPages: 50 }],
    [
      { offset: 3, length: 2 },
      { offset: 3, length: 2, hits: [{ objectID: '3' }, { objectID: '4' }] },
    ],
  ])('%j', (params, answer) => expect(engine.search('many', params)).toMatchObject(answer))

  test('pages end where the index says so', () => {
    expect(engine.search('many', { offset: 999, length: 20 }).hits).toHaveLength(1)
    expect(engine.search('many', { offset: 1400, length: 20 }).hits).toEqual([])
  })

  test.each<[string[], object]>([
    [['*'], { objectID: '7', at: 7, nested: { a: 1, b: 2 } }],
    [[], { objectID: '7' }],
    [['at', 'secret', 'missing'], { objectID: '7', at: 7 }],
    [['nested.a'], { objectID: '7', nested: { a: 1 } }],
    [['*', '-nested'], { objectID: '7', at: 7 }],
    [['*', '-nested.b', '-at'], { objectID: '7', nested: { a: 1 } }],
  ])('attributes %j', (attributes, record) => {
    expect(engine.reader('many')('7', attributes)).toEqual(record)
    expect(
      engine.search('many', { offset: 7, length: 1, attributesToRetrieve: attributes, attributesToHighlight: [] }).hits,
    ).toEqual([record])
  })

  test('browsing goes through everything, beyond the limit of pages', () => {
    const first = engine.browse('many', { hitsPerPage: 1000 }, 0)
    const second = engine.browse('many', { hitsPerPage: 1000 }, first.next ?? 0)
    expect([...first.hits, ...second.hits].map((hit) => hit.objectID)).toEqual(records.map((record) => record.objectID))
    expect([first.next, second.next, second.nbHits]).toEqual([1000, null, 1500])
  })

  test('a replaced index answers with its new records alone', () => {
    engine.replaceIndex('other', {}, [
      { objectID: 'a', t: 'een' },
      { objectID: 'a', t: 'twee' },
    ])
    expect(engine.search('other', { query: 'een' }).nbHits).toBe(0)
    expect(engine.search('other', { query: 'twee' }).nbHits).toBe(1)
    engine.replaceIndex('other', {}, [])
    expect(engine.search('other', { query: 'twee', facets: ['*'] })).toMatchObject({ nbHits: 0, hits: [], facets: {} })
    expect(engine.list().map(({ name, entries }) => [name, entries])).toEqual([
      ['many', 1500],
      ['other', 0],
    ])
    engine.removeIndex('other')
    expect(() => engine.search('other')).toThrow('Index other does not exist')
  })

  test.each<[IndexSettings, RegExp]>([
    [{ searchableAttributes: ['fuzzy(title)'] }, /Unknown modifier `fuzzy`/],
    [{ customRanking: ['views'] }, /Expected asc\(attribute\)/],
    [{ ranking: ['typo', 'luck'] }, /Unknown ranking criterion `luck`/],
  ])('settings %j are refused', (settings, message) =>
    expect(() => engine.replaceIndex('other', settings, [])).toThrow(message),
  )
})

test('groups of one hit are those of all hits, however many the first group has', () => {
  const engine = createSearchEngine()
  const group = (at: number) => (at < 1500 ? 'first' : at < 1600 ? undefined : `group ${at % 3}`)
  const records = Array.from({ length: 2000 }, (_, at) => ({ objectID: String(at), title: 'stage', group: group(at) }))
  engine.replaceIndex('texts', { searchableAttributes: ['title'], attributeForDistinct: 'group' }, records)
  const { hits, nbHits } = engine.search('texts', { query: 'stage', distinct: 1, offset: 99, length: 4 })
  expect(nbHits).toBe(104)
  expect(hits.map(({ objectID }) => objectID)).toEqual(['1598', '1599', '1600', '1601'])
})

test('a phrase is what stands so in one place, whichever of its words is the rarest', () => {
  const engine = createSearchEngine()
  const titles = ['de klas de klas van de school', 'van klas de school', 'klas school de klas', 'de klas', 'de de klas']
  engine.replaceIndex(
    'texts',
    { searchableAttributes: ['title'] },
    titles.map((title, at) => ({ objectID: String(at), title })),
  )
  const idsOf = (query: string) =>
    engine
      .search('texts', { query, advancedSyntax: true })
      .hits.map(({ objectID }) => objectID)
      .sort()
      .join('')
  expect(idsOf('"de klas"')).toBe('0234')
  expect(idsOf('"klas de"')).toBe('01')
  expect(idsOf('"de klas de klas van"')).toBe('0')
  expect(idsOf('"de de klas"')).toBe('4')
  expect(idsOf('klas -"de klas"')).toBe('1')
  expect(idsOf('"klas klas"')).toBe('')
})
