/** Durations as people say them, in the language of a page. */

/** Messages of the namespace `routes`. */
type Translate = (
  key: 'none' | 'months' | 'years' | 'yearsMonths' | 'qualifiedAfter' | 'workingAfter',
  values?: Record<string, string | number>,
) => string

/** A number of months as people say it: months up to a year, years and months from there, so that any two can be compared. */
export const inWords = (t: Translate, count: number): string => {
  if (count <= 0) return t('none')
  if (count < 12) return t('months', { count })
  const [years, months] = [Math.floor(count / 12), count % 12]
  return months ? t('yearsMonths', { years, months }) : t('years', { count: years })
}

/** When the goal of a route is reached, said in the same way wherever routes are. */
export const goalInWords = (
  t: Translate,
  { months, qualifies }: { readonly months: number; readonly qualifies: boolean | null },
): string => {
  const length = inWords(t, months)
  if (qualifies === null || months <= 0) return length
  return qualifies ? t('qualifiedAfter', { length }) : t('workingAfter', { length })
}
