/** Routes by a traineeship say what the article about traineeships says: where they are, what they give, and what is not known. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readArticles } from './content-files.ts'
import { translatedSteps } from './route-step-translations.ts'
import { steps } from './route-steps.ts'
import { translatedRoute } from './route-translations.ts'
import { routes } from './routes.ts'
import { stepSources } from './step-sources.ts'
import { sources } from './sources.ts'

const slug = 'onderwijstraineeships-vergelijken'
const text = readFileSync(new URL(`./articles/${slug}.md`, import.meta.url), 'utf8')
const matter = readArticles().find((article) => article.slug === slug)?.matter
const traineeships = routes.filter(({ steps: keys }) => keys.includes('traineeship'))
const leads = (school: string, licence: string) =>
  traineeships.filter(({ requires }) => requires.includes(school) && requires.includes(licence))

/** Rows of the article's table, and its sentence about the upper years. */
const claims = [
  ['| basisschool       | een pabodiploma', 'school-basisonderwijs', 'bevoegd-po'],
  ['| middelbare school | een tweedegraads bevoegdheid', 'school-voortgezet', 'bevoegd-tweedegraads'],
  ['| mbo               | een PDG', 'school-mbo', 'bevoegd-pdg'],
  ['in twee jaar een eerstegraads bevoegdheid', 'school-voortgezet', 'bevoegd-eerstegraads'],
] as const

test.each(claims)('“%s” is a route', (words, school, licence) => {
  expect(text).toContain(words)
  expect(leads(school, licence).length).toBeGreaterThan(0)
})

test('there is no traineeship of which the article does not speak', () => {
  const told = new Set(claims.flatMap(([, school, licence]) => leads(school, licence)))
  expect(traineeships.filter((route) => !told.has(route)).map(({ key }) => key)).toEqual([])
  expect(matter?.sectors).toEqual(['po', 'vo', 'mbo'])
})

test('the one for the upper years asks for a degree of a university', () => {
  expect(text).toContain('een universitaire master of promotie')
  expect(leads('school-voortgezet', 'bevoegd-eerstegraads').flatMap(({ requires }) => requires.at(-1))).toEqual([
    'diploma-wo',
  ])
})

test('beside each stands that it is not known which programmes are open, with the day of the article', () => {
  expect(text).toContain('Welke programma’s nu open zijn, weten we niet zeker.')
  const day = (locale: string) =>
    new Date(`${String(matter?.date_updated)}T00:00:00Z`).toLocaleDateString(locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
  for (const route of traineeships) {
    expect(route.description).toContain(`weten we niet zeker (${day('nl-NL')})`)
    expect(translatedRoute(route).description).toContain(`not known for certain (${day('en-GB')})`)
  }
})

test('the step says what each kind gives, whose two years are counted and how old the pages are', () => {
  const [body, english] = [steps.find(({ key }) => key === 'traineeship')?.body, translatedSteps['traineeship']?.body]
  for (const words of ['pabodiploma', 'tweedegraads', 'PDG', 'eerstegraads', 'twee jaar', 'van 2022 of ouder'])
    expect(body).toContain(words)
  for (const words of ['pabo diploma', 'grade two', 'PDG', 'grade one', 'two years', 'from 2022 or older'])
    expect(english).toContain(words)
  const pages = stepSources['traineeship']?.pages ?? []
  expect(pages).toEqual(expect.arrayContaining(['traineeship-diploma', 'trainees-voion', 'trainees-vragen']))
  expect(pages.filter((page) => !sources.some(({ key, consulted }) => key === page && consulted))).toEqual([])
})
