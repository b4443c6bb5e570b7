import { expect, test } from 'vitest'
import { fileKind, fileSize } from './file-facts.ts'

test('a kind is a word that readers know, or the ending of the name', () => {
  expect(fileKind({ type: 'application/pdf', filename: 'x' })).toBe('PDF')
  expect(
    fileKind({ type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', filename: null }),
  ).toBe('Word')
  expect(fileKind({ type: 'text/csv', filename: 'lijst.csv' })).toBe('CSV')
  expect(fileKind({ type: null, filename: 'zonder' })).toBeNull()
})

test('sizes are whole kilobytes, and megabytes with one decimal', () => {
  expect([1, 12_400, 999_499, 999_500, 1_240_000].map(fileSize)).toEqual([
    { value: 1, unit: 'kilobyte' },
    { value: 12, unit: 'kilobyte' },
    { value: 999, unit: 'kilobyte' },
    { value: 1, unit: 'megabyte' },
    { value: 1.2, unit: 'megabyte' },
  ])
})
