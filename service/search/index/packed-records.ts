/** Stores records as JSON in one block of bytes; a record is parsed when its hit is shown. */
import { isObject } from '#platform/json-object.ts'
import { type SearchableRecord } from '../paths.ts'

export type PackedRecords = {
  readonly bytes: Uint8Array
  /** Where each record starts; one longer than there are records. */
  readonly starts: Uint32Array
}

/** Bytes of opened records that stay open, for those that turn up again; an opened record takes some more than its text. */
const mostOpen = 32 * 1024 * 1024
const perRecord = 500

const encoder = new TextEncoder()

/** Appends records one by one. */
const writer = (count: number) => {
  let bytes = new Uint8Array(65_536)
  let [length, written] = [0, 0]
  const starts = new Uint32Array(count + 1)
  const reserve = (more: number) => {
    if (length + more <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, length + more))
    larger.set(bytes)
    bytes = larger
  }
  const close = () => {
    written += 1
    starts[written] = length
  }
  return {
    text: (text: string) => {
      // A UTF-16 unit takes three bytes at most.
      reserve(text.length * 3)
      length += encoder.encodeInto(text, bytes.subarray(length)).written
      close()
    },
    done: (): PackedRecords => ({ bytes: bytes.slice(0, length), starts }),
  }
}

/** The records as bytes, in the order given. */
export const packRecords = (records: readonly SearchableRecord[]): PackedRecords => {
  const { text, done } = writer(records.length)
  for (const record of records) text(JSON.stringify(record))
  return done()
}

/** Bytes of a record as JSON. */
export const recordLength = ({ starts }: PackedRecords, doc: number): number =>
  (starts[doc + 1] ?? 0) - (starts[doc] ?? 0)

const isRecord = (value: unknown): value is SearchableRecord => isObject(value) && typeof value['objectID'] === 'string'

/** One record. @throws Error when the bytes are no record: the service wrote them, so they are corrupt. */
export const unpackRecord = ({ bytes, starts }: PackedRecords, doc: number): SearchableRecord => {
  const part = Buffer.from(
    bytes.buffer,
    bytes.byteOffset + (starts[doc] ?? 0),
    (starts[doc + 1] ?? 0) - (starts[doc] ?? 0),
  )
  const value: unknown = JSON.parse(part.toString())
  if (!isRecord(value)) throw new Error(`record ${doc} is damaged`)
  return value
}

/** Access to records by number; what was opened stays open for a while. */
export const recordReader = (packed: PackedRecords): ((doc: number) => SearchableRecord) => {
  let open = new Map<number, SearchableRecord>()
  let bytes = 0
  return (doc) => {
    const cached = open.get(doc)
    if (cached) return cached
    const record = unpackRecord(packed, doc)
    if (bytes > mostOpen) [open, bytes] = [new Map(), 0]
    open.set(doc, record)
    bytes += perRecord + recordLength(packed, doc)
    return record
  }
}
