/** Resolves the text in the desk search: a place, an area or a postcode, or else a region of a desk. */
import { areaOf, municipalities, municipalityAt, type Municipality } from '#platform/geo/municipalities.ts'
import type { FindPlace } from '../gazetteer.ts'
import { municipalityOfPlace } from '../municipality-name.ts'
import { bare } from '../place-table.ts'
import { fold, placeFacts, type Place } from '../places.ts'
import type { Position } from '#platform/geo/area.ts'
import { isSameMunicipality, type DeskArea, type Sought } from './serving.ts'

export type SoughtPlace = Sought & {
  /** The name as shown to the visitor: a postcode includes the nearest town. */
  readonly label: string
  readonly name: string
  /** The municipality in which a point lies, where the name does not say it; null otherwise. */
  readonly municipality: string | null
  /** How the text was read as a place by name, with the other places that it may mean; null for other texts. */
  readonly reading: Pick<Place, 'name' | 'others' | 'completion'> | null
}

type RegionalDesk = DeskArea & { readonly regions: readonly string[] }

/** The gazetteer names a postcode `1315 (Almere)`. */
const postcode = /^\d{4} \((.+)\)$/

/** Whether a town says by its name which municipality it is in: Hengelo, and Den Bosch. */
const isNamedAfter = ({ name }: Municipality, town: string): boolean =>
  isSameMunicipality(name, town) || placeFacts(name)?.name === town

/** Where its point lies across the border of its municipality, that municipality is sought. */
const inMunicipality = (place: Place): SoughtPlace => {
  const point: Position = [place.lng, place.lat]
  const name = postcode.exec(place.name)?.[1] ?? bare(place.name)
  const holder = municipalityOfPlace(place)
  const isInside = !holder || municipalityAt(point)?.code === holder.code
  return {
    label: place.name,
    name,
    point,
    areas: isInside ? [] : areaOf([holder.code]),
    municipalities: holder ? [holder.name] : [],
    municipality: holder && !isNamedAfter(holder, name) ? holder.name : null,
    reading: null,
  }
}

const inArea = (label: string, codes: readonly string[]): SoughtPlace => ({
  label,
  name: label,
  point: null,
  areas: areaOf(codes),
  municipalities: municipalities.filter(({ code }) => codes.includes(code)).map(({ name }) => name),
  municipality: null,
  reading: null,
})

/** A region that desks name covers what those of them cover that name the fewest regions. */
const regionOf = (desks: readonly RegionalDesk[], typed: string): SoughtPlace | null => {
  const naming = desks.filter(({ regions }) => regions.some((region) => fold(region) === fold(typed)))
  const fewest = Math.min(...naming.map(({ regions }) => regions.length))
  const local = naming.filter(({ regions, area }) => regions.length === fewest && area.length)
  const label = naming.flatMap(({ regions }) => regions).find((region) => fold(region) === fold(typed))
  if (label === undefined || !local.length) return null
  return {
    label,
    name: label,
    point: null,
    areas: local.flatMap(({ area }) => area),
    municipalities: [],
    municipality: null,
    reading: null,
  }
}

const ofPlace = (place: Place): SoughtPlace => {
  const { name, others, completion } = place
  const codes = placeFacts(name)?.codes ?? []
  return { ...(codes.length ? inArea(name, codes) : inMunicipality(place)), reading: { name, others, completion } }
}

/** The place for the text; null when neither `findPlace` nor a desk has one of that name. */
export const soughtPlace = async (
  typed: string,
  desks: readonly RegionalDesk[],
  findPlace: FindPlace,
): Promise<SoughtPlace | null> => {
  const place = await findPlace(typed)
  if (place && !place.completion) return ofPlace(place)
  return (typed.trim() ? regionOf(desks, typed) : null) ?? (place && ofPlace(place))
}
