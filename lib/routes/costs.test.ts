import { expect, test } from 'vitest'
import type { Figure } from '../rich-text/figures.ts'
import { academicYear, costsOf } from './costs.ts'

const figure = (series: string, value: number, more: Partial<Figure> = {}): Figure => ({
  id: series,
  series,
  name: series,
  nameInEnglish: null,
  subject: 'study_costs',
  value,
  unit: 'euro_per_year',
  from: '2026-09-01',
  until: '2027-08-31',
  source: { title: 'DUO', url: 'https://duo.nl/collegegeld' },
  consulted: '2026-11-23',
  remark: null,
  remark_en: null,
  ...more,
})
const figures = [
  figure('fee', 2694),
  figure('once', 148.83, { unit: 'euro', from: null, until: null }),
  figure('grant', 25000, { subject: 'subsidy', unit: 'euro' }),
  figure('share', 15, { unit: 'percent' }),
]
const steps = [
  { costs: [{ series: 'fee', times: 1 }] },
  {
    costs: [
      { series: 'fee', times: 3 },
      { series: 'once', times: 1 },
      { series: 'absent', times: 1 },
    ],
  },
  {
    costs: [
      { series: 'grant', times: 1 },
      { series: 'share', times: 1 },
    ],
  },
]

test('a route costs what its steps pay, as often as they pay it; grants are told apart and not counted', () => {
  const { lines, helps, total } = costsOf(steps, figures, '2026-11-25')
  expect(lines.map(({ shown, times, amount }) => [shown.figure.series, times, amount])).toEqual([
    ['fee', 4, 10776],
    ['once', 1, 148.83],
    ['share', 1, null],
  ])
  expect(helps.map(({ shown }) => shown.figure.series)).toEqual(['grant'])
  expect(total).toBeCloseTo(10924.83)
})

test('a figure that has expired says so and drops out of the total', () => {
  const { lines, total } = costsOf(steps, figures, '2027-09-01')
  expect(lines.map(({ shown, amount }) => [shown.isExpired, amount])).toEqual([
    [true, null],
    [false, 148.83],
    [true, null],
  ])
  expect(total).toBe(148.83)
})

test('without a figure that is valid there is no total', () =>
  expect(costsOf([{ costs: [{ series: 'fee', times: 4 }] }], figures, '2027-09-01').total).toBeNull())

test('a step whose price is not known, or is not valid now, is named, and makes the total the least that is paid', () => {
  const named = [
    { name: 'valued', costs: [{ series: 'once', times: 1 }] },
    { name: 'master', costs: [{ series: null, times: 1 }] },
    { name: 'granted', costs: [{ series: 'grant', times: 1 }] },
    { name: 'trained', costs: [{ series: null, times: 1, payer: 'school' as const }] },
    { name: 'absent', costs: [{ series: 'absent', times: 1 }] },
    { name: 'study', costs: [{ series: 'fee', times: 2 }] },
    { name: 'free', costs: [] },
  ]
  const unpricedOn = (day: string) => costsOf(named, figures, day).unpriced.map(({ step, payer }) => [step.name, payer])
  expect(unpricedOn('2026-11-25')).toEqual([
    ['master', null],
    ['trained', 'school'],
    ['absent', null],
  ])
  expect(unpricedOn('2027-09-01').map(([name]) => name)).toContain('study')
  expect(costsOf(named, figures, '2026-11-25')).toMatchObject({ total: 148.83 + 5388, isLeast: true })
  expect(costsOf(named.slice(0, 1), figures, '2026-11-25')).toMatchObject({ unpriced: [], isLeast: false })
})

test('a school is named as who pays for a step only where it pays all that is missing', () => {
  const [school, own] = [
    { series: null, times: 1, payer: 'school' as const },
    { series: null, times: 1 },
  ]
  const payersOf = (...costs: (typeof school | typeof own)[]) =>
    costsOf([{ costs }], figures, '2026-11-25').unpriced.map(({ payer }) => payer)
  expect(payersOf(school, school)).toEqual(['school'])
  expect(payersOf(school, own)).toEqual([null])
  expect(payersOf(own, school)).toEqual([null])
})

test('a lowest price makes the total the least that is paid', () => {
  const part = [{ costs: [{ series: 'fee', times: 2, isLowest: true }] }]
  expect(costsOf(part, figures, '2026-11-25')).toMatchObject({ total: 5388, unpriced: [], isLeast: true })
})

test('an academic year begins in September', () =>
  expect(['2026-08-31', '2026-09-01', '2099-10-01'].map(academicYear)).toEqual(['2025–26', '2026–27', '2099–00']))
