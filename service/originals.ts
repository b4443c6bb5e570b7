/** The originals of this deployment: in the data folder, or in an object storage that machines share. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { writeWhole } from '#platform/whole-file.ts'
import type { Config } from './config.ts'
import { createDerivedCache } from './media/cache.ts'
import { defaultLimits } from './media/limits.ts'
import { Refusal } from './media/refusal.ts'
import type { Database } from './store/database.ts'
import { openFiles, originalPath, type Files } from './store/files.ts'
import { openObjectStorage } from './store/object-storage.ts'
import { createLocator, sharedName, uploadOriginals, type Located } from './store/shared-originals.ts'

type Settings = Pick<Config, 'dataFolder' | 'objects'>

const originalsIn = (dataFolder: string) => path.join(dataFolder, 'originals')

/**
 * Says where the original is that belongs at a path of the data folder. Copies of shared ones are in the folder `copies`,
 * the least recently used of which go.
 */
const openLocator = (
  { dataFolder, objects }: Settings,
  report: (error: unknown) => void,
): ((path: string) => Promise<Located>) => {
  if (objects === null) return async (path) => ({ path })
  const copies = createDerivedCache({ folder: path.join(dataFolder, 'copies'), quotaBytes: defaultLimits.cacheBytes })
  return createLocator({ storage: openObjectStorage(objects), copies, report })
}

/**
 * The files of records with their originals, from wherever they are; `ready` resolves when one that is still being made is there.
 * @throws Refusal 503 when the storage does not give one.
 */
export const openOriginals = (
  db: Database,
  settings: Settings,
  report: (error: unknown) => void,
  ready?: (path: string) => Promise<void>,
): Files => {
  const files = openFiles(db, originalsIn(settings.dataFolder))
  const locate = openLocator(settings, report)
  return {
    find: async (publicId) => {
      const file = await files.find(publicId)
      if (!file) return null
      await ready?.(file.path)
      try {
        return { ...file, ...(await locate(file.path)) }
      } catch (error) {
        report(error)
        throw new Refusal(503, 'The original cannot be read just now', { cause: error })
      }
    },
  }
}

/** Where the original of that record is, for exports. */
export const openOriginalOf = (settings: Settings, report: (error: unknown) => void) => {
  const locate = openLocator(settings, report)
  return async (id: string, filename: string): Promise<string> =>
    (await locate(originalPath(originalsIn(settings.dataFolder), id, filename))).path
}

/** Stores the originals of the data folder that the shared storage lacks; how many. @throws the error of the storage. */
export const shareOriginals = async (db: Database, { dataFolder, objects }: Settings): Promise<number> => {
  if (objects === null) return 0
  const rows = await db.selectFrom('directus_files').select(['id', 'filename_download', 'type']).execute()
  const originals = rows.map((row) => ({
    id: String(row['id']),
    filename: String(row['filename_download']),
    type: String(row['type']),
  }))
  return uploadOriginals(originalsIn(dataFolder), originals, openObjectStorage(objects))
}

/** Stores originals that are uploaded, and deletes them: here, and in the shared storage where there is one. */
export const openUploads = ({ dataFolder, objects }: Settings) => {
  const folder = originalsIn(dataFolder)
  const storage = objects === null ? null : openObjectStorage(objects)
  const removeHere = (id: string, filename: string) => rm(originalPath(folder, id, filename), { force: true })
  return {
    /** @throws the error of the disk or the storage; nothing is stored then. */
    store: async (id: string, filename: string, bytes: Uint8Array): Promise<void> => {
      const file = originalPath(folder, id, filename)
      await mkdir(folder, { recursive: true })
      await writeWhole(file, (draft) => writeFile(draft, bytes))
      try {
        await storage?.upload(sharedName(file), file, 'application/octet-stream')
      } catch (error) {
        await removeHere(id, filename)
        throw error
      }
    },
    /** @throws the error of the disk or the storage. */
    remove: async (id: string, filename: string): Promise<void> => {
      await removeHere(id, filename)
      await storage?.remove(sharedName(originalPath(folder, id, filename)))
    },
  }
}
