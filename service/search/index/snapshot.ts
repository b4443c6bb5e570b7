/**
 * Stores the indexes on disk, so that a start only reads them, and several processes can serve the same state.
 * Segments lie in files of their own and never change; `manifest.json` says which make up which index, and is replaced
 * in one step.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { IndexState } from './live-index.ts'
import type { Segment } from './segment.ts'
import { decodeSegment, encodeSegment, segmentVersion } from './segment-file.ts'
import type { IndexSettings } from './settings.ts'
import { errorCode } from '#platform/optional-folder.ts'
import { removeDrafts, writeWhole } from '#platform/whole-file.ts'
import type { Report } from '../../report.ts'

const manifestName = 'manifest.json'

const manifest = z.object({
  version: z.literal(segmentVersion),
  /** What the indexes of the catalogue were made of; null when there are none. */
  stamp: z.string().nullable(),
  indexes: z.record(
    z.string(),
    z.object({
      settings: z.custom<IndexSettings>((value) => typeof value === 'object' && value !== null),
      base: z.string(),
      delta: z.string().nullable(),
      hidden: z.array(z.string()),
    }),
  ),
})
type Manifest = z.infer<typeof manifest>

export type Saved = { readonly stamp: string | null; readonly indexes: ReadonlyMap<string, IndexState> }

/** Milliseconds in which a process that wrote the files of an index has named them in the manifest. */
const writingTime = 60_000

export type Snapshots = ReturnType<typeof openSnapshots>

/** The snapshots of a folder. `reportTo` receives what could not be written or read: searching goes on without. */
export const openSnapshots = (folder: string, reportTo: Report) => {
  const report = (error: unknown) =>
    reportTo(
      error,
      `search: the stored indexes in ${folder} could not be read or written, so that a start takes longer and written indexes may be lost; check its permissions and space`,
    )
  const states = new Map<string, IndexState>()
  /** Names of indexes that this process has or had. */
  const known = new Set<string>()
  const files = new WeakMap<Segment, string>()
  /** Files that this process wrote. */
  const own = new Set<string>()
  let stamped: string | null = null
  let writing: Promise<void> | null = null
  let changed = false

  const replaceFile = (name: string, content: Uint8Array | string) =>
    writeWhole(path.join(folder, name), (draft) => writeFile(draft, content))

  /** The file of a segment, written when it is not there yet; its name is a hash of its content. */
  const fileOf = async (segment: Segment): Promise<string> => {
    const existing = files.get(segment)
    if (existing && existsSync(path.join(folder, existing))) return existing
    const bytes = encodeSegment(segment)
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.segment`
    await replaceFile(name, bytes)
    files.set(segment, name)
    own.add(name)
    return name
  }

  /** Null where there is none, or one of another version; `fail` receives why it cannot be read. */
  const readManifest = async (fail: (error: unknown) => void): Promise<Manifest | null> => {
    try {
      return manifest.parse(JSON.parse(await readFile(path.join(folder, manifestName), 'utf8')))
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') fail(error)
      return null
    }
  }

  /** Indexes that another process on the same folder wrote, which this one knows nothing of. */
  const othersIndexes = async (): Promise<Manifest['indexes']> => {
    // What cannot be read was reported when it was loaded, and is replaced now.
    const { indexes = {} } = (await readManifest(() => {})) ?? {}
    const isThere = (name: string | null) => name === null || existsSync(path.join(folder, name))
    return Object.fromEntries(
      Object.entries(indexes).filter(([name, { base, delta }]) => !known.has(name) && isThere(base) && isThere(delta)),
    )
  }

  /** Whether a file that no index needs may be one that another process has just written. */
  const isNew = async (name: string): Promise<boolean> => {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0 }))
    return Date.now() - mtimeMs < writingTime && !own.has(name)
  }

  const write = async () => {
    await mkdir(folder, { recursive: true })
    const indexes: Manifest['indexes'] = {}
    const stamp = stamped
    for (const [name, { settings, base, delta, hidden }] of states)
      indexes[name] = {
        settings,
        base: await fileOf(base),
        delta: delta && (await fileOf(delta)),
        hidden: [...hidden],
      }
    // Read last: the other process may write meanwhile.
    const content: Manifest = { version: segmentVersion, stamp, indexes: { ...(await othersIndexes()), ...indexes } }
    await replaceFile(manifestName, JSON.stringify(content))
    const used = new Set(Object.values(content.indexes).flatMap(({ base, delta }) => [base, delta]))
    const obsolete = (await readdir(folder)).filter((name) => name.endsWith('.segment') && !used.has(name))
    for (const name of obsolete) if (!(await isNew(name))) await rm(path.join(folder, name), { force: true })
    // Of search keys too, which lie beside.
    await removeDrafts(folder)
  }

  const writeAll = async () => {
    try {
      // What changes in one go is written in one go.
      await Promise.resolve()
      while (changed) {
        changed = false
        await write()
      }
    } catch (error) {
      report(error)
    } finally {
      writing = null
    }
  }

  const schedule = () => {
    changed = true
    writing ??= writeAll()
  }

  const read = async (content: Manifest): Promise<Saved> => {
    const segment = async (name: string) => {
      const opened = decodeSegment(await readFile(path.join(folder, name)))
      files.set(opened, name)
      return opened
    }
    const indexes = new Map<string, IndexState>()
    let { stamp } = content
    for (const [name, { settings, base, delta, hidden }] of Object.entries(content.indexes)) {
      known.add(name)
      try {
        indexes.set(name, {
          settings,
          base: await segment(base),
          delta: delta === null ? null : await segment(delta),
          hidden,
        })
      } catch (error) {
        // Another process removed the file as this one named it: the other indexes are whole, and those of the catalogue are made anew.
        if (errorCode(error) !== 'ENOENT') throw error
        report(error)
        stamp = null
      }
    }
    return { stamp, indexes }
  }

  return {
    /** Reads the stored indexes; null when there are none that can be used. */
    load: async (): Promise<Saved | null> => {
      const content = await readManifest(report)
      if (!content) return null
      try {
        const saved = await read(content)
        stamped = saved.stamp
        return saved
      } catch (error) {
        report(error)
        return null
      }
    },
    /** Stores the state of an index; null removes it. Writing runs in the background; the newest state wins. */
    keep: (name: string, state: IndexState | null): void => {
      if (state && states.get(name) === state) return
      known.add(name)
      if (state) states.set(name, state)
      else states.delete(name)
      schedule()
    },
    /** Sets what the indexes of the catalogue were built from (sources and edition, as text); it is stored with them. */
    stamp: (stamp: string): void => {
      stamped = stamp
      schedule()
    },
    /** Resolves when all pending states are written. */
    written: (): Promise<void> => writing ?? Promise.resolve(),
  }
}
