/** Which desks serve a place, and why: the outline of an area decides; a desk's list of municipalities is reported separately. */
import { isInside, kilometresBetween, kilometresToEdge, sizeOf, type Area, type Position } from '../area.ts'

/** The fields of a desk that decide which places it serves. */
export type DeskArea = {
  readonly id: string
  readonly area: readonly Area[]
  readonly cities_municipalities: readonly string[]
  readonly location: { readonly location_geopoint: Position | null } | null
}

export type Sought = {
  readonly name: string
  /** Null for a municipality of which only the name is known. */
  readonly point: Position | null
}

export type Serving<D extends DeskArea> = {
  /** The place lies in their area: those that list the place's municipality first, then those with the smallest area. */
  readonly inArea: readonly { readonly desk: D; readonly isListed: boolean }[]
  /** Desks that list a municipality of that name while the place lies outside their outline, with the distance in km. */
  readonly listedOnly: readonly { readonly desk: D; readonly kilometres: number | null }[]
  /** The nearest office of a desk that serves the place in neither way, when it is nearer than those that do. */
  readonly nearer: { readonly desk: D; readonly kilometres: number } | null
}

/** Kilometres outside an outline within which a listed municipality counts as the place; further away it is a namesake. */
const farthestOutside = 15

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s*\(.*\)$/, '')
    .trim()

const lists = (desk: DeskArea, name: string): boolean =>
  desk.cities_municipalities.some((municipality) => fold(municipality) === fold(name))

/** The desk's spelling of a municipality that any desk lists, ignoring accents, case and text in brackets; null when none does. */
export const municipalityNamed = (desks: readonly DeskArea[], name: string): string | null =>
  desks.flatMap((desk) => desk.cities_municipalities).find((municipality) => fold(municipality) === fold(name)) ?? null

const sizeOfAll = (areas: readonly Area[]): number => areas.reduce((sum, area) => sum + sizeOf(area), 0)

/** Kilometres to the desk's office; infinite when its location is not known. */
const toOffice = (desk: DeskArea, point: Position): number =>
  desk.location?.location_geopoint ? kilometresBetween(point, desk.location.location_geopoint) : Infinity

const toArea = (desk: DeskArea, point: Position): number =>
  Math.min(...desk.area.map((area) => kilometresToEdge(point, area)))

/** The desks whose area holds the point, the smallest area first. */
export const desksAt = <D extends DeskArea>(desks: readonly D[], point: Position): D[] =>
  desks
    .filter(({ area }) => area.some((one) => isInside(point, one)))
    .toSorted((one, other) => sizeOfAll(one.area) - sizeOfAll(other.area))

/** The desks that serve the place. Chosen: the smallest area first, as the most local desk. */
export const servingDesks = <D extends DeskArea>(desks: readonly D[], { name, point }: Sought): Serving<D> => {
  const inArea = point
    ? desksAt(desks, point)
        .map((desk) => ({ desk, isListed: lists(desk, name) }))
        .toSorted((one, other) => Number(other.isListed) - Number(one.isListed))
    : []
  const serving = new Set(inArea.map(({ desk }) => desk.id))
  const listedOnly = desks
    .filter((desk) => !serving.has(desk.id) && lists(desk, name))
    .map((desk) => ({ desk, kilometres: point && desk.area.length ? toArea(desk, point) : null }))
    .filter(({ kilometres }) => kilometres === null || kilometres <= farthestOutside)
  const matchingIds = new Set([...serving, ...listedOnly.map(({ desk }) => desk.id)])
  if (!point) return { inArea, listedOnly, nearer: null }
  const least = Math.min(
    Infinity,
    ...desks.filter(({ id }) => matchingIds.has(id)).map((desk) => toOffice(desk, point)),
  )
  const [nearer] = desks
    .filter(({ id }) => !matchingIds.has(id))
    .map((desk) => ({ desk, kilometres: toOffice(desk, point) }))
    .filter(({ kilometres }) => Number.isFinite(kilometres) && kilometres < least)
    .toSorted((one, other) => one.kilometres - other.kilometres)
  return { inArea, listedOnly, nearer: nearer ?? null }
}
