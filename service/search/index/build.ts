/** Builds segments from packed records: on this thread while they are few, on a worker thread when they are many. */
import { inBackground } from './background.ts'
import { unpackRecord, type PackedRecords } from './packed-records.ts'
import { isObject } from '#platform/json-object.ts'
import { type SearchableRecord } from '../paths.ts'
import { buildSegment, type Segment } from './segment.ts'
import type { IndexSettings } from './settings.ts'

/** Some of the records of a segment: `hidden` marks those that count no more. */
export type RecordPart = { readonly records: PackedRecords; readonly hidden: Uint8Array | null }

export type BuildJob = { readonly settings: IndexSettings; readonly parts: readonly RecordPart[] }

/** Builds a segment; `isKnown` returns whether the rest of the index holds a word. */
export type BuildSegment = (job: BuildJob, isKnown?: (word: string) => boolean) => Promise<Segment>

const recordsIn = ({ records, hidden }: RecordPart): SearchableRecord[] =>
  Array.from({ length: records.starts.length - 1 }, (_, doc) => doc)
    .filter((doc) => !hidden?.[doc])
    .map((doc) => unpackRecord(records, doc))

/** The segment of all these records, later parts winning over earlier ones. */
export const buildFrom = ({ settings, parts }: BuildJob, isKnown?: (word: string) => boolean): Segment =>
  buildSegment(settings, parts.flatMap(recordsIn), isKnown)

/** Builds on this thread. */
export const buildHere: BuildSegment = async (job, isKnown) => buildFrom(job, isKnown)

/** Bytes of records up to which a worker costs more than it spares: starting one takes about 100 ms. */
const smallJob = 512 * 1024

const isSegment = (value: unknown): value is Segment => isObject(value) && 'text' in value && 'records' in value

/** Builds small segments here, large ones on another thread. */
export const buildBeside: BuildSegment = (job, isKnown) => {
  const bytes = job.parts.reduce((sum, { records }) => sum + records.bytes.length, 0)
  // `isKnown` cannot be called across threads; segments that need it are small anyway.
  if (isKnown || bytes < smallJob) return buildHere(job, isKnown)
  return inBackground(new URL('./build-worker.ts', import.meta.url), job, isSegment)
}
