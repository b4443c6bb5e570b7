/** The questionnaire and its routes as plain data, and which routes a visitor's answers leave open. */
import { familiesOf, type Family } from './families.ts'
import type { Locale } from '../i18n/routing.ts'
import type { Stage } from './length.ts'

export type Answer = {
  /** Language of its texts. */
  readonly language: Locale
  readonly slug: string
  readonly title: string
  readonly description: string | null
  /** Path of the page about what it names; null where the service does not say. */
  readonly about: string | null
  /** Offered after one of these answers; always when there are none. */
  readonly after: readonly string[]
}

export type Question = {
  readonly language: Locale
  readonly slug: string
  readonly title: string
  readonly description: string | null
  /** Whether the question asks for what the visitor already has, such as a diploma. */
  readonly isFact: boolean
  readonly answers: readonly Answer[]
}

export type RouteCard = {
  readonly language: Locale
  /** Whether it can be read in English. */
  readonly isTranslated: boolean
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly description: string | null
  /** The kind of route that it is a variant of; null where the service does not say. */
  readonly family: string | null
  /** Whether it ends in a qualification, not in a job without one; null where the service does not say. */
  readonly qualifies: boolean | null
  /** Whether the route asks for a licence to teach that the visitor has already. */
  readonly isForTeachers: boolean
  /** Months until its goal. */
  readonly months: number
  /** One of its steps is to learn Dutch, and its months leave that out. */
  readonly takesDutch?: boolean
  /** See `earnsBeforeGoal`. Its line has a diamond, unless it is for teachers. */
  readonly earnsSooner?: boolean
  /** Answers by slug: the route fits when every one of them was given. */
  readonly requires: readonly string[]
  /** Places in the map's list of steps, in order. */
  readonly steps: readonly number[]
}

export type RouteMap = {
  readonly questions: readonly Question[]
  readonly steps: readonly {
    /** Its whole title in the language of the catalogue, by which programmes are matched. */
    readonly term: string
    readonly title: string
    readonly months: number
    readonly stage: Stage
    readonly language: Locale
  }[]
  readonly routes: readonly RouteCard[]
}

/** An answer of the address that does not count, and why. */
export type Dropped = {
  readonly slug: string
  readonly why: 'unknown' | 'second' | 'notOffered'
  /** Null when the questionnaire does not have it. */
  readonly answer: Answer | null
  readonly question: Question | null
}

export type Progress = {
  /** One for each question, in their order; null: not answered, so everything that is offered stays possible. */
  readonly answers: readonly (Answer | null)[]
  /** What each question offers after the answers before it. */
  readonly offered: readonly (readonly Answer[])[]
  /** Answers that were given, and those that are possible where none was. */
  readonly open: ReadonlySet<string>
  readonly dropped: readonly Dropped[]
  /** Places of questions that the answers before them leave one choice for: that choice counts as their answer. */
  readonly implied: ReadonlySet<number>
}

const why = (wanted: readonly string[], questions: readonly Question[], answers: Progress['answers']): Dropped[] =>
  wanted.flatMap((slug): Dropped[] => {
    const place = questions.findIndex((question) => question.answers.some((answer) => answer.slug === slug))
    const question = questions[place] ?? null
    const answer = question?.answers.find((one) => one.slug === slug) ?? null
    if (!answer) return [{ slug, why: 'unknown', answer, question }]
    const previous = answers[place]
    if (previous?.slug === slug) return []
    return [{ slug, why: previous ? 'second' : 'notOffered', answer, question }]
  })

/**
 * What answers mean, whatever their order: the first to each question that is offered counts, every other is dropped
 * and said. A question without an answer leaves open all that it offers; one that offers a single answer after an earlier
 * one is answered by it.
 * Source: docs/contract.md 10.6 (an answer is offered after others). Chosen: no answer is "not sure yet".
 */
export const readAnswers = (questions: readonly Question[], slugs: readonly string[]): Progress => {
  const wanted = [...new Set(slugs)]
  const open = new Set<string>()
  const implied = new Set<number>()
  const answers: (Answer | null)[] = []
  const offered: (readonly Answer[])[] = []
  for (const [place, question] of questions.entries()) {
    const choices = question.answers.filter(({ after }) => !after.length || after.some((slug) => open.has(slug)))
    const isImplied = choices.length === 1 && answers.some((answer) => answer !== null)
    if (isImplied) implied.add(place)
    const first = isImplied
      ? choices[0]
      : wanted.flatMap((slug) => choices.find((choice) => choice.slug === slug) ?? [])[0]
    for (const { slug } of first ? [first] : choices) open.add(slug)
    answers.push(first ?? null)
    offered.push(choices)
  }
  return { answers, offered, open, dropped: why(wanted, questions, answers), implied }
}

/** Whether everything that the route asks for was given, or is still possible. Source: docs/contract.md 10.6 (`_none` … `_nin`). */
export const fits = (route: RouteCard, { open }: Pick<Progress, 'open'>): boolean =>
  route.requires.every((slug) => open.has(slug))

/** The slugs of the answers that the visitor gave, in the order of the questions; implied ones follow from them. */
export const slugsOf = ({ answers, implied }: Pick<Progress, 'answers' | 'implied'>): string[] =>
  answers.flatMap((answer, place) => (implied.has(place) ? [] : (answer?.slug ?? [])))

/** The place of the next question that has more than one choice, or the number of questions; `step` -1 looks back, to -1. */
export const nextChoice = (
  progress: Pick<Progress, 'implied' | 'answers'>,
  place: number,
  step: 1 | -1 = 1,
): number => {
  let next = place + step
  while (progress.implied.has(next)) next += step
  return Math.min(next, progress.answers.length)
}

/** The answers that the visitor gave, with another one to that question, or none to it. */
export const withAnswer = (
  { answers, implied }: Pick<Progress, 'answers' | 'implied'>,
  place: number,
  slug: string | null,
): string[] =>
  answers.flatMap((answer, index) => (index === place ? slug : implied.has(index) ? null : answer?.slug) ?? [])

/** How many families of routes are left after those answers. */
export const countLeft = ({ questions, routes }: RouteMap, slugs: readonly string[]): number => {
  const progress = readAnswers(questions, slugs)
  return familiesOf(routes.filter((route) => fits(route, progress))).length
}

/** One answer that stands in the way, what to answer in its place, and the routes that this would open. */
export type NearMiss = {
  /** Place of the question. */
  readonly place: number
  readonly question: Question
  readonly former: Answer
  readonly instead: Answer
  /** The answers after the change. */
  readonly slugs: readonly string[]
  /** Shortest first. */
  readonly routes: readonly RouteCard[]
}

/**
 * The routes that one other answer would open, by that answer, most routes first. An answer that would make another
 * one impossible is no near miss: two things would have to change. Nor is another diploma: what somebody has is a fact.
 */
export const nearMisses = ({ questions, routes }: RouteMap, progress: Progress): NearMiss[] =>
  questions
    .flatMap((question, place) => {
      const former = progress.answers[place]
      if (!former || question.isFact) return []
      return (progress.offered[place] ?? []).flatMap((instead): NearMiss[] => {
        if (instead.slug === former.slug) return []
        const slugs = withAnswer(progress, place, instead.slug)
        const changed = readAnswers(questions, slugs)
        if (changed.dropped.length) return []
        const opened = routes.filter((route) => fits(route, changed) && !fits(route, progress))
        return opened.length ? [{ place, question, former, instead, slugs, routes: opened }] : []
      })
    })
    .toSorted((one, other) => other.routes.length - one.routes.length)

/** Why a route fits: the visitor's answers that it asks for, and what it asks for that was left open. */
export const reasonsFor = (route: RouteCard, { answers, offered }: Progress) => {
  const required = new Set(route.requires)
  return {
    matched: answers.flatMap((answer) => (answer && required.has(answer.slug) ? [answer] : [])),
    open: offered.flatMap((choices, place) => (answers[place] ? [] : choices.filter(({ slug }) => required.has(slug)))),
  }
}

/** The routes in the order of the answers that they ask for, so that of equals the first that the questionnaire offers comes first. */
export const asAsked = ({ questions, routes }: Pick<RouteMap, 'questions' | 'routes'>): RouteCard[] => {
  const slugs = questions.flatMap(({ answers }) => answers.map(({ slug }) => slug))
  const places = new Map(
    routes.map((route) => [route, route.requires.map((slug) => slugs.indexOf(slug)).toSorted((a, b) => a - b)]),
  )
  return routes.toSorted((one, other) => {
    const [own, others] = [places.get(one) ?? [], places.get(other) ?? []]
    const differences = own.slice(0, others.length).map((place, index) => place - (others[index] ?? place))
    return differences.find((difference) => difference !== 0) ?? own.length - others.length
  })
}

export const orders = ['duur', 'stappen', 'titel'] as const
export type Order = (typeof orders)[number]

/** Routes in that order; the shortest goes first among equals, and of those the one with the fewest steps. */
export const inOrder = (routes: readonly RouteCard[], order: Exclude<Order, 'titel'>): RouteCard[] =>
  routes.toSorted((one, other) => {
    const [sooner, fewer] = [one.months - other.months, one.steps.length - other.steps.length]
    return order === 'stappen' ? fewer || sooner : sooner || fewer
  })

/** Routes by family in that order; by title it is that of the families, each with its shortest route first. */
export const familiesInOrder = (routes: readonly RouteCard[], order: Order, locale: Locale): Family[] => {
  if (order !== 'titel') return familiesOf(inOrder(routes, order))
  const { compare } = new Intl.Collator(locale, { numeric: true, ignorePunctuation: true })
  return familiesOf(inOrder(routes, 'duur')).toSorted((one, other) => compare(one.title, other.title))
}

/**
 * The route whose page stands for all that take the same steps, for search engines: the first of them.
 * Chosen: such routes differ in the diploma that is asked for and in nothing else that can be read.
 */
export const canonicalOf = (routes: readonly RouteCard[], { steps, slug }: RouteCard): { readonly slug: string } =>
  routes.find((route) => route.steps.join() === steps.join()) ?? { slug }

/** The routes whose pages are in the sitemap: one for each sequence of steps. */
export const canonicalRoutes = <R extends { readonly steps: readonly unknown[] }>(routes: readonly R[]): R[] => [
  ...new Map(routes.toReversed().map((route) => [route.steps.join(), route])).values(),
]
