import { expect, test } from 'vitest'
import { programRequests, readKinds } from './programs-here.ts'

test('many ids are asked for in parts, none of them twice', () => {
  const ids = Array.from({ length: 230 }, (_, index) => `p${index}`)
  const requests = programRequests(ids)
  expect(requests.map(({ filters }) => filters.split(' OR ').length)).toEqual([100, 100, 30])
  expect(requests.flatMap(({ filters }) => filters.match(/p\d+/g))).toEqual(ids)
  expect(programRequests([])).toEqual([])
})

test('programmes are read by level, the largest first, each by title', () => {
  const hit = (objectID: string, level: string | null, title: string) => ({ objectID, level, title, slug: objectID })
  const results = [
    { hits: [hit('1', 'master', 'B'), hit('2', 'bachelor', 'Z')] },
    { hits: [hit('3', 'bachelor', 'A')] },
  ]
  const kinds = readKinds({ results: [...results, { hits: [hit('4', null, 'C')] }] })
  expect(kinds.map(({ level, programs }) => [level, programs.map(({ title }) => title)])).toEqual([
    ['bachelor', ['A', 'Z']],
    ['master', ['B']],
    ['', ['C']],
  ])
})

test('an answer of another shape is refused', () => {
  for (const answer of [null, {}, { results: [{ hits: [{ title: 'without an id' }] }] }])
    expect(() => readKinds(answer)).toThrow('Expected')
})
