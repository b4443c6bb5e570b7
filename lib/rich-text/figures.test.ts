/** Figures in texts: which one holds on a day, and what a document makes of links to them. */
import { createFormatter } from 'next-intl'
import { expect, test } from 'vitest'
import type { RichText } from '#schema/index.ts'
import { plainText } from '#schema/rich-text.ts'
import { valueText } from './figure-text.ts'
import { figureOn, figuresIn, refersToFigures, withFigures, type Figure } from './figures.ts'

const figure = (from: string | null, until: string | null, value: number, more: Partial<Figure> = {}): Figure => ({
  id: `${from}-${value}`,
  series: 'collegegeld',
  name: 'Collegegeld',
  nameInEnglish: null,
  subject: 'study_costs',
  value,
  unit: 'euro_per_year',
  from,
  until,
  source: { title: 'Bron', url: 'https://voorbeeld.example/bron' },
  consulted: '2026-11-23',
  remark: null,
  remark_en: null,
  ...more,
})

const years = [figure('2024-09-01', '2025-08-31', 10), figure('2025-09-01', '2026-08-31', 20)]

test.each([
  ['2024-08-31', null, false],
  ['2024-09-01', 10, false],
  ['2025-08-31', 10, false],
  ['2025-09-01', 20, false],
  ['2026-08-31', 20, false],
  ['2026-09-01', 20, true],
])('on %s the figure is %s, expired: %s', (day, value, isExpired) => {
  const shown = figureOn(years, 'collegegeld', day)
  expect(shown?.figure.value ?? null).toBe(value)
  expect(shown?.isExpired ?? false).toBe(isExpired)
})

test('of two that hold, the one that began last counts; one without days always holds', () => {
  const both = [figure(null, null, 1), figure('2026-01-01', null, 2)]
  expect(figureOn(both, 'collegegeld', '2026-02-01')?.figure.value).toBe(2)
  expect(figureOn(both, 'collegegeld', '2025-02-01')?.figure.value).toBe(1)
  expect(figureOn(both, 'lesuren', '2026-02-01')).toBeNull()
})

const link = (text: string, href: string) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
const documentOf = (...content: RichText['content'] & object): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content }],
})
const writing = {
  textOf: ({ figure: { value }, isExpired }: { figure: Figure; isExpired: boolean }) =>
    `${value}${isExpired ? '!' : ''}`,
  hrefOf: (series: string) => `/en/figures#${series}`,
}

test('a link to a series has the words of the figure of the day, and carries it', () => {
  const text = documentOf({ type: 'text', text: 'Het kost ' }, link('19 euro', '/cijfers#collegegeld'))
  expect(refersToFigures(text)).toBe(true)
  const shown = withFigures(text, years, '2026-01-01', writing)
  expect(plainText(shown)).toBe('Het kost 20')
  expect(figuresIn(shown).map((one) => one.figure.value)).toEqual([20])
  expect(JSON.stringify(shown)).toContain('/en/figures#collegegeld')
  expect(plainText(withFigures(text, years, '2026-10-01', writing))).toBe('Het kost 20!')
})

test('a link whose words are partly bold shows the figure once', () => {
  const bold = { type: 'text', text: '19', marks: [...link('', '/cijfers#collegegeld').marks, { type: 'bold' }] }
  const text = documentOf(link('Het is ', '/elders'), bold, link(' per jaar', '/cijfers#collegegeld'))
  expect(plainText(withFigures(text, years, '2026-01-01', writing))).toBe('Het is 20')
})

test('a link to a series that is not there, or elsewhere, keeps its own words', () => {
  const text = documentOf(
    link('19 euro', '/cijfers#lesgeld'),
    link('elders', 'https://voorbeeld.example/cijfers#collegegeld'),
  )
  expect(withFigures(text, years, '2026-01-01', writing)).toEqual(text)
  expect(refersToFigures(documentOf(link('elders', '/begrippen#pabo')))).toBe(false)
})

test('values are written with their unit, cents only where there are some', () => {
  const format = createFormatter({ locale: 'nl', timeZone: 'UTC' })
  const t = (name: string, values: Record<string, string | number> = {}) => `${name} ${values['value']}`
  const written = (value: number, unit: Figure['unit']) =>
    valueText(figure(null, null, value, { unit }), t, format).replaceAll(/\s/g, ' ')
  expect(written(2694, 'euro_per_year')).toBe('unit.euro_per_year € 2.694')
  expect(written(16.5, 'euro_per_hour')).toBe('unit.euro_per_hour € 16,50')
  expect(written(60, 'percent')).toBe('unit.percent 60%')
})
