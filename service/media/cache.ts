/**
 * Rendered pictures on disk. Each is made once, whoever asks at the same time; a bounded number is made at once, and
 * the folder stays below its quota by dropping what was used longest ago.
 *
 *   get ─ on disk? ─ yes ─ bytes
 *            └─ no ─ being made? ─ yes ─ wait for that one
 *                        └─ no ─ queue ─ make ─ write beside, rename ─ bytes
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from './refusal.ts'

export type DerivedCache = {
  /**
   * The bytes kept under a key, made with `make` when they are not there.
   * @param key letters, digits and dots only: it becomes a file name
   * @throws Refusal 429 when too many pictures are waiting to be made; whatever `make` throws
   */
  readonly get: (key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>
}

type Options = {
  readonly folder: string
  readonly concurrent: number
  readonly queued: number
  readonly quotaBytes: number
  /** Told when the disk fails; the picture is still delivered. */
  readonly warn?: (problem: Error) => void
}

/**
 * A disk cache in `folder`, which is made when needed and may hold files from an earlier run.
 * Chosen: a folder that cannot be used costs speed, not the reply; the problem goes to `warn`.
 */
export function createDerivedCache(options: Options): DerivedCache {
  const { folder } = options
  const warn = options.warn ?? ((problem: Error) => process.emitWarning(problem))
  const making = new Map<string, Promise<Uint8Array>>()
  const report = (cause: unknown) =>
    warn(new Error(`The folder of rendered pictures cannot be used: ${folder}`, { cause }))
  const turn = createTurnstile(options.concurrent, options.queued)
  const opening = listKept(folder)
    .catch((cause: unknown) => {
      report(cause)
      return []
    })
    .then((kept) => createLedger(kept, options.quotaBytes))
  let writes = 0

  async function make(key: string, work: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const bytes = await turn(work)
    const path = pathOf(folder, key)
    writes += 1
    const draft = join(folder, `${process.pid}-${writes}.part`)
    try {
      // Also: the opening scan removes drafts, so it has to be over before one is written.
      const ledger = await opening
      await mkdir(join(path, '..'), { recursive: true })
      await writeFile(draft, bytes)
      // Readers see a whole file or none.
      await rename(draft, path)
      const dropped = ledger.add(key, bytes.byteLength)
      await Promise.all(dropped.map((old) => rm(pathOf(folder, old), { force: true })))
    } catch (cause) {
      report(cause)
    }
    return bytes
  }

  return {
    async get(key, work) {
      const kept = await readFile(pathOf(folder, key)).catch((cause: unknown) => {
        if (!isMissing(cause)) report(cause)
        return null
      })
      if (kept !== null) {
        ;(await opening).touch(key)
        return kept
      }
      const running = making.get(key)
      if (running !== undefined) return running
      const started = make(key, work).finally(() => making.delete(key))
      making.set(key, started)
      return started
    },
  }
}

/** Two letters of the key as a folder keep directories small. */
function pathOf(folder: string, key: string): string {
  return join(folder, key.slice(0, 2), key)
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
}

type Ledger = {
  readonly touch: (key: string) => void
  /** Books a new file; returns the keys that have to go to stay below the quota. */
  readonly add: (key: string, bytes: number) => string[]
}

/** Sizes in order of use, longest ago first: a `Map` keeps the order in which keys were set. */
function createLedger(kept: readonly Kept[], quotaBytes: number): Ledger {
  const sizes = new Map<string, number>()
  let total = 0
  for (const file of kept) {
    sizes.set(file.key, file.size)
    total += file.size
  }
  function touch(key: string): void {
    const size = sizes.get(key)
    if (size === undefined) return
    sizes.delete(key)
    sizes.set(key, size)
  }
  function add(key: string, bytes: number): string[] {
    total += bytes - (sizes.get(key) ?? 0)
    sizes.delete(key)
    sizes.set(key, bytes)
    const dropped: string[] = []
    for (const [old, size] of sizes) {
      if (total <= quotaBytes || old === key) break
      sizes.delete(old)
      total -= size
      dropped.push(old)
    }
    return dropped
  }
  return { touch, add }
}

type Kept = { readonly key: string; readonly size: number; readonly changed: number }

async function listKept(folder: string): Promise<Kept[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    if (isMissing(cause)) return []
    throw cause
  })
  const files = names.filter((entry) => entry.isFile())
  // Drafts of a run that was cut short.
  const drafts = files.filter((entry) => entry.name.endsWith('.part'))
  await Promise.all(drafts.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })))
  const kept = files.filter((entry) => !entry.name.endsWith('.part'))
  const measured = await Promise.all(
    kept.map(async (entry) => {
      const { size, mtimeMs } = await stat(join(entry.parentPath, entry.name))
      return { key: entry.name, size, changed: mtimeMs }
    }),
  )
  return measured.sort((a, b) => a.changed - b.changed)
}

/** Runs at most `concurrent` pieces of work at once and lets at most `queued` wait. */
function createTurnstile(concurrent: number, queued: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async function take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= concurrent) {
      if (waiting.length >= queued) throw new Refusal(429, 'Too many concurrent transformations')
      await new Promise<void>((start) => waiting.push(start))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // The place goes to the next in line without ever becoming free, so that no newcomer slips in between.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
