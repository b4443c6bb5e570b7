/** Collections as JSON Schema: what an item of each looks like to a caller, kinds, value sets and relations included. */
import type { ScalarKind } from '#schema/define.ts'
import { modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { mayRead, type Grants } from './access.ts'

export type JsonSchema = { readonly [key: string]: unknown }

/** A reference to the schema of that name in the same description. */
export const reference = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

const nothing: JsonSchema = { type: 'null' }
const identifier: JsonSchema = { type: 'string', format: 'uuid' }
const position: JsonSchema = {
  type: 'array',
  description: '[longitude, latitude] in WGS 84 degrees.',
  items: { type: 'number' },
  minItems: 2,
  maxItems: 2,
}
const positions: JsonSchema = { type: 'array', items: reference('Position') }

const geometry = (type: string, coordinates: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['type', 'coordinates'],
  properties: { type: { const: type }, coordinates },
})

/** Shapes that fields of many collections share, by name. */
export const sharedSchemas: Readonly<Record<string, JsonSchema>> = {
  Position: position,
  Point: geometry('Point', reference('Position')),
  MultiPoint: geometry('MultiPoint', positions),
  Polygon: geometry('Polygon', { type: 'array', items: positions }),
  MultiPolygon: geometry('MultiPolygon', { type: 'array', items: { type: 'array', items: positions } }),
  Outline: { oneOf: [reference('Polygon'), reference('MultiPolygon')] },
  RichText: {
    type: 'object',
    description: 'A Tiptap (ProseMirror) document.',
    required: ['type'],
    properties: { type: { const: 'doc' }, content: { type: 'array', items: reference('RichTextNode') } },
  },
  RichTextNode: {
    type: 'object',
    required: ['type'],
    properties: {
      type: { type: 'string' },
      attrs: { type: 'object' },
      text: { type: 'string' },
      content: { type: 'array', items: reference('RichTextNode') },
      marks: {
        type: 'array',
        items: {
          type: 'object',
          required: ['type'],
          properties: { type: { type: 'string' }, attrs: { type: 'object' } },
        },
      },
    },
  },
}

const valueSet = (values: readonly string[] | undefined): JsonSchema =>
  values ? { type: 'string', enum: values } : { type: 'string' }

const kinds = {
  uuid: () => identifier,
  text: () => ({ type: 'string' }),
  slug: () => ({ type: 'string', description: 'Unique in its collection.' }),
  richText: () => reference('RichText'),
  boolean: () => ({ type: 'boolean' }),
  integer: () => ({ type: 'integer' }),
  number: () => ({ type: 'number' }),
  date: () => ({ type: 'string', format: 'date' }),
  dateTime: () => ({ type: 'string', format: 'date-time' }),
  json: () => ({ description: 'Any JSON value.' }),
  oneOf: valueSet,
  list: (values) => ({ type: 'array', items: valueSet(values) }),
  hash: () => ({ type: 'string', description: 'Asterisks when one is set; the value itself is never shown.' }),
  point: () => reference('Point'),
  polygon: () => reference('Outline'),
  multiPoint: () => reference('MultiPoint'),
} as const satisfies Record<ScalarKind, (values?: readonly string[]) => JsonSchema>

const orNull = (schema: JsonSchema): JsonSchema => {
  if (schema['$ref'] !== undefined) return { oneOf: [schema, nothing] }
  const { type, enum: values } = schema
  if (typeof type !== 'string') return schema
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) }
}

const isRequired = (collection: ModelCollection, field: ModelField): boolean =>
  'required' in field && field.required && !collection.description?.embargo?.fields.includes(field.name)

/** The schema of a field's value; null for a relation of which the caller may see nothing. */
const fieldSchema = (collection: ModelCollection, field: ModelField, grants: Grants): JsonSchema | null => {
  const open = (names: readonly string[]) => names.filter((name) => mayRead(modelOf(name), grants)).map(reference)
  switch (field.kind) {
    case 'one':
      // Null even where an id is required: an item that is hidden from the caller leaves a null.
      return { oneOf: [identifier, ...open([field.to]), nothing] }
    case 'any':
      return { anyOf: [identifier, ...open(field.to), nothing] }
    case 'many': {
      const related = open([field.to])
      return related.length ? { type: 'array', items: { oneOf: [identifier, ...related] } } : null
    }
    default: {
      const schema = kinds[field.kind](field.values)
      return isRequired(collection, field) ? schema : orNull(schema)
    }
  }
}

/**
 * The JSON Schema (2020-12) of the collection's items as the caller sees them: relations are ids or, when expanded,
 * items; `required` names what every item of the default field set holds and is never null.
 * Source: docs/contract.md 4.2 `GET /server/specs/oas`, 2.1, 2.2.
 */
export const collectionSchema = (collection: ModelCollection, grants: Grants): JsonSchema => {
  const fields = [...collection.fields.values()]
  const properties = fields.flatMap((field) => {
    const schema = fieldSchema(collection, field, grants)
    return schema ? [[field.name, schema] as const] : []
  })
  const required = fields.filter((field) => field.kind !== 'one' && isRequired(collection, field))
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length ? { required: required.map(({ name }) => name) } : {}),
  }
}
