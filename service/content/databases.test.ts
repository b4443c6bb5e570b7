/** Both databases give the same answer to any question, and neither fails at one. */
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { policies, type PolicyName } from '#schema/policies.ts'
import { boundsIntersect, intersects } from '../store/geometry.ts'
import type { Store } from '../store/store.ts'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { openTestStore } from '../store/test-store.fixture.ts'
import { createContentHandler } from './handler.ts'
import { randomCatalogue } from './random-catalogue.fixture.ts'
import { randomQueryClient, randomQueries, shapePairs, type RandomQuery } from './random-queries.fixture.ts'

const seed = 20_261_121
/** A setting of the tests, with its default in `vitest.config.ts`. */
const queries = Number(process.env['RANDOM_QUERIES'])

const stores: Store[] = []
const failures: unknown[] = []
const clients: ((question: RandomQuery) => Promise<{ status: number; body: string }>)[] = []

beforeAll(async () => {
  const rows = randomCatalogue(seed)
  for (const kind of ['sqlite', 'postgres'] as const) {
    const store = await openTestStore(kind)
    stores.push(store)
    await store.catalogue.replace(rows, 'random')
    const heldPolicies = (Object.keys(policies) as PolicyName[]).filter((name) => name !== 'hovi')
    const token = await store.accounts.add('random@example.org', heldPolicies)
    const report = (error: unknown) => failures.push(error)
    const now = () => new Date('2026-06-01T00:00:00Z')
    const auth = await openAuth({ store, settings: readConfig({}).auth, now, report })
    clients.push(randomQueryClient(createContentHandler({ store, auth, now, report }), token))
  }
})

afterAll(() => Promise.all(stores.map((store) => store.close())))

test(`${queries} random queries have one answer each, and none fails`, { timeout: 600_000 }, async () => {
  let answered = 0
  let full = 0
  await fc.assert(
    fc.asyncProperty(randomQueries, async (question) => {
      const [one, other] = await Promise.all(clients.map((client) => client(question)))
      expect(failures).toEqual([])
      expect(other).toEqual(one)
      expect(one?.status).toBeLessThan(500)
      if (one?.status === 200) answered += 1
      if (/"data":\[./.test(one?.body ?? '') && !one?.body.includes('"data":[]')) full += 1
    }),
    { seed, numRuns: queries },
  )
  // Questions that are refused, or to which nothing is the answer, prove little.
  expect(answered).toBeGreaterThan(queries / 2)
  expect(full).toBeGreaterThan(queries / 4)
})

test('two shapes meet in both databases or in neither', async () => {
  const [, postgres] = stores
  if (!postgres) throw new Error('no store')
  await fc.assert(
    fc.asyncProperty(shapePairs, async ([a, b]) => {
      const [one, other] = [JSON.stringify(a), JSON.stringify(b)]
      const { rows } =
        await sql`select intersects(${one}, ${other}) as meet, bounds_intersect(${one}, ${other}) as bounds`.execute(
          postgres.db,
        )
      expect(rows).toEqual([{ meet: intersects(one, other), bounds: boundsIntersect(one, other) }])
    }),
    { seed, numRuns: 1000 },
  )
})
