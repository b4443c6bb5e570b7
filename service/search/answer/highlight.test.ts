import { expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import type { SearchParams } from '../query/search-params.ts'

const engine = createSearchEngine()
const body =
  'Wie in het onderwijs wil werken, heeft vaak vragen over geld. Een zij-instromer krijgt vanaf de eerste dag salaris. Daarnaast betaalt de school de opleiding. Er zijn ook andere routes.'
engine.replaceIndex('articles', { searchableAttributes: ['title', 'bodyString', 'topics.name'] }, [
  {
    objectID: '1',
    title: 'Salaris van een coördinator',
    bodyString: body,
    topics: [
      { id: 1, name: 'Salaris' },
      { id: 2, name: 'Zij-instroom & <meer>' },
    ],
    tags: ['een', 'salaris'],
    duration: 12,
    english: false,
  },
])

const hit = (query: string, params: SearchParams = {}): Record<string, unknown> => {
  const [first] = engine.search('articles', { query, ...params }).hits
  return first ?? {}
}
const none = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] })

test('the shape of the record, with the words of the query marked', () => {
  expect(hit('salaris')).toMatchObject({
    _highlightResult: {
      title: {
        value: '<em>Salaris</em> van een coördinator',
        matchLevel: 'full',
        matchedWords: ['salaris'],
        fullyHighlighted: false,
      },
      topics: [
        { name: { value: '<em>Salaris</em>', matchLevel: 'full', matchedWords: ['salaris'], fullyHighlighted: true } },
        { name: none('Zij-instroom & <meer>') },
      ],
    },
  })
})

test.each([
  ['coordi', '<em>Salaris</em>', 'Salaris van een <em>coördi</em>nator'],
  ['slaaris', '', '<em>Salaris</em> van een coördinator'],
  ['van coordinator', '', 'Salaris <em>van</em> een <em>coördinator</em>'],
  ['coördinator', '', 'Salaris van een <em>coördinator</em>'],
])('%s is marked in the title', (query, _other, value) =>
  expect(hit(query)).toMatchObject({ _highlightResult: { title: { value } } }),
)

test('a query of two words matches a value partly', () =>
  expect(hit('salaris school')).toMatchObject({
    _highlightResult: {
      title: { matchLevel: 'partial', matchedWords: ['salaris'] },
      bodyString: { matchLevel: 'full', matchedWords: ['salaris', 'school'] },
    },
  }))

test('joined and split words are marked as they stand', () => {
  expect(hit('zijinstromer')).toMatchObject({
    _highlightResult: { bodyString: { value: expect.stringContaining('Een <em>zij-instromer</em> krijgt') } },
  })
  expect(hit('eerstedag')).toMatchObject({
    _highlightResult: { bodyString: { value: expect.stringContaining('vanaf de <em>eerste dag</em> salaris') } },
  })
})

test('requested attributes: numbers as text, truth values and missing ones left out, with tags of the caller', () => {
  const params = {
    attributesToHighlight: ['duration', 'english', 'tags', 'missing', 'topics.id'],
    highlightPreTag: '[',
    highlightPostTag: ']',
  }
  expect(hit('salaris', params)).toMatchObject({
    _highlightResult: {
      duration: none('12'),
      tags: [
        none('een'),
        { value: '[salaris]', matchLevel: 'full', matchedWords: ['salaris'], fullyHighlighted: true },
      ],
      topics: [{ id: none('1') }, { id: none('2') }],
    },
  })
  expect(Object.keys(Object(hit('salaris', params)['_highlightResult']))).toEqual(['duration', 'tags', 'topics'])
})

test('an empty list switches highlighting off; an empty query marks nothing', () => {
  expect(hit('salaris', { attributesToHighlight: [] })).not.toHaveProperty('_highlightResult')
  expect(hit('')).toMatchObject({
    _highlightResult: { title: none('Salaris van een coördinator'), bodyString: none(body) },
  })
})

const snippet = (query: string, params: SearchParams = {}) =>
  Object(Object(hit(query, params)['_snippetResult'])['bodyString'])

test.each<[string, number, string, string]>([
  ['salaris', 7, '…de eerste dag <em>salaris</em>. Daarnaast betaalt de…', 'full'],
  ['school salaris', 6, '…<em>salaris</em>. Daarnaast betaalt de <em>school</em> de…', 'full'],
  ['', 4, 'Wie in het onderwijs…', 'none'],
  ['routes', 4, '…zijn ook andere <em>routes</em>.', 'full'],
  ['wie', 3, '<em>Wie</em> in het…', 'full'],
])('%j in %i words', (query, size, value, matchLevel) =>
  expect(snippet(query, { attributesToSnippet: [`bodyString:${size}`], attributesToRetrieve: ['title'] })).toEqual({
    value,
    matchLevel,
  }),
)

test('a snippet has ten words by default, and a configurable ellipsis', () => {
  const result = snippet('', { attributesToSnippet: ['bodyString'], snippetEllipsisText: ' [more]' })
  expect(result.value).toBe('Wie in het onderwijs wil werken, heeft vaak vragen over [more]')
})

test('arrays may be restricted to what matches', () => {
  const params = {
    attributesToHighlight: ['tags'],
    attributesToSnippet: ['tags:3'],
    restrictHighlightAndSnippetArrays: true,
  }
  expect(hit('salaris', params)).toMatchObject({
    _highlightResult: { tags: [{ value: '<em>salaris</em>' }] },
    _snippetResult: { tags: [{ value: '<em>salaris</em>' }] },
  })
})

const family = '👩‍🏫'
engine.replaceIndex('texts', { searchableAttributes: ['title', 'bodyString'] }, [
  { objectID: '1', title: `leraar${family}`, bodyString: `${family}leraar en een ${family} voor de klas` },
  {
    objectID: '2',
    title: 'Zij-instroom',
    bodyString:
      'Dit is een eerste zin. Hier staat o.a. veel over andere dingen. Wie als zij-instromer begint, krijgt salaris. En dan nog meer zinnen, met meer woorden dan er in een fragment passen, hoe lang het ook is.',
  },
])
const shown = (query: string, params: SearchParams = {}) => {
  const [first] = engine.search('texts', { query, attributesToSnippet: ['bodyString:14'], ...params }).hits
  return Object(first)
}

test('an emoji beside a word is no part of the mark, and is never cut', () => {
  const { _highlightResult: marked, _snippetResult: cut } = shown('leraar', { attributesToSnippet: ['bodyString:3'] })
  expect(marked.title.value).toBe(`<em>leraar</em>${family}`)
  expect(marked.bodyString.value).toBe(`${family}<em>leraar</em> en een ${family} voor de klas`)
  expect(cut.bodyString.value).toBe(`${family}<em>leraar</em> en een…`)
})

test('every typed part of a hyphenated word is marked, that of a stop word too', () => {
  const params = { removeStopWords: ['nl'], queryLanguages: ['nl'] }
  for (const query of ['zij-instroom', 'zij instroom'])
    expect(shown(query, params)._highlightResult.title.value).toMatch(/^<em>Zij(?:-|<\/em>-<em>)instroom<\/em>$/)
  expect(shown('instroom', params)._highlightResult.title.value).toBe('Zij-<em>instroom</em>')
})

test('a snippet begins with the sentence that holds the words, where it fits', () => {
  expect(shown('salaris')._snippetResult.bodyString.value).toBe(
    '…Wie als zij-instromer begint, krijgt <em>salaris</em>. En dan nog meer zinnen, met meer…',
  )
  expect(shown('andere')._snippetResult.bodyString.value).toMatch(/^…Hier staat o\.a\. veel over <em>andere<\/em>/)
  expect(shown('eerste')._snippetResult.bodyString.value).toMatch(/^Dit is een <em>eerste<\/em> zin\./)
})

test('a value behind one that ends in a hyphenated word is read where it begins', () => {
  engine.replaceIndex('lists', { searchableAttributes: ['terms'] }, [
    { objectID: '1', terms: ['traject zij-instroom', 'werken als leraar', 'pabo in deeltijd'] },
  ])
  const marked = (query: string) => engine.search('lists', { query }).hits[0]
  expect(marked('leraar')).toMatchObject({
    _highlightResult: {
      terms: [{ matchLevel: 'none' }, { value: 'werken als <em>leraar</em>' }, { matchLevel: 'none' }],
    },
  })
  expect(marked('werken')).toMatchObject({
    _highlightResult: {
      terms: [{ matchLevel: 'none' }, { value: '<em>werken</em> als leraar' }, { matchLevel: 'none' }],
    },
  })
})

test('highlights and snippets hold no attribute that answers leave out', () => {
  const settings = { searchableAttributes: ['title', 'secret'], unretrievableAttributes: ['secret'] }
  engine.replaceIndex('secrets', settings, [{ objectID: '1', title: 'a', secret: 'hush' }])
  const [shown] = engine.search('secrets', { query: 'a', attributesToSnippet: ['secret'] }).hits
  expect(JSON.stringify(shown)).not.toContain('hush')
  expect(shown).toMatchObject({ _highlightResult: { title: { value: '<em>a</em>' } } })
})
