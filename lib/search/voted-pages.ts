/**
 * Own pages of the classes that the best hits are about: when most that answers a query is about salaries, the page about salaries
 * answers it too, whatever words were typed.
 */
import type { Group, SearchHit } from './everything-state.ts'
import { pageHit, type OwnPages } from './own-pages.ts'
import { classKey, votersOf, votesOf } from './votes.ts'

/** Chosen on the half of `bench/relevance/needs.json` that is for tuning. */
const tuning = {
  /** How much of a class that all hits are about anyway is taken off. */
  background: 0.8,
  /** The least vote for a page that no word of the query names. */
  least: 0.15,
  /** Pages that votes add or raise. */
  most: 6,
}

/** How common each class is among all hits. */
const commonness = (groups: readonly Group[]): ReadonlyMap<string, number> => {
  const hits = votersOf(groups)
  const all = hits.flatMap(({ about = [] }) => about.map(classKey))
  return new Map([...Map.groupBy(all, (key) => key)].map(([key, list]) => [key, list.length / hits.length]))
}

const unnamed = { titleWords: [], nameWords: [], title: 'none', isWholeTitle: false, words: 0, typos: 0 } as const

/** The groups, the own pages among them with those of the classes that the best hits are about. */
export const withVotedPages = (groups: readonly Group[], pages: OwnPages): Group[] => {
  const common = commonness(groups)
  const own = groups.find(({ kind }) => kind === 'pages')?.hits ?? []
  const known = new Map(own.map((hit) => [hit.id, hit]))
  const voted = [...votesOf(groups).values()]
    .map(({ about, share }) => ({ about, vote: share - tuning.background * (common.get(classKey(about)) ?? 0) }))
    .filter(({ vote }) => vote >= tuning.least)
    .toSorted((one, other) => other.vote - one.vote)
    .flatMap(({ about, vote }) => {
      const page = pages.ofClass(about)
      return page ? [{ page, vote }] : []
    })
    .slice(0, tuning.most)
    .map(({ page, vote }, at): SearchHit => {
      const hit = known.get(page.id) ?? pageHit(page, { ...unnamed, rank: own.length + at, relevance: null })
      return { ...hit, evidence: { ...hit.evidence, vote } }
    })
  const ids = new Set(voted.map(({ id }) => id))
  const hits = [...own.filter(({ id }) => !ids.has(id)), ...voted]
  return [...groups.filter(({ kind }) => kind !== 'pages'), { kind: 'pages', count: hits.length, isExact: true, hits }]
}
