import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import type { Near, NearParameters, Nears } from './near.ts'
import { searchNear } from './search-near.ts'

const near = (query: string): Near => ({
  rest: query,
  parameters: Object.fromEntries(kinds.map((kind) => [kind, { query }])) as Record<
    (typeof kinds)[number],
    NearParameters
  >,
})
const [around, within] = [near('around'), near('within')]

const programs = (...relevance: readonly (number | null)[]) => ({
  nbHits: relevance.length,
  hits: relevance.map((figure, index) => ({
    objectID: String(index),
    title: 'Pabo',
    path: '/navigator/opleidingen/x',
    _rankingInfo: figure === null ? {} : { relevance: figure },
  })),
})
type Programs = ReturnType<typeof programs>

const searched = async (nears: Nears, groups: { readonly inside: Programs; readonly outside: Programs }) => {
  const calls: number[] = []
  const { near: used, answer } = await searchNear(
    (requests) => {
      calls.push(requests.length)
      const results = requests.map(({ indexName, query }) => {
        if (indexName !== 'programs') return programs()
        return query === 'within' ? groups.inside : groups.outside
      })
      return Promise.resolve({ results })
    },
    'pabo limburg',
    nears,
    3,
    new Date('2026-11-27'),
  )
  return { calls, used, group: answer.groups.find(({ kind }) => kind === 'programs') }
}

test('what fits as well within the borders is the answer, at no distance', async () => {
  const { used, group } = await searched({ around, within }, { inside: programs(0.7), outside: programs(0.9, 0.8) })
  expect(used).toBe(within)
  expect(group).toMatchObject({ count: 1, hits: [{ evidence: { kilometres: 0 } }] })
})

test.each([[programs()], [programs(0.3)]])(
  'an area without what is looked for gives way to what is near',
  async (inside) => {
    const { used, group } = await searched({ around, within }, { inside, outside: programs(0.9) })
    expect(used).toBe(around)
    expect(group?.hits[0]?.evidence.kilometres).toBeUndefined()
  },
)

test('a service without figures of relevance has what is within the borders', async () => {
  expect((await searched({ around, within }, { inside: programs(null), outside: programs(null) })).used).toBe(within)
})

test('an area costs two small searches more, a place without borders none', async () => {
  const groups = { inside: programs(1), outside: programs(1) }
  expect((await searched({ around, within }, groups)).calls).toEqual([2, kinds.length])
  expect((await searched({ around, within: null }, groups)).calls).toEqual([kinds.length])
})
