/** The search over everything where a query names an area: within its borders, where as much is there as around its middle. */
import type { Group } from './everything.ts'
import { readGroups } from './everything-hits.ts'
import type { Near, Nears } from './near.ts'
import { segmentRequests } from './rest-of-list.ts'
import { searchEverything } from './search-everything.ts'
import type { Answer, SendSearches } from './suggestions-when-empty.ts'

/** Kinds that are searched by place. */
const located: ReadonlySet<string> = new Set(['programs', 'educational_institutions'])

/** The share of the best relevance around an area that its own programmes must have: else what is looked for is not in it. */
const least = 0.6

/** One for each request. */
const kinds = ['programs', 'programs'] as const
const firstProgram = { kind: 'programs', offset: 0, length: 1 } as const

/** The relevance of the best programme; 1 for any where the service gives no figure, 0 without programmes. */
const relevanceOf = ({ hits }: Group): number => Math.max(0, ...hits.map(({ evidence }) => evidence.relevance ?? 1))

/** What is searched by: the borders of an area, unless programmes within them fit the words much less than those around. */
const chooseNear = async (send: SendSearches, { around, within }: Nears, now: Date): Promise<Near | null> => {
  if (!within) return around
  const both = [within, around].flatMap((near) => segmentRequests({ query: '', near }, [firstProgram]))
  const [inside = 0, outside = 0] = readGroups(await send(both), kinds, now).map(relevanceOf)
  return inside > 0 && inside >= least * outside ? within : around
}

/** What lies in an area is at no distance from it. */
const atNoDistance = (group: Group): Group => ({
  ...group,
  hits: located.has(group.kind)
    ? group.hits.map((hit) => ({ ...hit, evidence: { ...hit.evidence, kilometres: 0 } }))
    : group.hits,
})

/**
 * The search over everything, `size` hits of each kind, and what it is near: one call more where the query names an area.
 * @throws every error of `send`, and ValiError when a response does not have the protocol's shape.
 */
export const searchNear = async (
  send: SendSearches,
  query: string,
  nears: Nears,
  size: number,
  now: Date,
): Promise<{ readonly answer: Answer; readonly near: Near | null }> => {
  const near = await chooseNear(send, nears, now)
  const answer = await searchEverything(send, { query, kind: null, page: 1, near }, size, now)
  return {
    answer: near && near === nears.within ? { ...answer, groups: answer.groups.map(atNoDistance) } : answer,
    near,
  }
}
