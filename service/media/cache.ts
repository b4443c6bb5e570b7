/**
 * Derived files on disk. Each is made once, however many requests want it at the same time, and the folder stays below its quota by
 * dropping what was used longest ago.
 *
 *   ask ─ on disk? ─ yes ─ that
 *            └─ no ─ being made? ─ yes ─ wait for that one
 *                        └─ no ─ make ─ write beside, rename ─ that
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Request } from '../http/message.ts'
import { createLru } from '#platform/lru.ts'
import { within } from '#platform/timeout.ts'
import { isDraft, removeDrafts, writeWhole } from '#platform/whole-file.ts'
import { errorCode, unlessMissing } from '#platform/optional-folder.ts'
import type { ObjectStorage } from '../store/object-storage.ts'
import { createSingleFlight } from './single-flight.ts'

export type DerivedCache = {
  /**
   * The bytes stored under a key, made with `make` when they are not there. Whole in memory: for pictures.
   * @param key letters, digits and dots only: it becomes a file name
   * @param make gets a signal that aborts when all who ask for them have gone
   * @throws whatever `make` throws
   */
  readonly bytes: (
    key: string,
    make: (signal: AbortSignal) => Promise<Uint8Array>,
    whenGone?: Request['whenGone'],
  ) => Promise<Uint8Array>
  /**
   * The path of the file stored under a key, which `make` writes when it is not there. For film and sound.
   * @throws whatever `make` throws, and the system's own error when the folder cannot be used
   */
  readonly file: (
    key: string,
    make: (draft: string, signal: AbortSignal) => Promise<void>,
    whenGone?: Request['whenGone'],
  ) => Promise<string>
}

type Options = {
  readonly folder: string
  readonly quotaBytes: number
  /** Called when the disk or the shared storage fails; a picture is still delivered. */
  readonly warn?: (problem: Error) => void
  /** What machines share: looked into before something is made, and given what was made. */
  readonly shared?: Pick<ObjectStorage, 'download' | 'upload'> | undefined
  /** Ms after which a file of which nothing has come from the shared storage is made here; tests wait for less. */
  readonly sharedWait?: number
  readonly now?: () => number
  /** Deletes a file; one that has gone already is no failure. */
  readonly remove?: (path: string) => Promise<void>
}

const sharedPrefix = 'derived/'

/** Codes of a disk that is full or cannot be written, which are no fault of the shared storage. */
const ofDisk: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'EIO'])

/**
 * Bytes that a file counts for at least, whatever its size: it takes a block and an entry of a folder on the disk, and memory
 * here. At a quota of 2 GiB there are 131,072 files at most.
 */
export const leastWeight = 16 * 1024

/** Ms for which a shared storage that failed, or of which nothing came in time, is not called. */
const awayFor = 10_000

/**
 * A disk cache in `folder`, which is made when needed and may hold files from an earlier run or of another process.
 * Chosen: a folder that cannot be used costs pictures speed, not the reply; the problem goes to `warn`.
 */
export const createDerivedCache = (options: Options): DerivedCache => {
  const { folder, shared, sharedWait = 2000, now = Date.now } = options
  const { remove = (path: string) => rm(path, { force: true }) } = options
  const warn = options.warn ?? ((problem: Error) => process.emitWarning(problem))
  const report = (cause: unknown) =>
    warn(
      new Error(`media: the folder of derived files cannot be used: ${folder}; check its permissions and space`, {
        cause,
      }),
    )
  const opening = listEntries(folder)
    .catch((cause: unknown) => {
      report(cause)
      return []
    })
    .then((files) => createLedger(files, options.quotaBytes))

  let removing = Promise.resolve()
  /** One after the other, and behind the reply: after an earlier run with a larger quota they may be very many. */
  const drop = async (after: Promise<void>, keys: readonly string[], isInUse: (key: string) => boolean) => {
    await after
    for (const key of keys) if (!isInUse(key)) await remove(pathOf(folder, key))
  }

  /** Counts a file, and drops those for which there is no room then. */
  const count = async (key: string, size: number): Promise<void> => {
    const { sizes, surplus } = await opening
    const dropped = [...surplus.splice(0), ...sizes.set(key, size)]
    removing = drop(removing, dropped, (old) => sizes.get(old) !== undefined).catch(report)
  }

  /** Writes a draft with `write` and puts it in its place: readers see a whole file or none. */
  const store = async (key: string, write: (draft: string) => Promise<void>): Promise<string> => {
    const path = pathOf(folder, key)
    await mkdir(join(path, '..'), { recursive: true })
    await writeWhole(path, async (draft) => {
      await write(draft)
      // Before it is in its place, where it might be dropped as a former file of that key.
      void count(key, (await stat(draft)).size)
    })
    return path
  }

  const reportShared = (cause: unknown) =>
    warn(new Error('media: the object storage cannot be used; check S3_BUCKET_URL, its keys and its space', { cause }))

  let awayUntil = -Infinity
  const isAway = () => {
    awayUntil = now() + awayFor
    return null
  }

  /** The path of the file that another machine made; null when there is none, or nothing of it comes soon. */
  const fetched = async (key: string): Promise<string | null> => {
    if (!shared || now() < awayUntil) return null
    let begun = ''
    const copy = downloaded(shared, key, (draft) => {
      begun = draft
    })
    try {
      return await within(sharedWait, copy)
    } catch {
      // A part of it is here: it is large, and takes less than making it. What comes late is stored all the same.
      return begun !== '' && (await measure(begun)) ? copy : isAway()
    }
  }

  /** `begin` gets the path to which it is written. Never rejects. */
  const downloaded = async (
    { download }: Pick<ObjectStorage, 'download'>,
    key: string,
    begin: (draft: string) => void,
  ): Promise<string | null> => {
    try {
      const path = await store(key, async (draft) => {
        begin(draft)
        if (!(await download(`${sharedPrefix}${key}`, draft))) throw new NotShared()
      })
      awayUntil = -Infinity
      return path
    } catch (cause) {
      if (cause instanceof NotShared) return null
      if (ofDisk.has(String(errorCode(cause)))) report(cause)
      else {
        isAway()
        reportShared(cause)
      }
      return null
    }
  }

  /** Gives a file to the others; the reply does not wait for it. */
  const share = (key: string, path: string): void => {
    shared?.upload(`${sharedPrefix}${key}`, path, 'application/octet-stream').catch(reportShared)
  }

  /** Nobody waits for it: after a start it takes a while to know all files. */
  const touch = (key: string) => void opening.then(({ sizes }) => sizes.get(key))

  const bytesOnce = createSingleFlight<Uint8Array>()
  const fileOnce = createSingleFlight<string>()
  return {
    async bytes(key, make, whenGone) {
      const bytes = await readFile(pathOf(folder, key)).catch((cause: unknown) => {
        if (errorCode(cause) !== 'ENOENT') report(cause)
        return null
      })
      if (bytes !== null) {
        touch(key)
        return bytes
      }
      const run = async (signal: AbortSignal) => {
        const copy = await fetched(key)
        if (copy !== null) return readFile(copy)
        const bytes = await make(signal)
        await store(key, (draft) => writeFile(draft, bytes)).then((stored) => share(key, stored), report)
        return bytes
      }
      return bytesOnce({ key, run, whenGone })
    },
    async file(key, make, whenGone) {
      const path = pathOf(folder, key)
      if ((await measure(path)) !== null) {
        touch(key)
        return path
      }
      const run = async (signal: AbortSignal) => {
        const copy = await fetched(key)
        if (copy !== null) return copy
        const made = await store(key, (draft) => make(draft, signal))
        share(key, made)
        return made
      }
      return fileOnce({ key, run, whenGone })
    },
  }
}

/** The shared storage has no file of that key. */
class NotShared extends Error {}

/** Two letters of the key as a folder keep directories small. */
const pathOf = (folder: string, key: string): string => join(folder, key.slice(0, 2), key)

/**
 * Sizes in order of use, and the keys that did not fit when they were read.
 * Chosen: a file counts for the quota at most, so that one that was just made is never dropped itself.
 */
const createLedger = (files: readonly CacheEntry[], quotaBytes: number) => {
  const sizes = createLru<number>(quotaBytes, (size) => Math.min(Math.max(size, leastWeight), quotaBytes))
  return { sizes, surplus: files.flatMap(({ key, size }) => sizes.set(key, size)) }
}

type CacheEntry = { readonly key: string; readonly size: number; readonly changed: number }

/** Null for a file that another process has taken away meanwhile. */
const measure = async (path: string): Promise<CacheEntry | null> => {
  const stats = await unlessMissing(stat(path))
  return stats && { key: basename(path), size: stats.size, changed: stats.mtimeMs }
}

/** Reads one folder after the other, so that a large cache is never looked at all at once. Drafts of a run that was killed go. */
const listEntries = async (folder: string): Promise<CacheEntry[]> => {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
  const cached: CacheEntry[] = []
  for (const part of [folder, ...entries.filter((item) => item.isDirectory()).map(({ name }) => join(folder, name))]) {
    await removeDrafts(part)
    const names = (await unlessMissing(readdir(part, { withFileTypes: true }))) ?? []
    const files = names.filter((item) => item.isFile() && !isDraft(item.name))
    const sizes = await Promise.all(files.map(({ name }) => measure(join(part, name))))
    for (const item of sizes) if (item) cached.push(item)
  }
  return cached.sort((a, b) => a.changed - b.changed)
}
