import { expect, test } from 'vitest'
import type { Group } from './everything-state.ts'
import { searchHit } from './hit.fixture.ts'
import { likeness } from './likeness.ts'

const hit = (kind: 'articles' | 'faqs' | 'pages', title: string, relevance: number | null, snippet = '') =>
  searchHit(title, {
    kind,
    id: title,
    snippet: [{ text: snippet, isMarked: false }],
    evidence: { rank: 0, titleWords: [], title: 'none', words: 1, relevance },
  })
const group = (kind: Group['kind'], hits: Group['hits']): Group => ({ kind, count: hits.length, isExact: true, hits })

test('a hit that says what the best hits say is like them, of any kind', () => {
  const pay = hit('articles', 'Wat verdient een leraar', 2, 'Het salaris van leraren staat in schalen.')
  const scales = hit('faqs', 'In welke schaal begin ik', 1.8, 'Je salaris hangt af van de schaal.')
  const page = hit('pages', 'Salarissen', null, 'Bedragen per schaal')
  const accident = hit('faqs', 'Kan ik vrij nemen', 0.3, 'Buiten de schoolvakanties is er verlof.')
  const like = likeness([group('articles', [pay]), group('faqs', [scales, accident]), group('pages', [page])])
  expect(like(page)).toBeGreaterThan(like(accident))
  expect(like(scales)).toBeGreaterThan(like(accident))
  expect(like(page)).toBeLessThanOrEqual(1)
})

test('a hit is not like itself alone', () => {
  const one = hit('articles', 'Salaris', 2)
  expect(likeness([group('articles', [one])])(one)).toBeCloseTo(0)
})

test('nothing is like the best hits where the service does not say which are the best', () => {
  const one = hit('articles', 'Salaris', null)
  expect(likeness([group('articles', [one, hit('articles', 'Salaris van leraren', null)])])(one)).toBe(0)
})
