import { expect, test } from 'vitest'
import { facetColumn } from '../index/columns.ts'
import { sharedTopics } from './shared-topics.ts'

const segment = (rows: readonly { readonly topics: readonly string[]; readonly score: number }[]) => ({
  topics: facetColumn(
    rows.map(({ topics }, doc) => ({ objectID: String(doc), topics })),
    'topics',
  ),
  docs: Uint32Array.from(rows, (_, doc) => doc),
  scores: Float64Array.from(rows, ({ score }) => score),
})

test('a record about what the best are about shares it, over all segments; another does not', () => {
  const one = segment([
    { topics: ['Salaris'], score: 1 },
    { topics: ['Salaris', 'Stage'], score: 0.9 },
    { topics: ['Verlof'], score: 0.1 },
  ])
  const other = segment([
    { topics: ['Salaris'], score: 0.05 },
    { topics: [], score: 0.05 },
  ])
  const [inOne, inOther] = sharedTopics([one, other])
  expect(inOne?.(0)).toBeGreaterThan(0.9)
  expect(inOne?.(2)).toBeLessThan(0.1)
  expect(inOther?.(0)).toBe(inOne?.(0))
  expect(inOther?.(1)).toBe(0)
})

test('an index without topics, and one without hits, share nothing', () => {
  const hitless = segment([{ topics: ['Salaris'], score: 0 }])
  expect(sharedTopics([{ ...hitless, topics: null }])[0]?.(0)).toBe(0)
  expect(sharedTopics([hitless])[0]?.(0)).toBe(0)
})
