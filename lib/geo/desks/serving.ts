/**
 * Which desks serve a place or an area: the outline of a desk's area decides. A desk without an outline serves the municipalities that
 * it lists.
 */
import {
  boxesMeet,
  boxOf,
  isInBox,
  isInside,
  kilometresBetween,
  kilometresToEdge,
  type Area,
  type Position,
} from '#platform/geo/area.ts'
import { municipalities } from '#platform/geo/municipalities.ts'
import { sizeOf, sizeOfAll } from '../area.ts'
import { fold, placeFacts } from '../places.ts'

/** The fields of a desk that decide which places it serves. */
export type DeskArea = {
  readonly id: string
  readonly area: readonly Area[]
  readonly cities_municipalities: readonly string[]
  readonly location: { readonly location_geopoint: Position | null } | null
}

export type Sought = {
  /** The areas of a municipality, province or region, which count before the point; none where a point is sought. */
  readonly areas: readonly Area[]
  readonly point: Position | null
  /** The names of the municipalities that hold the point or lie in the areas, for desks without an outline. */
  readonly municipalities: readonly string[]
}

export type Serving<D extends DeskArea> = {
  /** Those that serve the place, the most local first. */
  readonly desks: readonly { readonly desk: D; readonly isPartly: boolean }[]
  /** The nearest office, where no desk serves the place. */
  readonly nearest: { readonly desk: D; readonly kilometres: number } | null
}

/** A name for comparison, apart from the suffix of `Bergen (NH.)`, which is compared where both have one. */
const folded = (name: string): { readonly bare: string; readonly suffix: string } => {
  const [, bare = '', suffix = ''] = /^(.*?)(?:\(([^()]*)\))?$/.exec(name.trim()) ?? []
  return { bare: fold(bare), suffix: fold(suffix) }
}

/** What spellings of one municipality have in common, to find those that `isSameMunicipality` may hold for. */
export const municipalityKey = (name: string): string => folded(name).bare

/** Whether two spellings are the same municipality: `Hengelo` and `Hengelo (O.)` are, `Bergen (NH.)` and `Bergen (L.)` are not. */
export const isSameMunicipality = (one: string, other: string): boolean => {
  const [a, b] = [folded(one), folded(other)]
  return a.bare === b.bare && (!a.suffix || !b.suffix || a.suffix === b.suffix)
}

/** The municipalities by the other names that the table of places has for them, former municipalities in them among those. */
const officialNames = new Map(
  municipalities.flatMap(({ code, name }) => {
    const facts = placeFacts(name)
    const isThis = facts?.municipality?.code === code || (facts?.codes.length === 1 && facts.codes[0] === code)
    return isThis ? [facts.name, ...facts.aliases].map((other): [string, string] => [municipalityKey(other), name]) : []
  }),
)
for (const { name } of municipalities) officialNames.delete(municipalityKey(name))

/** The name that a municipality in a desk's list has among the borders: “Den Bosch” is 's-Hertogenbosch. */
export const officialName = (listed: string): string => officialNames.get(municipalityKey(listed)) ?? listed

const lists = (desk: DeskArea, names: readonly string[]): boolean =>
  desk.cities_municipalities.some((listed) => names.some((name) => isSameMunicipality(officialName(listed), name)))

const holds = (areas: readonly Area[], point: Position): boolean => areas.some((area) => isInside(point, area))

/** Kilometres within which a point outside all outlines belongs to one: borders are simplified, and harbours lie outside some. */
const tolerance = 1

/** The desks whose area holds the point, the smallest area first; those whose outline is within a kilometre where none holds it. */
export const desksAt = <D extends DeskArea>(desks: readonly D[], point: Position): D[] => {
  const holding = desks.filter(({ area }) => holds(area, point))
  const isBeside = ({ area }: D) => area.some((one) => kilometresToEdge(point, one) <= tolerance)
  return (holding.length ? holding : desks.filter(isBeside)).toSorted(
    (one, other) => sizeOfAll(one.area) - sizeOfAll(other.area),
  )
}

/** Points to a side of the grid over a part of an area: less than a hundredth of it lies between them. */
const side = 14

/** Points spread over the areas; their first corner where these are too thin for any. */
export const pointsWithin = (areas: readonly Area[], perSide = side): Position[] => {
  const points = areas.flatMap((area) => {
    const box = boxOf([area])
    if (!box) return []
    const [width, height] = [box.east - box.west, box.north - box.south]
    return Array.from({ length: perSide * perSide }, (_, index): Position => [
      box.west + (width * ((index % perSide) + 0.5)) / perSide,
      box.south + (height * (Math.floor(index / perSide) + 0.5)) / perSide,
    ]).filter((point) => isInside(point, area))
  })
  return points.length ? points : areas.flatMap(([ring]) => ring?.slice(0, 1) ?? [])
}

/** The least share of an area that counts as served: two outlines of one border may differ by the width of a stroke. */
const leastShare = 0.02

type Sample = { readonly point: Position; readonly weight: number }

/** Points over the areas, each as heavy as its part of the whole, so that islands count by size; parts below a hundredth are left out. */
const sampled = (areas: readonly Area[]): readonly Sample[] => {
  const total = sizeOfAll(areas)
  return areas.flatMap((area) => {
    const part = sizeOf(area) / total
    const points = part < 0.01 ? [] : pointsWithin([area])
    return points.map((point) => ({ point, weight: part / points.length }))
  })
}

/** The parts of an area with their boxes, which tell at once that most points lie far from most of them. */
export const boxedParts = (areas: readonly Area[]) => areas.map((part) => ({ part, box: boxOf([part]) }))

/** Which share of the points, by their weight, lies in the parts. */
export const shareIn = (samples: readonly Sample[], parts: ReturnType<typeof boxedParts>): number => {
  const isHeld = (point: Position) =>
    parts.some(({ part, box }) => box !== null && isInBox(point, box) && isInside(point, part))
  const all = samples.reduce((sum, { weight }) => sum + weight, 0)
  return all ? samples.reduce((sum, { point, weight }) => (isHeld(point) ? sum + weight : sum), 0) / all : 0
}

/** Whether two boxes meet, so that most desks need no points. */
const mayOverlap = (areas: readonly Area[], others: readonly Area[]): boolean => {
  const [one, other] = [boxOf(areas), boxOf(others)]
  return one !== null && other !== null && boxesMeet(one, other)
}

/** Nearly all: the edge of an outline takes some. */
const whole = 0.95

const overlapping = <D extends DeskArea>(desks: readonly D[], areas: readonly Area[]) => {
  const samples = sampled(areas)
  return desks
    .filter(({ area }) => mayOverlap(areas, area))
    .map((desk) => ({ desk, share: shareIn(samples, boxedParts(desk.area)), size: sizeOfAll(desk.area) }))
    .filter(({ share }) => share >= leastShare)
    .toSorted((one, other) => one.size - other.size)
    .map(({ desk, share }) => ({ desk, isPartly: share < whole }))
}

const nearestOffice = <D extends DeskArea>(desks: readonly D[], point: Position): Serving<D>['nearest'] => {
  const [nearest] = desks
    .flatMap((desk) => {
      const office = desk.location?.location_geopoint
      return office ? [{ desk, kilometres: kilometresBetween(point, office) }] : []
    })
    .toSorted((one, other) => one.kilometres - other.kilometres)
  return nearest ?? null
}

/** The desks that serve the place. Chosen: the smallest area first, as the most local desk; those without an outline come last. */
export const servingDesks = <D extends DeskArea>(
  desks: readonly D[],
  { areas, point, municipalities }: Sought,
): Serving<D> => {
  const byOutline = areas.length
    ? overlapping(desks, areas)
    : (point ? desksAt(desks, point) : []).map((desk) => ({ desk, isPartly: false }))
  const byList = desks
    .filter((desk) => !desk.area.length && lists(desk, municipalities))
    .map((desk) => ({ desk, isPartly: false }))
  const serving = [...byOutline, ...byList]
  const from = point ?? pointsWithin(areas)[0]
  return { desks: serving, nearest: serving.length || !from ? null : nearestOffice(desks, from) }
}
