/**
 * Dutch municipalities and provinces with their borders, for the servers of both halves; 118 KB of data, so never for browsers.
 * Data: CBS and Kadaster, CC BY 4.0. Source and day are in the file.
 */
import { merge, mesh } from 'topojson-client'
import { z } from 'zod'
import {
  boxOf,
  isInBox,
  isInside,
  kilometresToEdge,
  twiceSurfaceOf,
  type Area,
  type Box,
  type Position,
  type Ring,
} from './area.ts'
import file from './municipalities.json' with { type: 'json' }

export type Municipality = {
  /** As Statistics Netherlands numbers them, such as `GM0363`. */
  readonly code: string
  /** Unique: where two share a name, a suffix says which, as in `Bergen (NH.)`. */
  readonly name: string
  /** The official name of the province: `Fryslân`. */
  readonly province: string
}

export type Province = {
  /** Such as `PV21`. */
  readonly code: string
  readonly name: string
  /** The codes of its municipalities. */
  readonly municipalities: readonly string[]
}

const ring = z.array(z.int())
const shapes = [
  z.object({ type: z.literal('Polygon'), arcs: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), arcs: z.array(z.array(ring)) }),
] as const
const named = z.object({ code: z.string(), name: z.string() })
const collection = <P extends z.ZodType>(properties: P) =>
  z.object({
    type: z.literal('GeometryCollection'),
    geometries: z.array(z.intersection(z.discriminatedUnion('type', shapes), z.object({ properties }))),
  })
const pair = z.tuple([z.number(), z.number()])
const topology = z
  .object({
    type: z.literal('Topology'),
    transform: z.object({ scale: pair, translate: pair }),
    arcs: z.array(z.array(pair)),
    objects: z.object({
      municipalities: collection(named.extend({ province: z.string() })),
      provinces: collection(named),
    }),
  })
  .parse(file)

const geometries = new Map(topology.objects.municipalities.geometries.map((one) => [one.properties.code, one]))

/** All 342 municipalities, by code. */
export const municipalities: readonly Municipality[] = [...geometries.values()].map(({ properties }) => properties)

/** The twelve provinces, by code. */
export const provinces: readonly Province[] = topology.objects.provinces.geometries.map(
  ({ properties: { code, name } }) => ({
    code,
    name,
    municipalities: municipalities.filter(({ province }) => province === name).map((one) => one.code),
  }),
)

const byCode = new Map(municipalities.map((one) => [one.code, one]))

/** The municipality with that code; null when there is none. */
export const municipalityOf = (code: string): Municipality | null => byCode.get(code) ?? null

/** Four decimals are some 10 m, as exact as the borders. */
const rounded = ([longitude = Number.NaN, latitude = Number.NaN]: readonly number[]): Position => [
  Math.round(longitude * 1e4) / 1e4,
  Math.round(latitude * 1e4) / 1e4,
]

/** The ring, counter-clockwise or clockwise. */
const wound = (ring: Ring, counterclockwise: boolean): Ring =>
  twiceSurfaceOf(ring) > 0 === counterclockwise ? ring : ring.toReversed()

/**
 * The area that the municipalities cover together, without the borders between them: one polygon for each part that
 * touches no other, outer rings counter-clockwise. Source: RFC 7946, section 3.1.6. @throws Error for a code that no municipality has.
 */
export const areaOf = (codes: readonly string[]): readonly Area[] => {
  const parts = codes.map((code) => {
    const part = geometries.get(code)
    if (!part) throw new Error(`no municipality has the code ${code}`)
    return part
  })
  return merge(topology, parts).coordinates.map((area) =>
    area.map((line, index) => wound(line.map(rounded), index === 0)),
  )
}

/** The lines between municipalities, each once; the coast and the borders of the country are none of them. */
export const municipalLines = (): readonly (readonly Position[])[] =>
  mesh(topology, topology.objects.municipalities, (one, other) => one !== other).coordinates.map((line) =>
    line.map(rounded),
  )

/** Borders are simplified, and harbours and beaches lie outside some: a point this near to one, in kilometres, is in it. */
const tolerance = 1

type Bordered = {
  readonly municipality: Municipality
  readonly areas: readonly Area[]
  readonly box: Box | null
}

let all: readonly Bordered[] | undefined
/** Unpacked at the first question, and then in memory (some 1 MB). */
const bordered = (): readonly Bordered[] =>
  (all ??= municipalities.map((municipality) => {
    const areas = areaOf([municipality.code])
    return { municipality, areas, box: boxOf(areas) }
  }))

/** Degrees by which boxes are widened: at least `tolerance` in each direction. */
const margin = 0.02

/** The municipality in which the point lies, or whose border is within a kilometre of it; null abroad and at sea. */
export const municipalityAt = (point: Position): Municipality | null => {
  const near = bordered().filter(({ box }) => box && isInBox(point, box, margin))
  const holder = near.find(({ areas }) => areas.some((area) => isInside(point, area)))
  if (holder) return holder.municipality
  const [nearest] = near
    .map(({ municipality, areas }) => ({
      municipality,
      kilometres: Math.min(...areas.map((area) => kilometresToEdge(point, area))),
    }))
    .filter(({ kilometres }) => kilometres <= tolerance)
    .toSorted((one, other) => one.kilometres - other.kilometres)
  return nearest?.municipality ?? null
}
