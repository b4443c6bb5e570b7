/** Durations as people say them, in the language of a page. */

/** Messages of the namespace `routes`. */
type Translate = (
  key: 'none' | 'months' | 'years' | 'yearsMonths' | 'qualifiedAfter' | 'workingAfter',
  values?: Record<string, string | number>,
) => string

/** Months up to this number are said as months, but for a whole year. */
const longestInMonths = 17

/**
 * A number of months as people say it: months up to a year and a half, years and months from there. Beside a length in years (`other`,
 * in months) a year and more is said in years too, so that the ends of a range can be compared.
 */
export const inWords = (t: Translate, count: number, other = 0): string => {
  if (count <= 0) return t('none')
  const isInYears = count === 12 || count > longestInMonths || (count > 12 && other > longestInMonths)
  if (!isInYears) return t('months', { count })
  const [years, months] = [Math.floor(count / 12), count % 12]
  return months ? t('yearsMonths', { years, months }) : t('years', { count: years })
}

/** When the goal of a route is reached, said in the same way wherever routes are; `other` is the other end of a range, in months. */
export const goalInWords = (
  t: Translate,
  { months, qualifies }: { readonly months: number; readonly qualifies: boolean | null },
  other = 0,
): string => {
  const length = inWords(t, months, other)
  if (qualifies === null || months <= 0) return length
  return qualifies ? t('qualifiedAfter', { length }) : t('workingAfter', { length })
}
