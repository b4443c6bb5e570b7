import { expect, test } from 'vitest'
import { readExport } from './exported.ts'

const refs = Array.from({ length: 30 }, (_, index) => `r${String(index).padStart(32, '0')}`)
const file = (kept: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    lesroute: 1,
    kept: Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)])),
  })
const [at, title] = ['2026-11-28T12:00:00.000Z', 'Via de pabo']

test('a file gives as many compared and viewed items as the site itself keeps', () => {
  const of = (count: number) => Object.fromEntries(refs.slice(0, count).map((ref) => [ref, { title, at }]))
  const imported = readExport(file({ 'lesroute:compare:1': of(9), 'lesroute:viewed:1': of(30) }))
  expect(Object.keys(imported?.compared ?? {})).toEqual(refs.slice(0, 4))
  expect(imported?.viewed.map(({ ref }) => ref)).toEqual(refs.slice(10).toReversed())
})

test('what is no reference, not comparable or has no title is left out', () => {
  const article = `a${'0'.repeat(32)}`
  const odd = {
    x: { title, at },
    [article]: { title, at },
    [refs[0] ?? '']: 7,
    [refs[1] ?? '']: { title, at, more: 1 },
  }
  const imported = readExport(file({ 'lesroute:compare:1': odd, 'lesroute:viewed:1': odd }))
  expect(imported?.compared).toEqual({ [refs[1] ?? '']: { title } })
  expect(imported?.viewed.map(({ ref }) => ref)).toEqual([refs[1], article])
})
