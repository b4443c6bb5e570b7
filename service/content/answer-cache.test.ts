import * as fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { editorPolicies } from '#schema/policies.fixture.ts'
import type { Request } from '../http/message.ts'
import { createAnswerCache } from './answer-cache.ts'
import { ids, openFixture } from './catalogue.fixture.ts'
import { createContentHandler } from './handler.ts'

const { store, auth, tokens } = await openFixture()
const editor = await store.accounts.add('writer@example.org', [...editorPolicies, 'content-read'])
const viewer = await store.accounts.add('viewer@example.org', ['content-read', 'read-published-media'])
afterAll(() => store.close())

let date = new Date('2026-06-01T00:00:00Z')
const shared = {
  store,
  auth,
  now: () => date,
  report: (error: unknown) => {
    throw error
  },
}
const fresh = createContentHandler(shared)
const cached = createContentHandler({ ...shared, answers: createAnswerCache(store, () => date) })

const request = (method: string, path: string, search: string, token: string, body: unknown = null): Request => ({
  method,
  path,
  search,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: body === null ? null : new TextEncoder().encode(JSON.stringify(body)),
  ip: '127.0.0.1',
})

const video = (number: number, publication_date: string) => ({
  id: `77777777-0000-4000-8000-00000000000${number}`,
  status: 'published',
  title: `Video ${number}`,
  slug: `video-${number}`,
  path: `/media/videos/video-${number}`,
  publication_date,
  transcript_string_with_speakers: 'A: geheim tot die dag',
})

const reads = [
  ['/items/articles', 'fields=title,status,topics.topics_id.name&sort=id'],
  ['/items/articles', 'fields=title&filter[title][_contains]=Artikel&meta=filter_count'],
  [`/items/articles/${ids.article(2)}`, 'fields=*,topics.topics_id.slug'],
  ['/items/videos', 'fields=title,transcript_string_with_speakers&sort=title'],
  ['/items/videos', 'aggregate[count]=transcript_string_with_speakers'],
  ['/items/videos', 'fields=title&filter[publication_date][_lte]=$NOW&sort=title'],
  ['/items/articles', 'fields=nothing'],
  ['/files', 'fields=title'],
] as const
const callers = Object.values({ ...tokens, editor, viewer, stranger: 'no-such-token-0123456789' })

const read = fc.record({
  kind: fc.constant('read' as const),
  of: fc.nat(reads.length - 1),
  by: fc.nat(callers.length - 1),
})
const step = fc.oneof(
  { weight: 5, arbitrary: read },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('title' as const), number: fc.integer({ min: 1, max: 3 }), to: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('status' as const), to: fc.constantFrom('published', 'draft', 'archived') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('days' as const), pass: fc.integer({ min: 1, max: 20 }) }) },
) // prettier-ignore

test(
  'whatever is written and however the days pass, an answer is that of a read at that moment',
  { tags: ['full'], timeout: 60_000 },
  async () => {
    const start = date
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        date = start
        const tables = { videos: [1, 5, 9].map((day) => video(day, `2026-06-0${day}T12:00:00.000Z`)) }
        await store.catalogue.replaceTables(tables, `run ${Math.random()}`)
        for (const one of steps) {
          if (one.kind === 'days') date = new Date(date.getTime() + one.pass * 3_600_000 * 6)
          else if (one.kind === 'read') {
            const [path, search] = reads[one.of] ?? reads[0]
            const wanted = request('GET', path, search, callers[one.by] ?? '')
            const [mine, theirs] = [await cached(wanted), await fresh(wanted)]
            expect([mine.status, mine.body, mine.headers], `${path}?${search}`).toEqual([
              theirs.status,
              theirs.body,
              theirs.headers,
            ])
          } else {
            const [id, change] =
              one.kind === 'title'
                ? [ids.article(one.number), { title: `Artikel ${one.to}` }]
                : [ids.article(2), { status: one.to }]
            const reply = await cached(request('PATCH', `/items/articles/${id}`, '', editor, change))
            expect(reply.status).toBe(200)
          }
        }
      }),
      { numRuns: 30 },
    )
  },
)

const hidden = video(1, '2026-06-01T12:00:00.000Z')

test.each([
  ['an embargo ends', [hidden], 'videos', 'fields=transcript_string_with_speakers', 'speakers":null'],
  ['the query speaks of the present', [], 'articles', 'filter[date_created][_lte]=$NOW(-5 months)', '"data":[]'],
  ['it does so in JSON', [], 'articles', 'filter={"date_created":{"_lte":"\\u0024NOW(-5 months)"}}', '"data":[]'],
  ['it does so in code', [], 'articles', 'filter[date_created][_lte]=%24NOW(-5 months)', '"data":[]'],
])('%s: the former answer is not given again', async (_, videos, name, search, before) => {
  await store.catalogue.replaceTables({ videos }, `before ${search}`)
  const bodies: string[] = []
  for (const day of ['2026-06-01T00:00:00Z', '2026-06-01T06:00:00Z', '2026-06-03T00:00:00Z']) {
    date = new Date(day)
    const { body } = await cached(request('GET', `/items/${name}`, search, viewer))
    bodies.push(typeof body === 'string' ? body : '')
  }
  expect(bodies[0]).toContain(before)
  expect(bodies[1]).toBe(bodies[0])
  expect(bodies[2]).not.toContain(before)
})

test('the second answer reads no row, and its encodings are made once', async () => {
  const wanted = {
    ...request('GET', '/items/articles', 'fields=*,topics.topics_id.*', tokens.site),
    headers: { authorization: `Bearer ${tokens.site}`, 'accept-encoding': 'br' },
  }
  const first = await cached(wanted)
  const execute = vi.spyOn(store.db, 'executeQuery')
  const second = await cached(wanted)
  // One look at the edition; the sign-in reads the account from memory or by statements of its own.
  const texts = execute.mock.calls.map(([query]) => ('sql' in query ? query.sql : ''))
  execute.mockRestore()
  expect(texts.filter((text) => text.includes('"articles"'))).toEqual([])
  expect(second.body).toBe(first.body)
  const tag = first.headers['etag'] ?? ''
  const again = await cached({ ...wanted, headers: { ...wanted.headers, 'if-none-match': tag } })
  expect([again.status, again.body]).toEqual([304, null])
})

test('a long query takes as much of the room as it has letters', async () => {
  const small = createContentHandler({ ...shared, answers: createAnswerCache(store, () => date, 40_000) })
  const first = request('GET', '/items/articles', 'fields=id', tokens.site)
  await small(first)
  await small(request('GET', '/items/articles', `fields=id&x=${'x'.repeat(20_000)}`, tokens.site))
  const execute = vi.spyOn(store.db, 'executeQuery')
  await small(first)
  const texts = execute.mock.calls.map(([query]) => ('sql' in query ? query.sql : ''))
  execute.mockRestore()
  expect(texts.some((text) => text.includes('"articles"'))).toBe(true)
})
