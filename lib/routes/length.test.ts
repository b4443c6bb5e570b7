import { expect, test } from 'vitest'
import { isHeldLicence, lengthOf, paidSooner } from './length.ts'

test('the goal comes before the first year, the salary with the first paid step', () => {
  expect(
    lengthOf(
      [
        { months: 4, stage: 'preparing' },
        { months: 24, stage: 'paid' },
        { months: 10, stage: 'qualified' },
      ],
      false,
    ),
  ).toEqual({ goal: 28, salary: 4, all: 38 })
})

test('a study without a salary is paid from the first year', () => {
  expect(
    lengthOf(
      [
        { months: 45, stage: 'preparing' },
        { months: 10, stage: 'qualified' },
      ],
      false,
    ),
  ).toEqual({ goal: 45, salary: 45, all: 55 })
})

test('a service without stages has a length and no salary', () => {
  expect(lengthOf([{ months: 45, stage: null }], false)).toEqual({ goal: 45, salary: null, all: 45 })
  expect(lengthOf([], false)).toEqual({ goal: 0, salary: null, all: 0 })
})

test('who teaches already has a salary, so that none is the first', () => {
  expect(lengthOf([{ months: 36, stage: 'paid' }], true)).toEqual({ goal: 36, salary: null, all: 36 })
  expect(isHeldLicence(true, '/bevoegdheden/tweedegraads')).toBe(true)
  expect(isHeldLicence(false, '/bevoegdheden/tweedegraads')).toBe(false)
  expect([isHeldLicence(true, null), isHeldLicence(true, '/rollen/instructeur')]).toEqual([false, false])
})

test('the form that is paid half a year or more before the first one is known, the soonest of them', () => {
  const form = (slug: string, salary: number | null) => ({ slug, salary })
  const school = form('school', 38)
  expect(paidSooner([school, form('both', 12), form('work', 5), form('other', 5)])?.slug).toBe('work')
  expect(paidSooner([form('school', null), form('work', 5)])?.slug).toBe('work')
  expect(paidSooner([school, form('work', 33)])).toBeNull()
  expect(paidSooner([form('work', 5), school, form('none', null)])).toBeNull()
  expect(paidSooner([school])).toBeNull()
})
