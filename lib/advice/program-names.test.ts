import { expect, test } from 'vitest'
import { longestPrograms, programNames } from './program-names.ts'

const pabo = (...institutions: string[]) => ({
  title: 'Leraar basisonderwijs (pabo)',
  educational_institutions: institutions.map((title) => ({ title })),
})

test('programmes of one title are told apart by their institutions', () => {
  expect(programNames([pabo('Saxion'), pabo('Windesheim')])).toBe(
    'Leraar basisonderwijs (pabo), Saxion; Leraar basisonderwijs (pabo), Windesheim',
  )
  expect(programNames([pabo()])).toBe('Leraar basisonderwijs (pabo)')
  expect(programNames([])).toBe('')
})

test('the names end whole where the field has no more room', () => {
  const names = programNames([pabo('Saxion'), pabo('x'.repeat(longestPrograms)), pabo('Windesheim')])
  expect(names).toBe('Leraar basisonderwijs (pabo), Saxion; Leraar basisonderwijs (pabo), Windesheim')
})
