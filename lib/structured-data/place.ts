/** A place with its address, as structured data (JSON-LD). Pure. */
import type { OpeningDay } from '#schema/families/navigator.ts'
import type { Position } from '#platform/geo/area.ts'

export type AddressedPlace = {
  readonly title: string
  readonly address: string | null
  readonly zip: string | null
  readonly city: string | null
  readonly location_geopoint?: Position | null
}

/** Source: https://schema.org/PostalAddress */
export const addressData = ({ address, zip, city }: Omit<AddressedPlace, 'title'>) => ({
  '@type': 'PostalAddress',
  ...(address ? { streetAddress: address } : {}),
  ...(zip ? { postalCode: zip } : {}),
  ...(city ? { addressLocality: city } : {}),
  addressCountry: 'NL',
})

/** Source: https://schema.org/Place */
export const placeData = ({ title, location_geopoint: point, ...place }: AddressedPlace) => ({
  '@type': 'Place',
  name: title,
  address: addressData(place),
  geo: point ? { '@type': 'GeoCoordinates', latitude: point[1], longitude: point[0] } : undefined,
})

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Source: https://schema.org/OpeningHoursSpecification */
export const openingHoursData = (days: readonly OpeningDay[]) =>
  days.flatMap(({ weekday, opens, closes }) => {
    const name = weekdays[weekday - 1]
    return name
      ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${name}`, opens, closes }]
      : []
  })
