/**
 * Applies changes to indexes in order. A change is accepted at once and represented by a task; searches see it when the
 * task is published.
 */
import type { SearchEngine } from '../engine.ts'
import { findRecords } from '../match/find.ts'
import { freshState, type LiveIndex } from '../index/live-index.ts'
import type { JsonObject } from '#platform/json-object.ts'
import type { SearchableRecord } from '../paths.ts'
import { shown } from '../../message-values.ts'
import { badRequest } from '../refusal.ts'
import { withDefaults, type SearchParams } from '../query/search-params.ts'
import type { IndexSettings } from '../index/settings.ts'
import type { Synonym } from '../query/synonyms.ts'
import type { Report } from '../../report.ts'

/** One step of a batch; a partial step gets the record as it is then, null when there is none. */
export type Step =
  | { readonly kind: 'put'; readonly record: SearchableRecord }
  | { readonly kind: 'delete'; readonly objectID: string }
  | { readonly kind: 'clear' }
  | { readonly kind: 'partial'; readonly objectID: string; readonly change: JsonObject; readonly create: boolean }

/** Bytes of records that one index may hold. */
const largestIndex = 1024 ** 3
/** Indexes that may be made by writing to them. */
const mostIndexes = 1000

/** Bytes of one record as JSON. Chosen: five times the longest of the catalogue, a transcript; a page of longer ones would be no answer. */
const largestRecord = 500_000

/** @throws SearchRefusal 400 for a record, or a part of one, that is too long. */
const checkSize = (record: JsonObject, objectID: string): void => {
  const size = Buffer.byteLength(JSON.stringify(record))
  if (size > largestRecord)
    throw badRequest(`Record is too big: objectID=${shown(objectID)} has ${size} bytes, at most ${largestRecord}`)
}

/** What a copy takes along unless it says. */
export const allParts = ['records', 'settings', 'synonyms'] as const
export type Scope = (typeof allParts)[number]

/** A value changed by an operation such as `Increment`. Source: the protocol's built-in operations. */
const operated = (former: unknown, operation: JsonObject): unknown => {
  const { _operation: name, value } = operation
  const list: unknown[] = Array.isArray(former) ? former : []
  const number = typeof former === 'number' ? former : 0
  switch (name) {
    case 'Increment':
      return number + Number(value)
    case 'Decrement':
      return number - Number(value)
    case 'Add':
      return [...list, value]
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value]
    case 'Remove':
      return list.filter((entry) => entry !== value)
    case 'IncrementFrom':
      return number + 1
    case 'IncrementSet':
      return value
    default:
      throw badRequest(`Unknown operation ${shown(name)} in "_operation"`)
  }
}

/**
 * Whether the record is as an operation demands; otherwise its whole update is ignored, and a record that is not there is not made.
 * Source: the protocol's built-in operations.
 */
const isMet = (former: unknown, { _operation: name, value }: JsonObject): boolean => {
  const number = typeof former === 'number' ? former : 0
  return name === 'IncrementFrom' ? number === value : name !== 'IncrementSet' || Number(value) > number
}

/** Names of operations on numbers. */
const counting: ReadonlySet<unknown> = new Set(['Increment', 'Decrement', 'IncrementFrom', 'IncrementSet'])

/** @throws SearchRefusal 400 for an operation that does not exist, or counts by what is no number. */
const checkOperation = (operation: JsonObject): void => {
  const { _operation: name, value } = operation
  operated(undefined, operation)
  if (counting.has(name) && !Number.isSafeInteger(value))
    throw badRequest(`Invalid value for "${shown(name)}", expected a whole number`)
}

const isOperation = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && '_operation' in value

/** The record with some attributes set anew; null where it is not as the change demands. */
const patched = (former: SearchableRecord | null, objectID: string, change: JsonObject): SearchableRecord | null => {
  for (const [name, value] of Object.entries(change))
    if (isOperation(value) && !isMet(former?.[name], value)) return null
  const parts = Object.entries(change).map(([name, value]) => [
    name,
    isOperation(value) ? operated(former?.[name], value) : value,
  ])
  return { ...former, ...Object.fromEntries(parts), objectID }
}

/** @throws SearchRefusal 400 for an operation that is none, and for too much: the task runs later, when no caller is waiting for a response. */
const checkSteps = (steps: readonly Step[]): void => {
  for (const step of steps) {
    if (step.kind === 'put') checkSize(step.record, step.record.objectID)
    if (step.kind !== 'partial') continue
    checkSize(step.change, step.objectID)
    for (const value of Object.values(step.change)) if (isOperation(value)) checkOperation(value)
  }
}

/** What the steps change, each on what the former ones left. @throws SearchRefusal 400 for a record that becomes too long. */
const changesOf = (index: LiveIndex, steps: readonly Step[]): Map<string, SearchableRecord | null> => {
  const changes = new Map<string, SearchableRecord | null>()
  for (const step of steps) {
    if (step.kind === 'clear') {
      const all = [...index.all().map(({ objectID }) => objectID), ...changes.keys()]
      for (const objectID of all) changes.set(objectID, null)
    } else if (step.kind === 'put') changes.set(step.record.objectID, step.record)
    else if (step.kind === 'delete') changes.set(step.objectID, null)
    else {
      const changed = changes.get(step.objectID)
      const former = changed === undefined ? index.newest(step.objectID) : changed
      if (!former && !step.create) continue
      const record = patched(former, step.objectID, step.change)
      if (!record) continue
      checkSize(record, step.objectID)
      changes.set(step.objectID, record)
    }
  }
  return changes
}

const withSynonyms = (settings: IndexSettings, synonyms: readonly Synonym[] | undefined): IndexSettings => {
  const { synonyms: _former, ...rest } = settings
  return synonyms && synonyms.length > 0 ? { ...rest, synonyms } : rest
}

export type Writer = ReturnType<typeof createWriter>

/** The writer of an engine's indexes; `report` receives what went wrong while a change was built in. */
export const createWriter = (engine: SearchEngine, report: Report) => {
  let last = 0
  let queue: Promise<unknown> = Promise.resolve()
  const open = new Map<number, Promise<void>>()
  const failed = new Set<number>()

  const indexOf = (name: string): LiveIndex => {
    if (!engine.has(name)) engine.installIndex(name, freshState({}, []))
    return engine.index(name)
  }

  /** Queues a task: `work` applies its change at once, after what `before` waits for, and answers the promise that searches see it. */
  const task = (work: () => unknown, before?: () => unknown): number => {
    last += 1
    const number = last
    const applied = queue.then(before).then(() => {
      const visible = Promise.resolve(work())
      // It is reported with its task.
      visible.catch(() => undefined)
      return { visible }
    })
    queue = applied.catch(() => undefined)
    const done = applied
      .then(({ visible }) => visible)
      .catch((cause: unknown) => {
        failed.add(number)
        const advice = 'it is left out, and stays "notPublished": send it again without what is at fault'
        report(cause, `search: the change of task ${number} could not be built in; ${advice}`)
      })
      .then(() => void open.delete(number))
    open.set(number, done)
    return number
  }
  /** Queues a task on an index with all that was taken in before, or none (null) when a task before it removed the index. */
  const taskOn = (name: string, work: (index: LiveIndex | null) => unknown): number => {
    const present = () => (engine.has(name) ? engine.index(name) : null)
    return task(
      () => work(present()),
      () => present()?.change(new Map()),
    )
  }

  /** @throws SearchRefusal 400 when the index would grow beyond its bounds. */
  const checkRoom = (name: string) => {
    const indexes = engine.list()
    const index = indexes.find(({ name: existing }) => existing === name)
    if (!index && indexes.length >= mostIndexes) throw badRequest(`At most ${mostIndexes} indexes`)
    if ((index?.dataSize ?? 0) > largestIndex)
      throw badRequest(`Index ${name} is full: an index has at most ${largestIndex} bytes`)
  }

  /** @throws SearchRefusal 400 for steps that `batch` refuses. */
  const check = (name: string, steps: readonly Step[], { anew = false } = {}): void => {
    // What is deleted makes room.
    if (!anew) checkRoom(name)
    checkSteps(steps)
  }

  return {
    check,
    /** Changes records in this order; `anew`: the index is deleted before. */
    batch: (name: string, steps: readonly Step[], { anew = false } = {}): number => {
      check(name, steps, { anew })
      return task(() => {
        if (anew) engine.removeIndex(name)
        if (anew && steps.length === 0) return undefined
        const index = indexOf(name)
        return index.change(changesOf(index, steps))
      })
    },
    /** Deletes what the search finds, whatever its words. */
    deleteBy: (name: string, params: SearchParams): number =>
      taskOn(name, (index) => {
        if (!index) return undefined
        const names = findRecords(index.view(), withDefaults(params)).segments.flatMap(
          ({ view: { segment }, candidates }) => Array.from(candidates.docs, (doc) => segment.ids[doc] ?? ''),
        )
        return index.change(new Map(names.map((name) => [name, null])))
      }),
    configure: (name: string, change: (former: IndexSettings) => IndexSettings): number => {
      checkRoom(name)
      return task(() => {
        const index = indexOf(name)
        return index.configure(change(index.newestSettings()))
      })
    },
    /** Copies an index, or the parts of it that are named, over another. */
    copy: (from: string, to: string, scope: readonly Scope[]): number => {
      checkRoom(to)
      return taskOn(from, (source) => {
        // As in the protocol it is made empty. Chosen: what stands there stays, since nobody means to lose it.
        if (!source) return void indexOf(to)
        const state = source.state()
        if (new Set(scope).size === allParts.length) return engine.installIndex(to, state)
        const target = indexOf(to)
        const former = target.newestSettings()
        const settings = scope.includes('settings') ? state.settings : former
        const synonyms = (scope.includes('synonyms') ? state.settings : former).synonyms
        const configured = target.configure(withSynonyms(settings, synonyms))
        if (!scope.includes('records')) return configured
        const records = source.all().map((record): [string, SearchableRecord] => [record.objectID, record])
        const cleared = target.all().map(({ objectID }): [string, null] => [objectID, null])
        return Promise.all([configured, target.change(new Map([...cleared, ...records]))])
      })
    },
    move: (from: string, to: string): number =>
      taskOn(from, (source) => {
        if (!source) return
        engine.installIndex(to, source.state())
        engine.removeIndex(from)
      }),
    /** A task that is done once those before it are. */
    nothing: (): number => task(() => undefined),
    remove: (name: string): number => task(() => engine.removeIndex(name)),
    /** Null for a task that never existed; what could not be built in is never published. */
    status: (number: number): 'published' | 'notPublished' | null =>
      number < 1 || number > last ? null : open.has(number) || failed.has(number) ? 'notPublished' : 'published',
    /** Resolves when all that was taken in is published. */
    settled: async (): Promise<void> => {
      while (open.size > 0) await Promise.all(open.values())
    },
  }
}
