/** Breadcrumbs as structured data (JSON-LD). Pure: made from the steps that the page shows. */

/**
 * A BreadcrumbList of the steps to a page, home first; `url` is optional for the last step.
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
