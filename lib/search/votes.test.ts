import { expect, test } from 'vitest'
import type { About, Group, SearchHit } from './everything-state.ts'
import { searchHit } from './hit.fixture.ts'
import type { Kind } from './kinds.ts'
import { indexOwnPages, type OwnPage } from './own-pages.ts'
import { withVotedPages } from './voted-pages.ts'
import { agreement, taughtBy, votesOf } from './votes.ts'

const topic = (name: string): About => ({ type: 'topic', name })
const hit = (id: string, relevance: number | null, about: readonly About[], more: Partial<SearchHit> = {}): SearchHit =>
  searchHit(id, { kind: 'articles', about, ...more, evidence: { words: 1, relevance, ...more.evidence } })
const group = (hits: readonly SearchHit[], kind: Kind = 'articles'): Group => ({
  kind,
  count: hits.length,
  isExact: true,
  hits,
})
const page = (title: string): OwnPage => ({
  id: title,
  type: 'topic',
  href: '/contact',
  title,
  names: [],
  summary: null,
  language: 'nl',
  until: null,
})
const pages = indexOwnPages([page('Salaris'), page('Stage')])
const now = new Date('2026-11-25')

const paid = [
  hit('A', 1, [topic('Salaris')]),
  hit('B', 0.9, [topic('Salaris')]),
  ...Array.from({ length: 8 }, (_, at) => hit(`C${at}`, 0.1, [topic('Stage')])),
]

test('the page of the topic of the best hits is there, though no word names it', () => {
  const own = withVotedPages([group(paid), pages.search('centjes', now)], pages).find(({ kind }) => kind === 'pages')
  expect(own?.hits.map(({ id }) => id)).toEqual(['Salaris'])
  expect(own?.hits[0]?.evidence.vote).toBeGreaterThan(0.5)
})

test('a page that words name too stands there once', () => {
  const own = withVotedPages([group(paid), pages.search('salaris', now)], pages).find(({ kind }) => kind === 'pages')
  expect(own?.hits.map(({ id }) => id)).toEqual(['Salaris'])
  expect(own?.hits[0]?.evidence.isWholeTitle).toBe(true)
})

test('a hit about what the best are about agrees with them', () => {
  const votes = votesOf([group(paid)])
  expect(agreement(hit('D', 0.2, [topic('Salaris')]), votes, 'topic')).toBeGreaterThan(0.9)
  expect(agreement(hit('E', 0.2, [topic('Stage')]), votes, 'topic')).toBeLessThan(0.1)
  expect(agreement(hit('F', 0.2, []), votes, 'topic')).toBe(0)
})

test('without a figure of relevance nothing votes', () => {
  const hits = [hit('A', null, [topic('Salaris')])]
  expect(votesOf([group(hits)]).size).toBe(0)
  expect(withVotedPages([group(hits)], pages).at(-1)?.hits).toEqual([])
})

test('an institution is worth what the best programme that it teaches nearby is', () => {
  const evidence = { ...paid[0]!.evidence, kilometres: 0 }
  const taught = taughtBy([
    group(
      [
        hit('P', 1, [], { kind: 'programs', note: 'Marnix', evidence }),
        hit('Q', 1, [], { kind: 'programs', note: 'Avans', evidence: { ...evidence, kilometres: 60 } }),
      ],
      'programs',
    ),
  ])
  expect(taught.get('Marnix')).toBe(1)
  expect(taught.get('Avans')).toBeLessThan(0.3)
})
