/** The search over everything where a query names an area: within its borders, where as much is there as around its middle. */
import type { Group } from './everything.ts'
import type { Near, Nears } from './near.ts'
import type { Answer } from './suggestions-when-empty.ts'

/** Kinds that are asked for by place. */
const located: ReadonlySet<string> = new Set(['programs', 'educational_institutions'])

/** The share of the best relevance around an area that its own programmes must have: else what is looked for is not in it. */
const least = 0.6

/** The relevance of the best programme; 1 for any where the service gives no figure, 0 without programmes. */
const bestOf = (groups: readonly Group[]): number =>
  Math.max(
    0,
    ...groups.flatMap(({ kind, hits }) => (kind === 'programs' ? hits.map((hit) => hit.evidence.relevance ?? 1) : [])),
  )

/** What lies in an area is at no distance from it. */
const atNoDistance = (group: Group): Group => ({
  ...group,
  hits: located.has(group.kind)
    ? group.hits.map((hit) => ({ ...hit, evidence: { ...hit.evidence, kilometres: 0 } }))
    : group.hits,
})

/**
 * The answer of `search`, and what it is near: of an area, two searches at once, of which that around its middle counts when
 * programmes within its borders fit the words much less.
 * @throws every error of `search`.
 */
export const searchNear = async (
  search: (near: Near | null) => Promise<Answer>,
  { around, within }: Nears,
): Promise<{ readonly answer: Answer; readonly near: Near | null }> => {
  if (!within) return { answer: await search(around), near: around }
  const [inside, outside] = await Promise.all([search(within), search(around)])
  const best = bestOf(inside.groups)
  if (best === 0 || best < least * bestOf(outside.groups)) return { answer: outside, near: around }
  return { answer: { ...inside, groups: inside.groups.map(atNoDistance) }, near: within }
}
