import { expect, test } from 'vitest'
import { branchesOf } from './branches.ts'
import { readAnswers, type RouteMap } from './route-map.ts'

const answer = (slug: string) => ({
  language: 'nl' as const,
  slug,
  title: slug,
  description: null,
  about: null,
  after: [],
})
const question = (slug: string, ...answers: string[]) => ({
  language: 'nl' as const,
  slug,
  title: slug,
  description: null,
  isFact: false,
  answers: answers.map(answer),
})
const route = (family: string, slug: string, months: number, ...requires: string[]) => ({
  language: 'nl' as const,
  id: slug,
  slug,
  title: slug,
  description: null,
  family,
  qualifies: null,
  isForTeachers: false,
  isTranslated: false,
  months,
  requires,
  steps: [],
})
const map: RouteMap = {
  questions: [question('school', 'primary', 'secondary'), question('diploma', 'bachelor', 'none')],
  steps: [],
  routes: [
    route('pabo', 'pabo-short', 30, 'primary', 'bachelor'),
    route('pabo', 'pabo-long', 48, 'primary', 'none'),
    route('trainee', 'trainee', 24, 'primary', 'bachelor'),
    route('master', 'master', 12, 'secondary', 'bachelor'),
    route('assistant', 'assistant', 6),
  ],
}
const branches = (...slugs: string[]) =>
  branchesOf(map, readAnswers(map.questions, slugs)).map(
    ({ family, route: { slug }, cutAt }) => `${family.title} ${slug} ${cutAt ?? 'open'}`,
  )

test('without an answer every kind of route is open, the shortest first', () => {
  expect(branches()).toEqual([
    'assistant assistant open',
    'master master open',
    'trainee trainee open',
    'pabo pabo-short open',
  ])
})

test('each kind is cut off by the first answer that leaves none of its routes, and has its shortest route that fits', () => {
  expect(branches('primary', 'none')).toEqual([
    'assistant assistant open',
    'pabo pabo-long open',
    'trainee trainee 1',
    'master master 0',
  ])
})

test('a question that was skipped cuts nothing off', () => {
  expect(branches('bachelor')).toEqual([
    'assistant assistant open',
    'master master open',
    'trainee trainee open',
    'pabo pabo-short open',
  ])
})
