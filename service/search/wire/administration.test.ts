/**
 * The public client with all its functions, unmodified, against the routes that change indexes and keys: rows of calls and answers on one
 * server, which read best in one place.
 */
import { once } from 'node:events'
import { request } from 'node:http'
import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listener } from '../../http/serve.ts'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'
import { createKeyring, type ApiKey } from './keyring.ts'
import { createWriter } from './writer.ts'

const adminKey = 'the-admin-key'
const instant = { now: new Date('2026-11-01T12:00:00Z') }
let saved: readonly ApiKey[] = []
const keyring = createKeyring({ adminKey, now: () => instant.now, save: (keys) => (saved = keys) })
const engine = createSearchEngine()
engine.replaceIndex('articles', { searchableAttributes: ['title'] }, [{ objectID: 'a', title: 'Uit de catalogus' }])
const report = (error: unknown) => {
  throw error
}

let listener: Listener
beforeAll(async () => {
  const handler = createSearchHandler({
    engine,
    keyring,
    catalogue: new Set(['articles']),
    resolveKey: async (_application, key) => (key === 'token' ? { indexes: ['articles'] } : null),
    report,
  })
  listener = await listen({ '/search': handler }, { host: 'localhost', port: 0, report })
})
afterAll(() => listener.close())

const clientWith = (key: string) =>
  algoliasearch('LESROUTE', key, {
    hosts: [{ url: `localhost:${listener.port}/search`, protocol: 'http', accept: 'readWrite' }],
  })
const admin = () => clientWith(adminKey)

/** The client's own derivation, which the types for browsers do not show. */
const derivedKey = (parentApiKey: string, restrictions: object): string => {
  const client = admin()
  if (!('generateSecuredApiKey' in client) || typeof client.generateSecuredApiKey !== 'function')
    throw new Error('not the client for servers')
  return String(client.generateSecuredApiKey({ parentApiKey, restrictions }))
}

const books = [
  { objectID: '1', title: 'Leraar worden', topics: ['route'], pages: 120, area: 'po' },
  { objectID: '2', title: 'Salaris van de docent', topics: ['geld', 'werk'], pages: 80, area: 'vo' },
  { objectID: '3', title: 'Stage lopen', topics: ['route', 'werk'], pages: 60, area: 'po' },
]
const wait = (indexName: string, { taskID = 0 }: { taskID?: number | undefined }) =>
  admin().waitForTask({ indexName, taskID })
const names = async (indexName: string, searchParams: object = {}) => {
  const { hits } = await admin().searchSingleIndex({ indexName, searchParams })
  return hits.map(({ objectID }) => objectID).join(' ')
}

test('records are saved, changed in part, and deleted', async () => {
  const client = admin()
  await client.saveObjects({ indexName: 'books', objects: books, waitForTasks: true })
  expect(await names('books')).toBe('1 2 3')
  expect(await client.getObject({ indexName: 'books', objectID: '2' })).toEqual(books[1])
  await wait('books', await client.addOrUpdateObject({ indexName: 'books', objectID: 'x/4', body: { title: 'Pabo' } }))
  await client.partialUpdateObjects({
    indexName: 'books',
    objects: [
      { objectID: '1', pages: { _operation: 'Increment', value: 5 }, topics: { _operation: 'AddUnique', value: 'po' } },
      { objectID: 'nobody', title: 'Niemand' },
    ],
    waitForTasks: true,
  })
  expect(await client.getObject({ indexName: 'books', objectID: '1' })).toMatchObject({
    pages: 125,
    topics: ['route', 'po'],
  })
  await expect(client.getObject({ indexName: 'books', objectID: 'nobody' })).rejects.toMatchObject({ status: 404 })
  await wait(
    'books',
    await client.partialUpdateObject({ indexName: 'books', objectID: 'new', attributesToUpdate: { title: 'Nieuw' } }),
  )
  const { objectID } = await client.saveObject({ indexName: 'books', body: { title: 'Zonder naam' } })
  await client.deleteObjects({ indexName: 'books', objectIDs: ['x/4', 'new', objectID ?? ''], waitForTasks: true })
  expect(await names('books')).toBe('2 3 1')
})

test('a record that no answer could show is refused', async () => {
  const client = admin()
  const refusal = { status: 400, message: 'Record is too big: objectID="long" has 500030 bytes, at most 500000' }
  const long = { objectID: 'long', title: 'x'.repeat(500_000) }
  await expect(client.saveObjects({ indexName: 'books', objects: [long] })).rejects.toMatchObject(refusal)
  await expect(client.partialUpdateObjects({ indexName: 'books', objects: [long] })).rejects.toMatchObject(refusal)
  expect(await names('books')).toBe('2 3 1')
})

test('a change that cannot be built in is reported, and is not published', async () => {
  const reported: unknown[] = []
  const cause = new Error('no room')
  const writer = createWriter(createSearchEngine({ build: () => Promise.reject(cause) }), (error) =>
    reported.push(error),
  )
  const taskID = writer.batch('x', [{ kind: 'put', record: { objectID: '1' } }])
  await writer.settled()
  expect(writer.status(taskID)).toBe('notPublished')
  expect(reported).toEqual([cause])
})

test('settings change what searches find, null takes them back', async () => {
  const client = admin()
  const indexSettings = {
    searchableAttributes: ['title', 'unordered(topics)'],
    attributesForFaceting: ['searchable(topics)', 'area'],
    customRanking: ['asc(pages)'],
    hitsPerPage: 2,
    ignorePlurals: ['nl' as const],
    allowCompressionOfIntegerArray: true,
  }
  await wait('books', await client.setSettings({ indexName: 'books', indexSettings }))
  expect(await client.getSettings({ indexName: 'books' })).toMatchObject(indexSettings)
  expect(await names('books')).toBe('3 2')
  expect(await names('books', { query: 'stages' })).toBe('3')
  await wait('books', await client.setSettings({ indexName: 'books', indexSettings: { hitsPerPage: null } as object }))
  expect(await names('books')).toBe('3 2 1')
  await expect(
    client.setSettings({ indexName: 'books', indexSettings: { customRanking: ['pages'] } }),
  ).rejects.toMatchObject({ status: 400 })
  await expect(client.setSettings({ indexName: 'books', indexSettings: { colour: 1 } as object })).rejects.toThrow(
    /colour/,
  )
})

test('synonyms of all kinds are saved, searched, and count', async () => {
  const client = admin()
  const synonyms = [
    { objectID: 's1', type: 'synonym' as const, synonyms: ['salaris', 'loon'] },
    { objectID: 's2', type: 'oneWaySynonym' as const, input: 'lesgeven', synonyms: ['docent'] },
    { objectID: 's3', type: 'altCorrection1' as const, word: 'hospiteren', corrections: ['stage'] },
    { objectID: 's4', type: 'placeholder' as const, placeholder: '<nummer>', replacements: ['1', '2'] },
  ]
  await wait('books', await client.saveSynonyms({ indexName: 'books', synonymHit: synonyms }))
  expect(await names('books', { query: 'loon' })).toBe('2')
  expect(await names('books', { query: 'lesgeven' })).toBe('2')
  expect(await names('books', { query: 'docent' })).toBe('2')
  const { hits } = await client.searchSingleIndex({
    indexName: 'books',
    searchParams: { query: 'hospiteren', getRankingInfo: true },
  })
  expect(hits).toMatchObject([{ objectID: '3', _rankingInfo: { nbTypos: 1 } }])
  expect((await client.searchSynonyms({ indexName: 'books', searchSynonymsParams: { query: 'loon' } })).nbHits).toBe(1)
  await wait('books', await client.deleteSynonym({ indexName: 'books', objectID: 's1' }))
  expect(await names('books', { query: 'loon' })).toBe('')
  await expect(client.getSynonym({ indexName: 'books', objectID: 's1' })).rejects.toMatchObject({ status: 404 })
})

test('everything is browsed, whatever the page', async () => {
  const ids: unknown[] = []
  await admin().browseObjects({
    indexName: 'books',
    browseParams: { hitsPerPage: 1 },
    aggregator: ({ hits }) => ids.push(...hits.map(({ objectID }) => objectID)),
  })
  expect(ids).toEqual(['3', '2', '1'])
})

test('all records are replaced at once, settings and synonyms stay', async () => {
  const client = admin()
  const objects = Array.from({ length: 25 }, (_, at) => ({
    objectID: `r${at}`,
    title: `Lesgeven deel ${at}`,
    pages: at,
  }))
  await client.replaceAllObjects({ indexName: 'books', objects, batchSize: 10 })
  expect(await client.searchSingleIndex({ indexName: 'books', searchParams: { query: 'lesgeven' } })).toMatchObject({
    nbHits: 25,
    hits: Array.from({ length: 20 }, (_, at) => ({ objectID: `r${at}` })),
  })
  expect((await client.getSettings({ indexName: 'books' })).customRanking).toEqual(['asc(pages)'])
  expect((await client.searchSynonyms({ indexName: 'books' })).nbHits).toBe(3)
  const { items } = await client.listIndices()
  expect(items.map(({ name }) => name)).toEqual(['articles', 'books'])
})

test('what filters find is deleted, an index is cleared, copied, moved and removed', async () => {
  const client = admin()
  await wait('books', await client.deleteBy({ indexName: 'books', deleteByParams: { numericFilters: ['pages>=3'] } }))
  expect(await names('books')).toBe('r0 r1 r2')
  await expect(client.deleteBy({ indexName: 'books', deleteByParams: {} })).rejects.toMatchObject({ status: 400 })
  const copy = await client.operationIndex({
    indexName: 'books',
    operationIndexParams: { operation: 'copy', destination: 'copy' },
  })
  await wait('copy', copy)
  await wait('books', await client.clearObjects({ indexName: 'books' }))
  expect([await names('books'), await names('copy')]).toEqual(['', 'r0 r1 r2'])
  const move = await client.operationIndex({
    indexName: 'copy',
    operationIndexParams: { operation: 'move', destination: 'moved' },
  })
  await wait('moved', move)
  expect(await client.indexExists({ indexName: 'copy' })).toBe(false)
  await wait('moved', await client.deleteIndex({ indexName: 'moved' }))
  expect(await client.indexExists({ indexName: 'moved' })).toBe(false)
  expect(await client.indexExists({ indexName: 'books' })).toBe(true)
})

test('several indexes change in one call', async () => {
  const client = admin()
  const { taskID } = await client.multipleBatch({
    requests: [
      { action: 'addObject', indexName: 'one', body: { objectID: '1', title: 'een' } },
      { action: 'addObject', indexName: 'two', body: { objectID: '1', title: 'twee' } },
    ],
  })
  await Promise.all(Object.entries(taskID).map(([name, task]) => wait(name, { taskID: task })))
  expect([await names('one'), await names('two')]).toEqual(['1', '1'])
})

test('an index that follows the catalogue is read, never written', async () => {
  expect(await names('articles')).toBe('a')
  await expect(admin().saveObjects({ indexName: 'articles', objects: [{ objectID: 'b' }] })).rejects.toMatchObject({
    status: 403,
    message: 'Index articles follows the catalogue and cannot be changed here',
  })
  const operationIndexParams = { operation: 'move' as const, destination: 'elsewhere' }
  await expect(admin().operationIndex({ indexName: 'articles', operationIndexParams })).rejects.toMatchObject({
    status: 403,
  })
})

test('keys are created, narrowed, stored and removed', async () => {
  const client = admin()
  const { key } = await client.addApiKey({
    acl: ['search'],
    indexes: ['bo*'],
    maxHitsPerQuery: 1,
    queryParameters: 'typoTolerance=false',
    description: 'lezer',
  })
  const reader = clientWith(key)
  await client.saveObjects({ indexName: 'books', objects: books, waitForTasks: true })
  const { hits } = await reader.searchSingleIndex({ indexName: 'books', searchParams: { hitsPerPage: 50 } })
  expect(hits).toHaveLength(1)
  const misspelt = await reader.searchSingleIndex({
    indexName: 'books',
    searchParams: { query: 'salariz', typoTolerance: true },
  })
  expect(misspelt.nbHits).toBe(0)
  await expect(reader.searchSingleIndex({ indexName: 'articles' })).rejects.toMatchObject({ status: 403 })
  await expect(reader.browse({ indexName: 'books' })).rejects.toMatchObject({ status: 403 })
  await expect(reader.listApiKeys()).rejects.toMatchObject({ status: 403 })
  expect(await reader.getApiKey({ key })).toMatchObject({ value: key, acl: ['search'] })
  await client.updateApiKey({ key, apiKey: { acl: ['search', 'browse'], indexes: ['books'] } })
  await expect(reader.browse({ indexName: 'books' })).resolves.toMatchObject({ nbHits: 3 })
  expect((await client.listApiKeys()).keys).toHaveLength(1)
  expect(saved).toHaveLength(1)
  await client.deleteApiKey({ key })
  expect(saved).toHaveLength(0)
  await expect(reader.searchSingleIndex({ indexName: 'books' })).rejects.toMatchObject({ status: 403 })
  await expect(client.getApiKey({ key })).rejects.toMatchObject({ status: 404 })
})

test('a key ends when its time is over, and counts calls by the hour', async () => {
  const client = admin()
  const { key } = await client.addApiKey({ acl: ['search'], validity: 60, maxQueriesPerIPPerHour: 2 })
  const reader = algoliasearch('LESROUTE', key, {
    hosts: [{ url: `localhost:${listener.port}/search`, protocol: 'http', accept: 'readWrite' }],
  })
  const search = () =>
    fetch(
      `http://localhost:${listener.port}/search/1/indexes/books?x-algolia-application-id=A&x-algolia-api-key=${key}`,
    )
  await reader.searchSingleIndex({ indexName: 'books' })
  expect((await search()).status).toBe(200)
  const response = await search()
  expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
  instant.now = new Date('2026-11-01T12:02:00Z')
  expect((await search()).status).toBe(403)
})

test('what is to be deleted by a filter that cannot be read is refused at once', async () => {
  const deleteBy = (deleteByParams: object) => admin().deleteBy({ indexName: 'books', deleteByParams })
  await expect(deleteBy({ filters: 'area:po x' })).rejects.toMatchObject({
    status: 400,
    message: expect.stringMatching(/^filters: /),
  })
  await expect(deleteBy({ numericFilters: ['pages'] })).rejects.toMatchObject({ status: 400 })
  await expect(deleteBy({ insideBoundingBox: [[1, 2, 3]] })).rejects.toMatchObject({ status: 400 })
  for (const empty of [{ filters: '' }, { filters: null }, { facetFilters: [] }, { facetFilters: [[]] }])
    await expect(deleteBy(empty), JSON.stringify(empty)).rejects.toMatchObject({ status: 400 })
})

test('an index is neither copied nor moved onto itself, and an operation that is none is refused at once', async () => {
  await admin().saveObjects({ indexName: 'books', objects: books, waitForTasks: true })
  for (const operation of ['move', 'copy'] as const)
    await expect(
      admin().operationIndex({ indexName: 'books', operationIndexParams: { operation, destination: 'books' } }),
    ).rejects.toMatchObject({ status: 400 })
  await expect(
    admin().partialUpdateObjects({
      indexName: 'books',
      objects: [{ objectID: '1', pages: { _operation: 'Foo', value: 1 } }],
    }),
  ).rejects.toMatchObject({ status: 400 })
  expect(await names('books')).toBe('3 2 1')
})

test('what is queued behind the removal of an index makes none', async () => {
  const client = admin()
  await client.saveObjects({ indexName: 'gone', objects: [{ objectID: 'x' }], waitForTasks: true })
  await client.saveObjects({ indexName: 'target', objects: [{ objectID: 'y' }], waitForTasks: true })
  await client.deleteIndex({ indexName: 'gone' })
  const copy = { operation: 'copy' as const, destination: 'target' }
  const task = await client.operationIndex({ indexName: 'gone', operationIndexParams: copy }).catch(() => null)
  if (task) await wait('target', task)
  await wait('unknown', await client.deleteBy({ indexName: 'unknown', deleteByParams: { filters: 'a:b' } }))
  expect(await names('target')).toBe('y')
  expect((await client.listIndices()).items.map(({ name }) => name)).not.toContain('unknown')
})

test('an index that does not exist is copied as an empty one, and moved as nothing', async () => {
  const client = admin()
  const operate = async (operation: 'copy' | 'move', from: string, destination: string) =>
    wait(
      destination,
      await client.operationIndex({ indexName: from, operationIndexParams: { operation, destination } }),
    )
  await operate('copy', 'absent', 'made')
  expect((await client.searchSingleIndex({ indexName: 'made' })).nbHits).toBe(0)
  await client.saveObjects({ indexName: 'standing', objects: [{ objectID: 's' }], waitForTasks: true })
  await operate('copy', 'absent', 'standing')
  expect(await names('standing')).toBe('s')
  await operate('move', 'absent', 'nowhere')
  expect((await client.listIndices()).items.map(({ name }) => name)).not.toContain('nowhere')
})

test('the steps of a batch are done in their order, and each needs its own right', async () => {
  const client = admin()
  await client.saveObjects({ indexName: 'steps', objects: [{ objectID: 'a' }], waitForTasks: true })
  const steps = [
    { action: 'addObject' as const, body: { objectID: 'b' } },
    { action: 'delete' as const, body: {} },
    { action: 'addObject' as const, body: { objectID: 'c' } },
  ]
  const task = await client.batch({ indexName: 'steps', batchWriteParams: { requests: steps } })
  expect(task.objectIDs).toEqual(['b', '', 'c'])
  await wait('steps', task)
  expect(await names('steps')).toBe('c')

  const wrong = [{ action: 'nonsense' as 'clear', body: {} }, steps[1]].flatMap((one) => one ?? [])
  await expect(client.batch({ indexName: 'steps', batchWriteParams: { requests: wrong } })).rejects.toMatchObject({
    status: 400,
  })

  const { key } = await client.addApiKey({ acl: ['addObject'] })
  const writer = clientWith(key)
  for (const action of ['delete', 'clear', 'deleteObject'] as const)
    await expect(
      writer.batch({ indexName: 'steps', batchWriteParams: { requests: [{ action, body: { objectID: 'c' } }] } }),
    ).rejects.toMatchObject({ status: 403 })
  const { key: deleting } = await client.addApiKey({ acl: ['deleteObject'] })
  await clientWith(deleting).batch({
    indexName: 'steps',
    batchWriteParams: { requests: [{ action: 'deleteObject', body: { objectID: 'c' } }] },
  })
})

test('a batch of several indexes names its records in order, and is refused as a whole', async () => {
  const client = admin()
  const add = (indexName: string, objectID: string) => ({ action: 'addObject' as const, indexName, body: { objectID } })
  const requests = [add('left', 'a'), add('right', 'b'), add('left', 'c')]
  const { objectIDs, taskID } = await client.multipleBatch({ requests })
  expect(objectIDs).toEqual(['a', 'b', 'c'])
  for (const [indexName, task] of Object.entries(taskID)) await wait(indexName, { taskID: task })
  const operation = { pages: { _operation: 'Nonsense', value: 1 } }
  for (const wrong of [
    { action: 'nonsense' as 'clear', indexName: 'right', body: {} },
    { action: 'partialUpdateObject' as const, indexName: 'right', body: { objectID: 'b', ...operation } },
  ])
    await expect(client.multipleBatch({ requests: [add('left', 'd'), wrong] })).rejects.toMatchObject({ status: 400 })
  await wait('left', await client.saveObject({ indexName: 'left', body: { objectID: 'e' } }))
  expect(await names('left')).toBe('a c e')
})

test('a write counts once among the calls of a key, and keys may have rights that this service has no use for', async () => {
  const { key } = await admin().addApiKey({
    acl: ['addObject', 'seeUnretrievableAttributes'],
    maxQueriesPerIPPerHour: 2,
  })
  const add = async () => {
    const response = await fetch(`http://localhost:${listener.port}/search/1/indexes/counted/batch`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'lesroute', 'x-algolia-api-key': key },
      body: JSON.stringify({ requests: [{ action: 'addObject', body: { objectID: 'a' } }] }),
    })
    return response.status
  }
  expect([await add(), await add(), await add()]).toEqual([200, 200, 429])
})

test('an operation that counts by what is no number is refused', async () => {
  const add = (value: unknown) =>
    admin().partialUpdateObject({
      indexName: 'counted',
      objectID: 'n',
      attributesToUpdate: { n: { _operation: 'Increment', value } },
    })
  await expect(add('x')).rejects.toMatchObject({ status: 400 })
  await add(1)
})

test.each([
  ['IncrementFrom', 2, null, null],
  ['IncrementFrom', 0, null, 1],
  ['IncrementFrom', 2, 2, 3],
  ['IncrementFrom', 2, 1, 1],
  ['IncrementSet', 0, null, null],
  ['IncrementSet', 5, 4, 5],
  ['IncrementSet', 4, 4, 4],
])('%s of %j on %j leaves %j, and what comes with it holds only then', async (_operation, value, before, after) => {
  const [client, indexName] = [admin(), 'guarded']
  await client.saveObjects({ indexName, objects: [{ objectID: 'x' }], waitForTasks: true })
  await client.deleteObjects({ indexName, objectIDs: ['n'], waitForTasks: true })
  if (before !== null)
    await client.saveObjects({ indexName, objects: [{ objectID: 'n', n: before }], waitForTasks: true })
  const changed = { objectID: 'n', n: { _operation, value }, more: true }
  await client.partialUpdateObjects({ indexName, objects: [changed], waitForTasks: true, createIfNotExists: true })
  const isMet = after !== before
  const { results } = await client.getObjects<object>({ requests: [{ indexName, objectID: 'n' }] })
  expect(results).toEqual([after === null ? null : { objectID: 'n', n: after, ...(isMet ? { more: true } : {}) }])
})

test('parameters with which a key could never search are refused', async () => {
  for (const queryParameters of ['typoTolerance=nope', 'filters=a%3A%3Ab', 'colour=red'])
    await expect(admin().addApiKey({ acl: ['search'], queryParameters })).rejects.toMatchObject({ status: 400 })
})

test('a thousand records are read in one call, and no more', async () => {
  const requests = Array.from({ length: 1000 }, (_, at) => ({ indexName: 'books', objectID: `none ${at}` }))
  expect((await admin().getObjects({ requests })).results).toHaveLength(1000)
  const [first] = requests
  if (!first) throw new Error('no request')
  await expect(admin().getObjects({ requests: [...requests, first] })).rejects.toMatchObject({ status: 400 })
})

test('settings of dictionaries are a task that can be waited for', async () => {
  const client = admin()
  const settings = { disableStandardEntries: { plurals: {} } }
  const { taskID } = await client.setDictionarySettings(settings)
  expect(await client.waitForAppTask({ taskID })).toMatchObject({ status: 'published' })
})

test('a copy of some parts leaves the others, however often they are named', async () => {
  const client = admin()
  await client.saveObjects({ indexName: 'part-source', objects: [{ objectID: 'part-source' }], waitForTasks: true })
  await client.saveObjects({ indexName: 'part-target', objects: [{ objectID: 'part-target' }], waitForTasks: true })
  const scope = ['settings', 'settings', 'synonyms'] as const
  await wait(
    'part-target',
    await client.operationIndex({
      indexName: 'part-source',
      operationIndexParams: { operation: 'copy', destination: 'part-target', scope: [...scope] },
    }),
  )
  expect(await names('part-target')).toBe('part-target')
})

test('secured keys narrow their parent, without asking the service', async () => {
  const client = admin()
  const { key: parentApiKey } = await client.addApiKey({ acl: ['search'] })
  await wait(
    'books',
    await client.setSettings({ indexName: 'books', indexSettings: { attributesForFaceting: ['area'] } }),
  )
  const secured = (restrictions: object) => clientWith(derivedKey(parentApiKey, restrictions))
  const idsWith = async (restrictions: object, searchParams: object = {}) => {
    const { hits } = await secured(restrictions).searchSingleIndex({ indexName: 'books', searchParams })
    return hits.map(({ objectID }) => objectID).join(' ')
  }
  expect(await idsWith({ filters: 'area:po' })).toBe('3 1')
  expect(await idsWith({ filters: 'area:po' }, { filters: 'area:vo' })).toBe('')
  expect(await idsWith({ searchParams: { hitsPerPage: 1 } }, { hitsPerPage: 20 })).toBe('3')
  expect(await idsWith({ restrictIndices: ['bo*'], userToken: 'anon' })).toBe('3 2 1')
  expect(await idsWith({ restrictSources: '127.0.0.0/8,::1' })).toBe('3 2 1')
  const refused = { status: 403 }
  await expect(idsWith({ restrictIndices: ['articles'] })).rejects.toMatchObject(refused)
  await expect(idsWith({ restrictSources: '192.168.1.0/24' })).rejects.toMatchObject(refused)
  await expect(idsWith({ validUntil: instant.now.getTime() / 1000 - 1 })).rejects.toMatchObject({
    ...refused,
    message: '`validUntil` parameter expired (less than current date)',
  })
  await expect(secured({ filters: 'area:po' }).getObject({ indexName: 'books', objectID: '2' })).rejects.toMatchObject({
    status: 404,
  })
  const forged = clientWith(derivedKey(adminKey, { filters: 'area:po' }))
  await expect(forged.searchSingleIndex({ indexName: 'books' })).rejects.toMatchObject(refused)
})

test('a thousand long records are written in one batch; without the right to write the body stays small', async () => {
  const objects = Array.from({ length: 1000 }, (_, number) => ({ objectID: `${number}`, text: 'woord '.repeat(800) }))
  expect(JSON.stringify(objects).length).toBeGreaterThan(4 * 1024 * 1024)
  // The client's own timeouts are for a quiet machine.
  const requestOptions = { timeouts: { connect: 20_000, read: 60_000, write: 60_000 } }
  await admin().saveObjects({ indexName: 'long', objects, waitForTasks: true }, requestOptions)
  expect((await admin().searchSingleIndex({ indexName: 'long' })).nbHits).toBe(1000)
  const mebibyte = 1024 * 1024
  /** The status for a body whose length is announced but which is never sent. */
  const refusal = async (path: string, key: string, length: number): Promise<number | undefined> => {
    const outgoing = request({
      port: listener.port,
      method: 'POST',
      path: `/search/1/indexes/${path}`,
      headers: { 'x-algolia-application-id': 'LESROUTE', 'x-algolia-api-key': key, 'content-length': length },
    })
    outgoing.flushHeaders()
    const [answer] = await once(outgoing, 'response')
    outgoing.destroy()
    return answer.statusCode
  }
  expect(await refusal('long/batch', adminKey, 10 * mebibyte + 1)).toBe(413)
  expect(await refusal('long/batch', 'token', mebibyte + 1)).toBe(413)
  expect(await refusal('long/batch', 'unknown', mebibyte + 1)).toBe(413)
  expect(await refusal('*/queries', adminKey, mebibyte + 1)).toBe(413)
})
