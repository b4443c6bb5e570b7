/**
 * Types inferred from the description: rows as stored, items as the content API nests them, records as search
 * returns them. Nothing here exists at run time.
 */
import type { Field, Many, ManyToAny, ManyToMany, One, Scalar } from './define.ts'
import type { CollectionName, collections } from './index.ts'

type Described = typeof collections
type FieldsOf<C extends CollectionName> = Described[C]['fields']
type Name<T> = Extract<T, CollectionName>
type Optional<F extends { readonly required: boolean }, V> = F extends { readonly required: true } ? V : V | null

/** An item as stored: its scalars, and the ids that its many-to-one relations hold. */
export type Row<C extends CollectionName> = {
  [F in keyof FieldsOf<C> as FieldsOf<C>[F] extends Scalar | One ? F : never]: FieldsOf<C>[F] extends Scalar<infer V>
    ? V
    : FieldsOf<C>[F] extends One
      ? Optional<FieldsOf<C>[F], string>
      : never
}

/** A junction row: both sides' keys, each an id or nested; a collection joined to itself has a second key of its own. */
type JunctionOf<A extends CollectionName, B extends CollectionName> = { id: string; sort: number | null } & (A extends B
  ? { [K in A as `${K}_id` | `related_${K}_id`]: Item<K> | string | null }
  : { [K in A | B as `${K}_id`]: Item<K> | string | null })

type AnyOf<To extends CollectionName> = {
  id: string
  sort: number | null
  collection: To
  item: { [K in To]: Item<K> }[To] | string
}

type Nested<C extends CollectionName, F extends Field> =
  F extends Scalar<infer V>
    ? V
    : F extends One<infer To>
      ? Optional<F, Item<Name<To>> | string>
      : F extends Many<infer To>
        ? Item<Name<To>>[] | string[]
        : F extends ManyToMany<infer To>
          ? JunctionOf<C, Name<To>>[] | string[]
          : F extends ManyToAny<infer To>
            ? AnyOf<Name<To>>[] | string[]
            : never

/** An item as the content API serves it: each relation as ids, or nested as far as it was asked for. */
export type Item<C extends CollectionName> = {
  -readonly [F in keyof FieldsOf<C>]: Nested<C, Extract<FieldsOf<C>[F], Field>>
}

/** The junctions that a collection owns, by name: `<this>_<to>`, or `<this>_<field>` where it leads to any. */
type JunctionsOf<C extends CollectionName> = {
  [
    F in keyof FieldsOf<C> as FieldsOf<C>[F] extends { readonly through: string }
      ? never
      : FieldsOf<C>[F] extends ManyToMany<infer To>
        ? `${C}_${To}`
        : FieldsOf<C>[F] extends ManyToAny
          ? `${C}_${F & string}`
          : never
  ]: FieldsOf<C>[F] extends ManyToMany<infer To>
    ? JunctionOf<C, Name<To>>[]
    : FieldsOf<C>[F] extends ManyToAny<infer To>
      ? AnyOf<Name<To>>[]
      : never
}

type Merged<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer All) => void ? All : never

/** The whole catalogue, junctions included, in the form in which `@directus/sdk` takes a schema. */
export type CatalogueSchema = { [C in CollectionName]: Item<C>[] } & Merged<
  { [C in CollectionName]: JunctionsOf<C> }[CollectionName]
>

/** The collections that have a search index. */
export type IndexName = {
  [C in CollectionName]: Described[C] extends { readonly search: object } ? C : never
}[CollectionName]

type EmbedMany<To extends CollectionName> = Described[To] extends {
  readonly embed: { readonly many: readonly (infer P)[] }
}
  ? Picked<To, P & string>
  : never
type EmbedOne<To extends CollectionName> = Described[To] extends {
  readonly embed: { readonly one: readonly (infer P)[] }
}
  ? Picked<To, P & string>
  : never

type Head<P extends string> = P extends `${infer H}.${string}` ? H : P
type Tail<P extends string, H extends string> = P extends `${H}.${infer T}` ? T : never

/** What a record keeps of an embedded item: the paths `P` of it, junctions left out. */
type Picked<C extends CollectionName, P extends string> = {
  [H in Head<P>]: H extends keyof FieldsOf<C>
    ? FieldsOf<C>[H] extends Scalar<infer V>
      ? V
      : FieldsOf<C>[H] extends One<infer To>
        ? (Tail<P, H> extends never ? string : Picked<Name<To>, Tail<P, H>>) | null
        : FieldsOf<C>[H] extends Many<infer To> | ManyToMany<infer To>
          ? Picked<Name<To>, Tail<P, H>>[]
          : never
    : never
}

type RecordField<F> =
  F extends Scalar<infer V>
    ? V
    : F extends One<infer To>
      ? To extends 'directus_files'
        ? string | null
        : EmbedOne<Name<To>> | null
      : F extends Many<infer To>
        ? EmbedOne<Name<To>>[]
        : F extends ManyToMany<infer To>
          ? EmbedMany<Name<To>>[]
          : never

/** A hit's own attributes, before highlighting. Source: docs/contract.md 2.3. */
export type SearchRecord<C extends IndexName> = { objectID: string; bodyString?: string } & {
  [F in keyof FieldsOf<C> as FieldsOf<C>[F] extends ManyToAny ? never : F]?: RecordField<FieldsOf<C>[F]>
}
