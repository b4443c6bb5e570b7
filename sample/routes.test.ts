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
const everyWay = (): string[][] => {
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

test('every complete set of answers leads to one to six families, and each has a goal', () => {
  for (const way of everyWay()) {
    const fitting = routes.filter(({ requires }) => requires.every((key) => way.includes(key)))
    const families = new Set(fitting.map(({ family }) => family))
    expect(families.size, way.join(' ')).toBeGreaterThanOrEqual(1)
    expect(families.size, way.join(' ')).toBeLessThanOrEqual(6)
  }
})

test('variants of a family have titles of their own for every set of answers', () => {
  for (const way of everyWay()) {
    const titles = routes.filter(({ requires }) => requires.every((key) => way.includes(key))).map(({ title }) => title)
    expect(new Set(titles).size, way.join(' ')).toBe(titles.length)
  }
})

const isFor = (diploma: string) => routes.filter(({ requires }) => requires.includes(`diploma-${diploma}`))
const abroad = ['buitenland', 'leraar-buitenland']
const licensed = ['pabo', 'tweedegraads', 'eerstegraads']
const withStep = (step: string) => routes.filter((route) => route.steps.includes(step))

/** Requirements of the articles, by diploma; each title names the article. */
test('a degree or vwo exempts from the tests of the pabo: de-toelatingstoetsen-voor-de-pabo', () => {
  const tested = ['hbo', 'wo', 'vwo', ...abroad]
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
  const wrong = ['pdg', 'werken-en-leren', 'werken-en-leren-po']
    .flatMap(withStep)
    .filter(({ steps: keys }) => !keys.includes('bekwaamheidsonderzoek'))
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('nobody without a trade teaches one, and nobody without a diploma works as an assistant before training', () => {
  const novices = ['geen', 'havo', 'vwo'].flatMap(isFor)
  expect(novices.filter(({ steps: keys }) => keys.includes('assistent-werk')).map(({ key }) => key)).toEqual([])
  const trade = novices.filter(({ steps: keys }) => keys.includes('pdg') || keys.includes('instructeur-scholing'))
  expect(trade.filter(({ steps: keys }) => !keys.includes('vakdiploma')).map(({ key }) => key)).toEqual([])
})

test('what comes after the qualification is at the end, and takes none of the months before it', () => {
  const wrong = routes.filter(({ steps: keys, requires }) => {
    const stages = keys.map((key) => stepOf(key)?.stage)
    const first = stages.indexOf('qualified')
    // Who teaches there already has no first year.
    if (first < 0) return !licensed.some((diploma) => requires.includes(`diploma-${diploma}`))
    return stages.slice(first).some((stage) => stage !== 'qualified')
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('a diploma from abroad is recognised or evaluated before a study, whatever the role', () => {
  const wrong = abroad
    .flatMap(isFor)
    .filter(
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

test('who teaches at such a school already makes no visit, and has no first year after a study beside the job', () => {
  const at = (diploma: string, school: string) => isFor(diploma).filter(({ requires }) => requires.includes(school))
  const own = [
    ...at('pabo', 'school-basisonderwijs'),
    ...at('tweedegraads', 'school-voortgezet'),
    ...at('eerstegraads', 'school-voortgezet'),
  ]
  expect(own.length).toBeGreaterThan(8)
  expect(own.filter(({ steps: keys }) => keys.some((key) => key.startsWith('meelopen'))).map(({ key }) => key)).toEqual(
    [],
  )
  const studies = own.filter(({ qualifies }) => qualifies)
  expect(studies.filter(({ steps: keys }) => keys.some((key) => key.startsWith('eerste-jaar')))).toEqual([])
  expect(at('pabo', 'school-mbo').every(({ steps: keys }) => keys.includes('meelopen-mbo'))).toBe(true)
})

test('who studied to teach an arts subject or physical education may do so at every kind of secondary school and in mbo: leraar-worden-in-een-kunstvak', () => {
  for (const role of ['rol-leraar-vo', 'rol-docent-mbo', 'rol-leraar-go'])
    for (const diploma of ['geen', 'mbo4', 'havo', 'vwo', 'hbo', 'wo']) {
      const families = routes
        .filter(({ requires }) =>
          [role, 'bevoegd-eerstegraads', `diploma-${diploma}`].every((one) => requires.includes(one)),
        )
        .map(({ family }) => family)
      expect(families, `${role} ${diploma}`).toEqual(
        expect.arrayContaining(['Docent in een kunstvak', 'Docent lichamelijke opvoeding']),
      )
    }
})

test('side entry leads to a primary or secondary school; its form in mbo says that it is one: het-pedagogisch-didactisch-getuigschrift-pdg', () => {
  const atMbo = routes.filter(({ requires }) => requires.includes('school-mbo'))
  expect(atMbo.filter(({ family }) => family === 'Zij-instroom')).toEqual([])
  const pdg = atMbo.filter(({ steps: keys }) => keys.includes('pdg'))
  expect(
    pdg
      .filter(
        ({ requires }) => !requires.includes('diploma-buitenland') && !requires.includes('diploma-leraar-buitenland'),
      )
      .every(({ family }) => /zij-instroom/.test(family)),
  ).toBe(true)
})

test('only who may teach in another country is led to recognition', () => {
  const recognised = withStep('erkenning')
  expect(recognised.length).toBeGreaterThan(3)
  expect(recognised.every(({ requires }) => requires.includes('diploma-leraar-buitenland'))).toBe(true)
})

test('a licence that somebody has already is not gained again', () => {
  const again = routes.filter(({ family, qualifies }) => family === 'Beginnen met je bevoegdheid' && qualifies)
  expect(again.map(({ key }) => key)).toEqual([])
  const master = isFor('tweedegraads').filter(({ steps: keys }) => keys.includes('hbo-master'))
  expect(master.filter(({ steps: keys }) => keys.includes('tweedegraads'))).toEqual([])
})

test('what admits to a study, and every step with a price, names a source or the article that it is derived from', () => {
  const admissions = steps.filter(({ key }) => /^toelating|^toets-|test$/.test(key)).map(({ key }) => key)
  expect(admissions.length).toBeGreaterThan(2)
  const priced = Object.keys(stepCosts).filter((key) => stepCosts[key]?.some(({ series }) => series !== null))
  for (const key of [...admissions, ...priced])
    for (const locale of ['nl', 'en'] as const) expect(sourcesOfStep(key, locale), key).toMatch(/\[.+\]\(.+\)/)
  expect(sourcesOfStep('toelatingseisen-pabo', 'nl')).toContain('gelezen op 23 november 2026')
  expect(Object.keys(stepSources).filter((key) => !stepOf(key))).toEqual([])
})

test('a step in English names the article in English where there is one', () => {
  expect(sourcesOfStep('erkenning', 'en')).toBe(
    '\n\nDerived from the article [Teaching with a foreign diploma](/en/knowledge-base/articles/teaching-with-a-foreign-diploma).',
  )
  expect(sourcesOfStep('propedeuse', 'en')).toContain('the article (in Dutch) [')
  for (const key of Object.keys(stepSources))
    expect(sourcesOfStep(key, 'en'), key).not.toMatch(/\(in Dutch\) \[.+\]\(\/en\//)
})

/**
 * What the articles say about how long a study takes, and the steps that it is. A page adds up the months of steps, so an article
 * and a page contradict each other where these do not fit.
 */
const claims: readonly (readonly [words: string, article: string, ...steps: string[]])[] = [
  ['ongeveer twee jaar', 'zij-instromen-in-het-basisonderwijs', 'werken-en-leren-po', 'bekwaamheidsonderzoek'],
  ['hooguit twee jaar', 'zij-instromen-in-het-voortgezet-onderwijs', 'werken-en-leren', 'bekwaamheidsonderzoek'],
  ['vier jaar', 'de-pabo-leraar-basisonderwijs-worden', 'pabo', 'lio'],
  ['vier jaar', 'de-pabo-leraar-basisonderwijs-worden', 'pabo-deeltijd', 'lio'],
  ['vier jaar', 'de-pabo-leraar-basisonderwijs-worden', 'pabo-duaal'],
  ['vier jaar', 'de-pabo-leraar-basisonderwijs-worden', 'academische-pabo', 'lio'],
  ['twee tot drie jaar', 'de-verkorte-deeltijdpabo', 'verkorte-pabo'],
  ['één jaar', 'de-kopopleiding', 'kopopleiding'],
  ['anderhalf tot twee jaar', 'de-kopopleiding', 'kopopleiding-deeltijd'],
  ['anderhalf tot twee jaar', 'hybride-docent-worden', 'kopopleiding-hybride'],
  ['eén of twee jaar', 'de-educatieve-master', 'educatieve-master'],
  ['half jaar', 'de-educatieve-master', 'schakelprogramma'],
  ['twee tot vier jaar', 'de-educatieve-master', 'educatieve-master-deeltijd'],
  ['vier jaar', 'de-tweedegraads-lerarenopleiding', 'tweedegraads', 'lio'],
  ['vier jaar', 'de-tweedegraads-lerarenopleiding', 'tweedegraads-deeltijd'],
  ['vier jaar', 'de-tweedegraads-lerarenopleiding', 'tweedegraads-duaal'],
  ['drie jaar', 'de-hbo-master-van-tweede-naar-eerstegraads', 'hbo-master'],
  ['half jaar', 'de-educatieve-module-en-educatieve-minor', 'educatieve-module'],
  ['twee jaar', 'onderwijstraineeships-vergelijken', 'traineeship'],
  ['vier jaar', 'leraar-worden-in-een-kunstvak', 'kunst-of-sport'],
  ['vier jaar', 'leraar-worden-in-een-kunstvak', 'kunst-deeltijd'],
  ['vier jaar', 'vakleerkracht-worden-in-het-basisonderwijs', 'alo'],
  ['twee jaar', 'leraarondersteuner-worden', 'associate'],
  ['twee jaar', 'leraarondersteuner-worden', 'associate-voltijd'],
  ['twee jaar', 'verder-met-je-pabodiploma', 'leergang-gym'],
  ['anderhalf tot twee jaar', 'hoe-ziet-een-pdg-traject-eruit', 'pdg'],
]

/** Steps of more than half a year whose articles name no duration: their own texts say what was counted. */
const undated = [
  'educatieve-module-deeltijd',
  'wo-bachelor',
  'propedeuse',
  'instructeur-scholing',
  'assistent-bol',
  'assistent-bbl',
]

const months = new Map([
  ['half', 6],
  ['één', 12],
  ['eén', 12],
  ['anderhalf', 18],
  ['twee', 24],
  ['drie', 36],
  ['vier', 48],
])

/** The least and the most months of “twee tot vier jaar”; of “hooguit twee jaar” only the most is said. */
const range = (words: string): readonly [number, number] => {
  const all = words.split(' ').flatMap((word) => months.get(word) ?? [])
  return [words.startsWith('hooguit ') ? 0 : Math.min(...all), Math.max(...all)]
}

test.each(claims)('“%s” of the article %s is what the steps add up to', (words, article, ...keys) => {
  const text = readFileSync(new URL(`./articles/${article}.md`, import.meta.url), 'utf8')
  expect(text.toLowerCase()).toContain(words)
  expect(keys.every(stepOf)).toBe(true)
  const [least, most] = range(words)
  expect(training(keys)).toBeGreaterThanOrEqual(least)
  expect(training(keys)).toBeLessThanOrEqual(most)
})

test('every study of more than half a year that comes from an article is compared with it', () => {
  const compared = new Set([...claims.flatMap(([, , ...keys]) => keys), ...undated])
  const long = steps.filter(({ key, months: count }) => count > 6 && stepSources[key]?.article)
  expect(long.filter(({ key }) => !compared.has(key)).map(({ key }) => key)).toEqual([])
})

test('years in the description of a route are those of its study', () => {
  const wrong = routes.filter(({ description, steps: keys }) => {
    const [, count] = /^(?:In )?(twee|drie|vier|één) jaar/i.exec(description) ?? []
    const studies = keys.filter((key) => claims.some(([, , ...named]) => named.includes(key)))
    return count !== undefined && training(studies) !== months.get(count.toLowerCase())
  })
  expect(wrong.map(({ key }) => key)).toEqual([])
})

test('a step says nothing about side entry or a teacher’s classes on a route of another kind', () => {
  const wrong = routes.flatMap(({ key, family, requires, steps: keys }) => {
    const isWrong = (body: string) =>
      (family !== 'Zij-instroom' && /zonder \p{L}+ begint zij-instroom/iu.test(body)) ||
      (requires.includes('rol-onderwijsassistent') && /welke klassen/i.test(body))
    return keys.filter((step) => isWrong(stepOf(step)?.body ?? '')).map((step) => `${key}: ${step}`)
  })
  expect(wrong).toEqual([])
})
