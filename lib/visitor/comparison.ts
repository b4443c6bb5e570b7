/** What a visitor lays side by side: ticked in this browser, named in the address of the page that shows it. */
export const comparedKey = 'lesroute:compare:1'

/** Source: docs/contract.md 11.4. Chosen: more than four columns are no longer side by side on most screens. */
export const mostCompared = 4

const nameable = /^[\da-z][\da-z-]{0,199}$/

/** What an address asks to lay side by side, each once: ids or slugs, `ids` repeated or with commas in it. */
export const readCompared = (
  parameters: URLSearchParams,
): { readonly names: string[]; readonly isTooMany: boolean } => {
  const named = new Set(
    parameters
      .getAll('ids')
      .flatMap((text) => text.slice(0, 1000).split(','))
      .filter((text) => nameable.test(text)),
  )
  return { names: [...named].slice(0, mostCompared), isTooMany: named.size > mostCompared }
}

/** The words of a fact for one of those compared; null where nobody told it. */
export type Value = readonly string[] | null

export type Likeness = 'same' | 'differs' | 'unknown'

const textOf = (value: Value): string => JSON.stringify(value?.toSorted() ?? null)

/** Whether a fact is the same for all, differs, or cannot be told since it is not known of some. The order of words is none. */
export const likenessOf = (values: readonly Value[]): Likeness => {
  const known = values.filter((value) => value !== null)
  if (new Set(known.map(textOf)).size > 1) return 'differs'
  return known.length === values.length ? 'same' : 'unknown'
}
