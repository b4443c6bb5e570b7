/**
 * The description in the form that code walks: every collection and every derived junction, with each relation
 * reduced to three primitives: `one` (this row holds an id), `many` (other rows hold this one's id) and `any`
 * (a junction row's `item`, whose collection stands beside it). A many-to-many field is a `many` onto its junction.
 */
import type { Collection, Scalar } from './define.ts'
import { collections } from './index.ts'

export type ModelField =
  | (Scalar & { readonly name: string })
  | { readonly name: string; readonly kind: 'one'; readonly to: string; readonly required: boolean }
  | {
      readonly name: string
      readonly kind: 'many'
      readonly to: string
      /** The field of `to` that holds this row's id. */
      readonly by: string
      readonly sort: string | null
      /** On a junction: its field that leads to the related item. */
      readonly onward: string | null
    }
  | { readonly name: string; readonly kind: 'any'; readonly to: readonly string[]; readonly collectionField: string }

export type ModelCollection = {
  readonly name: string
  readonly fields: ReadonlyMap<string, ModelField>
  /** Null for a derived junction. */
  readonly description: Collection | null
  /** A junction is readable when each collection it joins is; empty for others. */
  readonly joins: readonly string[]
}

const idField: ModelField = { name: 'id', kind: 'uuid', required: true, unique: true }
const sortField: ModelField = { name: 'sort', kind: 'integer', required: false, unique: false }

/** The name of the junction field that refers to `to` in a junction owned by `owner`. */
const onwardKey = (owner: string, to: string) => (owner === to ? `related_${to}_id` : `${to}_id`)

const junction = (
  name: string,
  owner: string,
  fields: readonly ModelField[],
  joins: readonly string[],
): ModelCollection => ({
  name,
  fields: new Map(
    [idField, { name: `${owner}_id`, kind: 'one', to: owner, required: true } as const, ...fields, sortField].map(
      (field) => [field.name, field],
    ),
  ),
  description: null,
  joins,
})

const build = (described: Readonly<Record<string, Collection>>): ReadonlyMap<string, ModelCollection> => {
  const model = new Map<string, ModelCollection>()
  const entries = Object.entries(described)
  for (const [owner, description] of entries) {
    for (const [name, field] of Object.entries(description.fields)) {
      if (field.kind === 'manyToMany' && !field.through) {
        const junctionName = `${owner}_${field.to}`
        const key = onwardKey(owner, field.to)
        const onward: ModelField = { name: key, kind: 'one', to: field.to, required: true }
        if (model.has(junctionName)) throw new Error(`two fields of ${owner} would share the junction ${junctionName}`)
        model.set(junctionName, junction(junctionName, owner, [onward], [owner, field.to]))
      }
      if (field.kind === 'manyToAny') {
        const junctionName = `${owner}_${name}`
        const item: ModelField = { name: 'item', kind: 'any', to: field.to, collectionField: 'collection' }
        const collectionField: ModelField = {
          name: 'collection',
          kind: 'oneOf',
          required: true,
          unique: false,
          values: field.to,
        }
        model.set(junctionName, junction(junctionName, owner, [collectionField, item], [owner]))
      }
    }
  }
  for (const [owner, description] of entries) {
    const fields = new Map<string, ModelField>()
    for (const [name, field] of Object.entries(description.fields)) {
      switch (field.kind) {
        case 'many':
          fields.set(name, { name, kind: 'many', to: field.to, by: field.by, sort: field.sort ?? null, onward: null })
          break
        case 'manyToAny':
          fields.set(name, {
            name,
            kind: 'many',
            to: `${owner}_${name}`,
            by: `${owner}_id`,
            sort: 'sort',
            onward: 'item',
          })
          break
        case 'manyToMany': {
          const to = field.through ?? `${owner}_${field.to}`
          const onward = onwardKey(field.through ? '' : owner, field.to)
          fields.set(name, { name, kind: 'many', to, by: `${owner}_id`, sort: 'sort', onward })
          break
        }
        case 'one':
          fields.set(name, { name, kind: 'one', to: field.to, required: field.required })
          break
        default:
          fields.set(name, { ...field, name })
      }
    }
    model.set(owner, { name: owner, fields, description, joins: [] })
  }
  return model
}

/** Every collection and junction by name. Source: docs/contract.md 2.1; junction keys `<collection>_id` from the general conventions there. */
export const model: ReadonlyMap<string, ModelCollection> = build(collections)

/**
 * The collection or junction of that name.
 * @throws Error when the description names something that it does not describe: a fault of ours, never of a caller.
 */
export const modelOf = (name: string): ModelCollection => {
  const collection = model.get(name)
  if (!collection) throw new Error(`no collection ${name} in the catalogue`)
  return collection
}

/** True for fields that are columns of the collection's own table. */
export const isColumn = (field: ModelField): boolean => field.kind !== 'many'
