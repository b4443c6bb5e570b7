import { expect, test } from 'vitest'
import { readGroups } from './everything-hits.ts'
import { shortNote } from './everything-state.ts'

const noteOf = (title: string, cities: readonly string[]) => {
  const record = { objectID: '1', title, slug: 'a', locations: cities.map((city) => ({ city })) }
  const [group] = readGroups(
    { results: [{ nbHits: 1, hits: [record] }] },
    ['educational_institutions'],
    new Date('2026-11-21'),
  )
  const [hit] = group?.hits ?? []
  return hit ? shortNote(hit) : null
}

test('the note of an institution names the town of its name first, and how many towns it leaves out', () => {
  const cities = ['Den Haag', 'Amersfoort', 'Amsterdam', 'Utrecht']
  expect(noteOf('Hogeschool Utrecht', cities)).toBe('Utrecht, Den Haag, Amersfoort +1')
  expect(noteOf('Avans', ['Breda'])).toBe('Breda')
  expect(noteOf('Avans', [])).toBeNull()
  // Whole words only: Ede is in no “Nederland”.
  expect(noteOf('Academie Nederland', ['Almere', 'Ede'])).toBe('Almere, Ede')
})

test('of other towns those with most addresses come first', () =>
  expect(noteOf('Fontys', ['Bergen op Zoom', 'Eindhoven', 'Sittard', 'Tilburg', 'Tilburg'])).toBe(
    'Tilburg, Bergen op Zoom, Eindhoven +1',
  ))
