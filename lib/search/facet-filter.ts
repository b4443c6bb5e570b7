/**
 * The filter for a value of a facet, as `facetFilters` of the search protocol has it. A minus at its beginning is escaped, since it would
 * negate the value.
 */
export const facetFilter = (attribute: string, value: string): string =>
  `${attribute}:${value.startsWith('-') ? `\\${value}` : value}`
