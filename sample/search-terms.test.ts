import { expect, test } from 'vitest'
import { programmeTerms } from './search-terms.ts'

test('a programme has the words of its kind, and of its subject where it is the only one', () => {
  const both = programmeTerms('secondDegree', ['Nederlands']) ?? []
  expect(both).toEqual(expect.arrayContaining(['NT2', 'tweedegraads']))
  expect(programmeTerms('secondDegree', ['Duits'])).not.toContain('NT2')
  expect(programmeTerms('secondDegree', ['Nederlands', 'Engels'])).not.toContain('NT2')
  expect(programmeTerms('no such kind', [])).toBeNull()
})
