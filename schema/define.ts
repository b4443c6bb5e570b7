/**
 * The words in which the catalogue is described. A description is plain data; the types of items, selections and
 * search records are inferred from it, and the service walks it at run time. Relations name their target by string,
 * so that families may refer to each other freely; `schema.test.ts` proves that every name resolves.
 */

/** A rich-text document: Tiptap (ProseMirror) JSON. Source: docs/contract.md 10.4. */
export type RichTextNode = {
  readonly type: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly content?: readonly RichTextNode[]
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
  readonly text?: string
}
export type RichText = RichTextNode & { readonly type: 'doc' }

/** GeoJSON shapes; positions are `[longitude, latitude]` in WGS 84 degrees. */
export type Point = { readonly type: 'Point'; readonly coordinates: readonly [number, number] }
export type Polygon = {
  readonly type: 'Polygon'
  readonly coordinates: readonly (readonly (readonly [number, number])[])[]
}
export type MultiPolygon = { readonly type: 'MultiPolygon'; readonly coordinates: readonly Polygon['coordinates'][] }
export type MultiPoint = { readonly type: 'MultiPoint'; readonly coordinates: readonly (readonly [number, number])[] }

export type ScalarKind =
  | 'uuid'
  | 'text'
  | 'slug'
  | 'richText'
  | 'boolean'
  | 'integer'
  | 'number'
  | 'date'
  | 'dateTime'
  | 'json'
  | 'oneOf'
  | 'list'
  | 'hash'
  | 'point'
  | 'polygon'
  | 'multiPoint'

export type Scalar<V = unknown> = {
  readonly kind: ScalarKind
  readonly required: boolean
  readonly unique: boolean
  /** What a text is, where that bounds its form. */
  readonly form?: 'mediaType'
  /** The value set of `oneOf` and of the entries of a `list`. */
  readonly values?: readonly string[]
  /** Phantom: carries the value's type, never present at run time. */
  readonly __value?: V
}
/** Many-to-one: this row holds the other's id. */
export type One<T extends string = string> = { readonly kind: 'one'; readonly to: T; readonly required: boolean }
/** One-to-many: the other rows hold this one's id in `by`. */
export type Many<T extends string = string> = {
  readonly kind: 'many'
  readonly to: T
  readonly by: string
  readonly sort?: string
}
/** Many-to-many by the derived junction `<this>_<to>`, or by one that another collection owns. */
export type ManyToMany<T extends string = string> = {
  readonly kind: 'manyToMany'
  readonly to: T
  readonly through?: string
}
/** Many-to-any by a derived junction `<this>_<field>` with the fields `collection` and `item`. */
export type ManyToAny<T extends string = string> = { readonly kind: 'manyToAny'; readonly to: readonly T[] }

export type Field = Scalar | One | Many | ManyToMany | ManyToAny
export type Fields = { readonly [name: string]: Field }

const scalar =
  <V>(kind: ScalarKind, more: { unique?: boolean; form?: 'mediaType'; values?: readonly string[] } = {}) =>
  (): Scalar<V | null> => ({ kind, required: false, unique: false, ...more })

export const uuid = scalar<string>('uuid')
export const text = scalar<string>('text')
/** A MIME type, with or without parameters. */
export const mediaType = scalar<string>('text', { form: 'mediaType' })
export const slug = scalar<string>('slug', { unique: true })
export const richText = scalar<RichText>('richText')
export const boolean = scalar<boolean>('boolean')
export const integer = scalar<number>('integer')
export const number = scalar<number>('number')
/** A calendar day, `YYYY-MM-DD`. */
export const date = scalar<string>('date')
/** An instant, ISO 8601 in UTC. */
export const dateTime = scalar<string>('dateTime')
export const point = scalar<Point>('point')
/** A polygon, or several where an area has parts, such as islands. */
export const polygon = scalar<Polygon | MultiPolygon>('polygon')
export const multiPoint = scalar<MultiPoint>('multiPoint')
/** A value that is stored as a hash and never read back. */
export const hash = scalar<string>('hash')

/** Any JSON value of the shape `V`, opaque to filters. */
export const json = <V>(): Scalar<V | null> => scalar<V>('json')()

/** One of a closed set of strings. */
export const oneOf = <const V extends readonly string[]>(values: V): Scalar<V[number] | null> =>
  scalar<V[number]>('oneOf', { values })()

/** A list of strings; with `values`, each from that closed set. */
export const list = <const V extends readonly string[] = readonly string[]>(values?: V): Scalar<V[number][] | null> =>
  scalar<V[number][]>('list', values && { values })()

/** The same field, present and never null on every item. */
export function required<V>(field: Scalar<V>): Scalar<NonNullable<V>>
export function required<T extends string>(field: One<T>): One<T> & { readonly required: true }
export function required(field: Scalar | One): Scalar | One {
  return { ...field, required: true }
}

export const one = <const T extends string>(to: T): One<T> => ({ kind: 'one', to, required: false })

export const many = <const T extends string>(to: T, by: string, sort?: string): Many<T> => ({
  kind: 'many',
  to,
  by,
  ...(sort ? { sort } : {}),
})

export function manyToMany<const T extends string>(to: T): ManyToMany<T>
export function manyToMany<const T extends string>(to: T, through: string): ManyToMany<T> & { readonly through: string }
export function manyToMany(to: string, through?: string): ManyToMany {
  return { kind: 'manyToMany', to, ...(through ? { through } : {}) }
}

export const manyToAny = <const T extends string>(to: readonly T[]): ManyToAny<T> => ({ kind: 'manyToAny', to })

/** A reference to a file record; the bytes are delivered by the media surface under the same id. */
export const file = (): One<'directus_files'> => one('directus_files')

export type Family = 'knowledge-base' | 'navigator' | 'media' | 'routes' | 'filters' | 'blocks' | 'system'

export type SearchBlock = {
  /** Facetable attributes, dotted through embedded relations. */
  readonly facets: readonly string[]
  /** Searchable attributes in order of weight. */
  readonly searchable: readonly string[]
  /** Own fields, or fields of embedded items, that no record holds. */
  readonly exclude?: readonly string[]
  /** `desc(field)` and `asc(field)`: the last ranking rule. */
  readonly ranking?: readonly string[]
}

export type Collection<F extends Fields = Fields> = {
  readonly family: Family
  /** Policies that open the collection; an account needs one of them. */
  readonly policies: readonly string[]
  readonly fields: F
  readonly search?: SearchBlock
  /** What a search record keeps of an item of this collection when it embeds it: by a junction, or by many-to-one. */
  readonly embed?: { readonly many?: readonly string[]; readonly one?: readonly string[] }
  /** Fields withheld while the instant in `until` lies in the future. */
  readonly embargo?: { readonly until: string; readonly fields: readonly string[] }
}

type Description = Omit<Collection, 'family' | 'policies'> & Partial<Pick<Collection, 'policies'>>

/**
 * Describes the collections of a family, with their literal types kept. Each has an `id` before its own fields, and every
 * account may read it where it names no policies.
 */
export const family =
  <const Name extends Family>(name: Name) =>
  <const C extends Description>(description: C) => ({
    family: name,
    policies: ['content-read'],
    ...description,
    fields: { id: required(uuid()), ...description.fields },
  })
