/** Blocks have no status of their own: who reads them by themselves sees those that stand in an item that is visible. */
import { sql } from 'kysely'
import { model, modelOf, type ModelCollection, type ModelField } from '#schema/model.ts'
import { allOf, related, valueOf, visible, type Place, type Sql } from './access.ts'

/** Whether the items of the collection stand in the texts of others. */
export const isBlock = ({ description }: ModelCollection): boolean => description?.family === 'blocks'

/** A field that leads from a block, or from a row of the junction in which blocks stand, to what it is part of. */
type Owner = {
  readonly field: Extract<ModelField, { kind: 'one' }>
  /** The junction with its field for the block; null where the block has the field itself. */
  readonly junction: { readonly name: string; readonly item: Extract<ModelField, { kind: 'any' }> } | null
}

/** The fields that lead from a block to what it is part of; a block within a block leads to one that has an owner itself. */
export const ownersOf = (block: ModelCollection): readonly Owner[] =>
  [...model.values()].flatMap((collection): Owner[] => {
    const fields = [...collection.fields.values()]
    const ones = fields.filter((field) => field.kind === 'one')
    if (collection === block)
      return ones.filter(({ to }) => isBlock(modelOf(to))).map((field) => ({ field, junction: null }))
    const item = fields.find((field) => field.kind === 'any')
    return item?.to.includes(block.name)
      ? ones.map((field) => ({ field, junction: { name: collection.name, item } }))
      : []
  })

/** Whether blocks that stand nowhere yet are visible: they are to accounts that write them. */
type Rule = { readonly nowhere: boolean }

const ownerIsVisible = (place: Place, field: Owner['field'], rule: Rule): Sql => {
  const { name, to } = field
  if (!isBlock(modelOf(to))) return sql`${valueOf(place, field)} is not null`
  const at = related(place, to)
  const isOwner = sql`${sql.ref(`${at.table}.id`)} = ${sql.ref(`${place.table}.${name}`)}`
  return sql`exists (select 1 from ${sql.table(to)} as ${sql.ref(at.table)}
    where ${isOwner} and ${inVisibleItem(at, rule)})`
}

const inVisibleItem = (place: Place, rule: Rule): Sql => {
  const { collection, table } = place
  const ways = ownersOf(collection).map(({ field, junction }) => {
    if (junction === null)
      return {
        stands: sql`${sql.ref(`${table}.${field.name}`)} is not null`,
        isVisible: ownerIsVisible(place, field, rule),
      }
    const at = related(place, junction.name)
    const link = sql`select 1 from ${sql.table(junction.name)} as ${sql.ref(at.table)}
      where ${sql.ref(`${at.table}.${junction.item.name}`)} = ${sql.ref(`${table}.id`)}
      and ${sql.ref(`${at.table}.${junction.item.collectionField}`)} = ${sql.lit(collection.name)}`
    return { stands: sql`exists (${link})`, isVisible: sql`exists (${link} and ${ownerIsVisible(at, field, rule)})` }
  })
  const conditions = ways.map(({ isVisible }) => isVisible)
  if (rule.nowhere)
    conditions.push(sql`not (${sql.join([sql`false`, ...ways.map(({ stands }) => stands)], sql` or `)})`)
  return conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`
}

/** Null for an item that is no block; of a junction the condition on the blocks whose links its rows are. */
const inVisibleItems = (place: Place, rule: Rule): Sql | null => {
  const { collection } = place
  if (collection.description) return isBlock(collection) ? inVisibleItem(place, rule) : null
  const ones = [...collection.fields.values()].filter((field) => field.kind === 'one')
  return allOf(ones.map((field) => (isBlock(modelOf(field.to)) ? ownerIsVisible(place, field, rule) : null)))
}

/**
 * The condition under which a row of a statement of its own is visible: as `visible` says, and of blocks and their links those that
 * stand in a visible item. By way of an item they are visible with it, which needs no look-up. Null when every row is.
 * Chosen: `read-drafts` opens blocks that stand nowhere yet too, and so does `nowhere`, for writing them.
 */
export const visibleByItself = (place: Place, rule: Rule = { nowhere: false }): Sql | null =>
  allOf([visible(place), place.grants.has('read-drafts') ? null : inVisibleItems(place, rule)])
