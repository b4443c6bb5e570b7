/**
 * Sort orders that do not depend on the database: in descending order PostgreSQL puts rows without a value first, SQLite
 * puts them last.
 */

type Value = string | number | null | undefined

const compare = (one: Value, other: Value): number => {
  if (one === other) return 0
  if (one === null || one === undefined) return 1
  if (other === null || other === undefined) return -1
  return one > other ? -1 : 1
}

/**
 * Sorts items by the first of the values in descending order, equal ones by the next; an item without a value comes last, and equal
 * items in the order of their ids.
 */
export const highestFirst = <T extends { readonly id: string }>(
  items: readonly T[],
  ...valuesOf: readonly ((item: T) => Value)[]
): T[] =>
  items.toSorted((one, other) => {
    for (const valueOf of valuesOf) {
      const order = compare(valueOf(one), valueOf(other))
      if (order) return order
    }
    return one.id < other.id ? -1 : 1
  })
