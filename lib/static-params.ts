/** Parameters with which a page is made by the build. */

/** A parameter that no item has: its page answers 404. */
const missing = '-'

/**
 * The given parameters, or one that leads to no item where there are none yet: the framework refuses to build a page
 * with an empty list. Source: https://nextjs.org/docs/messages/empty-generate-static-params
 */
export const staticParams = <Name extends string>(
  given: readonly Readonly<Record<Name, string>>[],
  names: readonly Name[],
): Readonly<Record<Name, string>>[] =>
  given.length ? [...given] : [Object.fromEntries(names.map((name) => [name, missing])) as Record<Name, string>]
