/** Where a page stands, for machines. Pure: the same steps as the page shows go in. */

/**
 * A BreadcrumbList of the steps to a page, home first; the last may lack an address.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export const breadcrumbData = (steps: readonly { readonly name: string; readonly url?: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(url ? { item: url } : {}),
  })),
})
