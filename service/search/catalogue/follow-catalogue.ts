/**
 * Keeps an engine's indexes in step with the catalogue: restores them from disk while they are current, and rebuilds
 * them when the edition changes or the publication date of a media item arrives. The indexes in use remain until the
 * new ones are complete.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Store } from '../../store/store.ts'
import { inBackground } from '../index/background.ts'
import { buildCatalogue, catalogueIndexes, type CatalogueBuild } from './catalogue.ts'
import type { SearchEngine } from '../engine.ts'
import { isObject, jsonOf } from '#platform/json-object.ts'
import { indexSettings } from './records.ts'
import type { Saved, Snapshots } from '../index/snapshot.ts'
import type { Report } from '../../report.ts'

type Edition = CatalogueBuild & { readonly edition: string | null }

export type FollowOptions = {
  readonly engine: SearchEngine
  readonly store: Store
  /** The address of the store, for a worker thread to open it; null: build on this thread. */
  readonly address: string | null
  readonly snapshots: Snapshots | null
  readonly now: () => Date
  readonly report: Report
  /** Milliseconds between two looks at the edition. */
  readonly every?: number
}

/** Of what a snapshot was made. */
const stamp = z.object({ sources: z.string(), edition: z.string().nullable(), due: z.number().nullable() })
type Stamp = z.infer<typeof stamp>

const readStamp = (text: string): Stamp | null => stamp.safeParse(jsonOf(text)).data ?? null

/**
 * The code that makes records and segments, with its lists of words, as one value: other code may build different ones from the same catalogue.
 */
const sourcesOf = (): string => {
  const hash = createHash('sha256')
  for (const folder of ['..', '../../../schema'].map((name) => path.resolve(import.meta.dirname, name)))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.ts$|\.txt$/.test(name)) hash.update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}

const isEdition = (value: unknown): value is Edition => isObject(value) && 'segments' in value && 'edition' in value

export type Following = {
  /** Looks now, and resolves when the indexes are in step. */
  readonly look: () => Promise<void>
  /** Of which state of the catalogue the indexes in use were made; changes whenever they do. */
  readonly edition: () => string
  readonly stop: () => Promise<void>
}

/** Installs the stored indexes in the engine; returns the stamp of their source, or null when they are outdated. */
const restore = (engine: SearchEngine, saved: Saved | null, sources: string): Stamp | null => {
  const previous = readStamp(saved?.stamp ?? '')
  const isCatalogue = new Set<string>(catalogueIndexes)
  for (const [name, state] of saved?.indexes ?? [])
    if (!isCatalogue.has(name) || previous?.sources === sources) engine.installIndex(name, state)
  return previous?.sources === sources && catalogueIndexes.every((name) => engine.has(name)) ? previous : null
}

/** Starts following the catalogue; resolves when the indexes are complete for the first time. */
export const followCatalogue = async (options: FollowOptions): Promise<Following> => {
  const { engine, store, address, snapshots, now, report, every = 1000 } = options
  const sources = sourcesOf()
  let present = restore(engine, (await snapshots?.load()) ?? null, sources)
  let looking: Promise<void> | null = null

  const build = async (): Promise<Edition> => {
    if (address !== null)
      return inBackground(new URL('./catalogue-worker.ts', import.meta.url), { address, now: now() }, isEdition)
    // The edition is read first: if it changes during the build, the next check detects it.
    const edition = await store.catalogue.edition()
    return { edition, ...buildCatalogue(await store.catalogue.tables(), now()) }
  }
  const refresh = async () => {
    const edition = await store.catalogue.edition()
    const isDue = present?.due !== undefined && present.due !== null && present.due <= now().getTime()
    if (present && present.edition === edition && !isDue) return
    const built = await build()
    for (const name of catalogueIndexes) {
      const base = built.segments[name]
      if (base) engine.installIndex(name, { settings: indexSettings(name), base, delta: null, hidden: [] })
    }
    present = { sources, edition: built.edition, due: built.due }
    snapshots?.stamp(JSON.stringify(present))
  }
  const look = (): Promise<void> => {
    looking ??= refresh().finally(() => (looking = null))
    return looking
  }
  await look()
  const timer = setInterval(
    () =>
      look().catch((error: unknown) =>
        report(
          error,
          'search: its indexes could not be brought in step with the catalogue; it is tried again, check the database',
        ),
      ),
    every,
  )
  timer.unref()
  return {
    look,
    edition: () => `${present?.edition} ${present?.due}`,
    stop: async () => {
      clearInterval(timer)
      // A look under way ends before the store closes; what went wrong in it was reported.
      await looking?.catch(() => undefined)
      await snapshots?.written()
    },
  }
}
