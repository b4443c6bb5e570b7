/** A person's page, for machines. Pure: what the page shows and whole addresses go in. */

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
