import { expect, test } from 'vitest'
import {
  canonicalOf,
  canonicalRoutes,
  fits,
  asAsked,
  familiesInOrder,
  inOrder,
  nearMisses,
  nextChoice,
  readAnswers,
  reasonsFor,
  slugsOf,
  withAnswer,
  type RouteMap,
} from './route-map.ts'

const answer = (slug: string, after: string[] = []) => ({
  language: 'nl' as const,
  slug,
  title: slug,
  description: null,
  about: null,
  after,
})
const question = (slug: string, ...answers: ReturnType<typeof answer>[]) => ({
  language: 'nl' as const,
  slug,
  title: slug,
  description: null,
  isFact: slug === 'diploma',
  answers,
})
const route = (slug: string, months: number, requires: string[], steps: number[] = [0]) => ({
  language: 'nl' as const,
  id: slug,
  slug,
  title: slug,
  description: null,
  family: null,
  qualifies: null,
  isForTeachers: false,
  isTranslated: false,
  months,
  requires,
  steps,
})

const map: RouteMap = {
  questions: [
    question('school', answer('po'), answer('vo')),
    question('rol', answer('leraar-po', ['po']), answer('leraar-vo', ['vo']), answer('assistent', ['po', 'vo'])),
    question('diploma', answer('mbo'), answer('hbo')),
  ],
  steps: [],
  routes: [
    route('pabo', 48, ['po', 'leraar-po', 'mbo'], [0, 1]),
    route('kort', 24, ['po', 'leraar-po', 'hbo'], [0, 1, 2]),
    route('helpen', 12, ['po', 'assistent', 'mbo']),
    route('vrij', 60, []),
  ],
}
const read = (...slugs: string[]) => readAnswers(map.questions, slugs)
const left = (...slugs: string[]) => map.routes.filter((one) => fits(one, read(...slugs))).map(({ slug }) => slug)

test('answers narrow what is left, and a question without one leaves it open', () => {
  expect(left()).toEqual(['pabo', 'kort', 'helpen', 'vrij'])
  expect(left('po', 'leraar-po')).toEqual(['pabo', 'kort', 'vrij'])
  expect(left('mbo')).toEqual(['pabo', 'helpen', 'vrij'])
  expect(left('hbo', 'assistent')).toEqual(['vrij'])
})

test('what a question offers depends on the answers before it', () => {
  expect(read('vo').offered[1]?.map(({ slug }) => slug)).toEqual(['leraar-vo', 'assistent'])
  expect(read().offered[1]).toHaveLength(3)
})

test('an answer that is unknown, second or not offered is dropped and named', () => {
  const progress = read('vo', 'weg', 'leraar-po', 'hbo', 'mbo')
  expect(progress.answers.map((one) => one?.slug)).toEqual(['vo', undefined, 'hbo'])
  expect(progress.dropped.map(({ slug, why }) => [slug, why])).toEqual([
    ['weg', 'unknown'],
    ['leraar-po', 'notOffered'],
    ['mbo', 'second'],
  ])
})

test('a changed answer keeps the others', () => {
  expect(withAnswer(read('po', 'leraar-po', 'mbo'), 2, 'hbo')).toEqual(['po', 'leraar-po', 'hbo'])
  expect(withAnswer(read('po', 'leraar-po', 'mbo'), 1, null)).toEqual(['po', 'mbo'])
})

test('a near miss names the one answer in the way; one that would undo another is none', () => {
  const misses = nearMisses(map, read('po', 'leraar-po', 'mbo'))
  expect(
    misses.map(({ former, instead, routes }) => [former.slug, instead.slug, routes.map(({ slug }) => slug)]),
  ).toEqual([['leraar-po', 'assistent', ['helpen']]])
})

test('a route says which answers it fits by, and what it asks that was left open', () => {
  const pabo = map.routes[0] ?? route('none', 0, [])
  const { matched, open } = reasonsFor(pabo, read('po', 'mbo'))
  expect(matched.map(({ slug }) => slug)).toEqual(['po', 'mbo'])
  expect(open.map(({ slug }) => slug)).toEqual(['leraar-po'])
})

test('the shortest goes first, unless fewer steps or the title count', () => {
  const ordered = asAsked({ questions: map.questions, routes: [map.routes[1]!, map.routes[0]!, map.routes[2]!] })
  expect(ordered.map(({ slug }) => slug)).toEqual(['pabo', 'kort', 'helpen'])
  const equals = [route('omweg', 24, [], [0, 1, 2]), route('recht', 24, [], [0, 1])]
  expect(inOrder(equals, 'duur').map(({ slug }) => slug)).toEqual(['recht', 'omweg'])
  const titles = (order: Parameters<typeof inOrder>[1]) => inOrder(map.routes, order).map(({ slug }) => slug)
  expect(titles('duur')).toEqual(['helpen', 'kort', 'pabo', 'vrij'])
  expect(titles('stappen')).toEqual(['helpen', 'vrij', 'pabo', 'kort'])
})

test('by title, kinds of routes are in the order of the titles that are read, each with its shortest route first', () => {
  const of = (family: string, slug: string, months: number) => ({ ...route(slug, months, []), family })
  const routes = [of('Zij-instroom', 'a', 24), of('Één jaar', 'z', 12), of('Pabo', 'c', 48), of('Pabo', 'd', 36)]
  expect(familiesInOrder(routes, 'titel', 'nl').map(({ title, routes: [first] }) => [title, first.slug])).toEqual([
    ['Één jaar', 'z'],
    ['Pabo', 'd'],
    ['Zij-instroom', 'a'],
  ])
})

test('the first of the routes that take the same steps stands for all of them', () => {
  const [pabo, kort, helpen, vrij] = map.routes
  expect([pabo, kort, helpen, vrij].map((one) => one && canonicalOf(map.routes, one).slug)).toEqual([
    'pabo',
    'kort',
    'helpen',
    'helpen',
  ])
  expect(
    canonicalRoutes(map.routes)
      .map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(['helpen', 'kort', 'pabo'])
})

test('a question with one choice after an earlier answer is answered by it, and left out of addresses', () => {
  const single = [
    question('school', answer('po'), answer('vo')),
    question('rol', answer('leraar-vo', ['vo'])),
    question('diploma', answer('mbo'), answer('hbo')),
  ]
  const progress = readAnswers(single, ['vo', 'hbo'])
  expect(progress.answers.map((one) => one?.slug)).toEqual(['vo', 'leraar-vo', 'hbo'])
  expect(slugsOf(progress)).toEqual(['vo', 'hbo'])
  expect(nextChoice(progress, 0)).toBe(2)
  expect(nextChoice(progress, 2, -1)).toBe(0)
  expect(nextChoice(progress, 2)).toBe(3)
})
