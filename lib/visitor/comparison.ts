/** The visitor's comparison: selected in this browser, and listed in the address of the comparison page. */
export const comparedKey = 'lesroute:compare:1'

/** Source: docs/contract.md 11.4. Chosen: more than four columns are no longer side by side on most screens. */
export const mostCompared = 4

const nameable = /^[\da-z][\da-z-]{0,199}$/

/** The names to compare in an address, without duplicates: ids or slugs, `ids` repeated or separated by commas. */
export const readCompared = (
  parameters: URLSearchParams,
): { readonly names: string[]; readonly isTooMany: boolean } => {
  const names = new Set(
    parameters
      .getAll('ids')
      .flatMap((text) => text.slice(0, 1000).split(','))
      .filter((text) => nameable.test(text)),
  )
  return { names: [...names].slice(0, mostCompared), isTooMany: names.size > mostCompared }
}

/** The text of a fact for one item; null where it is not facts. */
export type Value = readonly string[] | null

export type Likeness = 'same' | 'differs' | 'unknown'

const textOf = (value: Value): string => JSON.stringify(value?.toSorted() ?? null)

/** Whether a fact is the same for all items, differs, or is unknown for some. The order of the texts is ignored. */
export const likenessOf = (values: readonly Value[]): Likeness => {
  const facts = values.filter((value) => value !== null)
  if (new Set(facts.map(textOf)).size > 1) return 'differs'
  return facts.length === values.length ? 'same' : 'unknown'
}
