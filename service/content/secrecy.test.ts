/**
 * What a caller may not see bears on no answer: catalogues that differ in that alone, or have none of it, answer every
 * question alike.
 */
import * as fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { model, modelOf, type ModelField } from '#schema/model.ts'
import { basePolicies, policies, type PolicyName } from '#schema/policies.ts'
import { openAuth } from '../auth/auth.ts'
import { readConfig } from '../config.ts'
import { sampleCatalogue } from '#sample/catalogue.fixture.ts'
import type { Row } from '../store/catalogue.ts'
import type { Store } from '../store/store.ts'
import { openTestStore, tested } from '../store/test-store.fixture.ts'
import { createContentHandler } from './handler.ts'
import { randomCatalogue } from './random-catalogue.fixture.ts'
import { randomQueryClient, randomQueries } from './random-queries.fixture.ts'

const now = new Date('2026-06-01T00:00:00Z')
const seed = 20_261_122
/** `npm run test:full` asks more of them. */
const questions = Number(process.env['RANDOM_QUERIES'] || 150) / 2

type Catalogue = Readonly<Record<string, readonly Row[]>>

/** Told by the words of the contract alone, so that it shares no mistake with what is tested. */
const secretsFrom = (held: ReadonlySet<string>, catalogue: Catalogue) => {
  const opens = (names: readonly string[]) => names.some((name) => held.has(name))
  const mayRead = (table: string): boolean => {
    const { description, joins } = modelOf(table)
    return description ? opens(description.policies) : joins.every(mayRead)
  }
  const vendors = new Set<unknown>(
    Object.entries(policies).flatMap(([name, policy]) => ('vendor' in policy && held.has(name) ? [policy.vendor] : [])),
  )
  const isHidden = (table: string, row: Row): boolean =>
    !mayRead(table) ||
    (modelOf(table).fields.has('status') && row['status'] !== 'published') ||
    (modelOf(table).fields.has('vendor') && !vendors.has(row['vendor']))
  const hidden = new Map(
    Object.entries(catalogue).map(([table, rows]) => [
      table,
      rows.filter((row) => isHidden(table, row)).map(({ id }) => id),
    ]),
  )
  const isWithheld = (table: string, row: Row, field: ModelField): boolean => {
    const embargo = modelOf(table).description?.embargo
    if (!embargo?.fields.includes(field.name)) return false
    const until = row[embargo.until]
    return !(held.has('read-published-media') && typeof until === 'string' && until <= now.toISOString())
  }
  return { isHidden, isWithheld, hidden }
}

/** The catalogue with everything else in the place of what those policies do not open. */
const withOtherSecrets = (catalogue: Catalogue, held: ReadonlySet<string>): Catalogue => {
  const { isHidden, isWithheld, hidden } = secretsFrom(held, catalogue)
  const otherRows = randomCatalogue(seed + 1)
  const valueOf = (table: string, row: Row, field: ModelField, other: unknown): unknown => {
    const value = row[field.name]
    if (field.name === 'id' || field.name === 'status' || field.name === 'vendor') return value
    if (isHidden(table, row) || isWithheld(table, row, field)) return other
    if (field.kind !== 'one' && field.kind !== 'any') return value
    const ids = hidden.get(field.kind === 'one' ? field.to : String(row[field.collectionField])) ?? []
    return ids.includes(value) ? ids.at(ids.indexOf(value) - 1) : value
  }
  return Object.fromEntries(
    Object.entries(catalogue).map(([table, rows]) => [
      table,
      rows.map((row, index) =>
        Object.fromEntries(
          [...modelOf(table).fields.values()]
            .filter(({ kind }) => kind !== 'many')
            .map((field) => [field.name, valueOf(table, row, field, otherRows[table]?.[index]?.[field.name] ?? null)]),
        ),
      ),
    ]),
  )
}

/** The catalogue without what those policies do not open: neither the rows, nor what refers to them. */
const withoutSecrets = (catalogue: Catalogue, held: ReadonlySet<string>): Catalogue => {
  const { isHidden, isWithheld, hidden } = secretsFrom(held, catalogue)
  const secret = new Map([...hidden].map(([table, ids]) => [table, new Set(ids)]))
  const leadsToSecret = (row: Row, field: ModelField): boolean =>
    (field.kind === 'one' && (secret.get(field.to)?.has(row[field.name]) ?? false)) ||
    (field.kind === 'any' && (secret.get(String(row[field.collectionField]))?.has(row[field.name]) ?? false))
  return Object.fromEntries(
    Object.entries(catalogue).map(([table, rows]) => {
      const { fields, description } = modelOf(table)
      const references = [...fields.values()]
      // A row that joins items is gone with one of them; any other row only no longer refers to it.
      const shown = rows.filter(
        (row) =>
          !isHidden(table, row) && (description !== null || !references.some((field) => leadsToSecret(row, field))),
      )
      const cut = (row: Row): Row =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => {
            const field = fields.get(name)
            return [name, field && (leadsToSecret(row, field) || isWithheld(table, row, field)) ? null : value]
          }),
        )
      return [table, shown.map(cut)]
    }),
  )
}

const stores: Store[] = []
afterAll(() => Promise.all(stores.map((store) => store.close())))

const clientOver = async (rows: Catalogue, held: readonly PolicyName[]) => {
  const store = await openTestStore()
  stores.push(store)
  await store.catalogue.replace(rows, 'random')
  const token = await store.accounts.add('secrecy@example.org', held)
  const report = (error: unknown) => {
    throw error
  }
  const auth = await openAuth({ store, settings: readConfig({}).auth, now: () => now, report })
  const handle = createContentHandler({ store, auth, now: () => now, report })
  return randomQueryClient(handle, token)
}

const callers: readonly { held: readonly PolicyName[] }[] = [
  { held: [] },
  { held: ['navigator'] },
  { held: ['sodk', 'hovi'] },
]

// `databases.test.ts` holds PostgreSQL to the same answers.
describe.runIf(tested === 'sqlite').each(callers)('beyond what everybody holds: $held', ({ held }) => {
  // ASVS 1.4.1 4.1.1 4.1.3 13.4.2
  test(`${questions} random queries reveal nothing of hidden content`, { timeout: 300_000 }, async () => {
    const catalogue = randomCatalogue(seed)
    const all = new Set<string>([...basePolicies, ...held])
    const otherRows = withOtherSecrets(catalogue, all)
    expect(otherRows).not.toEqual(catalogue)
    expect([...model.keys()].filter((table) => otherRows[table]?.length !== catalogue[table]?.length)).toEqual([])
    const [read, readOther, readWithout] = [
      await clientOver(catalogue, held),
      await clientOver(otherRows, held),
      await clientOver(withoutSecrets(catalogue, all), held),
    ]
    let answered = 0
    await fc.assert(
      fc.asyncProperty(randomQueries, async (question) => {
        const answer = await read(question)
        expect(await readOther(question)).toEqual(answer)
        expect(await readWithout(question)).toEqual(answer)
        if (answer.status === 200) answered += 1
      }),
      { seed, numRuns: questions },
    )
    expect(answered).toBeGreaterThan(questions / 5)
  })
})

/** The sample catalogue, with a draft among every five items that can be one. */
const withDrafts = (): Catalogue =>
  Object.fromEntries(
    Object.entries(sampleCatalogue().items).map(([table, rows]) => [
      table,
      rows.map((row, index) => ('status' in row && index % 5 === 0 ? { ...row, status: 'draft' } : row)),
    ]),
  )

// The random queries are asked by each of them.
const someCallers = process.env['FULL_SQUARE'] ? callers : callers.slice(0, 1)
describe.runIf(tested === 'sqlite').each(someCallers)('relations to many as seen with $held', ({ held }) => {
  test('count the listed rows, list a hundred by default, and reveal no draft', async () => {
    const catalogue = withDrafts()
    const { isHidden, hidden } = secretsFrom(new Set<string>([...basePolicies, ...held]), catalogue)
    const secret = new Map([...hidden].map(([table, ids]) => [table, new Set(ids)]))
    /** A row that joins items is seen when all of them are; any other when it is none of the hidden. */
    const isSeen = (table: string, row: Row): boolean =>
      !isHidden(table, row) &&
      (modelOf(table).description !== null ||
        [...modelOf(table).fields.values()].every((field) => {
          if (field.kind !== 'one' && field.kind !== 'any') return true
          const to = field.kind === 'one' ? field.to : String(row[field.collectionField])
          return row[field.name] !== null && !secret.get(to)?.has(row[field.name])
        }))
    const request = await clientOver(catalogue, held)
    const read = async (table: string, field: string, limit?: number) => {
      const deep = limit === undefined ? {} : { [field]: { _limit: limit } }
      const query = { fields: ['id', field, `count(${field})`], limit: -1, deep }
      const { status, body } = await request({ table, query })
      const { data } = JSON.parse(body) as { data: Record<string, unknown>[] }
      expect(status).toBe(200)
      return data.map((item) => ({ id: item['id'], ids: item[field] as unknown[], count: item[`${field}_count`] }))
    }
    let beyond = 0
    let joined = 0
    for (const [table, { fields, description }] of model) {
      if (!description || !(table in catalogue) || hidden.get(table)?.length === catalogue[table]?.length) continue
      for (const field of fields.values()) {
        if (field.kind !== 'many' || (hidden.get(field.to)?.length ?? 0) === (catalogue[field.to]?.length ?? 0))
          continue
        const rowsByKey = Map.groupBy(
          (catalogue[field.to] ?? []).filter((row) => isSeen(field.to, row)),
          (row) => row[field.by],
        )
        const [usual, whole] = [await read(table, field.name), await read(table, field.name, -1)]
        for (const [index, { id, ids, count }] of whole.entries()) {
          const expected = (rowsByKey.get(id) ?? []).map((row) => row['id'])
          expect([table, field.name, new Set(ids), count]).toEqual([
            table,
            field.name,
            new Set(expected),
            expected.length,
          ])
          expect(usual[index]).toEqual({ id, ids: ids.slice(0, 100), count })
          joined += ids.length
          if (ids.length > 100) beyond += 1
        }
      }
    }
    expect(joined).toBeGreaterThan(1000)
    expect(beyond).toBeGreaterThan(0)
  }, 60_000)
})
