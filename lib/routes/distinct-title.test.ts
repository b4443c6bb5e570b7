import { expect, test } from 'vitest'
import { withDistinctTitles } from './distinct-title.ts'
import type { Answer, Question, RouteCard } from './route-map.ts'

const answer = (slug: string): Answer => ({
  language: 'nl',
  slug,
  title: slug.toUpperCase(),
  description: null,
  about: null,
  after: [],
})
const question = (...slugs: string[]): Question => ({
  language: 'nl',
  slug: slugs.join(),
  title: '?',
  description: null,
  isFact: false,
  answers: slugs.map(answer),
})
const route = (title: string, ...requires: string[]): RouteCard => ({
  language: 'nl',
  isTranslated: false,
  id: requires.join(),
  slug: [title, ...requires].join('-'),
  title,
  description: null,
  family: null,
  qualifies: true,
  isForTeachers: false,
  months: 12,
  requires,
  steps: [],
})
const questions = [
  question('vo', 'po'),
  question('leraar', 'vakleerkracht'),
  question('grade-1', 'grade-2'),
  question('wo'),
]
const titlesOf = (...routes: RouteCard[]) => withDistinctTitles(routes, questions).map(({ title }) => title)

test('a title that one route has stays as it is', () =>
  expect(titlesOf(route('a', 'vo', 'wo'), route('b', 'vo', 'wo'))).toEqual(['a', 'b']))

test('the last answer that tells routes of one title apart is named', () =>
  expect(
    titlesOf(route('a', 'vo', 'leraar', 'grade-1', 'wo'), route('a', 'vo', 'vakleerkracht', 'grade-2', 'wo')),
  ).toEqual(['a · GRADE-1', 'a · GRADE-2']))

test('where no answer tells a route apart by itself, all that others do not share are named', () =>
  expect(
    titlesOf(route('a', 'leraar', 'grade-1'), route('a', 'leraar', 'grade-2'), route('a', 'vakleerkracht', 'grade-2')),
  ).toEqual(['a · GRADE-1', 'a · LERAAR · GRADE-2', 'a · VAKLEERKRACHT']))
