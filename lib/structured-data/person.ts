/** A person's page, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */

type Person = {
  readonly name: string
  readonly url: string
  readonly jobTitle: string | null
  readonly description: string | null
  readonly image: string | null
}

/** A ProfilePage about a Person. Source: https://developers.google.com/search/docs/appearance/structured-data/profile-page */
export const profilePageData = ({ name, url, jobTitle, description, image }: Person) => ({
  '@type': 'ProfilePage',
  url,
  mainEntity: {
    '@type': 'Person',
    '@id': `${url}#persoon`,
    name,
    url,
    ...(jobTitle ? { jobTitle } : {}),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
  },
})
