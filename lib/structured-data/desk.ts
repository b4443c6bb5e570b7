/** A regional desk, as structured data (JSON-LD). Pure: made from what the page shows and absolute addresses. */
import type { OpeningDay } from '#schema/families/navigator.ts'
import { addressData, openingHoursData } from './place.ts'

type Desk = {
  readonly title: string
  readonly url: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly cities_municipalities: readonly string[]
  readonly location: {
    readonly address: string | null
    readonly zip: string | null
    readonly city: string | null
    readonly opening_hours: { readonly days: readonly OpeningDay[] } | null
  } | null
}

/**
 * A desk with how to reach it and whom it serves.
 * Source: https://schema.org/Organization, https://schema.org/ContactPoint, https://schema.org/areaServed
 */
export const deskData = (desk: Desk, url: string, logo: string | null) => {
  const hours = desk.location?.opening_hours?.days ?? []
  const contact = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    availableLanguage: 'nl',
    ...(desk.email ? { email: desk.email } : {}),
    ...(desk.phone ? { telephone: desk.phone } : {}),
    ...(hours.length ? { hoursAvailable: openingHoursData(hours) } : {}),
  }
  return {
    '@type': 'Organization',
    name: desk.title,
    url,
    ...(desk.url ? { sameAs: desk.url } : {}),
    ...(logo ? { logo } : {}),
    ...(desk.email || desk.phone ? { contactPoint: contact } : {}),
    ...(desk.location ? { address: addressData(desk.location) } : {}),
    areaServed: desk.cities_municipalities.map((name) => ({ '@type': 'AdministrativeArea', name })),
  }
}
