/** Where rows of a collection are referred to. */
import { isColumn, model, type ModelCollection } from '#schema/model.ts'

export type Reference = {
  readonly collection: ModelCollection
  readonly field: string
  /** Of a field that leads to several collections, the one beside it that names the collection. */
  readonly collectionField: string | null
  /** The row goes with what it refers to: it is a link, or cannot be without. */
  readonly isOwned: boolean
}

const build = (name: string): Reference[] =>
  [...model.values()].flatMap((collection) =>
    [...collection.fields.values()].filter(isColumn).flatMap((field): Reference[] => {
      const isJunction = collection.description === null
      if (field.kind === 'one' && field.to === name)
        return [{ collection, field: field.name, collectionField: null, isOwned: isJunction }]
      if (field.kind === 'any' && field.to.includes(name))
        return [{ collection, field: field.name, collectionField: field.collectionField, isOwned: isJunction }]
      return []
    }),
  )

const built = new Map<string, readonly Reference[]>()

/** The fields of all collections that may hold an id of that collection. */
export const referencesTo = (name: string): readonly Reference[] => {
  const references = built.get(name) ?? build(name)
  built.set(name, references)
  return references
}
