/** The relations of the model in the form in which Directus takes them. */
import { model, type ModelCollection } from '#schema/model.ts'

/** The body of `POST /relations`. */
export type RelationForm = {
  readonly collection: string
  readonly field: string
  readonly related_collection: string | null
  readonly meta: Readonly<Record<string, unknown>>
  readonly schema?: Readonly<Record<string, unknown>>
}

/** The field of the other side that lists the rows whose `by` holds its id. */
const listOf = (to: string, collection: string, by: string) =>
  [...(model.get(to)?.fields.values() ?? [])]
    .filter((field) => field.kind === 'many')
    .find((field) => field.to === collection && field.by === by)

const otherKey = (junction: ModelCollection, key: string): string | null => {
  if (junction.description) return null
  const keys = [...junction.fields.values()].filter(
    ({ kind, name }) => (kind === 'one' || kind === 'any') && name !== key,
  )
  return keys[0]?.name ?? null
}

/** Every relation that the columns of the collection make, in the order of its fields. */
export const relationForms = (collection: ModelCollection): readonly RelationForm[] =>
  [...collection.fields.values()].flatMap((field): RelationForm[] => {
    const at = { collection: collection.name, field: field.name }
    const junctionField = otherKey(collection, field.name)
    if (field.kind === 'any')
      return [
        {
          ...at,
          related_collection: null,
          meta: {
            one_collection_field: field.collectionField,
            one_allowed_collections: [...field.to],
            junction_field: junctionField,
          },
        },
      ]
    if (field.kind !== 'one') return []
    const list = listOf(field.to, collection.name, field.name)
    return [
      {
        ...at,
        related_collection: field.to,
        meta: {
          one_field: list?.name ?? null,
          sort_field: list?.sort ?? null,
          junction_field: junctionField,
          one_deselect_action: collection.description ? 'nullify' : 'delete',
        },
        schema: { on_delete: collection.description ? 'SET NULL' : 'CASCADE' },
      },
    ]
  })
