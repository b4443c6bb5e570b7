import { expect, test } from 'vitest'
import type { Group } from './everything.ts'
import { searchHit } from './hit.fixture.ts'
import type { Near, Nears } from './near.ts'
import { searchNear } from './search-near.ts'

const near = (rest: string): Near => ({ rest, parameters: {} as Near['parameters'] })
const [around, within] = [near('around'), near('within')]

const programs = (...relevance: readonly (number | null)[]): Group => ({
  kind: 'programs',
  count: relevance.length,
  isExact: true,
  hits: relevance.map((figure) => {
    const hit = searchHit('Pabo', { kind: 'programs' })
    return { ...hit, evidence: { ...hit.evidence, relevance: figure } }
  }),
})

const searched = async (nears: Nears, groups: { readonly inside: Group; readonly outside: Group }) => {
  const searches: (Near | null)[] = []
  const { near: used, answer } = await searchNear((one) => {
    searches.push(one)
    const group = one === within ? groups.inside : groups.outside
    return Promise.resolve({ groups: [group], meant: null, others: [], topics: [] })
  }, nears)
  return { searches, used, group: answer.groups[0] }
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

test('a place without borders is one search', async () => {
  expect((await searched({ around, within: null }, { inside: programs(1), outside: programs(1) })).searches).toEqual([
    around,
  ])
})
