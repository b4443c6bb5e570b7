import { expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import type { Near, NearParameters, Nears } from './near.ts'
import { searchNear } from './search-near.ts'

const near = (query: string): Near => {
  const parameters: NearParameters = query === 'within' ? { query, insidePolygon: [] } : { query }
  return { rest: query, parameters: Object.fromEntries(kinds.map((kind) => [kind, parameters])) }
}
const [anywhere, nearby, within] = [near('anywhere'), near('nearby'), near('within')]

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

const searched = async (
  nears: Nears,
  groups: { readonly within?: Programs; readonly nearby: Programs; readonly anywhere: Programs },
) => {
  const calls: number[] = []
  const { near: used, answer } = await searchNear(
    (requests) => {
      calls.push(requests.length)
      const results = requests.map(({ indexName, query }) => {
        if (indexName !== 'programs') return programs()
        return groups[query as keyof typeof groups] ?? programs()
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
  const { used, group } = await searched([within, nearby, anywhere], {
    within: programs(0.7),
    nearby: programs(0.8),
    anywhere: programs(0.9, 0.8),
  })
  expect(used).toBe(within)
  expect(group).toMatchObject({ count: 1, hits: [{ evidence: { kilometres: 0 } }] })
})

test.each([[programs()], [programs(0.3)]])(
  'an area without what is looked for gives way to what is near',
  async (inside) => {
    const groups = { within: inside, nearby: programs(0.8), anywhere: programs(0.9) }
    const { used, group } = await searched([within, nearby, anywhere], groups)
    expect(used).toBe(nearby)
    expect(group?.hits[0]?.evidence.kilometres).toBeUndefined()
  },
)

test('what is taught far away only is found there', async () => {
  const groups = { nearby: programs(0.3), anywhere: programs(0.9) }
  expect((await searched([nearby, anywhere], groups)).used).toBe(anywhere)
})

test('a service without figures of relevance has what is nearest', async () => {
  const groups = { within: programs(null), nearby: programs(null), anywhere: programs(null) }
  expect((await searched([within, nearby, anywhere], groups)).used).toBe(within)
})

test('a place costs a small search more for each way, and none where there is one way', async () => {
  const groups = { within: programs(1), nearby: programs(1), anywhere: programs(1) }
  expect((await searched([within, nearby, anywhere], groups)).calls).toEqual([3, kinds.length])
  expect((await searched([nearby], groups)).calls).toEqual([kinds.length])
})
