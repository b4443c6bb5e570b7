/** Originals in an object storage, copied to this machine when they are first needed. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { within } from '#platform/timeout.ts'
import { originalPath } from './files.ts'
import type { ObjectStorage, StoredObject } from './object-storage.ts'

const prefix = 'originals/'

/** The name in the storage of the original at that path. */
export const sharedName = (file: string): string => prefix + path.basename(file)

/** Milliseconds for which a list of the storage counts: another machine's new original is there after that at the latest. */
const fresh = 30_000
/** Milliseconds between lists when something is looked for that the last one lacks, and after a list that could not be had. */
const shortest = { usual: 1000, afterFailure: 10_000 }
/** Milliseconds that somebody waits for the storage: for an original that is on this machine, and for one that is not. */
const storageWait = { here: 1000, elsewhere: 5000 }

/** Stores a file by a name made of letters, digits and dots, once; `service/media/cache.ts` is one. */
type LocalCopies = {
  readonly file: (name: string, make: (draft: string) => Promise<void>) => Promise<string>
}

type Options = {
  readonly storage: ObjectStorage
  readonly copies: LocalCopies
  readonly now?: () => number
  readonly wait?: typeof storageWait
  /** Called when the storage does not answer; what is on this machine is still delivered. */
  readonly report: (error: unknown) => void
}

const createListing = ({ storage, now = Date.now, wait = storageWait, report }: Options) => {
  let objects: ReadonlyMap<string, StoredObject> = new Map()
  let listedAt = -Infinity
  let underWay: Promise<void> | null = null
  /** Why the last list could not be had; null when it could. */
  let failure: unknown = null
  /** Whether the list that is under way has kept somebody waiting in vain. */
  let isLate = false
  const list = async () => {
    try {
      objects = new Map((await storage.list(prefix)).map((object) => [object.name, object]))
      failure = null
    } catch (error) {
      failure = error
      report(error)
    } finally {
      // After a failure too, so that requests do not call a storage that is away one after the other.
      listedAt = now()
      underWay = null
      isLate = false
    }
  }
  const update = () => (underWay ??= list())
  const late = () => new Error('The object storage has not said yet what it has')
  /** `failure`: why it is not known whether the storage has it. `isHere`: the answer matters less than that it comes soon. */
  return async (name: string, isHere: boolean): Promise<{ object: StoredObject | null; failure: unknown }> => {
    const age = now() - listedAt
    if (age > fresh && objects.has(name)) void update()
    if (!objects.has(name) && age > (failure === null ? shortest.usual : shortest.afterFailure)) {
      const listed = update()
      if (isHere && isLate) return { object: null, failure: null }
      try {
        await within(isHere ? wait.here : wait.elsewhere, listed, late)
      } catch (error) {
        isLate = true
        return { object: null, failure: error }
      }
    }
    return { object: objects.get(name) ?? null, failure }
  }
}

export type Located = {
  /** Absolute. */
  readonly path: string
  /** Stands for the bytes, on every machine; absent for an original that only this machine has. */
  readonly version?: string
}

/**
 * Says where on this machine an original is that belongs at that path, and copies it there from the storage when it is
 * missing. The version is that of the object, so that machines name what they derive from it alike.
 * @throws the client's error when it is neither here nor to be had.
 */
export const createLocator = (options: Options): ((path: string) => Promise<Located>) => {
  const { storage, copies, now = Date.now, wait = storageWait, report } = options
  const objectOf = createListing(options)
  /** Until when originals that are here do not wait for the storage, since one has waited in vain. */
  let lateUntil = -Infinity
  const isLate = () => now() < lateUntil
  const downloading = new Set<string>()

  const late = (name: string) => () => {
    const error = new Error(
      `The object storage has not given ${name} yet; originals of this machine do not wait for it`,
    )
    if (!isLate()) report(error)
    lateUntil = now() + shortest.afterFailure
    return error
  }

  const download = async (name: string, draft: string): Promise<void> => {
    downloading.add(name)
    try {
      if (!(await storage.download(`${prefix}${name}`, draft)))
        throw new Error(`The object storage lists ${name} and does not have it`)
    } finally {
      downloading.delete(name)
    }
  }

  return async (original) => {
    const here = await stat(original).catch(() => null)
    const { object, failure } = await objectOf(path.basename(original), here !== null)
    if (!object) {
      if (failure !== null && !here) throw failure
      return { path: original }
    }
    const { name, size, version } = object
    // Another size: another machine has stored another file since.
    const isHere = here?.size === size
    if (isHere && isLate() && downloading.has(name)) return { path: original }
    const copy = copies.file(`${version}.${name}`, async (draft) => {
      if (isHere && isLate()) throw new Error('The object storage is late')
      await download(name, draft)
    })
    if (!isHere) return { path: await copy, version }
    try {
      return { path: await within(wait.here, copy, late(name)), version }
    } catch (error) {
      if (!isLate()) report(error)
      return { path: original }
    }
  }
}

/** The ETag of an object that was stored in one part is the MD5 of its bytes. */
const md5Of = async (file: string): Promise<string> => {
  const hash = createHash('md5')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

const isStored = async (file: string, object: StoredObject | undefined): Promise<boolean> => {
  if (!object || object.size !== (await stat(file)).size) return false
  // Objects of several parts have another form of ETag: for them the size has to do.
  return object.version.includes('-') || object.version === (await md5Of(file))
}

type Original = { readonly id: string; readonly filename: string; readonly type: string }

/**
 * Stores those originals of that folder that the storage lacks or has with other bytes; how many there were.
 * @throws the client's error, or the file system's.
 */
export const uploadOriginals = async (
  folder: string,
  originals: readonly Original[],
  storage: ObjectStorage,
): Promise<number> => {
  const stored = new Map((await storage.list(prefix)).map((object) => [object.name, object]))
  const here = new Set(await readdir(folder).catch(() => []))
  let uploaded = 0
  for (const { id, filename, type } of originals) {
    const file = originalPath(folder, id, filename)
    const name = path.basename(file)
    if (!here.has(name) || (await isStored(file, stored.get(name)))) continue
    await storage.upload(`${prefix}${name}`, file, type)
    uploaded += 1
  }
  return uploaded
}
