/** A filter as a tree, whatever text or array it was written as. */

export type NumericOperator = '<' | '<=' | '=' | '!=' | '>=' | '>'

export type FacetLeaf = {
  readonly kind: 'facet'
  readonly attribute: string
  readonly value: string
  readonly negated: boolean
  /** What a hit gains by it in the ranking criterion `filters`; null when none was written. */
  readonly score: number | null
}
export type NumericLeaf = {
  readonly kind: 'numeric'
  readonly attribute: string
  readonly operator: NumericOperator
  readonly value: number
  readonly negated: boolean
}
export type RangeLeaf = {
  readonly kind: 'range'
  readonly attribute: string
  readonly from: number
  readonly to: number
  readonly negated: boolean
}
export type FilterLeaf = FacetLeaf | NumericLeaf | RangeLeaf
type Group<Kind extends 'and' | 'or'> = { readonly kind: Kind; readonly parts: readonly FilterNode[] }
export type FilterNode = FilterLeaf | Group<'and'> | Group<'or'>

/** The attribute that holds the tags of a record: facetable without being declared. */
export const tagAttribute = '_tags'

const lowestScore = 0
const highestScore = 65_535

/** A score within the range that ranking keeps apart. */
export const clampScore = (score: number): number => Math.min(highestScore, Math.max(lowestScore, Math.trunc(score)))

/** All of these together; null when there are none. */
export const allOf = (parts: readonly (FilterNode | null)[]): FilterNode | null => {
  const present = parts.filter((part) => part !== null)
  return present.length > 1 ? { kind: 'and', parts: present } : (present[0] ?? null)
}

/** How many leaves the filter has. */
export const leafCount = (node: FilterNode): number =>
  node.kind === 'and' || node.kind === 'or' ? node.parts.reduce((count, part) => count + leafCount(part), 0) : 1
