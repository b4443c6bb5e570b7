import { expect, test } from 'vitest'
import { modelOf } from '#schema/model.ts'
import { valueFor } from './value.ts'

const field = modelOf('articles').fields.get('date_created')

test.each([
  ['2026-03-31T12:00:00.000Z', '$NOW(-1 month)', '2026-02-28'],
  ['2024-03-31T12:00:00.000Z', '$NOW(-1 month)', '2024-02-29'],
  ['2026-08-31T12:00:00.000Z', '$NOW(+1 month)', '2026-09-30'],
  ['2024-02-29T12:00:00.000Z', '$NOW(-1 year)', '2023-02-28'],
  ['2026-12-15T12:00:00.000Z', '$NOW(+2 months)', '2027-02-15'],
  ['2026-03-31T12:00:00.000Z', '$NOW(-7d)', '2026-03-24'],
])('on %s %s is %s', (now, input, day) => {
  if (!field) throw new Error('articles have no date_created')
  expect(valueFor(field, input, { now: new Date(now), userId: null })).toContain(day)
})
