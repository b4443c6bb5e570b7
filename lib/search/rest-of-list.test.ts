import { expect, test } from 'vitest'
import { pageLength, type Group, type SearchHit } from './everything-state.ts'
import { readEverything } from './everything-hits.ts'
import { kinds } from './kinds.ts'
import { reachableOf, segmentRequests, segmentsBehind } from './rest-of-list.ts'

const now = new Date('2026-11-21')
const counts: Readonly<Record<string, number>> = { articles: 30, faqs: 25, programs: 3 }
/** Groups with as many hits as one page holds, of more. */
const groups: Group[] = readEverything(
  {
    results: kinds.map((kind) => ({
      nbHits: counts[kind] ?? 0,
      hits: Array.from({ length: Math.min(pageLength, counts[kind] ?? 0) }, (_, at) => ({
        objectID: `${kind}-${at}`,
        title: 'A',
        question: 'A',
        path: '/a/b/c',
      })),
    })),
  },
  now,
)
const merged: SearchHit[] = groups.flatMap(({ hits }) => hits)

test('every hit has one place: pages behind the merged hits go on in the lists of the kinds', () => {
  expect(merged).toHaveLength(43)
  expect([1, 2].map((page) => segmentsBehind(groups, merged, page))).toEqual([[], []])
  // Three merged hits stand on the third page.
  expect(segmentsBehind(groups, merged, 3)).toEqual([
    { kind: 'articles', offset: 20, length: 10 },
    { kind: 'faqs', offset: 20, length: 5 },
  ])
  expect(segmentsBehind(groups, merged, 4)).toEqual([])
  expect(reachableOf(groups)).toBe(58)
})

test('a page starts within the rest of a kind, and stops where services stop', () => {
  const many = groups.map((group) => (group.kind === 'faqs' ? { ...group, count: 5000 } : group))
  expect(segmentsBehind(many, merged, 4)).toEqual([{ kind: 'faqs', offset: 27, length: 20 }])
  expect(reachableOf(many)).toBe(1000)
  expect(segmentsBehind(many, [], 1)).toEqual([])
})

test('a run is asked for by offset and length', () => {
  const [request, ...others] = segmentRequests({ query: 'pabo' }, [{ kind: 'faqs', offset: 27, length: 13 }])
  expect(others).toEqual([])
  expect(request).toMatchObject({ indexName: 'faqs', query: 'pabo', offset: 27, length: 13 })
  expect(request).not.toHaveProperty('hitsPerPage')
})
