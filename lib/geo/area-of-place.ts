/** The borders of places that are areas, for servers: of municipal borders, 118 KB of data. */
import { areaOf } from '#platform/geo/municipalities.ts'
import type { Area } from '#platform/geo/area.ts'
import { placeFacts, type Place } from './places.ts'

const known = new Map<string, readonly Area[]>()

/** The area of a municipality, province, island or region; null for a town, a postcode and what the table does not have. */
export const areasOfPlace = ({ name }: Place): readonly Area[] | null => {
  const former = known.get(name)
  if (former) return former
  const { name: label, codes = [] } = placeFacts(name) ?? {}
  if (label !== name || !codes.length) return null
  const areas = areaOf(codes)
  known.set(name, areas)
  return areas
}
