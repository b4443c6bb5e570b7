/** Parameters of pages that the build prerenders. */

/** A parameter that no item has: its page answers 404. */
const placeholder = '-'

/** So many items of each list in each language: the others are rendered when they are visited first, in 60 ms each. */
const mostPrerendered = 12

/**
 * The first of `params`, twelve by default, or a placeholder that answers 404 when there are none: the framework refuses to build a page with an empty
 * list. Source: https://nextjs.org/docs/messages/empty-generate-static-params
 */
export const staticParams = <Name extends string>(
  params: readonly Readonly<Record<Name, string>>[],
  names: readonly Name[],
  most = mostPrerendered,
): Readonly<Record<Name, string>>[] =>
  params.length
    ? params.slice(0, most)
    : [Object.fromEntries(names.map((name) => [name, placeholder])) as Record<Name, string>]

/** The same of pages that a slug alone names. */
export const staticSlugs = (slugs: readonly string[], most = mostPrerendered) =>
  staticParams(
    slugs.map((slug) => ({ slug })),
    ['slug'],
    most,
  )
