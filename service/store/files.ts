/** The files behind file records: originals on disk, under their id. */
import path from 'node:path'
import type { Database } from './database.ts'
import { isMediaType } from './text.ts'

export type StoredFile = {
  /** Absolute. */
  readonly path: string
  /** MIME type. */
  readonly type: string
  readonly filename: string
  /** Bytes. */
  readonly size: number
  /** px, for pictures. */
  readonly width?: number
  readonly height?: number
  /** Identifies the content on every instance; without it, path, size and time of change of the file do. */
  readonly version?: string
}

export type Files = {
  /** The file of that public id, which is the id of its record; null for an id that no record has. */
  readonly find: (publicId: string) => Promise<StoredFile | null>
}

/** The path of the original of a file record: `<folder>/<id><extension of its name>`. */
export const originalPath = (folder: string, id: string, filename: string): string =>
  path.join(folder, `${id}${path.extname(filename)}`)

/** The files of records, with their originals in that folder. */
export const openFiles = (db: Database, folder: string): Files => {
  const columns = ['id', 'filename_download', 'type', 'filesize', 'width', 'height']
  const statement = db.selectFrom('directus_files').select(columns).where('id', '=', '').compile()
  return {
    find: async (publicId) => {
      const [row] = (await db.executeQuery<Readonly<Record<string, unknown>>>({ ...statement, parameters: [publicId] }))
        .rows
      if (!row) return null
      const { id, filename_download: filename, type, filesize, width, height } = row
      if (typeof id !== 'string' || typeof filename !== 'string' || typeof type !== 'string') return null
      return {
        path: originalPath(folder, id, filename),
        // What was stored by a former version may be anything.
        type: isMediaType(type) ? type : 'application/octet-stream',
        filename,
        size: Number(filesize ?? 0),
        ...(typeof width === 'number' && typeof height === 'number' ? { width, height } : {}),
      }
    },
  }
}
