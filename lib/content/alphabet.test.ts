import { expect, test } from 'vitest'
import { byLetter } from './alphabet.ts'

const letters = (...titles: string[]) =>
  byLetter(
    titles.map((title) => ({ title, item: null })),
    'nl',
  ).map(({ letter, entries }) => [letter, entries.map(({ title }) => title)])

test('marks and punctuation do not count, numbers stand apart', () =>
  expect(letters('Zij-instroom', '‘Ervaring', 'één dag', 'Pabo', '21+-toets', 'pabo 10', 'pabo 9')).toEqual([
    ['#', ['21+-toets']],
    ['E', ['één dag', '‘Ervaring']],
    ['P', ['Pabo', 'pabo 9', 'pabo 10']],
    ['Z', ['Zij-instroom']],
  ]))
