/** No request, however wrong or odd, is the service's own failure: known mistakes by table, unknown ones by chance. */
import { afterAll, describe, expect, test } from 'vitest'
import { model } from '#schema/model.ts'
import { ids, openFixture } from './fixture.ts'
import { createContentHandler } from './handler.ts'
import { malformedRequests } from './malformed-requests.ts'

const fixture = await openFixture()
const failures: unknown[] = []
const handle = createContentHandler({
  ...fixture,
  now: () => new Date('2026-06-01T00:00:00Z'),
  report: (error) => failures.push(error),
})

afterAll(() => fixture.store.close())

/** A request as one line: `SEARCH /items/articles {"query":{}}`. */
const send = async (line: string) => {
  const [, method = 'GET', address = '/', body] = /^(\w+) (\S+)(?: (.*))?$/s.exec(
    line.startsWith('SEARCH ') ? line : line.replaceAll(' ', (space, index: number) => (index > 4 ? '%20' : space)),
  ) ?? [undefined, 'GET', '/']
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  const reply = await handle({
    method,
    path,
    search,
    headers: { authorization: `Bearer ${fixture.tokens.site}`, 'content-type': 'application/json' },
    body: body === undefined ? null : Buffer.from(body),
    ip: '127.0.0.1',
  })
  const answer = JSON.parse(typeof reply.body === 'string' ? reply.body : '') as {
    data?: unknown
    errors?: [{ message: string; extensions: { code: string } }]
  }
  return { status: reply.status, code: answer.errors?.[0].extensions.code, message: answer.errors?.[0].message }
}

describe('malformed requests', () => {
  test('are at least two hundred, each another', () => {
    expect(new Set(malformedRequests.map(([request]) => request)).size).toBeGreaterThanOrEqual(200)
  })
  test.each(
    malformedRequests.map(([request, status, code]) => [request.slice(0, 120), request, status, code] as const),
  )('%s', async (_title, request, status, code) => {
    const answer = await send(request)
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.message).toMatch(/\S/)
  })
})

/** A linear congruential sequence: the same questions each time, so that a failure can be found again. */
const chance = (seed: number) => {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const pick = <T>(values: readonly [T, ...T[]]): T => values[Math.floor(next() * values.length)] ?? values[0]
  return { next, pick }
}

const oddities = [
  null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, '', 'x', '%', '_', "'", '"', '\u0000', '\uD800', '💥', '$NOW', '$NOW(-1 year)',
  '$CURRENT_USER', '2026-01-01', '2026-01-01T00:00:00Z', ids.article(1), [], ['x'], [1, 2], {}, { a: 1 }, 'true', '1',
  { type: 'Point', coordinates: [5, 52] },
] as const // prettier-ignore
const operators = [
  '_eq', '_neq', '_lt', '_lte', '_gt', '_gte', '_in', '_nin', '_null', '_nnull', '_contains', '_ncontains', '_icontains',
  '_nicontains', '_starts_with', '_nstarts_with', '_istarts_with', '_nistarts_with', '_ends_with', '_nends_with',
  '_iends_with', '_niends_with', '_between', '_nbetween', '_empty', '_nempty', '_intersects', '_nintersects', '_some',
  '_none', '_and', '_or', 'constructor',
] as const // prettier-ignore
const functions = ['year', 'month', 'week', 'day', 'weekday', 'hour', 'minute', 'second', 'count', 'foo'] as const

describe('random requests', () => {
  const { next, pick } = chance(20_260_601)
  const collections = [...model.values()].filter(({ description }) => description?.role !== 'system')
  const fieldsIn = (name: string) => [...(model.get(name)?.fields.values() ?? [])]
  const path = (name: string, depth: number): string => {
    const field = fieldsIn(name)[Math.floor(next() * fieldsIn(name).length)]
    if (!field || next() < 0.03) return pick(['*', 'nope', '', '*.*', ids.topic(1)])
    if (next() < 0.15) return `${pick(functions)}(${field.name})`
    if (depth > 4 || next() < 0.2) return field.name
    if (field.kind === 'one' || field.kind === 'many') return `${field.name}.${path(field.to, depth + 1)}`
    const [only] = field.kind === 'any' ? field.to.slice(Math.floor(next() * field.to.length)) : []
    return only === undefined ? field.name : `${field.name}:${only}.${path(only, depth + 1)}`
  }
  const rule = (name: string, depth: number): unknown => {
    const chosen = path(name, 0)
    if (next() < 0.15 && depth < 4) return { [pick(['_or', '_and'])]: [rule(name, depth + 1), rule(name, depth + 1)] }
    const last = next() < 0.1 ? pick(oddities) : { [pick(operators)]: pick(oddities) }
    return chosen.split('.').reduceRight<unknown>((inner, segment) => ({ [segment]: inner }), last)
  }
  const paths = (name: string) => Array.from({ length: Math.floor(next() * 4) }, () => path(name, 0))
  const query = (name: string) => ({
    ...(next() < 0.7 ? { fields: paths(name) } : {}),
    ...(next() < 0.6 ? { filter: rule(name, 0) } : {}),
    ...(next() < 0.3 ? { sort: paths(name).map((sorted) => pick(['', '-']) + sorted) } : {}),
    ...(next() < 0.2 ? { search: pick(oddities) } : {}),
    ...(next() < 0.2 ? { limit: pick(oddities), page: pick([0, 1, 2 ** 53 - 1]) } : {}),
    ...(next() < 0.2 ? { alias: { a: path(name, 9), b: pick(oddities) } } : {}),
    ...(next() < 0.2 ? { groupBy: paths(name) } : {}),
    ...(next() < 0.2 ? { aggregate: { [pick(['count', 'sum', 'min', 'avgDistinct', 'x'])]: path(name, 9) } } : {}),
    ...(next() < 0.2 ? { deep: { [path(name, 9)]: { _filter: rule(name, 0), _limit: pick(oddities) } } } : {}),
    ...(next() < 0.1 ? { meta: '*' } : {}),
  })

  test('two thousand of them are answered or refused, never failed', async () => {
    const statuses = new Map<number, number>()
    for (let round = 0; round < 2000; round += 1) {
      const { name } = pick(collections as [(typeof collections)[0], ...typeof collections])
      const { status } = await send(`SEARCH /items/${name} ${JSON.stringify({ query: query(name) })}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(failures).toEqual([])
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
    // Questions that are all refused would prove nothing.
    expect(statuses.get(200)).toBeGreaterThan(200)
  })
})
