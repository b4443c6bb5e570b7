/** The kinds of route that lead through programmes, and the questionnaire with what is known of one. */
import type { Locale } from '../i18n/routing.ts'
import { familiesOf, type Family } from '../routes/families.ts'
import { routesThrough, type TaughtProgram } from '../routes/program-routes.ts'
import { namedBy } from '../routes/step-programs.ts'
import { getRouteMap } from './career-routes.ts'
import { listTerms } from './taxonomy.ts'

/** Of one programme, the answer that its only role is; none where it has several. */
const answersOf = ({ roles }: TaughtProgram, { questions }: Awaited<ReturnType<typeof getRouteMap>>): string[] => {
  const names = roles.map(({ name }) => name)
  const answers = questions
    .filter(({ isFact }) => !isFact)
    .flatMap((question) => question.answers)
    .map(({ slug, title }) => ({ slug, term: title }))
  return names.length === 1 ? namedBy(answers, names).map(({ slug }) => slug) : []
}

export type ThroughProgram = {
  /** In that language where they are translated. */
  readonly families: readonly Family[]
  /** What the questionnaire can begin with, by slug. */
  readonly answers: readonly string[]
}

/** For each programme the kinds of route that lead through it. @throws ContentError when the content API fails. */
export const readThrough = async (programs: readonly TaughtProgram[], locale: Locale): Promise<ThroughProgram[]> => {
  const [dutch, own, licences] = await Promise.all([
    getRouteMap('nl'),
    getRouteMap(locale),
    listTerms('qualifications'),
  ])
  const bySlug = new Map(own.routes.map((route) => [route.slug, route]))
  return programs.map((program) => ({
    families: familiesOf(routesThrough(program, dutch, licences).flatMap(({ slug }) => bySlug.get(slug) ?? [])),
    answers: answersOf(program, dutch),
  }))
}
