/** What the hosted service has and this one has not: refused with words, never taken and ignored. */
import { describe, expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'
import { createKeyring } from './keyring.ts'

const textOf = (body: unknown): string => (typeof body === 'string' ? body : '')

const engine = createSearchEngine()
const keyring = createKeyring({ adminKey: 'the-admin-key', now: () => new Date() })
const handler = createSearchHandler({ engine, keyring, resolveKey: async () => null })
engine.replaceIndex('books', { searchableAttributes: ['title'] }, [{ objectID: 'a', title: 'Pabo' }])

const send = async (method: string, path: string, body?: unknown) => {
  const reply = await handler({
    method,
    path: `/1/${path}`,
    search: '',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': 'the-admin-key' },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    ip: '192.0.2.1',
  })
  const answer: unknown = JSON.parse(textOf(reply.body))
  return { status: reply.status, answer }
}

describe('parameters of a search', () => {
  test.each<[string, unknown, string]>([
    ['aroundLatLngViaIP', true, 'does not know where an address is'],
    ['attributeCriteriaComputedByMinProximity', true, 'the best word decides'],
    ['enablePersonalization', true, 'keeps nothing about its callers'],
    ['mode', 'neuralSearch', 'has no vectors'],
    ['explain', ['match.alternatives'], 'does not explain'],
    ['replaceSynonymsInHighlight', true, 'shows records as they are'],
    ['ranking', ['custom'], 'a setting of an index'],
    ['customRanking', ['desc(views)'], 'a setting of an index'],
    ['attributesForFaceting', ['kind'], 'a setting of an index'],
    ['attributeForDistinct', 'kind', 'a setting of an index'],
    ['separatorsToIndex', '#', 'a setting of an index'],
  ])('%s: %j is refused', async (name, value, why) => {
    const { status, answer } = await send('POST', 'indexes/books/query', { [name]: value })
    expect(status).toBe(400)
    expect(answer).toEqual({ status: 400, message: expect.stringContaining(why) })
    expect(answer).toHaveProperty('message', expect.stringContaining(name))
  })

  test.each<[string, unknown]>([
    ['aroundLatLngViaIP', false],
    ['enablePersonalization', false],
    ['personalizationImpact', 100],
    ['mode', 'keywordSearch'],
    ['enableRules', true],
    ['ruleContexts', ['mobile']],
    ['enableABTest', false],
    ['enableReRanking', true],
    ['analyticsTags', ['site']],
    ['userToken', 'anonymous-1'],
    ['ranking', []],
    ['separatorsToIndex', ''],
    ['aroundPrecision', 0],
    ['aroundPrecision', [{ from: 0, value: 0 }]],
  ])('%s: %j changes nothing and is taken', async (name, value) =>
    expect((await send('POST', 'indexes/books/query', { [name]: value })).status).toBe(200),
  )
})

describe('settings of an index', () => {
  test.each<[string, unknown, string]>([
    ['replicas', ['books_by_date'], 'copy the index'],
    ['replicas', ['virtual(books_by_date)'], 'copy the index'],
    ['customNormalization', { default: { ä: 'ae' } }, 'not supported'],
    ['keepDiacriticsOnCharacters', 'ø', 'not supported'],
    ['attributesToTransliterate', ['title'], 'not supported'],
    ['mode', 'neuralSearch', 'has no vectors'],
    ['enablePersonalization', true, 'keeps nothing about its callers'],
    ['indexLanguages', ['ja'], 'not supported'],
  ])('%s: %j is refused', async (name, value, why) => {
    const { status, answer } = await send('PUT', 'indexes/books/settings', { [name]: value })
    expect(status).toBe(400)
    expect(answer).toHaveProperty('message', expect.stringContaining(why))
    expect(answer).toHaveProperty('message', expect.stringContaining(name))
  })

  test('come back as they were set', async () => {
    const set = {
      ignorePlurals: true,
      removeStopWords: false,
      typoTolerance: false,
      distinct: true,
      maxFacetHits: 25,
      replicas: [],
      mode: 'keywordSearch',
      camelCaseAttributes: ['title'],
      separatorsToIndex: '#',
      disableExactOnAttributes: ['title'],
      numericAttributesForFiltering: ['views'],
    }
    expect((await send('PUT', 'indexes/books/settings', set)).status).toBe(200)
    await expect.poll(async () => (await send('GET', 'indexes/books/settings')).answer).toMatchObject(set)
    const { ignorePlurals: _ignorePlurals, ...rest } = set
    expect((await send('PUT', 'indexes/books/settings', { ignorePlurals: null, distinct: 2 })).status).toBe(200)
    await expect
      .poll(async () => (await send('GET', 'indexes/books/settings')).answer)
      .toMatchObject({ ...rest, distinct: 2 })
    expect((await send('GET', 'indexes/books/settings')).answer).not.toHaveProperty('ignorePlurals')
  })

  test('the former name of the searchable attributes counts', async () => {
    expect((await send('PUT', 'indexes/former/settings', { attributesToIndex: ['title'] })).status).toBe(200)
    await expect
      .poll(async () => (await send('GET', 'indexes/former/settings')).answer)
      .toMatchObject({ attributesToIndex: ['title'], searchableAttributes: ['title'] })
  })

  test('how many values a facet search shows', async () => {
    const records = Array.from({ length: 30 }, (_, at) => ({ objectID: String(at), kind: `soort ${at}` }))
    engine.replaceIndex(
      'kinds',
      { attributesForFaceting: ['searchable(kind)'], defaults: { maxFacetHits: 12 } },
      records,
    )
    const hitsFor = async (body: object) => {
      const { answer } = await send('POST', 'indexes/kinds/facets/kind/query', { facetQuery: 'soort', ...body })
      return (answer as { facetHits: unknown[] }).facetHits.length
    }
    expect(await hitsFor({})).toBe(12)
    expect(await hitsFor({ maxFacetHits: 3 })).toBe(3)
  })
})

describe('endpoints', () => {
  const none = { hits: [], nbHits: 0, page: 0, nbPages: 0 }
  const entries = {
    plurals: { nbCustomEntries: 0 },
    stopwords: { nbCustomEntries: 0 },
    compounds: { nbCustomEntries: 0 },
  }
  test.each<[string, string, unknown, number, unknown]>([
    ['POST', 'indexes/books/rules/search', {}, 200, none],
    ['GET', 'indexes/books/rules/one', undefined, 404, { status: 404, message: 'ObjectID does not exist' }],
    ['PUT', 'indexes/books/rules/one', { objectID: 'one' }, 400, { message: expect.stringContaining('no rules') }],
    ['POST', 'indexes/books/rules/batch', [{ objectID: 'one' }], 400, { message: expect.stringContaining('no rules') }],
    ['POST', 'indexes/books/rules/batch', [], 200, { taskID: expect.any(Number) }],
    ['POST', 'indexes/books/rules/clear', {}, 200, { taskID: expect.any(Number) }],
    ['DELETE', 'indexes/books/rules/one', undefined, 200, { taskID: expect.any(Number) }],
    ['GET', 'logs', undefined, 200, { logs: [] }],
    ['POST', 'dictionaries/stopwords/search', { query: '' }, 200, none],
    ['POST', 'dictionaries/nothing/search', { query: '' }, 400, { message: expect.stringContaining('plurals') }],
    ['GET', 'dictionaries/*/languages', undefined, 200, { nl: entries, en: { ...entries, compounds: null } }],
    ['GET', 'dictionaries/*/settings', undefined, 200, { disableStandardEntries: { plurals: {}, stopwords: {} } }],
    [
      'PUT',
      'dictionaries/*/settings',
      { disableStandardEntries: { stopwords: { nl: true } } },
      400,
      { message: expect.stringContaining('removeStopWords') },
    ],
    [
      'POST',
      'dictionaries/stopwords/batch',
      { requests: [{ action: 'addEntry', body: {} }] },
      400,
      { message: expect.stringContaining('no dictionaries') },
    ],
    ['POST', 'indexes/books', { title: 'Stage' }, 201, { taskID: expect.any(Number), objectID: expect.any(String) }],
    ['PUT', 'indexes/books/b', { title: 'Stage' }, 200, { taskID: expect.any(Number), objectID: 'b' }],
  ])('%s %s', async (method, path, body, status, answer) => {
    const sent = await send(method, path, body)
    expect(sent.status).toBe(status)
    expect(sent.answer).toMatchObject(answer as object)
  })
})
