/** The figures of the sample: each with a page that states it and a day, and every reference to one of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFigures } from './add-figures.ts'
import { steps } from './route-steps.ts'
import { stepCosts } from './step-costs.ts'

const figures = readFigures()

test('thirty figures or more, each with a source deeper than a front page and a day that is not ahead', () => {
  expect(figures.length).toBeGreaterThanOrEqual(30)
  for (const { series, valid_from, valid_until } of figures)
    if (valid_from !== null && valid_until !== null) expect(valid_from <= valid_until, series).toBe(true)
})

test('rows of one series count the same thing in the same unit, and begin on different days', () => {
  for (const [series, rows] of Map.groupBy(figures, (row) => row.series)) {
    expect(new Set(rows.map(({ unit, subject, name }) => `${unit} ${subject} ${name}`)).size, series).toBe(1)
    expect(new Set(rows.map(({ valid_from }) => valid_from)).size, series).toBe(rows.length)
  }
})

test('texts refer to series that are there', () => {
  const texts = ['articles', 'faqs'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((name) =>
      readFileSync(join(import.meta.dirname, folder, name), 'utf8'),
    ),
  )
  const known = new Set(figures.map(({ series }) => series))
  const links = texts.flatMap((text) => [...text.matchAll(/\(\/cijfers#([^)]*)\)/g)].map(([, series]) => series))
  expect(links.filter((series) => series !== undefined && !known.has(series))).toEqual([])
})

test('steps of routes name steps and series that are there', () => {
  const known = new Set(figures.map(({ series }) => series))
  expect(Object.keys(stepCosts).filter((name) => !steps.some(({ key }) => key === name))).toEqual([])
  expect(
    Object.values(stepCosts)
      .flat()
      .filter(({ series }) => series !== null && !known.has(series)),
  ).toEqual([])
})

test('a remark in Dutch has one in English, with the same numbers', () => {
  const numbers = (text: string | null) => text?.match(/\d+/g)?.sort() ?? []
  for (const { series, remark, remark_en } of readFigures()) {
    expect(remark_en === null, series).toBe(remark === null)
    expect(numbers(remark_en?.replace('18:00', '18.00') ?? null), series).toEqual(numbers(remark))
  }
})
