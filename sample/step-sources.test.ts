/** The articles that steps are derived from are about the school or the licence of each route that takes the step. */
import { expect, test } from 'vitest'
import { readArticles } from './content-files.ts'
import { routes } from './routes.ts'
import { stepSources } from './step-sources.ts'

/** The sectors in which a licence counts. Work without one has one article for its role. */
const sectorsOf: Readonly<Record<string, readonly string[]>> = {
  'bevoegd-po': ['po', 'go'],
  'bevoegd-tweedegraads': ['vo', 'mbo'],
  'bevoegd-eerstegraads': ['vo', 'mbo'],
  'bevoegd-beperkt': ['vo'],
  'bevoegd-pdg': ['mbo'],
  'bevoegd-vak': ['po', 'vo', 'mbo'],
}
/** Steps on the way to every kind of school, whose article says so in so many words. */
const anywhere: readonly string[] = ['alo']
const articles = new Map(readArticles().map(({ slug, matter }) => [slug, matter]))

test('a step names an article of the sector that the route leads to', () => {
  const wrong = routes.flatMap(({ parts, requires, steps }) => {
    const licence = requires.find((answer) => answer.startsWith('bevoegd-')) ?? ''
    const sectors = sectorsOf[licence]
    if (!sectors) return []
    return steps.flatMap((step) => {
      const article = stepSources[step]?.article ?? ''
      const about: readonly string[] | undefined = articles.get(article)?.sectors
      if (!about || anywhere.includes(step) || [parts.school, ...sectors].some((sector) => about.includes(sector)))
        return []
      return [`${step} of ${licence}: ${article}`]
    })
  })
  expect([...new Set(wrong)]).toEqual([])
})

test('side entry names the article of its own sector', () => {
  const articlesOf = (licence: string) =>
    routes
      .filter(({ family, requires }) => family === 'Zij-instroom' && requires.includes(licence))
      .flatMap(({ steps }) => steps.map((step) => stepSources[step]?.article ?? ''))
      .filter((article) => article.startsWith('zij-instromen-'))
  expect(new Set(articlesOf('bevoegd-po'))).toEqual(new Set(['zij-instromen-in-het-basisonderwijs']))
  for (const licence of ['bevoegd-tweedegraads', 'bevoegd-eerstegraads'])
    expect(new Set(articlesOf(licence))).toEqual(new Set(['zij-instromen-in-het-voortgezet-onderwijs']))
})
