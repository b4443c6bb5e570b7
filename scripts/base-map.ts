/**
 * Makes the data of the base map, one TopoJSON file: `npm run base-map -- <facts> <gshhg>`. `facts` is a folder with
 * the municipal borders, built-up areas, railways, stations and places; `gshhg` is GeoJSON with the coast of the
 * neighbours (`land`) and rivers. Only the result is in the repository; sources and licences are named in README.md.
 * Longer than most: each source is read by a few lines of its own, and none of them is of use elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import polygonClipping, { type MultiPolygon, type Ring } from 'polygon-clipping'
import { merge, mesh } from 'topojson-client'
import type {
  GeometryCollection,
  Polygon as TopoPolygon,
  MultiPolygon as TopoMulti,
  Topology,
} from 'topojson-specification'
import { z } from 'zod'
import { rowsOf } from './places/csv.ts'

type Position = [number, number]
type Line = readonly Position[]

/** Degrees in a step of the result: about 15 m. */
const step = 0.0002
const origin: Position = [0, 46]

const [facts, coast] = process.argv.slice(2)
if (!facts || !coast) throw new Error('usage: node scripts/base-map.ts <folder of facts> <file of coasts>')
const text = (name: string): string => readFileSync(path.join(facts, name), 'utf8')

const arcs: Position[][] = []
const quantized = ([lng, lat]: Position): Position => [
  Math.round((lng - origin[0]) / step),
  Math.round((lat - origin[1]) / step),
]

/** Adds a line as an arc, each point as the difference from the one before; its number. */
const addArc = (line: Line): number => {
  let [x, y] = [0, 0]
  const arc = line.map(quantized).flatMap((point, index): Position[] => {
    const moved: Position = [point[0] - x, point[1] - y]
    if (index && !moved[0] && !moved[1]) return []
    ;[x, y] = point
    return [moved]
  })
  return arcs.push(arc.length > 1 ? arc : [...arc, [0, 0]]) - 1
}

/** Points that are farther than `tolerance` degrees from the line without them. Source: Douglas and Peucker, 1973. */
const simplified = (line: Line, tolerance: number): Line => {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const wide = 0.61
  const [dx, dy] = [(last[0] - first[0]) * wide, last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  const away = line.map(([x, y]) => {
    const [px, py] = [(x - first[0]) * wide, y - first[1]]
    return length ? Math.abs(dx * py - dy * px) / length : Math.hypot(px, py)
  })
  const farthest = away.reduce((best, value, index) => (value > (away[best] ?? 0) ? index : best), 0)
  if ((away[farthest] ?? 0) < tolerance) return [first, last]
  return [
    ...simplified(line.slice(0, farthest + 1), tolerance),
    ...simplified(line.slice(farthest), tolerance).slice(1),
  ]
}

const lines = (all: readonly Line[], properties: object = {}) => ({
  type: 'MultiLineString' as const,
  arcs: all.map((line) => [addArc(line)]),
  properties,
})

const areaOf = (ring: Line): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

const areas = (all: readonly (readonly Line[])[], properties: object = {}) => ({
  type: 'MultiPolygon' as const,
  arcs: all
    .map((rings) => rings.filter((ring) => ring.length > 3).map((ring) => [addArc(ring)]))
    .filter((rings) => rings.length),
  properties,
})

const point = ([lng, lat]: Position, properties: object) => ({
  type: 'Point' as const,
  coordinates: quantized([lng, lat]),
  properties,
})

type Borders = Topology<{ gemeenten: GeometryCollection<{ prov: string }>; provincies: GeometryCollection }>
// The file is one that this script's author chose; its shape is checked by what is made of it.
const borders = JSON.parse(text('municipalities.topojson')) as Borders
const { gemeenten, provincies } = borders.objects
const isArea = (shape: { type: string | null }): shape is TopoPolygon | TopoMulti =>
  shape.type === 'Polygon' || shape.type === 'MultiPolygon'
const netherlands = merge(borders, provincies.geometries.filter(isArea)).coordinates as MultiPolygon

const position = z.tuple([z.number(), z.number()])
const shapes = z.object({
  features: z.array(
    z.object({
      properties: z.record(z.string(), z.unknown()),
      geometry: z.discriminatedUnion('type', [
        z.object({ type: z.literal('LineString'), coordinates: z.array(position) }),
        z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(position)) }),
        z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)) }),
        z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(position))) }),
      ]),
    }),
  ),
})
type Shape = z.output<typeof shapes>['features'][number]
const polygonsOf = ({ geometry }: Shape): MultiPolygon =>
  geometry.type === 'MultiPolygon' ? geometry.coordinates : geometry.type === 'Polygon' ? [geometry.coordinates] : []
const linesOf = ({ geometry }: Shape): readonly Line[] =>
  geometry.type === 'MultiLineString'
    ? geometry.coordinates
    : geometry.type === 'LineString'
      ? [geometry.coordinates]
      : []

const gshhg = shapes.parse(JSON.parse(readFileSync(coast, 'utf8'))).features
const ofKind = (kind: string) => gshhg.filter(({ properties }) => properties['kind'] === kind)

/** The edges of the coast's data lie inside Germany and France: they are moved out, so that no view shows a sea there. */
const stretched = ([lng, lat]: Position): Position => [lng > 9.19 ? 13 : lng, lat < 49.61 ? 47 : lat]
/** Square degrees; what is smaller beside our own coast is the difference between two drawings of it. */
const sliver = 0.004
/** A lake between Flevoland and Gelderland that the data of coasts has as land: degrees of its south-west and north-east corner. */
const veluwemeer = [5.6, 52.3, 5.9, 52.5] as const
const isVeluwemeer = (ring: Line): boolean =>
  ring.every(([x, y]) => x > veluwemeer[0] && y > veluwemeer[1] && x < veluwemeer[2] && y < veluwemeer[3])
const tolerances = { abroad: 0.002, river: 0.0012, urban: 0.0008 }
const abroad = polygonClipping
  .difference(ofKind('land').flatMap(polygonsOf), netherlands)
  .filter(([outer]) => areaOf(outer as Line) > sliver && !isVeluwemeer(outer as Line))
  .map((rings) =>
    rings
      .filter((ring) => areaOf(ring) > sliver)
      .map((ring: Ring) => simplified(ring.map(stretched), tolerances.abroad)),
  )

const isNear = (line: Line): boolean => line.some(([x, y]) => x > 2.5 && x < 8.2 && y > 50.2 && y < 53.9)
const rivers = ofKind('river').map((shape) =>
  lines(
    linesOf(shape)
      .filter(isNear)
      .map((line) => simplified(line, tolerances.river)),
    { level: shape.properties['level'] },
  ),
)

const urban = shapes.parse(JSON.parse(text('urban.geojson'))).features.map((shape) =>
  areas(
    polygonsOf(shape).map((rings) => rings.map((ring) => simplified(ring, tolerances.urban))),
    { k: shape.properties['k'] },
  ),
)

/** Population of a place of that kind where none is known: it decides from which zoom level on the name is shown. */
const assumed: Readonly<Record<string, number>> = { city: 60_000, town: 12_000, village: 1200, island: 30_000 }
const towns = rowsOf(text('places.csv'))
  .filter((row) => row('kind') in assumed)
  .map((row) => ({
    name: row('name').replace(/ \(.*\)$/, ''),
    size: (row('kind') === 'island' ? 0 : Number(row('population'))) || (assumed[row('kind')] ?? 0),
    at: [Number(row('lon')), Number(row('lat'))] as Position,
  }))
  .toSorted((a, b) => b.size - a.size || a.name.localeCompare(b.name))
  .slice(0, 900)

const stations = rowsOf(text('stations.csv')).filter((row) => row('on_2026_map') === '1')

const collection = (geometries: readonly object[]) => ({ type: 'GeometryCollection' as const, geometries })
const topology = {
  type: 'Topology',
  transform: { scale: [step, step], translate: origin },
  objects: {
    land: collection([areas(netherlands)]),
    abroad: collection([areas(abroad)]),
    river: collection(rivers),
    province: collection([lines(mesh(borders, provincies, (a, b) => a !== b).coordinates as Position[][])]),
    municipality: collection([
      lines(
        mesh(
          borders,
          gemeenten,
          (a, b) => a !== b && Reflect.get(a.properties ?? {}, 'prov') === Reflect.get(b.properties ?? {}, 'prov'),
        ).coordinates as Position[][],
      ),
    ]),
    urban: collection(urban),
    rail: collection(shapes.parse(JSON.parse(text('rail.geojson'))).features.map((shape) => lines(linesOf(shape)))),
    station: collection(
      stations.map((row) =>
        point([Number(row('lon')), Number(row('lat'))], { name: row('name'), main: Number(row('is_intercity')) }),
      ),
    ),
    town: collection(towns.map(({ name, at }, rank) => point(at, { name, rank }))),
  },
  arcs,
}

writeFileSync(new URL('../lib/geo/base-map/netherlands.json', import.meta.url), `${JSON.stringify(topology)}\n`)
