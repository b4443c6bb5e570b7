/** Durations as people say them, in the language of a page. */
import { earnsBeforeGoal, isUncountedDutch, type Stage } from './length.ts'

type Values = Record<string, string | number>

/** Messages of the namespace `routes`, or of `finder`, which islands have. */
type TranslateLength = (key: 'months' | 'years' | 'yearsMonths', values: Values) => string

/** Messages of the namespace `routes`. */
type Translate = (
  key: 'none' | 'months' | 'years' | 'yearsMonths' | 'qualifiedAfter' | 'workingAfter' | 'finishedAfter' | 'plusDutch',
  values?: Values,
) => string

/** One month or more as people say it: months up to a year, years and months from there, so that any two can be compared. */
export const lengthInWords = (t: TranslateLength, count: number): string => {
  if (count < 12) return t('months', { count })
  const [years, months] = [Math.floor(count / 12), count % 12]
  return months ? t('yearsMonths', { years, months }) : t('years', { count: years })
}

/** A number of months in the same words; none is said to be no fixed length. */
export const inWords = (t: Translate, count: number): string => (count <= 0 ? t('none') : lengthInWords(t, count))

type Length = {
  readonly months: number
  readonly qualifies: boolean | null
  /** Its months leave out the time for Dutch: see `isUncountedDutch`. */
  readonly takesDutch?: boolean
  /** See `earnsBeforeGoal`. */
  readonly earnsSooner?: boolean
}

/** A length with months; where it leaves out the time for Dutch, the words say so. */
export const withDutch = (t: Translate, length: string, takesDutch = false): string =>
  takesDutch ? t('plusDutch', { length }) : length

const goal = (t: Translate, { months, qualifies, earnsSooner }: Length): string => {
  const length = inWords(t, months)
  if (qualifies === null || months <= 0) return length
  if (qualifies) return t('qualifiedAfter', { length })
  return earnsSooner ? t('finishedAfter', { length }) : t('workingAfter', { length })
}

/** When the goal of a route is reached, said in the same way wherever routes are. */
export const goalInWords = (t: Translate, length: Length): string =>
  withDutch(t, goal(t, length), length.months > 0 && length.takesDutch)

type Route = {
  readonly duration_in_months: number
  readonly qualifies?: boolean | null | undefined
  readonly steps: readonly { readonly term: string; readonly duration_in_months: number; readonly stage: Stage }[]
}

/** The length of a route with its steps, for `goalInWords`. */
export const goalOf = ({ duration_in_months: months, qualifies, steps }: Route): Length => ({
  months,
  qualifies: qualifies ?? null,
  takesDutch: steps.some((step) => isUncountedDutch({ term: step.term, months: step.duration_in_months })),
  earnsSooner: earnsBeforeGoal(steps.map((step) => ({ months: step.duration_in_months, stage: step.stage }))),
})

/**
 * How long the forms of one kind of route take: until the goal of the shortest, and the months of the longest where they differ.
 * A form without a known length counts only where none has one.
 */
export const rangeInWords = (t: Translate, routes: readonly [Length, ...Length[]]): string => {
  const known = routes.filter(({ months }) => months > 0).toSorted((one, other) => one.months - other.months)
  const [shortest, longest] = [known[0] ?? routes[0], known.at(-1) ?? routes[0]]
  if (shortest.months === longest.months) return goalInWords(t, shortest)
  return withDutch(t, `${goal(t, shortest)} – ${inWords(t, longest.months)}`, shortest.takesDutch)
}
