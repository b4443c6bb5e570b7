/** Validates values of fields, and converts them to their stored form. */
import type { ModelField } from '#schema/model.ts'
import { isNode } from '#schema/rich-text.ts'
import { isGeometry } from '../store/geometry.ts'
import { isMediaType, isStorable, isUuid } from '../store/text.ts'
import { toStoredTime } from '../store/time.ts'

/** What is wrong with a value, in words that follow the field's name. */
export class Fault extends Error {}

const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Fault('must be a text')
  if (!isStorable(value)) throw new Fault('holds a character that no text has')
  return value
}

/** Bytes of a text that an index holds whole: PostgreSQL takes some 2,700. */
const mostIndexed = 2000

const indexed = (value: unknown): string => {
  const textValue = text(value)
  if (Buffer.byteLength(textValue) > mostIndexed) throw new Fault(`is longer than ${mostIndexed} bytes`)
  return textValue
}

const mediaType = (value: unknown): string => {
  const textValue = text(value)
  if (!isMediaType(textValue)) throw new Fault('must be a media type, such as image/jpeg')
  return textValue
}

const oneOf = (value: unknown, values: readonly string[]): string => {
  const textValue = text(value)
  if (!values.includes(textValue)) throw new Fault(`must be one of ${values.join(', ')}`)
  return textValue
}

const identifier = (value: unknown): string => {
  const textValue = text(value)
  if (!isUuid(textValue)) throw new Fault('must be a UUID')
  return textValue.toLowerCase()
}

const number = (value: unknown, whole: boolean): number => {
  // JSON writes none beyond 1.8e308, but reads them as infinite.
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Fault('must be a number')
  // Larger ones lose their last digits on the way through JSON.
  if (whole && !Number.isSafeInteger(value)) throw new Fault('must be an integer below 2^53')
  return value
}

const time = (kind: 'date' | 'dateTime', value: unknown): string => {
  const canonical = toStoredTime(kind, text(value))
  if (canonical === null)
    throw new Fault(kind === 'date' ? 'must be a day, YYYY-MM-DD' : 'must be an instant of ISO 8601')
  return canonical
}

/** Levels: of nodes, as deep as lists in lists in tables; and of lists and objects in values stored as JSON. */
const deepest = { nodes: 100, json: 500 }

const tooDeep = () => new Fault('is nested too deeply')

/**
 * The value where JSON may be stored of it. Writing and reading it recurse for every level, and PostgreSQL reads no member of an object
 * of which a text holds a character that no column has.
 */
const bounded = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest.json) throw tooDeep()
  for (const [name, entry] of Object.entries(value)) {
    text(name)
    bounded(entry, depth + 1)
  }
  return value
}

/**
 * Nodes of a document. Chosen: ten times what the longest article of the sample has; a page of a heading for each second one
 * takes some two seconds to make, and a process that does nothing else for five is ended.
 */
const mostNodes = 3000

/** How many nodes there are, the node itself among them. */
const checkedNodes = (value: unknown, depth: number): number => {
  if (depth > deepest.nodes) throw tooDeep()
  if (!isNode(value)) throw new Fault('holds a node without a type')
  const { type, text: words, content = [], marks = [] } = value
  if (type === 'text' && typeof words !== 'string') throw new Fault('holds a text node without text')
  if (!Array.isArray(content) || !Array.isArray(marks)) throw new Fault(`holds a node "${type}" that is none`)
  for (const mark of marks) if (!isNode(mark)) throw new Fault('holds a mark without a type')
  return content.reduce((count: number, node) => count + checkedNodes(node, depth + 1), 1)
}

const richText = (value: unknown): unknown => {
  if (!isNode(value) || value.type !== 'doc') throw new Fault('must be a document: an object of the type "doc"')
  if (checkedNodes(value, 0) > mostNodes) throw new Fault(`holds more than ${mostNodes} nodes`)
  return bounded(value)
}

const shapes = { point: ['Point'], polygon: ['Polygon', 'MultiPolygon'], multiPoint: ['MultiPoint'] } as const

const shape = (kind: keyof typeof shapes, value: unknown): unknown => {
  if (!shapes[kind].some((type) => isGeometry(value, type)))
    throw new Fault(`must be a GeoJSON ${shapes[kind].join(' or ')} in degrees`)
  return bounded(value)
}

/**
 * The value in its stored form.
 * @throws Fault when it may not stand in the field.
 * Source: docs/contract.md 2; the kinds are those of `schema/define.ts`.
 */
export const checkedValue = (field: ModelField, value: unknown): unknown => {
  if (value === null || value === undefined) {
    if ('required' in field && field.required) throw new Fault('is required')
    return null
  }
  switch (field.kind) {
    case 'uuid':
    case 'one':
    case 'any':
      return identifier(value)
    case 'boolean':
      if (typeof value !== 'boolean') throw new Fault('must be true or false')
      return value
    case 'integer':
    case 'number':
      return number(value, field.kind === 'integer')
    case 'date':
    case 'dateTime':
      return time(field.kind, value)
    case 'oneOf':
      return oneOf(value, field.values ?? [])
    case 'list':
      if (!Array.isArray(value)) throw new Fault('must be a list of texts')
      return value.map((entry) => (field.values ? oneOf(entry, field.values) : text(entry)))
    case 'richText':
      return richText(value)
    case 'json':
      return bounded(value)
    case 'point':
    case 'polygon':
    case 'multiPoint':
      return shape(field.kind, value)
    case 'text':
      if (field.form === 'mediaType') return mediaType(value)
      return field.name === 'path' ? indexed(value) : text(value)
    case 'slug':
      return indexed(value)
    case 'hash':
      return text(value)
    case 'many':
      throw new Fault('is kept by the rows that refer to this one')
    default:
      return field satisfies never
  }
}
