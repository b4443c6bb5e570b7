/** Random queries over a random catalogue: mostly well formed, some not, over every field and operator. For tests. */
import * as fc from 'fast-check'
import { model, type ModelField } from '#schema/model.ts'
import type { Handler } from '../http/message.ts'
import { operatorNames } from './operators.ts'
import { characters, days, idOf, instants, positions, rowsEach, shapes, texts } from './random-catalogue.fixture.ts'

type Chance = fc.GeneratorValue

const wrong: readonly unknown[] = [
  null, true, -1, 1.5, 1e308, 5e-324, 2 ** 53, '', 'x', '\u0000', 'a\u0000b', '\uD800', '1e999', '$NOW', '$CURRENT_USER',
  '2026-02-30', 'not-a-uuid', [], ['x'], [[]], {}, { a: 1 }, 'true', { type: 'Point', coordinates: [1e308, 0] },
] // prettier-ignore

const everyOperator = [
  ...new Set(['text', 'list', 'point', 'number', 'uuid'].flatMap((kind) => operatorNames(kind as ModelField['kind']))),
]

const familyOf = ({ kind }: ModelField): string => {
  if (kind === 'text' || kind === 'slug' || kind === 'oneOf') return 'text'
  if (kind === 'point' || kind === 'polygon' || kind === 'multiPoint') return 'shape'
  if (kind === 'integer' || kind === 'number' || kind === 'date' || kind === 'dateTime') return 'order'
  if (kind === 'uuid' || kind === 'one' || kind === 'any') return 'key'
  return kind === 'list' || kind === 'boolean' ? kind : 'opaque'
}

const pick = <T>(g: Chance, values: readonly T[]): T => {
  const value = values[g(fc.nat, Math.max(values.length - 1, 0))]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}
const happens = (g: Chance, percent: number): boolean => g(fc.nat, 99) < percent

const numbers = [0, 1, -1, 2.5, 100, 2 ** 31, 2 ** 53, 1e21, 1e308, 5e-324, '1', ' 2 ', '1e3', '-0']
const dates = fc.oneof(days, instants, fc.constantFrom('2026-01-01T01:00:00+02:00', '2026-01-01 09:30', '$NOW', '$NOW(-1 year)', '$NOW(+3 weeks)')) // prettier-ignore

const valueFor = (g: Chance, table: string, field: ModelField): unknown => {
  if (happens(g, 6)) return pick(g, wrong)
  switch (familyOf(field)) {
    case 'boolean':
      return pick(g, [true, false, 'true', '0', 1])
    case 'shape':
      return g(() => shapes)
    case 'key': {
      const id = idOf(field.kind === 'one' ? field.to : table, g(fc.nat, rowsEach))
      return happens(g, 10) ? id.toUpperCase() : id
    }
    case 'order':
      return field.kind === 'date' || field.kind === 'dateTime' ? g(() => dates) : pick(g, numbers)
    default:
      return field.kind === 'oneOf' ? pick(g, field.values ?? ['']) : g(() => (happens(g, 70) ? characters : texts))
  }
}

const condition = (g: Chance, table: string, field: ModelField): unknown => {
  const known = operatorNames(field.kind)
  const operator = happens(g, 5) ? pick(g, everyOperator) : pick(g, known.length ? known : everyOperator)
  const value = () => valueFor(g, table, field)
  if (/null|empty/.test(operator)) return { [operator]: pick(g, [true, false, 'true', '', true, false]) }
  if (/between/.test(operator)) return { [operator]: [value(), value()] }
  if (/^_n?in$/.test(operator)) return { [operator]: Array.from({ length: g(fc.nat, 3) }, value) }
  return happens(g, 8) ? value() : { [operator]: value() }
}

const fieldsIn = (table: string): ModelField[] => [...(model.get(table)?.fields.values() ?? [])]

/** A field of the table, each family as likely as another: most fields are texts. */
const fieldOf = (g: Chance, table: string, fits: (field: ModelField) => boolean = () => true): ModelField => {
  const families = [...Map.groupBy(fieldsIn(table).filter(fits), (field) => field.kind === 'many' ? 'many' : familyOf(field)).values()] // prettier-ignore
  return pick(g, pick(g, families))
}
const dayParts = ['year', 'month', 'week', 'day', 'weekday']
const parts = [...dayParts, 'hour', 'minute', 'second']
const countable = ({ kind }: ModelField) => kind === 'many' || kind === 'json' || kind === 'list'

/** A function that suits the field, as often as not. */
const called = (g: Chance, field: ModelField): string | null => {
  if (!happens(g, 40)) return null
  if (countable(field)) return `count(${field.name})`
  if (field.kind === 'dateTime') return `${pick(g, parts)}(${field.name})`
  if (field.kind === 'date') return `${pick(g, dayParts)}(${field.name})`
  return happens(g, 2) ? `${pick(g, [...parts, 'json', 'nope'])}(${field.name})` : null
}

/** A number, in the form in which it would be the result of a function. */
const figure: ModelField = { name: 'figure', kind: 'integer', required: false, unique: false }

const rule = (g: Chance, table: string, depth: number): unknown => {
  if (depth < 3 && happens(g, 15))
    return { [pick(g, ['_or', '_and'])]: Array.from({ length: g(fc.nat, 3) }, () => rule(g, table, depth + 1)) }
  const field = fieldOf(g, table)
  const fn = called(g, field)
  if (fn !== null) return { [fn]: condition(g, table, figure) }
  if (field.kind === 'many') {
    if (depth > 4 || happens(g, 15)) return { [field.name]: { [pick(g, ['_null', '_nnull'])]: true } }
    const inner = rule(g, field.to, depth + 1)
    return { [field.name]: happens(g, 30) ? { [pick(g, ['_some', '_none'])]: inner } : inner }
  }
  if (field.kind === 'one' && depth < 5 && happens(g, 60)) return { [field.name]: rule(g, field.to, depth + 1) }
  if (field.kind === 'any' && depth < 5 && happens(g, 60)) {
    const to = pick(g, field.to)
    return { [`${field.name}:${to}`]: rule(g, to, depth + 1) }
  }
  return { [field.name]: condition(g, table, field) }
}

const path = (g: Chance, table: string, depth: number): string => {
  if (happens(g, 3)) return pick(g, ['*', '*.*', '*', 'nope', 'id.id'])
  const field = fieldOf(g, table)
  const fn = called(g, field)
  if (fn !== null) return fn
  if (depth > 3) return field.name
  if ((field.kind === 'one' || field.kind === 'many') && happens(g, 70))
    return `${field.name}.${path(g, field.to, depth + 1)}`
  if (field.kind === 'any' && happens(g, 70)) {
    const to = pick(g, field.to)
    return `${field.name}:${to}.${path(g, to, depth + 1)}`
  }
  return field.name
}

const several = <T>(g: Chance, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + g(fc.nat, most - 1) }, make)
const some = <T>(g: Chance, percent: number, name: string, make: () => T) =>
  happens(g, percent) ? { [name]: make() } : {}

/** A path to something that has an order, mostly. */
const orderable = (g: Chance, table: string, depth = 0): string => {
  if (happens(g, 2)) return path(g, table, depth)
  const relations = depth < 3 ? fieldsIn(table).filter(({ kind }) => kind === 'one' || kind === 'many') : []
  if (relations.length && happens(g, 30)) {
    const field = pick(g, relations)
    if (field.kind === 'one' || field.kind === 'many') return `${field.name}.${orderable(g, field.to, depth + 1)}`
  }
  const field = fieldOf(g, table, (candidate) => !['list', 'shape', 'opaque'].includes(familyOf(candidate)))
  return called(g, field) ?? field.name
}

const order = (g: Chance, table: string) => several(g, 2, () => pick(g, ['', '-']) + orderable(g, table))
const size = (g: Chance) => (happens(g, 3) ? pick(g, [-5, 'x', null]) : pick(g, [0, 1, 3, 7, -1, 2 ** 53 - 1]))

const related = (g: Chance, table: string): Record<string, unknown> => {
  const relations = fieldsIn(table).filter((field) => field.kind === 'many' || field.kind === 'one')
  if (!relations.length) return {}
  const field = pick(g, relations)
  if (field.kind !== 'many' && field.kind !== 'one') return {}
  return {
    [field.name]: {
      ...some(g, 60, '_filter', () => rule(g, field.to, 2)),
      ...some(g, 40, '_sort', () => order(g, field.to)),
      ...some(g, 50, '_limit', () => pick(g, [1, 2, 3, -1, 0])),
      ...some(g, 20, '_offset', () => pick(g, [0, 1, 5])),
      ...some(g, 15, '_search', () => g(() => texts)),
    },
  }
}

const aggregates = ['count', 'countDistinct', 'sum', 'sumDistinct', 'avg', 'avgDistinct', 'min', 'max']

const figures = (g: Chance, table: string) => {
  const columns = fieldsIn(table).filter(({ kind }) => kind !== 'many')
  const numbers = columns.filter(({ kind }) => kind === 'integer' || kind === 'number')
  const figure = (): readonly [string, string] => {
    if (happens(g, 10)) return ['count', '*']
    if (happens(g, 60) || !numbers.length) return [pick(g, ['count', 'countDistinct']), pick(g, columns).name]
    return [pick(g, aggregates), pick(g, happens(g, 95) ? numbers : columns).name]
  }
  const groupBy = happens(g, 60) ? several(g, 2, () => orderable(g, table, 9)) : []
  return {
    aggregate: Object.fromEntries(several(g, 3, figure)),
    groupBy,
    sort: groupBy.filter(() => happens(g, 50)).map((name) => pick(g, ['', '-']) + name),
  }
}

export type RandomQuery = { readonly table: string; readonly query: Readonly<Record<string, unknown>> }

const tables = [...model.values()].filter(({ description }) => description?.family !== 'system').map(({ name }) => name)

/** One question for each run. */
export const randomQueries: fc.Arbitrary<RandomQuery> = fc.gen().map((g) => {
  const table = pick(g, tables)
  const deep = related(g, table)
  return {
    table,
    query: {
      ...some(g, 80, 'fields', () => [
        ...several(g, 5, () => path(g, table, 0)),
        ...Object.keys(deep).map((name) => `${name}.*`),
      ]),
      ...some(g, 60, 'filter', () => rule(g, table, 0)),
      ...some(g, 50, 'sort', () => order(g, table)),
      ...some(g, 12, 'search', () => g(() => texts)),
      ...some(g, 25, 'limit', () => size(g)),
      ...some(g, 12, 'offset', () => pick(g, [0, 1, 2, 5])),
      ...some(g, 10, 'page', () => pick(g, [0, 1, 2])),
      ...some(g, 20, 'meta', () => '*'),
      ...some(g, 60, 'deep', () => deep),
      ...some(g, 10, 'alias', () => ({ other: pick(g, fieldsIn(table)).name })),
      ...(happens(g, 15) ? figures(g, table) : {}),
    },
  }
})

/** Pairs of shapes that touch, meet or miss each other. */
export const shapePairs = fc.tuple(shapes, shapes, positions)

/** A function that sends a random query to a content API with this token, and returns status and body. */
export const randomQueryClient =
  (handle: Handler, token: string) =>
  async ({ table, query }: RandomQuery): Promise<{ status: number; body: string }> => {
    const { status, body } = await handle({
      method: 'SEARCH',
      path: `/items/${table}`,
      search: '',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ query })),
      ip: '127.0.0.1',
    })
    return { status, body: typeof body === 'string' ? body : '' }
  }
