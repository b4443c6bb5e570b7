/** Deletes a row and what belongs to it. */
import { modelOf, type ModelCollection } from '#schema/model.ts'
import { ApiError } from '../../http/errors.ts'
import type { Row } from '../../store/catalogue.ts'
import { decoded } from './rows.ts'
import { referencesTo } from './references.ts'
import { requireWritable, writable, type Writing } from './write-access.ts'
import type { Changes } from './changes.ts'

/**
 * Deletes the row: its links go with it, and other rows that refer to it are left without.
 * @throws ApiError FORBIDDEN when the caller may not; INVALID_FOREIGN_KEY when a row of a collection cannot be without it.
 */
export const remove = async (
  writing: Writing,
  collection: ModelCollection,
  row: Row,
  changes: Changes,
): Promise<void> => {
  const { db, grants } = writing
  await requireWritable(writing, collection, row)
  const { id } = row
  for (const reference of referencesTo(collection.name)) {
    const { collection: other, field, collectionField, isOwned } = reference
    let referring = db.selectFrom(other.name).selectAll().where(field, '=', id)
    if (collectionField) referring = referring.where(collectionField, '=', collection.name)
    const rows = await referring.execute()
    if (!rows.length) continue
    const definition = modelOf(other.name).fields.get(field)
    if (isOwned) {
      await db
        .deleteFrom(other.name)
        .where(
          'id',
          'in',
          rows.map((one) => one['id']),
        )
        .execute()
      for (const one of rows) changes.deleted(other, decoded(other, one))
      continue
    }
    if (definition && 'required' in definition && definition.required)
      throw new ApiError(
        'INVALID_FOREIGN_KEY',
        `Invalid foreign key for field "${field}" in collection "${other.name}": a row there needs this item.`,
        { collection: other.name, field },
      )
    writable(other.name, grants)
    // Who may write drafts alone changes no published row by what they delete.
    for (const one of rows) await requireWritable(writing, other, decoded(other, one))
    await db
      .updateTable(other.name)
      .set({ [field]: null })
      .where(
        'id',
        'in',
        rows.map((one) => one['id']),
      )
      .execute()
    for (const one of rows) changes.updated(other, decoded(other, one), decoded(other, { ...one, [field]: null }))
  }
  await db.deleteFrom(collection.name).where('id', '=', id).execute()
  changes.deleted(collection, row)
}
