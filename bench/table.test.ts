import { expect, test } from 'vitest'
import { compare, quantile, type Row } from './measure.ts'
import { formatTable, noiseLine } from './table.ts'

const row = (more: Partial<Row> = {}): Row => ({
  name: 'one word',
  ours: 0.012345,
  peer: 0.5,
  peerName: 'minisearch',
  unit: 'ms',
  ratio: 40.5,
  spread: 0.1,
  ...more,
})

test('quantiles lie between neighbours in proportion', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
  expect(quantile([5, 1, 9], 0.5)).toBe(5)
  expect(quantile([1, 2, 3, 4, 5], 0.25)).toBe(2)
})

test('columns line up whatever their contents', () => {
  const [heading = '', , first = '', second = ''] = formatTable([
    row(),
    row({ name: 'two words of some length', ours: 1234.5, note: 'no facets' }),
  ]).split('\n')
  for (const line of [first, second]) expect(line.indexOf('minisearch')).toBe(heading.indexOf('peer is'))
  expect(first).toContain('0.0123')
  expect(second).toContain('1,235')
  expect(second).toContain('minisearch (no facets)')
})

test('noise is told from repeated rows only', () => {
  expect(noiseLine([row({ spread: 0.1 }), row({ spread: 0.3 }), row({ spread: null })])).toMatch(/20 %.*30 %/)
  expect(noiseLine([row({ spread: null })])).toBe('')
})

test('a peer that does the work four times comes out slower', async () => {
  const numbers = Array.from({ length: 500_000 }, (_, index) => index)
  const once = () => numbers.reduce((sum, value) => sum + Math.sqrt(value), 0)
  const compared = await compare({
    name: 'sum',
    peerName: 'four sums',
    ours: once,
    peer: () => [once(), once(), once(), once()],
    rounds: 5,
    clock: 'thread',
    // Long enough for the thread's clock on a busy machine, which makes one call fill a round.
    roundLength: 20,
    warmUp: 20,
  })
  expect(compared.ratio).toBeGreaterThan(1.5)
  expect(compared.peer).toBeGreaterThan(compared.ours)
})
