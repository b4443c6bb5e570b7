import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { questions, type Answer } from './route-questions.ts'
import { routes } from './routes.ts'
import { steps } from './route-steps.ts'
import { stepCosts } from './step-costs.ts'
import { sourcesOfStep, stepSources } from './step-sources.ts'

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

const isFor = (diploma: string) => routes.filter(({ requires }) => requires.includes(`diploma-${diploma}`))
const withStep = (step: string) => routes.filter((route) => route.steps.includes(step))

/** Requirements of the articles, by diploma; each title names the article. */
test('a degree or vwo exempts from the tests of the pabo: de-toelatingstoetsen-voor-de-pabo', () => {
  const tested = ['hbo', 'wo', 'vwo', 'buitenland']
    .flatMap(isFor)
    .filter((route) => route.steps.includes('toelatingseisen-pabo'))
  expect(tested.map(({ key }) => key)).toEqual([])
  const untested = ['havo', 'mbo4', 'geen']
    .flatMap(isFor)
    .filter((route) => route.family === 'De pabo' && !route.steps.includes('toelatingseisen-pabo'))
  expect(untested.map(({ key }) => key)).toEqual([])
})

test('a study of hbo or university comes after the admission that a diploma asks for', () => {
  const studies = [
    'pabo',
    'pabo-deeltijd',
    'pabo-duaal',
    'tweedegraads',
    'tweedegraads-deeltijd',
    'tweedegraads-duaal',
    'associate',
    'associate-voltijd',
    'alo',
    'kunst-of-sport',
    'kunst-deeltijd',
    'propedeuse',
  ]
  const wrong = ['geen', 'mbo4', 'havo', 'vwo'].flatMap(isFor).filter(({ steps: keys }) => {
    const study = keys.findIndex((key) => studies.includes(key))
    const admission = keys.indexOf('toelating-hbo')
    return study >= 0 && (admission < 0 || admission > study)
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('a university asks for vwo or a propedeuse of the hbo: the step itself says so', () => {
  const wrong = withStep('wo-bachelor').filter(
    ({ requires, steps: keys }) =>
      !requires.includes('diploma-vwo') &&
      !requires.includes('diploma-hbo') &&
      // The pabo is a study of hbo.
      !requires.includes('diploma-pabo') &&
      !keys.includes('propedeuse') &&
      !keys.includes('vavo-vwo'),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
  expect(withStep('academische-pabo').every(({ requires }) => requires.includes('diploma-vwo'))).toBe(true)
})

test('every PDG and every side entry ends with the assessment that gives the certificate', () => {
  const wrong = [...withStep('pdg'), ...withStep('werken-en-leren')].filter(
    ({ steps: keys }) => !keys.includes('bekwaamheidsonderzoek'),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('nobody without a trade teaches one, and nobody without a diploma works as an assistant before training', () => {
  const novices = ['geen', 'havo', 'vwo'].flatMap(isFor)
  expect(novices.filter(({ steps: keys }) => keys.includes('assistent-werk')).map(({ key }) => key)).toEqual([])
  const trade = novices.filter(({ steps: keys }) => keys.includes('pdg') || keys.includes('instructeur-scholing'))
  expect(trade.filter(({ steps: keys }) => !keys.includes('vakdiploma')).map(({ key }) => key)).toEqual([])
})

test('what comes after the qualification is at the end, and takes none of the months before it', () => {
  const wrong = routes.filter(({ steps: keys }) => {
    const stages = keys.map((key) => stepOf(key)?.stage)
    const first = stages.indexOf('qualified')
    return first < 0 || stages.slice(first).some((stage) => stage !== 'qualified')
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('a diploma from abroad is recognised or evaluated before a study, whatever the role', () => {
  const wrong = isFor('buitenland').filter(
    ({ family, steps: keys }) =>
      !family.startsWith('Met een buitenlands') ||
      !keys.includes('werkrecht') ||
      !keys.includes('nederlands') ||
      !(keys.includes('idw') || keys.includes('erkenning') || keys.includes('solliciteren')),
  )
  expect(wrong.map(({ key }) => key)).toEqual([])
})

const waysOf = (diploma: string, licence: string) =>
  isFor(diploma)
    .filter(({ requires }) => requires.includes(licence))
    .map(({ family }) => family)

test('who is qualified already says so, and is led to what that licence gives or lacks', () => {
  expect(waysOf('tweedegraads', 'bevoegd-eerstegraads')).toEqual(
    expect.arrayContaining(['De hbo-master', 'De educatieve master']),
  )
  expect(waysOf('tweedegraads', 'bevoegd-po')).toEqual(
    expect.arrayContaining(['De verkorte deeltijdpabo', 'Zij-instroom']),
  )
  expect(waysOf('pabo', 'bevoegd-tweedegraads')).toContain('De tweedegraads lerarenopleiding')
  for (const [diploma, licence] of [
    ['pabo', 'bevoegd-po'],
    ['tweedegraads', 'bevoegd-tweedegraads'],
    ['eerstegraads', 'bevoegd-eerstegraads'],
  ] as const)
    expect(waysOf(diploma, licence), diploma).toContain('Beginnen met je bevoegdheid')
})

test('a licence that somebody has already is not gained again', () => {
  const again = routes.filter(({ family, qualifies }) => family === 'Beginnen met je bevoegdheid' && qualifies)
  expect(again.map(({ key }) => key)).toEqual([])
  const master = isFor('tweedegraads').filter(({ steps: keys }) => keys.includes('hbo-master'))
  expect(master.filter(({ steps: keys }) => keys.includes('tweedegraads'))).toEqual([])
})

test('what admits to a study, and every step that costs, names a source or the article that it is derived from', () => {
  const admissions = steps.filter(({ key }) => /^toelating|^toets-|test$/.test(key)).map(({ key }) => key)
  expect(admissions.length).toBeGreaterThan(2)
  for (const key of [...admissions, ...Object.keys(stepCosts)])
    for (const locale of ['nl', 'en'] as const) expect(sourcesOfStep(key, locale), key).toMatch(/\[.+\]\(.+\)/)
  expect(sourcesOfStep('toelatingseisen-pabo', 'nl')).toContain('gelezen op 23 november 2026')
  expect(Object.keys(stepSources).filter((key) => !stepOf(key))).toEqual([])
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
  ['de tweedegraads lerarenopleiding, vier jaar', 'de-tweedegraads-lerarenopleiding', ['tweedegraads', 'lio'], 45, 48],
  [
    'de tweedegraads lerarenopleiding in deeltijd, vier jaar',
    'de-tweedegraads-lerarenopleiding',
    ['tweedegraads-deeltijd'],
    45,
    48,
  ],
  ['de hbo-master, drie jaar', 'de-hbo-master-van-tweede-naar-eerstegraads', ['hbo-master'], 30, 36],
  ['de educatieve module, half jaar', 'de-educatieve-module-en-educatieve-minor', ['educatieve-module'], 5, 6],
  ['een traineeship, twee jaar', 'onderwijstraineeships-vergelijken', ['traineeship'], 20, 24],
  ['een docentopleiding in een kunstvak, vier jaar', 'leraar-worden-in-een-kunstvak', ['kunst-of-sport'], 45, 48],
  ['de alo, vier jaar', 'vakleerkracht-worden-in-het-basisonderwijs', ['alo'], 45, 48],
  ['een associate degree, twee jaar', 'leraarondersteuner-worden', ['associate'], 20, 24],
  ['de leergang bewegingsonderwijs, meestal twee jaar', 'verder-met-je-pabodiploma', ['leergang-gym'], 20, 24],
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
