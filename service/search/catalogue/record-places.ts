/** Where a record is on the map: `_geoloc`, from the catalogue's GeoJSON. */
import type { Row, Rows } from './record-rows.ts'

type LatLng = { readonly lat: number; readonly lng: number }

const latLng = (position: unknown): LatLng[] => {
  if (!Array.isArray(position)) return []
  const [lng, lat] = position.map(Number)
  return Number.isFinite(lat) && Number.isFinite(lng) && lat !== undefined && lng !== undefined ? [{ lat, lng }] : []
}

/** The points of a GeoJSON Point or MultiPoint. */
const pointsOf = (shape: unknown): LatLng[] => {
  if (typeof shape !== 'object' || shape === null || !('coordinates' in shape) || !Array.isArray(shape.coordinates))
    return []
  const { coordinates } = shape
  return coordinates.every(Array.isArray) ? coordinates.flatMap(latLng) : latLng(coordinates)
}

/** Distinct points: places that several institutions share count once. */
const distinct = (points: readonly LatLng[]): LatLng[] => [
  ...new Map(points.map((point) => [`${point.lat},${point.lng}`, point])).values(),
]

const locationsOf = (rows: Rows, junction: string, field: string, id: unknown): Row[] =>
  rows
    .referring(junction, field, id, 'sort')
    .map((entry) => rows.one('locations', entry['locations_id']))
    .filter((location) => location !== null)

const placesOf = (rows: Rows, name: string, item: Row): LatLng[] => {
  const at = (locations: readonly Row[]) =>
    distinct(locations.flatMap((location) => pointsOf(location['location_geopoint'])))
  switch (name) {
    case 'locations':
      return pointsOf(item['location_geopoint'])
    case 'regional_education_desks': {
      const area = rows.one('areas', item['area'])
      const grid = pointsOf(area?.['area_inner'])
      return grid.length > 0 ? grid : pointsOf(area?.['area_center'])
    }
    case 'educational_institutions':
      return at(locationsOf(rows, 'educational_institutions_locations', 'educational_institutions_id', item['id']))
    case 'programs': {
      const locations = locationsOf(rows, 'programs_locations', 'programs_id', item['id'])
      if (locations.length > 0) return at(locations)
      const institutions = rows.referring('educational_institutions_programs', 'programs_id', item['id'], 'sort')
      const id = 'educational_institutions_id'
      return at(institutions.flatMap((entry) => locationsOf(rows, 'educational_institutions_locations', id, entry[id])))
    }
    default:
      return []
  }
}

/**
 * The `_geoloc` of a record: one point for a location, a list for what has several, nothing for what has none.
 * Source: docs/contract.md 2.3 `_geoloc`, 4.3 "Geo behaviour". Chosen: a programme is where its locations are, or else those of its
 * institutions; an institution where its locations are.
 */
export const geolocOf = (rows: Rows, name: string, item: Row): { _geoloc?: LatLng | readonly LatLng[] } => {
  const places = placesOf(rows, name, item)
  const [first] = places
  if (!first) return {}
  return { _geoloc: name === 'locations' ? first : places }
}
