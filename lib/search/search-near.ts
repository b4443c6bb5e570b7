/** The search over everything where a query names a place: as near to it as what is looked for can be found. */
import type { Group } from './everything-state.ts'
import { readGroups } from './everything-hits.ts'
import type { Near, Nears } from './near.ts'
import { segmentRequests } from './rest-of-list.ts'
import { searchEverything } from './search-everything.ts'
import type { Answer, SendSearches } from './suggestions-when-empty.ts'

/** Kinds that are searched by place. */
const located: ReadonlySet<string> = new Set(['programs', 'educational_institutions'])

/** The share of the best relevance anywhere that the programmes near a place must have: else what is looked for is not there. */
const least = 0.6

const firstProgram = { kind: 'programs', offset: 0, length: 1 } as const

/** The relevance of the best programme; 1 for any where the service gives no figure, 0 without programmes. */
const relevanceOf = ({ hits }: Group): number => Math.max(0, ...hits.map(({ evidence }) => evidence.relevance ?? 1))

/**
 * The narrowest search whose programmes fit the words about as well as those of the widest; null where none was asked for.
 * @throws as `searchNear`.
 */
export const chooseNear = async (send: SendSearches, nears: Nears, now: Date): Promise<Near | null> => {
  const widest = nears.at(-1) ?? null
  if (nears.length < 2) return widest
  const requests = nears.flatMap((near) => segmentRequests({ query: '', near }, [firstProgram]))
  const kinds = requests.map(() => firstProgram.kind)
  const relevance = readGroups(await send(requests), kinds, now).map(relevanceOf)
  const wanted = least * (relevance.at(-1) ?? 0)
  return nears.find((_, index) => (relevance[index] ?? 0) > 0 && (relevance[index] ?? 0) >= wanted) ?? widest
}

const atNoDistance = (group: Group): Group => ({
  ...group,
  hits: located.has(group.kind)
    ? group.hits.map((hit) => ({ ...hit, evidence: { ...hit.evidence, kilometres: 0 } }))
    : group.hits,
})

/** An answer to that search: what is within the borders of an area has no distance from it. */
export const withinArea = (answer: Answer, near: Near | null): Answer =>
  near?.parameters.programs?.insidePolygon ? { ...answer, groups: answer.groups.map(atNoDistance) } : answer

/**
 * The search over everything, `size` hits of each kind, and what it is near: one call more where the query names a place and says what for.
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
  return { answer: withinArea(answer, near), near }
}
