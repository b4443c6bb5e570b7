/** An institution, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */
import { placeData, type AddressedPlace } from './place.ts'

type Institution = {
  readonly title: string
  readonly type: string | null
  readonly url: string | null
  readonly locations: readonly AddressedPlace[]
}

/**
 * An institution with its places; its own website is what it is the same as.
 * Source: https://schema.org/EducationalOrganization, https://schema.org/CollegeOrUniversity
 */
export const institutionData = (
  { title, type, url: own, locations }: Institution,
  url: string,
  logo: string | null,
) => ({
  '@type': type === 'hogeschool' || type === 'universiteit' ? 'CollegeOrUniversity' : 'EducationalOrganization',
  name: title,
  url,
  ...(own ? { sameAs: own } : {}),
  ...(logo ? { logo } : {}),
  ...(locations.length ? { location: locations.map(placeData) } : {}),
})
