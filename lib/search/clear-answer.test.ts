import { expect, test } from 'vitest'
import { clearAnswer } from './clear-answer.ts'
import type { Evidence, Group, SearchHit } from './everything-state.ts'
import { searchHit } from './hit.fixture.ts'
import type { ResultKind } from './kinds.ts'

const hit = (id: string, relevance: number | null, more: Partial<Evidence> = {}, kind: ResultKind = 'faqs') =>
  searchHit(id, { kind, evidence: { relevance, ...more } })
const openTo = (query: string, ...hits: readonly SearchHit[]) => {
  const groups: Group[] = [
    { kind: 'faqs', count: hits.length, isExact: true, hits: hits.filter((one) => one.kind === 'faqs') },
  ]
  return clearAnswer(hits, groups, query)
}

const openOf = (...hits: readonly SearchHit[]) => openTo('vog', ...hits)

test('a question that says the query, far ahead of the next, opens', () => {
  expect(openOf(hit('a', 1.2), hit('b', 0.6))).toBe('a')
  expect(openOf(hit('a', 0.9))).toBe('a')
})

test('it stays closed beside another that fits nearly as well, or when it fits badly itself', () => {
  expect(openOf(hit('a', 0.9), hit('b', 0.85))).toBe(null)
  expect(openOf(hit('a', 0.3), hit('b', 0.1))).toBe(null)
})

test('it stays closed below another result, and in an empty list', () => {
  expect(openOf(hit('page', 1, {}, 'articles'), hit('a', 1.2))).toBe(null)
  expect(openOf()).toBe(null)
})

test('without figures of relevance a title with every word opens', () => {
  expect(openOf(hit('a', null, { title: 'full' }), hit('b', null))).toBe('a')
  expect(openOf(hit('a', null, { title: 'partial' }))).toBe(null)
})

test('the same question opens, however near the next one is', () => {
  const whole = 'Heb ik een VOG nodig om in het onderwijs te werken?'
  expect(openTo('heb ik een vog nodig', hit(whole, 1), hit('b', 1))).toBe(whole)
  expect(openTo('vog nodig', hit(whole, 1), hit('b', 1))).toBe(null)
  expect(openTo('is een VOG om te werken nodig?', hit(whole, 1), hit('b', 1))).toBe(null)
  expect(openTo('heb ik?', hit(whole, 1), hit('b', 1))).toBe(null)
})
