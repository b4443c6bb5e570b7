/**
 * The kinds of words of a query that nothing is searched for by, apart from places, in one list for server and browser: “near me”, “online”,
 * a time by `car`, a `distance` without its place, and `excluded`, a place that somebody does not want.
 */
export const unusedKinds = ['nearby', 'online', 'car', 'distance', 'excluded'] as const
export type UnusedKind = (typeof unusedKinds)[number]
