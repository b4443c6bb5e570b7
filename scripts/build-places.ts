/**
 * Makes `lib/geo/places.json` of a folder of facts (places.csv, pc4.csv, stations.csv, rail.geojson; the day is in README.md):
 *
 *     node scripts/build-places.ts ../facts/geo
 *
 * The same facts make the same file. Run it when the facts change, and commit the result.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { municipalities, municipalityOf, provinces } from '#platform/geo/municipalities.ts'
import { rowsOf, type Row } from './places/csv.ts'
import { bare, labelAll, type Entry, type Kind } from './places/labels.ts'
import { railGraph } from './places/rail.ts'

const [, , folder] = process.argv
if (folder === undefined) throw new Error('name the folder of facts: node scripts/build-places.ts <folder>')
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const everyday = (province: string) => (province === 'Fryslân' ? 'Friesland' : province)
const list = (cell: string) => cell.split('|').filter(Boolean)
const round = (degrees: number) => Math.round(degrees * 1000)

const kinds: Readonly<Record<string, Kind>> = { city: 'town', town: 'town', village: 'town' }
const kindOf = (row: Row) =>
  kinds[row('kind')] ?? z.enum(['locality', 'municipality', 'province', 'island', 'region']).parse(row('kind'))

const codesOf = (row: Row): string[] => {
  if (row('kind') !== 'province') return list(row('gm'))
  const province = provinces.find(({ name }) => name === row('province'))
  if (!province) throw new Error(`no province is called ${row('province')}`)
  return [...province.municipalities]
}

const placeRows = rowsOf(textOf('places.csv'))
const inhabitants = new Map(
  placeRows.filter((row) => row('kind') === 'municipality').map((row) => [row('gm'), Number(row('population'))]),
)

const entryOf = (row: Row): Entry => {
  const [name, kind] = [row('name'), kindOf(row)]
  // These suffixes are needed where the name is another place's too, and labels get them again there.
  return {
    name: bare(name),
    kind,
    aliases: [...new Set([...list(row('aliases')), name])].filter((alias) => alias !== bare(name)),
    codes: codesOf(row),
    municipality: row('municipality'),
    province: everyday(row('province')),
    lat: Number(row('lat')),
    lng: Number(row('lon')),
    size: Number(row('population')),
    around: inhabitants.get(row('gm')) ?? 0,
  }
}

const stationRows = rowsOf(textOf('stations.csv')).filter((row) => row('on_2026_map') === '1')
const postcodes = rowsOf(textOf('pc4.csv')).toSorted((one, other) => Number(one('pc4')) - Number(other('pc4')))

/** Parts of Almere by their postcodes: people name them, and the facts do not. */
const parts = {
  Haven: [1351, 1359],
  Stad: [1311, 1328],
  Buiten: [1331, 1339],
  Hout: [1341, 1349],
  Poort: [1361, 1369],
} as const
const almere = Object.entries(parts).map(([part, [from, to]]): Entry => {
  const codes = postcodes.filter((row) => Number(row('pc4')) >= from && Number(row('pc4')) <= to)
  const mean = (column: string) => codes.reduce((sum, row) => sum + Number(row(column)), 0) / codes.length
  const place = {
    name: `Almere ${part}`,
    aliases: [],
    codes: ['GM0034'],
    municipality: 'Almere',
    province: 'Flevoland',
  }
  return { ...place, kind: 'locality', lat: mean('lat'), lng: mean('lon'), size: 0, around: 0 }
})

const rows = placeRows.map(entryOf)

const folded = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
const known = new Set([...rows, ...almere].flatMap(({ name, aliases }) => [name, ...aliases].map(folded)))
/** Stations whose names no place has: villages and quarters that people name, and the facts do not (Glanerbrug, Rotterdam Zuid). */
const quarters = stationRows.flatMap((row): Entry[] => {
  const municipality = municipalityOf(row('gm'))
  if (!municipality || known.has(folded(row('name')))) return []
  return [
    {
      name: row('name'),
      kind: 'locality',
      aliases: [],
      codes: [row('gm')],
      municipality: row('municipality'),
      province: everyday(municipality.province),
      lat: Number(row('lat')),
      lng: Number(row('lon')),
      size: 0,
      around: inhabitants.get(row('gm')) ?? 0,
    },
  ]
})
const only = (kind: Kind) =>
  new Map(rows.filter((one) => one.kind === kind && one.codes.length === 1).map((one) => [one.codes[0], one]))
const [islands, regions] = [only('island'), only('region')]
const towns = new Map(rows.filter(({ kind }) => kind === 'town').map((one) => [`${one.codes.join()} ${one.name}`, one]))

/** What says the same as another entry: a town's municipality, an island's, and a region that is one municipality. */
const sameAs = (one: Entry): Entry | undefined => {
  if (one.kind !== 'municipality') return undefined
  return towns.get(`${one.codes.join()} ${one.name}`) ?? islands.get(one.codes[0])
}
const regionsOf = (one: Entry) => (one.kind === 'municipality' ? (regions.get(one.codes[0])?.aliases ?? []) : [])
const doubles = Map.groupBy(
  rows.filter((one) => sameAs(one)),
  (one) => sameAs(one),
)
const isKept = (one: Entry) => !sameAs(one) && !(one.kind === 'region' && one.codes.length === 1)
const entries = rows.filter(isKept).map((one) => {
  const merged = (doubles.get(one) ?? []).flatMap(({ aliases }) => aliases)
  return {
    ...one,
    aliases: [...new Set([...one.aliases, ...merged, ...regionsOf(one)])].filter((alias) => alias !== one.name),
  }
})
const places = labelAll([...entries, ...almere, ...quarters])

const codes = municipalities.map(({ code }) => code)
const kindNumbers: readonly Kind[] = ['town', 'locality', 'municipality', 'province', 'island', 'region']
const placeAt = (row: Row): number => {
  const of = (code: string) =>
    places.findIndex(({ name, kind, codes: [own] }) => kind === 'town' && name === bare(row('place')) && own === code)
  const own = of(row('gm'))
  return own === -1 ? places.findIndex(({ name, kind }) => kind === 'town' && name === bare(row('place'))) : own
}

const line = z.array(z.tuple([z.number(), z.number()]))
const drawn = z
  .object({ features: z.array(z.object({ geometry: z.object({ coordinates: z.array(line) }) })) })
  .parse(JSON.parse(textOf('rail.geojson')))
const stations = stationRows.map((row) => ({
  name: row('name'),
  position: [Number(row('lon')), Number(row('lat'))] as const,
  isIntercity: row('is_intercity') === '1',
}))
const edges = railGraph(
  drawn.features.flatMap(({ geometry }) => geometry.coordinates),
  stations,
)

const table = {
  day: /made (\d{4}-\d\d-\d\d)/.exec(textOf('README.md'))?.[1],
  // Label, kind, codes (places among all municipalities), latitude and longitude in thousandths, inhabitants, other names.
  places: places.map(({ label, kind, codes: own, lat, lng, size, aliases }) => [
    label,
    kindNumbers.indexOf(kind),
    kind === 'province' ? [] : own.map((code) => codes.indexOf(code)),
    round(lat),
    round(lng),
    size,
    ...(aliases.length ? [aliases.join('|')] : []),
  ]),
  // Digits, place, latitude and longitude in thousandths.
  postcodes: postcodes.map((row) => [
    Number(row('pc4')),
    placeAt(row),
    round(Number(row('lat'))),
    round(Number(row('lon'))),
  ]),
  stations: stations.map(({ name, position: [lng, lat], isIntercity }) => [
    name,
    round(lat),
    round(lng),
    isIntercity ? 1 : 0,
  ]),
  edges,
}
for (const { codes: own, label } of places)
  for (const code of own)
    if (!municipalityOf(code))
      throw new Error(`${label} names municipality ${code}, of which there are no borders; correct the facts of places`)
// A row a line, so that a change of the facts is readable as a difference.
const text = `{${Object.entries(table)
  .map(
    ([key, value]) =>
      `"${key}":${Array.isArray(value) ? `[\n${value.map((row) => JSON.stringify(row)).join(',\n')}\n]` : JSON.stringify(value)}`,
  )
  .join(',\n')}}\n`
writeFileSync(new URL('../lib/geo/places.json', import.meta.url), text)
const alone = stations.filter((_, at) => !edges.some(([from, to]) => from === at || to === at)).map(({ name }) => name)
process.stdout.write(
  `${places.length} places, ${postcodes.length} postcodes, ${stations.length} stations (without a line: ${alone.join(', ') || 'none'}), ` +
    `${edges.length} edges, ${gzipSync(text).length} bytes gzipped\n`,
)
