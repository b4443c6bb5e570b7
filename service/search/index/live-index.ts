/**
 * An index that changes while it is searched. A large base segment is immutable; later changes form a small delta
 * segment, which hides the records that it replaces:
 *
 *     view = base − (changed or deleted) + delta          searches see one view from start to end
 *
 * When the changes have grown to a part of the base, both are built into a new base, beside the searches.
 */
import type { BuildSegment } from './build.ts'
import { termNumber } from './dictionary.ts'
import type { SearchableRecord } from '../paths.ts'
import { packRecords } from './packed-records.ts'
import { buildSegment, type Segment } from './segment.ts'
import type { IndexSettings } from './settings.ts'
import { configOf, openSegment, viewOf, type IndexView, type OpenSegment } from './view.ts'

/** The stored state of an index: the base segment, the changes on top of it, and the settings. */
export type IndexState = {
  readonly settings: IndexSettings
  readonly base: Segment
  readonly delta: Segment | null
  /** Names of the base's records that count no more. */
  readonly hidden: readonly string[]
}

/** Changes beyond this part of the base are built into a new one. */
const mostChanged = 1 / 4
/**
 * Bounds on the number of changes in a delta: below the first it is never too large; beyond the second building it
 * would delay searches noticeably.
 */
const [fewChanges, manyChanges] = [500, 2000]
/** Bytes of changed records beyond which it would do so too. Chosen: 2,000 records of two kilobytes. */
const longChanges = 4 * 1024 * 1024

const opened = ({ settings, base, delta, hidden }: IndexState): { view: IndexView; base: OpenSegment } => {
  const open = openSegment(base)
  return { base: open, view: viewWith(settings, open, delta, hidden) }
}

/** 1 for each record of the segment that is among these; null when none is. */
const marked = (segment: OpenSegment, names: Iterable<string>): Uint8Array | null => {
  const marks = new Uint8Array(segment.size)
  let count = 0
  for (const objectID of names) {
    const doc = segment.docOf(objectID)
    if (doc === undefined) continue
    marks[doc] = 1
    count += 1
  }
  return count > 0 ? marks : null
}

const viewWith = (
  settings: IndexSettings,
  base: OpenSegment,
  delta: Segment | null,
  hidden: readonly string[],
): IndexView => {
  const views = [viewOf(base, marked(base, hidden))]
  if (delta) views.push(viewOf(openSegment(delta), null))
  return { config: configOf(settings), segments: views }
}

type Changes = ReadonlyMap<string, SearchableRecord | null>

const add = (all: Map<string, SearchableRecord | null>, changes: Changes): void => {
  for (const [objectID, record] of changes) {
    // Deleting first keeps the order in which records arrived.
    all.delete(objectID)
    all.set(objectID, record)
  }
}

export type LiveIndex = ReturnType<typeof openIndex>

/** A live index in this state. `published` is called with each new state that searches see. */
export const openIndex = (
  initial: IndexState,
  build: BuildSegment,
  published: (state: IndexState) => void = () => undefined,
) => {
  let state = initial
  let { base, view } = opened(initial)
  let settings = initial.settings
  /** All records that differ from the base by id; null for a deleted record. */
  let overlay = new Map<string, SearchableRecord | null>(initial.hidden.map((objectID) => [objectID, null]))
  for (const segment of view.segments.slice(1))
    for (let doc = 0; doc < segment.size; doc += 1) overlay.set(segment.record(doc).objectID, segment.record(doc))
  /** The changes in `state`. */
  let builtIn: Changes = new Map(overlay)
  /** The changes that came since the last build started. */
  let arrived = new Map<string, SearchableRecord | null>()
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<void> | null = null

  const merged = (): SearchableRecord[] => {
    const unchanged: SearchableRecord[] = []
    for (let doc = 0; doc < base.size; doc += 1) {
      const record = base.record(doc)
      if (!overlay.has(record.objectID)) unchanged.push(record)
    }
    return [...unchanged, ...[...overlay.values()].filter((record) => record !== null)]
  }

  const refreshWith = async (newSettings: IndexSettings, changes: Changes) => {
    const records = packRecords([...changes.values()].filter((record) => record !== null))
    const isLarge =
      records.bytes.length > longChanges ||
      changes.size > Math.min(manyChanges, Math.max(fewChanges, base.size * mostChanged))
    if (isLarge || newSettings !== state.settings) {
      const unchanged = { records: base.segment.records, hidden: marked(base, changes.keys()) }
      const segment = await build({ settings: newSettings, parts: [unchanged, { records, hidden: null }] })
      base = openSegment(segment)
      builtIn = new Map()
      state = { settings: newSettings, base: segment, delta: null, hidden: [] }
    } else {
      const { dictionary } = base.segment.text
      const isKnown = (word: string) => termNumber(dictionary, word) >= 0
      const part = { records, hidden: null }
      const delta = records.bytes.length > 0 ? await build({ settings: newSettings, parts: [part] }, isKnown) : null
      state = { settings: newSettings, base: base.segment, delta, hidden: [...changes.keys()] }
      builtIn = changes
    }
    view = viewWith(newSettings, base, state.delta, state.hidden)
    published(state)
  }

  const refresh = async () => {
    const [newSettings, changes] = [settings, new Map(overlay)]
    ;[next, arrived] = [null, new Map()]
    try {
      await refreshWith(newSettings, changes)
    } catch (error) {
      // What cannot be built in would make every later build fail too.
      if (settings === newSettings) settings = state.settings
      throw error
    } finally {
      overlay = new Map(builtIn)
      add(overlay, arrived)
    }
  }

  /** Every caller waits for a refresh that starts after its change; changes made in the same tick are applied together. */
  const visible = (): Promise<void> => {
    next ??= last.catch(() => undefined).then(refresh)
    last = next
    return next
  }

  return {
    view: (): IndexView => view,
    state: (): IndexState => state,
    /** The newest form of a record, whether searches see it yet or not; null when there is none. */
    newest: (objectID: string): SearchableRecord | null => {
      const changed = overlay.get(objectID)
      if (changed !== undefined) return changed
      const doc = base.docOf(objectID)
      return doc === undefined ? null : base.record(doc)
    },
    /** The newest form of every record. */
    all: merged,
    newestSettings: (): IndexSettings => settings,
    /** Takes changes in, null deletes; resolves when searches see them, and rejects when they cannot be built in: they are left out then. */
    change: (changes: Changes): Promise<void> => {
      add(overlay, changes)
      add(arrived, changes)
      return visible()
    },
    /** Resolves when searches follow the settings, and rejects as `change` does. */
    configure: (next: IndexSettings): Promise<void> => {
      configOf(next)
      settings = next
      return visible()
    },
  }
}

/** The state of an index of these records. @throws SearchRefusal 400 on settings that make no sense. */
export const freshState = (settings: IndexSettings, records: readonly SearchableRecord[]): IndexState => ({
  settings,
  base: buildSegment(settings, records),
  delta: null,
  hidden: [],
})
