/** Durations as people say them, in the language of a page. */

type Values = Record<string, string | number>

/** Messages of the namespace `routes`, or of `finder`, which islands have. */
type TranslateLength = (key: 'months' | 'years' | 'yearsMonths', values: Values) => string

/** Messages of the namespace `routes`. */
type Translate = (
  key: 'none' | 'months' | 'years' | 'yearsMonths' | 'qualifiedAfter' | 'workingAfter',
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

/** When the goal of a route is reached, said in the same way wherever routes are. */
export const goalInWords = (
  t: Translate,
  { months, qualifies }: { readonly months: number; readonly qualifies: boolean | null },
): string => {
  const length = inWords(t, months)
  if (qualifies === null || months <= 0) return length
  return qualifies ? t('qualifiedAfter', { length }) : t('workingAfter', { length })
}

type Length = { readonly months: number; readonly qualifies: boolean | null }

/**
 * How long the forms of one kind of route take: until the goal of the shortest, and the months of the longest where they differ.
 * A form without a known length counts only where none has one.
 */
export const rangeInWords = (t: Translate, routes: readonly [Length, ...Length[]]): string => {
  const known = routes.filter(({ months }) => months > 0).toSorted((one, other) => one.months - other.months)
  const [shortest, longest] = [known[0] ?? routes[0], known.at(-1) ?? routes[0]]
  const first = goalInWords(t, shortest)
  return shortest.months === longest.months ? first : `${first} – ${inWords(t, longest.months)}`
}
