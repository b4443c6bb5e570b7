/** Parameters of pages that the build prerenders. */

/** A parameter that no item has: its page answers 404. */
const placeholder = '-'

/** Items of each list in each language; any other is rendered at its first visit, which takes some 100 ms. */
const mostPrerendered = 12

/**
 * The first `most` of `params`. Without any, one parameter that no item has, whose page answers 404: the framework does not
 * build a page with an empty list. Source: https://nextjs.org/docs/messages/empty-generate-static-params
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
