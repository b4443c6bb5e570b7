/** A catalogue in which every field of every collection holds what may stand there, odd values included. For tests. */
import * as fc from 'fast-check'
import { model, type ModelCollection, type ModelField } from '#schema/model.ts'
import type { Row } from '../store/catalogue.ts'
import { accountTables } from '../store/columns.ts'

export const rowsEach = 12

/** The id of a row by its table and number. */
export const idOf = (table: string, number: number): string => {
  const place = [...model.keys()].indexOf(table)
  return `${place.toString(16).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`
}

const letters = ['a', 'a', 'a', 'A', 'É', 'é', 'e\u0301', 'İ', 'ß', 'SS', 'Σ', 'ς', 'ÀΣ', '%', '_', "'", '"', '\\', '\n', '💥', 'ﬁ', 'IJ', ' ', '日', '\u0327', 'Ǆ', 'x,y', '𐐀'] as const // prettier-ignore
/** One character, and a few that are no letters or change their length with their case. */
export const characters = fc.constantFrom(...letters)
export const texts = fc.array(characters, { maxLength: 3 }).map((parts) => parts.join(''))
export const integers = fc.constantFrom(0, 1, 2, -1, -3, 100, 2 ** 31, 2 ** 40)
export const fractions = fc.constantFrom(0, 1, 0.1, 0.2, -1.5, 1e300, 1e-300, 1 / 3)
export const days = fc.constantFrom('0001-01-01', '1999-12-31', '2024-02-29', '2026-01-01', '2026-12-28', '2027-01-03', '9999-12-31') // prettier-ignore
export const instants = fc
  .tuple(days, fc.constantFrom('00:00:00.000', '00:00:00.001', '09:30:59.000', '23:59:59.999'))
  .map(([day, time]) => `${day}T${time}Z`)

const degrees = fc.constantFrom(4, 4.5, 5, 5.12, 5.5, 6, 52, 52.09, 52.5, -0.1, 1e-9)
export const positions = fc.tuple(degrees, degrees)
const rings = fc.array(positions, { minLength: 3, maxLength: 5 }).map((ring) => [...ring, ...ring.slice(0, 1)])
const shaped = (type: string, coordinates: fc.Arbitrary<unknown>) => coordinates.map((given) => ({ type, coordinates: given })) // prettier-ignore
export const points = shaped('Point', positions)
const polygons = shaped('Polygon', fc.array(rings, { minLength: 1, maxLength: 2 }))
const outlines = fc.oneof(polygons, shaped('MultiPolygon', fc.array(fc.tuple(rings), { minLength: 1, maxLength: 3 })))
const multiPoints = shaped('MultiPoint', fc.array(positions, { minLength: 1, maxLength: 4 }))
const lists = <T>(arbitrary: fc.Arbitrary<T>) => fc.array(arbitrary, { minLength: 1, maxLength: 3 })
export const shapes = fc.oneof(
  points,
  polygons,
  multiPoints,
  shaped('LineString', lists(positions)),
  shaped('MultiLineString', lists(lists(positions))),
  shaped('MultiPolygon', lists(lists(rings))),
)

const idsOf = (table: string) => fc.nat(rowsEach - 1).map((number) => idOf(table, number))

const valueFor = (field: ModelField): fc.Arbitrary<unknown> => {
  switch (field.kind) {
    case 'one':
      return idsOf(field.to)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return integers
    case 'number':
      return fractions
    case 'date':
      return days
    case 'dateTime':
      return instants
    case 'oneOf':
      return fc.constantFrom(...(field.values ?? ['']))
    case 'list':
      return fc.array(field.values ? fc.constantFrom(...field.values) : texts, { maxLength: 3 })
    case 'point':
      return points
    case 'polygon':
      return outlines
    case 'multiPoint':
      return multiPoints
    case 'json':
      return fc.oneof(fc.constant({ title: 'x' }), fc.array(fc.record({ label: texts, time: integers }), { maxLength: 2 })) // prettier-ignore
    case 'richText':
      return texts.map((text) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }))
    default:
      return 'form' in field && field.form === 'mediaType' ? fc.constantFrom('image/png', 'text/plain') : texts
  }
}

/** What decides on who sees a row has few values, so that neither all nor none are seen. */
const special: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  vendor: fc.constantFrom('onderwijsloket', 'onderwijsloket', 'sodk', 'hovi'),
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
}

const rowOf = (collection: ModelCollection, number: number): fc.Arbitrary<Row> => {
  const values: Record<string, fc.Arbitrary<unknown>> = {}
  for (const field of collection.fields.values()) {
    const required = 'required' in field && field.required
    if (field.kind === 'many') continue
    if (field.name === 'id') values['id'] = fc.constant(idOf(collection.name, number))
    else if (field.kind === 'slug') values[field.name] = fc.constant(`${collection.name}-${number}`)
    else if (field.kind === 'any') values[field.name] = fc.constant(null)
    else {
      const value = special[field.name] ?? valueFor(field)
      values[field.name] = required ? value : fc.oneof({ weight: 4, arbitrary: value }, fc.constant(null))
    }
  }
  const any = [...collection.fields.values()].find((field) => field.kind === 'any')
  const row = fc.record(values)
  if (any?.kind !== 'any') return row
  // The id stands beside the name of the collection that it is of.
  return row.chain((given) => idsOf(String(given[any.collectionField])).map((id) => ({ ...given, [any.name]: id })))
}

/** Rows of every table, the same for the same seed. */
export const randomCatalogue = (seed: number): Record<string, Row[]> => {
  const tables = [...model.values()].filter(({ name }) => !accountTables.has(name))
  const rows = fc.record(
    Object.fromEntries(
      tables.map((table) => [
        table.name,
        fc.tuple(...Array.from({ length: rowsEach }, (_, number) => rowOf(table, number))),
      ]),
    ),
  )
  const [catalogue] = fc.sample(rows, { seed, numRuns: 1 })
  return catalogue ?? {}
}
