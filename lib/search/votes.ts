/**
 * What the best hits of a response are about, by the classes that their records name: when most that answers a query is about
 * salaries, a hit about something else is likely an accident.
 */
import type { About, Group, SearchHit } from './everything-state.ts'
import type { PageType } from './kinds.ts'

/** Chosen on the half of `bench/relevance/needs.json` that is for tuning. */
const tuning = {
  /** Hits of each kind that vote. */
  voters: 6,
  /** How much the best hits count beside weaker ones. */
  sharpness: 4,
}

const kinds: ReadonlySet<string> = new Set(['articles', 'faqs', 'programs'])

/** The hits of the kinds whose records name what they are about, so many of each. */
export const votersOf = (groups: readonly Group[], most = Infinity): SearchHit[] =>
  groups.filter(({ kind }) => kinds.has(kind)).flatMap((group) => group.hits.slice(0, most))

/** The best hits with the weight of their votes, 0 to 1; none where the service gives no relevance. */
export const ballotOf = (groups: readonly Group[]): ReadonlyMap<SearchHit, number> => {
  const hits = votersOf(groups, tuning.voters)
  const best = Math.max(0, ...hits.map(({ evidence }) => evidence.relevance ?? 0))
  return new Map(
    best > 0 ? hits.map((hit) => [hit, ((hit.evidence.relevance ?? 0) / best) ** tuning.sharpness] as const) : [],
  )
}

/** What tells a class from others. */
export const classKey = ({ type, name }: About): string => `${type} ${name}`

export type Votes = ReadonlyMap<string, { readonly about: About; readonly share: number }>

/** By class: the share of the weight of the best hits that is about it; none where the service gives no relevance. */
export const votesOf = (groups: readonly Group[]): Votes => {
  const ballot = ballotOf(groups)
  const total = [...ballot.values()].reduce((sum, vote) => sum + vote, 0)
  const votes = new Map<string, { about: About; share: number }>()
  for (const [hit, vote] of ballot)
    for (const about of hit.about ?? []) {
      const before = votes.get(classKey(about))?.share ?? 0
      votes.set(classKey(about), { about, share: before + vote / total })
    }
  return votes
}

/** How much the best hits are about the classes of that type that a hit names, 0 to 1; 0 for a hit without any. */
export const agreement = ({ about = [] }: SearchHit, votes: Votes, of: PageType): number => {
  const shares = about.filter(({ type }) => type === of).map((own) => votes.get(classKey(own))?.share ?? 0)
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)
}

/** By title of an institution: how well the best programme that it teaches nearby answers, beside the best of all. */
export const taughtBy = (groups: readonly Group[]): ReadonlyMap<string, number> => {
  const hits = groups.find(({ kind }) => kind === 'programs')?.hits ?? []
  const worth = ({ evidence: { relevance, kilometres = 0 } }: SearchHit) => (relevance ?? 1) / (1 + kilometres / 15)
  const best = Math.max(...hits.map(worth), Number.EPSILON)
  const titles = new Map<string, number>()
  for (const hit of hits)
    if (hit.note !== null) titles.set(hit.note, Math.max(titles.get(hit.note) ?? 0, worth(hit) / best))
  return titles
}
