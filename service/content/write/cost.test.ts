/** What one write may cost, however large it is; and that of random bodies none fails inside. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzRequests, measureCost } from '#platform/cost.fixture.ts'
import { editorPolicies } from '#schema/policies.fixture.ts'
import { tested } from '../../store/test-store.fixture.ts'
import { openFixture } from '../catalogue.fixture.ts'
import { createContentHandler } from '../handler.ts'

const pieces = ['a', 'é', ' ', '<', '\0', '🙂', '$K', '-', '2026-', '1e9']
const text = fc
  .tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 100_000 }))
  .map(([piece, length]) => piece.repeat(Math.ceil(length / piece.length)))
const nested = fc
  .tuple(fc.constantFrom('content', 'topics_id', 'create', 'a'), fc.integer({ min: 1, max: 2000 }))
  .map(([name, depth]) => Array.from({ length: depth }).reduce<unknown>((inner) => ({ [name]: [inner] }), 'x'))
const nodes = fc.integer({ min: 1, max: 3000 }).map((count) => ({
  type: 'doc',
  content: Array.from({ length: count }, (_, at) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: `${at}` }],
  })),
}))
const links = fc.integer({ min: 1, max: 3000 }).map((count) => ({
  create: Array.from({ length: count }, (_, at) => ({ topics_id: `t${at}` })),
  update: [],
  delete: [],
}))
const value = fc.oneof(text, nested, nodes, links, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom('draft', 'published'))
const names = [
  'title',
  'slug',
  'path',
  'status',
  'content',
  'topics',
  'blocks',
  'date_published',
  'id',
  '__proto__',
  'keys',
  'data',
  'query',
]
const item = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4, noNullPrototype: true })
const body = fc.oneof(
  item.map((fields) => JSON.stringify({ title: 'Titel', slug: 'titel', path: '/titel', status: 'draft', ...fields })),
  fc.array(item, { maxLength: 20 }).map((items) => JSON.stringify(items)),
  fc.jsonValue().map((json) => JSON.stringify(json)),
  text,
)

// ASVS 5.1.4 11.1.4
test.runIf(tested === 'sqlite')(
  'no write costs more than half a second, 12 MB of answer or 300 MB of memory',
  { timeout: 60_000 + fuzzRequests * 200 },
  async () => {
    const fixture = await openFixture()
    const faults: unknown[] = []
    const handle = createContentHandler({
      ...fixture,
      now: () => new Date('2026-06-01T00:00:00Z'),
      report: (error) => faults.push(error),
    })
    const token = await fixture.store.accounts.add('writer@example.org', editorPolicies)
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('POST', 'PATCH', 'DELETE'),
        fc.constantFrom(
          '/items/articles',
          '/items/articles/a1',
          '/items/faqs',
          '/users/me',
          '/auth/login',
          '/auth/password/reset',
        ),
        body,
        async (method, path, sent) => {
          const { answer, excess } = await measureCost(
            () =>
              handle({
                method,
                path,
                search: '',
                headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
                body: Buffer.from(sent),
                ip: '127.0.0.1',
              }),
            (reply) => (typeof reply.body === 'string' ? reply.body.length : 0),
          )
          expect(answer.status).toBeLessThan(500)
          expect(excess).toEqual([])
          statuses.add(answer.status)
        },
      ),
      { numRuns: fuzzRequests, seed: 8 },
    )
    expect(faults).toEqual([])
    expect(statuses.size).toBeGreaterThan(3)
    await fixture.store.close()
  },
)
