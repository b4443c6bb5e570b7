/** Whatever a key is derived from and whatever it says, it opens no record, attribute, index or operation that its parent does not open. */
import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSearchEngine } from '../engine.ts'
import { createSearchHandler } from './handler.ts'
import { createKeyring } from './keyring.ts'

const now = new Date('2026-11-01T12:00:00Z')
const seconds = now.getTime() / 1000
const indexes = ['public_docs', 'private_docs', 'notes']
const records = Array.from({ length: 12 }, (_, at) => ({
  objectID: String(at),
  title: `Boek ${at}`,
  open: at < 6,
  kind: at % 2 ? 'odd' : 'even',
  size: at,
  _tags: [at % 3 ? 'a' : 'b'],
  secret: 'x',
}))
const runs = process.env['FULL_SQUARE'] ? 1000 : 250
const engine = createSearchEngine()
for (const name of indexes)
  engine.replaceIndex(
    name,
    { searchableAttributes: ['title'], attributesForFaceting: ['open', 'kind', 'size'] },
    records,
  )
const keyring = createKeyring({ adminKey: 'the-admin-key', now: () => now })
const handler = createSearchHandler({
  engine,
  keyring,
  resolveKey: () => Promise.resolve(null),
  catalogue: new Set(indexes),
})

const text = fc.oneof(
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
  { weight: 3, arbitrary: fc.constantFrom('', '*', '-') },
)
const pattern = fc.oneof(
  fc.constantFrom(...indexes, '*', 'p*', '*_docs', 'public_docs,private_docs', '[notes]', '"*"'),
  text,
)
const filter = fc.oneof(
  fc.constantFrom(
    'open:true',
    'open:false',
    'kind:odd',
    'size > 4',
    'size:2 TO 7',
    'NOT kind:odd',
    '_tags:a',
    'objectID:3',
  ),
  fc.constantFrom(
    'open:true OR open:false',
    'open:true) OR (open:false',
    'open:true AND',
    "' OR 1",
    '(((',
    '#',
    '&filters=',
  ),
  text,
)
const list = fc.oneof(
  fc.constantFrom(
    'open:true',
    '["open:true"]',
    '[["open:true","open:false"]]',
    '["kind:even",["size:1","size:2"]]',
    '[]',
    '[[]]',
  ),
  fc.constantFrom('open:-true', '["-kind:odd"]', '[', 'kind:odd,open:true'),
  text,
)
const numeric = fc.oneof(
  fc.constantFrom('size<4', '["size>1"]', '[["size<2","size>9"]]', 'size:1 TO 3', '[]', 'size!=3'),
  text,
)
const values = {
  filters: filter,
  facetFilters: list,
  numericFilters: numeric,
  tagFilters: fc.oneof(fc.constantFrom('a', '["b"]', '[["a","b"]]', '-a', '[]'), text),
  hitsPerPage: fc.oneof(fc.constantFrom('0', '1', '3', '1000', '-1', 'NaN', '1e3', ''), text),
  attributesToRetrieve: fc.constantFrom('title', '["title","kind"]', '*', '["*"]', '["*","-secret"]', '-secret', '[]'),
  validUntil: fc.constantFrom(String(seconds + 9), String(seconds + 99), String(seconds - 9), 'soon'),
  restrictSources: fc.constantFrom('127.0.0.1', '127.0.0.0/8', '10.0.0.0/8', '0.0.0.0/0', '::/0', 'x'),
  query: fc.constantFrom('', 'boek', 'boek 1'),
  optionalFilters: list,
} as const
const pairs = Object.entries(values).map(([name, value]) => value.map((one): [string, string] => [name, one]))
const params = fc
  .uniqueArray(fc.oneof(...pairs), { maxLength: 3, selector: ([name]) => name })
  .map((given) => new URLSearchParams(given))
const parent = fc.record({
  indexes: fc.array(fc.constantFrom(...indexes, 'p*', '*_docs', '*'), { maxLength: 2 }),
  queryParameters: params.map(String),
  maxHitsPerQuery: fc.constantFrom(0, 0, 2, 5),
  acl: fc.constantFrom(
    ['search'] as const,
    ['search', 'browse'] as const,
    ['search', 'settings', 'listIndexes'] as const,
  ),
})
const restrictions = fc
  .tuple(params, fc.option(pattern, { nil: null }), fc.constantFrom('', '&filters=', '&restrictIndices=*', '&x=1'))
  .map(
    ([given, scope, more]) =>
      `${given.toString()}${scope === null ? '' : `&restrictIndices=${encodeURIComponent(scope)}`}${more}`,
  )
const request = fc.oneof(
  fc.constant({}),
  params.map((given) => ({ params: given.toString() })),
)

type Hit = Readonly<Record<string, unknown>>
type Answer = { readonly status: number; readonly hits: readonly Hit[]; readonly nbHits: number; readonly hit: Hit }
const send = async (key: string, path: string, body: object | null = null): Promise<Answer> => {
  const reply = await handler({
    method: body ? 'POST' : 'GET',
    path: `/1/${path}`,
    search: '',
    headers: { 'x-algolia-application-id': 'A', 'x-algolia-api-key': key },
    body: body ? Buffer.from(JSON.stringify(body)) : null,
    ip: '127.0.0.1',
  })
  const hit = JSON.parse(typeof reply.body === 'string' ? reply.body : '{}') as Hit
  const { hits = [], nbHits = 0 } = hit as Partial<Answer>
  return { status: reply.status, hits, nbHits, hit }
}

const derive = (key: string, given: string) =>
  Buffer.from(createHmac('sha256', key).update(given).digest('hex') + given).toString('base64')

// ASVS 4.1.2 4.1.3
test('a derived key opens no more than its parent', { timeout: 120_000 }, async () => {
  let opened = 0
  await fc.assert(
    fc.asyncProperty(
      parent,
      restrictions,
      request,
      fc.constantFrom(...indexes),
      async (settings, given, body, index) => {
        const { value: above } = keyring.add({
          ...settings,
          acl: [...settings.acl],
          indexes: [...settings.indexes],
          description: '',
          maxQueriesPerIPPerHour: 0,
          referers: [],
          validity: 0,
        })
        const below = derive(above, given)
        // What the parent reads of each record, one by one.
        const readable = new Map<string, Hit>()
        for (const { objectID } of records) {
          const { status, hit } = await send(above, `indexes/${index}/${objectID}`)
          if (status === 200) readable.set(objectID, hit)
        }
        for (const route of ['query', 'browse'] as const) {
          const [child, own] = [
            await send(below, `indexes/${index}/${route}`, body),
            await send(above, `indexes/${index}/${route}`, {}),
          ]
          if (child.status !== 200) continue
          opened += 1
          expect(own.status).toBe(200)
          expect(child.nbHits).toBeLessThanOrEqual(readable.size)
          for (const hit of child.hits) {
            const allowed = Object.keys(readable.get(String(hit['objectID'])) ?? {})
            expect(allowed, String(hit['objectID'])).toContain('objectID')
            expect(allowed).toEqual(expect.arrayContaining(Object.keys(hit).filter((name) => !name.startsWith('_'))))
          }
          if (settings.maxHitsPerQuery) expect(child.hits.length).toBeLessThanOrEqual(settings.maxHitsPerQuery)
        }
        for (const path of [`indexes/${index}/3`, `indexes/${index}/settings`, 'indexes', 'keys'])
          if ((await send(below, path)).status === 200) expect((await send(above, path)).status, path).toBe(200)
        expect((await send(below, `indexes/${index}/clear`, {})).status).toBe(403)
        // Nothing is derived from a derived key.
        expect((await send(derive(below, ''), `indexes/${index}/3`)).status).toBe(403)
        keyring.remove(above)
      },
    ),
    { numRuns: runs, seed: 11 },
  )
  // Most keys contradict themselves; enough of them open something.
  expect(opened).toBeGreaterThan(runs / 10)
})
