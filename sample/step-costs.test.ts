/** What the routes of the sample cost: no study is left out of a sum without being named. */
import { expect, test } from 'vitest'
import { costsOf } from '#lib/routes/costs.ts'
import type { Figure } from '#lib/rich-text/figures.ts'
import { readFigures } from './add-figures.ts'
import { steps } from './route-steps.ts'
import { routes } from './routes.ts'
import { stepCosts } from './step-costs.ts'
import { stepSources } from './step-sources.ts'

const figures = readFigures().map((row): Figure => ({
  id: `${row.series}/${row.valid_from}`,
  series: row.series,
  name: row.name,
  nameInEnglish: row.name_en,
  subject: row.subject,
  value: row.value,
  unit: row.unit,
  from: row.valid_from,
  until: row.valid_until,
  source: { title: row.source_title, url: row.source_url },
  consulted: row.consulted,
  remark: row.remark,
  remark_en: row.remark_en,
}))
const priced = (keys: readonly string[]) => keys.map((key) => ({ key, costs: stepCosts[key] ?? [] }))

/** Half a year or more before the qualification, and no work alone. */
const isStudy = ({ key, months, stage }: (typeof steps)[number]) =>
  months >= 6 && stage !== 'qualified' && key !== 'assistent-werk'
const studies = new Set(steps.filter(isStudy).map(({ key }) => key))

test.each(['2026-11-26', '2025-03-01', '2027-09-01'])(
  'on %s no route shows a sum that leaves a study out silently',
  (day) => {
    expect(studies.size).toBeGreaterThan(30)
    for (const { key: route, steps: keys } of routes) {
      const { total, unpriced, isLeast } = costsOf(priced(keys), figures, day)
      const named = unpriced.map(({ step }) => step.key)
      for (const study of keys.filter((key) => studies.has(key))) {
        const without = costsOf(priced(keys.filter((key) => key !== study)), figures, day)
        const isCounted = (total ?? 0) > (without.total ?? 0)
        expect(isCounted || named.includes(study), `${route}: ${study}`).toBe(true)
      }
      expect(isLeast || !named.length, route).toBe(true)
    }
  },
)

test('the educational master’s counts its tuition after an evaluation of a foreign diploma too', () => {
  const abroad = routes.filter(
    ({ requires, steps: keys }) => requires.includes('diploma-buitenland') && keys.includes('educatieve-master'),
  )
  expect(abroad.length).toBeGreaterThan(0)
  for (const { steps: keys } of abroad) {
    const { total } = costsOf(priced(keys), figures, '2026-11-26')
    expect(total).toBeCloseTo(148.83 + 1.5 * 2694)
  }
})

test('only full-time studies of a year count the full-time fee, as many years as the step takes', () => {
  const years = steps.flatMap((step) => {
    const fee = stepCosts[step.key]?.find(({ series }) => series?.startsWith('wettelijk-collegegeld'))
    return fee ? [{ key: step.key, months: step.months, years: fee.times }] : []
  })
  expect(years.length).toBeGreaterThan(15)
  // A training contract of half a year at the end is part of the study; a shortened course lasts two to three years.
  expect(years.filter(({ months, years: count }) => Math.abs(months / 12 - count) > 5 / 12)).toEqual([])
})

test('that a school pays is said only where an article says it', () => {
  const paid = Object.entries(stepCosts).filter(([, costs]) => costs.some(({ payer }) => payer))
  expect(paid.length).toBeGreaterThan(0)
  expect(paid.filter(([key]) => !stepSources[key]?.article).map(([key]) => key)).toEqual([])
})
