/** The search over everything as a visitor meets it: the links of a site's `/zoeken` in the order of the page, judged. */
import { gradesOf, needs, otherGrades, type Need } from './judged.ts'
import { depth, ndcgOf, type Outcome } from './measure.ts'
import { recordsOf } from './systems.ts'

/** Gives the paths of the results of a running Dutch site, the best first. @throws Error when it does not answer with a page. */
export const pageOfSite =
  (site: string) =>
  async (query: string): Promise<string[]> => {
    const response = await fetch(`${site}/zoeken?${new URLSearchParams({ q: query }).toString()}`)
    if (!response.ok) throw new Error(`${site}/zoeken answered ${response.status} to "${query}"`)
    const list = (await response.text()).split('aria-labelledby="resultaten-kop"')[1] ?? ''
    const links = list.matchAll(/<h3 class="text-h4"><a [^>]*href="([^"#?]+)/g)
    // An episode is judged by its name alone, not by its show.
    return [...links].map(([, path = '']) => path.replace(/^(\/media\/podcasts)\/[^/]+\//, '$1/'))
  }

const pathsOf = (list: 'articles' | 'programs') => {
  const folder = list === 'articles' ? '/kennisbank/artikelen' : '/navigator/opleidingen'
  return new Map(recordsOf(list).map((record) => [record.objectID, `${folder}/${String(record['slug'])}`]))
}

const paths = { articles: pathsOf('articles'), programs: pathsOf('programs') }

/** Programmes beyond these add nothing to the best page that there could be: many are alike. */
const mostPrograms = 3

/** The grades of a need by path; a question goes by the id at the end of its path. */
const gradesByPath = (need: Need, results: readonly string[]): Map<string, number> => {
  const grades = (list: 'articles' | 'programs') =>
    [...(gradesOf(list).get(need.id) ?? [])].map(([id, grade]) => [paths[list].get(id) ?? '', grade] as const)
  const isShown = ([path]: readonly [string, number]) => results.slice(0, depth).includes(path)
  const programs = grades('programs')
    .toSorted((one, other) => Number(isShown(other)) - Number(isShown(one)) || other[1] - one[1])
    .slice(0, Math.max(mostPrograms, grades('programs').filter(isShown).length))
  const questions = [...(gradesOf('faqs').get(need.id) ?? [])].map(([id, grade]) => {
    const path = results.find((result) => result.includes('veelgestelde-vragen') && result.endsWith(id.slice(0, 8)))
    return [path ?? `question ${id}`, grade] as const
  })
  return new Map([...grades('articles'), ...programs, ...questions, ...otherGrades(need.id)])
}

/** The outcomes of all needs for which the site has something useful, by what gives the paths of a page's results. */
export const pageOutcomes = async (resultsOf: (query: string) => Promise<string[]>): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  for (const need of needs) {
    const results = await resultsOf(need.query)
    const ndcg = ndcgOf(results, gradesByPath(need, results))
    if (ndcg !== null) outcomes.push({ need, ndcg, hits: results.slice(0, depth) })
  }
  return outcomes
}
