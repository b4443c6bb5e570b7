/**
 * The kinds of words of a query that nothing is searched for by, apart from places, in one list for server and browser: “near me”, “online”,
 * a time by `car`, a `distance` without its place, `excluded`, a place that somebody does not want, and `left`, the sector that somebody leaves.
 */
export const unusedKinds = ['nearby', 'online', 'car', 'distance', 'excluded', 'left'] as const
export type UnusedKind = (typeof unusedKinds)[number]
