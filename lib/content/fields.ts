/** The fields that a request asks for, derived from the parser of its items, so that each field is named once. */
import { z } from 'zod'
import { modelOf, type ModelCollection } from '#schema/model.ts'

export type Fields = readonly (string | { readonly [field: string]: Fields | { readonly [kind: string]: Fields } })[]

type ParserOptions = {
  /** The parser of the items at the other side of a junction. */
  readonly item?: z.ZodType
  /** Fields of what a parser reads as a whole. */
  readonly fields?: Fields
  /** Whether several collections share the parser, so that one may lack some of its fields. */
  readonly isShared?: boolean
}

const options = new WeakMap<z.core.$ZodType, ParserOptions>()

/** The parser of a relation, with the parser of the items behind its junction. */
export const behindJunction = <T extends z.ZodType>(relation: T, item: z.ZodType): T => {
  options.set(relation, { item })
  return relation
}

/** A parser of what is read as a whole, with the fields to ask for. */
export const selecting = <T extends z.ZodType>(parser: T, fields: Fields): T => {
  options.set(parser, { fields })
  return parser
}

/** A parser that several collections share: of each, the fields that it has are asked for. */
export const sharedParser = <T extends z.ZodType>(parser: T): T => {
  options.set(parser, { isShared: true })
  return parser
}

/** What a parser is made of: itself, then what it wraps, down to the innermost. */
const layers = (parser: z.core.$ZodType): z.core.$ZodType[] => {
  const inner =
    parser instanceof z.ZodPipe
      ? parser.in
      : parser instanceof z.ZodOptional || parser instanceof z.ZodNullable || parser instanceof z.ZodCatch
        ? parser.unwrap()
        : parser instanceof z.ZodArray
          ? parser.element
          : null
  return inner ? [parser, ...layers(inner)] : [parser]
}

const fieldIn = (collection: ModelCollection, name: string, parser: z.core.$ZodType, isShared: boolean): Fields => {
  const field = collection.fields.get(name)
  if (!field) {
    if (isShared) return []
    throw new Error(`${collection.name} has no field ${name}, which a parser reads`)
  }
  const all = layers(parser)
  const { item, fields } = all.map((layer) => options.get(layer)).find((option) => option?.item ?? option?.fields) ?? {}
  if (fields) return [{ [name]: fields }]
  if (field.kind === 'many' && field.onward && item) {
    const onward = modelOf(field.to).fields.get(field.onward)
    if (onward?.kind !== 'one') throw new Error(`${collection.name}.${name} leads to items of several collections`)
    return [{ [name]: [{ [field.onward]: fieldsOf(onward.to, item) }] }]
  }
  const isNested = (field.kind === 'one' || field.kind === 'many') && all.at(-1) instanceof z.ZodObject
  return [isNested ? { [name]: fieldsOf(field.to, parser) } : name]
}

/**
 * The fields of the collection that a parser reads, related items included.
 * @throws Error when it reads a field that the collection does not have, unless several collections share it.
 */
export const fieldsOf = (name: string, parser: z.core.$ZodType): Fields => {
  const all = layers(parser)
  const whole = all.map((layer) => options.get(layer)?.fields).find((fields) => fields)
  if (whole) return whole
  const shape = all.at(-1)
  if (!(shape instanceof z.ZodObject)) return []
  const isShared = all.some((layer) => options.get(layer)?.isShared)
  const collection = modelOf(name)
  return Object.entries<z.core.$ZodType>(shape.shape).flatMap(([field, part]) =>
    fieldIn(collection, field, part, isShared),
  )
}
