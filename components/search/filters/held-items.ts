/** A value of a facet, with the number of results that have it. */
export type FacetItem = { readonly name: string; readonly escapedValue: string; readonly count: number }

/** The present values in the order of the former ones. A former value without results keeps its place with a count of 0; new ones come last. */
export const heldItems = (former: readonly FacetItem[], present: readonly FacetItem[]): readonly FacetItem[] => {
  const byValue = new Map(present.map((item) => [item.escapedValue, item]))
  const known = new Set(former.map(({ escapedValue }) => escapedValue))
  return [
    ...former.map((item) => byValue.get(item.escapedValue) ?? { ...item, count: 0 }),
    ...present.filter(({ escapedValue }) => !known.has(escapedValue)),
  ]
}
