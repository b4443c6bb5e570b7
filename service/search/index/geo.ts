/** Records on the map: nearest distance to a point, inside a circle, a box or a polygon. Degrees are WGS 84. */
import type { Deadline } from '../deadline.ts'
import { scratchFloats, scratchNumbers } from './scratch.ts'
import { numberPattern } from '../number-pattern.ts'
import { badRequest } from '../refusal.ts'
import {
  boxOf,
  degree,
  isInBox,
  isInside,
  kilometresBetween,
  type Area,
  type Box,
  type Position,
} from '#platform/geo/area.ts'
import { isObject } from '#platform/json-object.ts'
import { type SearchableRecord } from '../paths.ts'
import type { GeoPrecision, SearchOptions } from '../query/search-params.ts'

/** Points of record `doc` are `starts[doc]` up to `starts[doc + 1]`. */
export type GeoColumn = {
  readonly starts: Uint32Array
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
}

export type Place = { readonly latitude: number; readonly longitude: number }

const pointsOf = (value: unknown): Place[] => {
  if (Array.isArray(value)) return value.flatMap(pointsOf)
  if (!isObject(value)) return []
  const { lat, lng } = value
  return typeof lat === 'number' && typeof lng === 'number' ? [{ latitude: lat, longitude: lng }] : []
}

/** The points of each record's `_geoloc`: one, or a list. */
export const geoColumn = (records: readonly SearchableRecord[]): GeoColumn => {
  const starts = new Uint32Array(records.length + 1)
  const points: Place[] = []
  records.forEach((record, doc) => {
    for (const point of pointsOf(record['_geoloc'])) points.push(point)
    starts[doc + 1] = points.length
  })
  return {
    starts,
    latitudes: Float64Array.from(points, (point) => point.latitude),
    longitudes: Float64Array.from(points, (point) => point.longitude),
  }
}

/** Metres along the great circle. */
const distance = (a: Place, b: Place): number =>
  1000 * kilometresBetween([a.longitude, a.latitude], [b.longitude, b.latitude])

const isPlace = ({ latitude, longitude }: Place): boolean => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

const placePattern = new RegExp(`^\\s*(${numberPattern})\\s*,\\s*(${numberPattern})\\s*$`)

/**
 * The point in `latitude,longitude`.
 * @throws SearchRefusal 400 when it is not two numbers within range.
 */
export const parsePlace = (text: string): Place => {
  const [, latitude, longitude] = placePattern.exec(text) ?? []
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  if (latitude === undefined || !isPlace(place))
    throw badRequest('Invalid value for "aroundLatLng" parameter, expected "latitude,longitude" in degrees')
  return place
}

const boxesOf = (lists: readonly (readonly number[])[]): Box[] =>
  lists.flatMap((list) => {
    if (list.length === 0 || list.length % 4 !== 0)
      throw badRequest('Invalid value for "insideBoundingBox" parameter, expected 4 coordinates for each box')
    return Array.from({ length: list.length / 4 }, (_, box) => {
      const [lat1 = 0, lng1 = 0, lat2 = 0, lng2 = 0] = list.slice(box * 4, box * 4 + 4)
      return {
        south: Math.min(lat1, lat2),
        north: Math.max(lat1, lat2),
        west: Math.min(lng1, lng2),
        east: Math.max(lng1, lng2),
      }
    })
  })

type Outline = { readonly area: Area; readonly box: Box }

const outlinesOf = (lists: readonly (readonly number[])[]): Outline[] =>
  lists.flatMap((list) => {
    if (list.length < 6 || list.length > 20_000 || list.length % 2 !== 0)
      throw badRequest('Invalid value for "insidePolygon" parameter, expected 3 to 10000 points for each polygon')
    const corners = Array.from({ length: list.length / 2 }, (_, at): Position => [
      list[at * 2 + 1] ?? 0,
      list[at * 2] ?? 0,
    ])
    const area = [corners.concat(corners.slice(0, 1))]
    const box = boxOf([area])
    return box ? [{ area, box }] : []
  })

/** Bands of latitude into which outlines are put: a place is compared with those in its own, of hundreds of outlines with a few. */
const mostBands = 64

const insideOutlines = (outlines: readonly Outline[]): ((place: Place) => boolean) => {
  const [south, north] = outlines.reduce(
    ([least, most], { box }) => [Math.min(least, box.south), Math.max(most, box.north)],
    [Infinity, -Infinity],
  )
  const bands = Array.from({ length: Math.min(mostBands, outlines.length) }, (): Outline[] => [])
  // It never falls from south to north, so that a place within a box is in a band of that box.
  const bandOf = (latitude: number) =>
    Math.min(bands.length - 1, Math.floor(((latitude - south) / (north - south)) * bands.length) || 0)
  for (const outline of outlines)
    for (let band = bandOf(outline.box.south); band <= bandOf(outline.box.north); band += 1) bands[band]?.push(outline)
  return ({ latitude, longitude }) => {
    const point: Position = [longitude, latitude]
    return bands[bandOf(latitude)]?.some(({ area, box }) => isInBox(point, box) && isInside(point, area)) ?? false
  }
}

export type GeoSearch =
  | { readonly kind: 'around'; readonly centre: Place; readonly radius: number; readonly precision: GeoPrecision }
  /** `cost`: how many corners and edges are compared for a place, at most. */
  | { readonly kind: 'inside'; readonly contains: (place: Place) => boolean; readonly cost: number }

/**
 * The geographic part of a request; null when it has none. A box wins over a polygon, and both over a circle.
 * @throws SearchRefusal 400 on malformed coordinates.
 */
export const geoSearchOf = (options: SearchOptions): GeoSearch | null => {
  if (options.insideBoundingBox.length > 0) {
    const boxes = boxesOf(options.insideBoundingBox)
    return {
      kind: 'inside',
      contains: ({ latitude, longitude }) => boxes.some((box) => isInBox([longitude, latitude], box)),
      cost: boxes.length,
    }
  }
  if (options.insidePolygon.length > 0) {
    const outlines = outlinesOf(options.insidePolygon)
    const cost = outlines.reduce((sum, { area: [ring] }) => sum + (ring?.length ?? 0), 0)
    return { kind: 'inside', contains: insideOutlines(outlines), cost }
  }
  if (options.aroundLatLng.trim() === '') return null
  const radius = typeof options.aroundRadius === 'number' ? options.aroundRadius : Infinity
  return { kind: 'around', centre: parsePlace(options.aroundLatLng), radius, precision: options.aroundPrecision }
}

export type GeoMatches = {
  readonly docs: Uint32Array
  /** Metres to the nearest point, by entry of `docs`; 0 when the area has no centre. */
  readonly distances: Float64Array
}

/** Degrees of latitude beyond which no point is within `metres`, plus a margin for rounding. */
const latitudesWithin = (metres: number): number => (metres / (1000 * degree)) * (1 + 1e-9) + 1e-9

/**
 * Metres from the centre to a record's nearest point, of those within so many degrees of latitude; Infinity without
 * one.
 */
const nearest = (
  { starts, latitudes, longitudes }: GeoColumn,
  doc: number,
  centre: Place,
  latitudesAway: number,
): number => {
  let least = Infinity
  for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at += 1) {
    const latitude = latitudes[at] ?? 0
    // Most points drop out here, without an arc to work out.
    if (Math.abs(latitude - centre.latitude) > latitudesAway) continue
    least = Math.min(least, distance(centre, { latitude, longitude: longitudes[at] ?? 0 }))
  }
  return least
}

/** A record's point nearest to the centre; null when it has none. */
export const nearestPlace = (
  { starts, latitudes, longitudes }: GeoColumn,
  doc: number,
  centre: Place,
): Place | null => {
  let [best, least]: [Place | null, number] = [null, Infinity]
  for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at += 1) {
    const place = { latitude: latitudes[at] ?? 0, longitude: longitudes[at] ?? 0 }
    const metres = distance(centre, place)
    if (metres < least) [best, least] = [place, metres]
  }
  return best
}

/** Whether one of a record's points is within the area. */
const holdsOne = (
  { starts, latitudes, longitudes }: GeoColumn,
  doc: number,
  search: GeoSearch & { kind: 'inside' },
) => {
  for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at += 1)
    if (search.contains({ latitude: latitudes[at] ?? 0, longitude: longitudes[at] ?? 0 })) return true
  return false
}

/** Comparisons between two looks at the clock: some tenths of a millisecond. */
const workBetweenLooks = 65_536

/**
 * Those of `docs` that lie within the search, with their distances. Records without a point drop out, and so do those
 * behind the one at which time is up.
 * Source: docs/contract.md 4.3 `aroundRadius`. Chosen: without a radius records without a point drop out too, as in the hosted service.
 */
export const geoMatches = (column: GeoColumn, docs: Uint32Array, search: GeoSearch, deadline: Deadline): GeoMatches => {
  const matching = scratchNumbers(docs.length)
  const distances = scratchFloats(docs.length)
  const latitudesAway = search.kind === 'around' ? latitudesWithin(search.radius) : Infinity
  const cost = search.kind === 'around' ? 1 : search.cost
  let [count, work] = [0, 0]
  for (let at = 0; at < docs.length; at += 1) {
    const doc = docs[at] ?? 0
    // A record may have hundreds of points, and a polygon thousands of corners.
    work += 1 + cost * ((column.starts[doc + 1] ?? 0) - (column.starts[doc] ?? 0))
    if (work > workBetweenLooks) {
      if (deadline.passed()) break
      work = 0
    }
    const metres =
      search.kind === 'around'
        ? nearest(column, doc, search.centre, latitudesAway)
        : holdsOne(column, doc, search)
          ? 0
          : Infinity
    if (metres === Infinity || (search.kind === 'around' && metres > search.radius)) continue
    matching[count] = doc
    distances[count] = metres
    count += 1
  }
  return { docs: matching.subarray(0, count), distances: distances.subarray(0, count) }
}

/**
 * The step of distance that ranking compares, and the width in metres of the steps there.
 * Each precision in a list, which ascends, gives the width of the steps from a distance on.
 */
export const geoStep = (metres: number, precision: GeoPrecision): { step: number; width: number } => {
  if (typeof precision === 'number')
    return { step: Math.floor(metres / Math.max(1, precision)), width: Math.max(1, precision) }
  let [step, from, width] = [0, 0, 1]
  for (const band of precision) {
    if (metres < band.from) break
    step += Math.ceil((band.from - from) / width)
    from = band.from
    width = Math.max(1, band.value)
  }
  return { step: step + Math.floor((metres - from) / width), width }
}
