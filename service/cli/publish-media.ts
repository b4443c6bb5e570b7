/** `npm run service -- publish cloudinary`: uploads the originals to a media cloud. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type MediaTarget, publishMedia, type Upload } from '../publish/cloudinary.ts'
import type { Config } from '../config.ts'
import { messageOf } from '#platform/error-message.ts'
import { openOriginals } from '../originals.ts'
import type { Store } from '../store/store.ts'
import { UsageError } from './account.ts'

export const publishMediaUsage = `  publish cloudinary [--dry-run]                   upload originals to a media cloud under their public ids`

/**
 * Uploads what the cloud does not hold yet; answers the exit code: 1 when a file was refused.
 * @throws UsageError when it is not said where to; what `publishMedia` throws
 * Chosen: the folder is the one from which the site requests media (`MEDIA_FOLDER`), the ledger is in the data folder.
 */
export const publishMediaCommand = async (
  args: readonly string[],
  { db }: Pick<Store, 'db'>,
  { cloud, folder, ...settings }: MediaTarget & Pick<Config, 'dataFolder' | 'objects'>,
  say: (line: string) => void,
): Promise<number> => {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args: [...args], options })
  if (!cloud) throw new UsageError('CLOUDINARY_URL says where to publish; it is needed.')
  const files = openOriginals(db, settings, (error) => say(`Object storage: ${String(error)}`))
  const rows = await db.selectFrom('directus_files').select('id').orderBy('id').execute()
  let unread = 0
  const uploads = async function* (): AsyncGenerator<Upload> {
    for (const { id } of rows) {
      const file = await files.find(String(id)).catch((error: unknown) => {
        unread += 1
        say(`refused ${String(id)}: ${messageOf(error)}`)
        return null
      })
      if (file) yield { ...file, publicId: [folder, String(id)].filter(Boolean).join('/') }
    }
  }
  const ledger = path.join(settings.dataFolder, 'published', `cloudinary-${cloud.name}.jsonl`)
  const dryRun = values['dry-run']
  const { uploaded, skipped, failed } = await publishMedia({ cloud, uploads: uploads(), ledger, dryRun, say })
  say(`${uploaded} ${dryRun ? 'to upload' : 'uploaded'}, ${skipped} there already, ${failed.length + unread} refused`)
  return failed.length + unread > 0 ? 1 : 0
}
