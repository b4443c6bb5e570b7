import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questions, type Answer } from './route-questions.ts'
import { routes } from './routes.ts'
import { steps } from './route-steps.ts'

const stepOf = (key: string) => steps.find((step) => step.key === key)
const training = (keys: readonly string[]) => keys.reduce((months, key) => months + (stepOf(key)?.months ?? 0), 0)

/** Each way through the four questions, as the keys of the answers given. */
function everyWay(): string[][] {
  const offered = (answers: readonly Answer[], given: readonly string[]) =>
    answers.filter(({ after }) => after.length === 0 || after.some((key) => given.includes(key)))
  return questions.reduce<string[][]>(
    (ways, { answers }) => ways.flatMap((given) => offered(answers, given).map(({ key }) => [...given, key])),
    [[]],
  )
}

test('every question offers an answer on every way, and every way ends at a route', () => {
  const ways = everyWay()
  expect(ways.length).toBeGreaterThan(50)
  expect(ways.every((way) => way.length === questions.length)).toBe(true)
  const lost = ways.filter((way) => !routes.some(({ requires }) => requires.every((key) => way.includes(key))))
  expect(lost).toEqual([])
})

test('every route can be reached and every step is used', () => {
  const ways = everyWay()
  const unreachable = routes.filter(({ requires }) => !ways.some((way) => requires.every((key) => way.includes(key))))
  expect(unreachable.map(({ key }) => key)).toEqual([])
  const used = new Set(routes.flatMap((route) => route.steps))
  expect(steps.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([])
})

test('every complete set of answers leads to one to five families, and each has a goal', () => {
  for (const way of everyWay()) {
    const fitting = routes.filter(({ requires }) => requires.every((key) => way.includes(key)))
    const families = new Set(fitting.map(({ family }) => family))
    expect(families.size, way.join(' ')).toBeGreaterThanOrEqual(1)
    expect(families.size, way.join(' ')).toBeLessThanOrEqual(5)
  }
})

test('variants of a family have titles of their own for every set of answers', () => {
  for (const way of everyWay()) {
    const titles = routes.filter(({ requires }) => requires.every((key) => way.includes(key))).map(({ title }) => title)
    expect(new Set(titles).size, way.join(' ')).toBe(titles.length)
  }
})

test('a degree exempts from the tests and the admission of an hbo study', () => {
  const graduates = routes.filter(({ requires }) => requires.some((key) => ['diploma-hbo', 'diploma-wo'].includes(key)))
  const tested = graduates.filter(({ steps: keys }) => keys.some((key) => key.startsWith('toelating')))
  expect(tested.map(({ key }) => key)).toEqual([])
})

/** What the articles say about how long a study or programme takes, in months. A school year is ten months, four are 45. */
test.each([
  [
    'zij-instroom, hooguit twee jaar',
    'zij-instromen-in-het-voortgezet-onderwijs',
    ['werken-en-leren', 'bekwaamheidsonderzoek'],
    18,
    24,
  ],
  ['de pabo, vier jaar', 'de-pabo-leraar-basisonderwijs-worden', ['pabo', 'lio'], 45, 48],
  ['de pabo in deeltijd, vier jaar', 'de-pabo-leraar-basisonderwijs-worden', ['pabo-deeltijd', 'lio'], 45, 48],
  ['de verkorte deeltijdpabo, twee tot drie jaar', 'de-verkorte-deeltijdpabo', ['verkorte-pabo'], 24, 36],
  ['de kopopleiding, één jaar', 'de-kopopleiding', ['kopopleiding'], 10, 12],
  ['de kopopleiding in deeltijd, anderhalf tot twee jaar', 'de-kopopleiding', ['kopopleiding-deeltijd'], 18, 24],
  ['de educatieve master, eén of twee jaar', 'de-educatieve-master', ['educatieve-master'], 12, 24],
  [
    'de educatieve master in deeltijd, twee tot vier jaar',
    'de-educatieve-master',
    ['educatieve-master-deeltijd'],
    24,
    48,
  ],
  ['het PDG, anderhalf tot twee jaar', 'hoe-ziet-een-pdg-traject-eruit', ['pdg'], 18, 24],
])('%s: the steps say what the article %s says', (claim, article, keys, least, most) => {
  expect(keys.every(stepOf)).toBe(true)
  expect(training(keys)).toBeGreaterThanOrEqual(least)
  expect(training(keys)).toBeLessThanOrEqual(most)
  const words =
    claim
      .split(', ')
      .at(-1)
      ?.replace(/^hooguit /, '') ?? ''
  const text = readFileSync(new URL(`./articles/${article}.md`, import.meta.url), 'utf8')
  expect(text.toLowerCase().includes(words), words).toBe(true)
})
