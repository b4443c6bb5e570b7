/** How distance and words share the order of what is looked for near a place. */

/**
 * Metres from which on distance counts in steps of that width: 0 to 5 km, to 15, to 50, and beyond. Within a step what fits
 * best comes first. Source: Algolia, `aroundPrecision` as a list of ranges.
 */
export const distanceBands = [
  { from: 0, value: 5000 },
  { from: 5000, value: 10_000 },
  { from: 15_000, value: 35_000 },
  { from: 50_000, value: 1_000_000 },
] as const
