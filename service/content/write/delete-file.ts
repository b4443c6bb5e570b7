/** `DELETE /files/<id>`: a file goes with its original. */
import { modelOf } from '#schema/model.ts'
import { forbidden } from '../../http/errors.ts'
import { readFile } from '../items.ts'
import { parametersFrom } from '../parameters.ts'
import type { Context } from '../statements.ts'
import type { Change } from './changes.ts'
import { edit } from './edit.ts'
import type { Uploads } from './receive-file.ts'
import { remove } from './remove.ts'
import { decoded } from './rows.ts'
import type { Report } from '../../report.ts'

/**
 * Deletes the record of a file, then its original; items that show it are left without. Answers what changed. Pictures made of it are
 * reached by the record alone, and go with the oldest; caches of browsers and proxies hold them for an hour.
 * @throws ApiError FORBIDDEN when there is no such file, without the policy to write content, or when an item that shows it may not be
 * written; INVALID_FOREIGN_KEY when one cannot be without it. Nothing is deleted then.
 * Source: https://directus.io/docs/api/files.
 */
export const deleteFile = async (
  address: string,
  context: Context,
  { remove: removeOriginal }: Pick<Uploads, 'remove'>,
  report: Report,
): Promise<readonly Change[]> => {
  const { dialect, grants, now } = context
  // Ids are stored in lower case, and read in either.
  const id = address.toLowerCase()
  if (!grants.has('write-content')) throw forbidden()
  await readFile(id, parametersFrom('?fields=id'), context)
  const collection = modelOf('directus_files')
  const { result: row, changes } = await edit(context, async (transaction, made) => {
    const stored = await transaction.selectFrom(collection.name).selectAll().where('id', '=', id).executeTakeFirst()
    if (!stored) throw forbidden()
    await remove({ db: transaction, dialect, grants, now }, collection, decoded(collection, stored), made)
    return stored
  })
  const filename = String(row['filename_download'])
  try {
    await removeOriginal(id, filename)
  } catch (cause) {
    // Nobody can fetch it without its record.
    report(cause, `files: the original of the deleted file ${id} (${filename}) is still stored; delete it there`)
  }
  return changes
}
