import { expect, test } from 'vitest'
import { familiesOf, mergedFamilies } from './families.ts'
import type { RouteCard } from './route-map.ts'

const route = (slug: string, family: string, months: number): RouteCard => ({
  language: 'nl',
  isTranslated: false,
  id: slug,
  slug,
  title: slug,
  description: null,
  family,
  qualifies: true,
  isForTeachers: false,
  months,
  requires: [],
  steps: [],
})

test('families of several lists have the routes of all of them, each once, shortest first', () => {
  const [short, middle, long] = [route('a', 'Zij-instroom', 12), route('b', 'Zij-instroom', 24), route('c', 'Pabo', 48)]
  const merged = mergedFamilies([familiesOf([middle, long]), familiesOf([short, middle])])
  expect(merged.map(({ title, routes }) => [title, routes.map(({ slug }) => slug)])).toEqual([
    ['Zij-instroom', ['a', 'b']],
    ['Pabo', ['c']],
  ])
})
