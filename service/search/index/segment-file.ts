/**
 * Segments on disk, in the form that they have in memory, so that opening one is reading its bytes:
 *
 *     "LSEG" | version | length of the outline | checksum        16 bytes
 *     the outline: the segment as JSON, each typed array as {"$": [kind, offset, length]}
 *     the arrays, each at a multiple of 8
 */
import { crc32 } from 'node:zlib'
import { isObject } from '#platform/json-object.ts'
import type { Segment } from './segment.ts'

const magic = 'LSEG'
/** To be raised when the shape or the meaning of segments changes. */
export const segmentVersion = 6
const headSize = 16

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array } as const
type Kind = keyof typeof kinds
type Numbers = InstanceType<(typeof kinds)[Kind]>

const kindNames = Object.keys(kinds) as Kind[]
const kindOf = (value: unknown): Kind | undefined => kindNames.find((kind) => value instanceof kinds[kind])
const isNumbers = (value: unknown): value is Numbers => kindOf(value) !== undefined

const aligned = (size: number): number => Math.ceil(size / 8) * 8

/** The typed arrays below a value, in order. */
export const arraysIn = (value: unknown, arrays: Numbers[] = []): Numbers[] => {
  if (isNumbers(value)) arrays.push(value)
  else if (Array.isArray(value)) {
    // Lists of a segment are long and hold texts or objects, never both.
    if (typeof value[0] === 'object') for (const element of value) arraysIn(element, arrays)
  } else if (isObject(value)) for (const part of Object.values(value)) arraysIn(part, arrays)
  return arrays
}

/** The segment as the bytes of a file. */
export const encodeSegment = (segment: Segment): Uint8Array => {
  let offset = 0
  const outline = Buffer.from(
    JSON.stringify(segment, (_name, value: unknown) => {
      if (!isNumbers(value)) return value
      const placed = { $: [kindOf(value), offset, value.length] }
      offset += aligned(value.byteLength)
      return placed
    }),
  )
  const start = aligned(headSize + outline.length)
  const bytes = new Uint8Array(start + offset)
  bytes.set(outline, headSize)
  let at = start
  for (const array of arraysIn(segment)) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at)
    at += aligned(array.byteLength)
  }
  const head = Buffer.from(bytes.buffer, 0, headSize)
  head.write(magic, 'latin1')
  head.writeUInt32LE(segmentVersion, 4)
  head.writeUInt32LE(outline.length, 8)
  head.writeUInt32LE(crc32(bytes.subarray(headSize)), 12)
  return bytes
}

/** The array that an object of the outline stands for; null when it stands for itself, as that of a record's attribute `$` does. */
const arrayAt = (buffer: ArrayBuffer, start: number, value: unknown): Numbers | null => {
  if (!isObject(value) || !Array.isArray(value['$']) || Object.keys(value).length !== 1) return null
  const [kind, offset, length]: unknown[] = value['$']
  const name = kindNames.find((candidate) => candidate === kind)
  return name && typeof offset === 'number' && typeof length === 'number'
    ? new kinds[name](buffer, start + offset, length)
    : null
}

/** @throws Error when the bytes are no segment of this version, or are not as they were written. */
export const decodeSegment = (input: Uint8Array): Segment => {
  // Typed arrays have to start at multiples of their own size, which a part of a larger buffer need not do.
  const bytes = input.byteOffset === 0 ? input : input.slice()
  const head = Buffer.from(bytes.buffer, 0, Math.min(headSize, bytes.length))
  if (head.length < headSize || head.toString('latin1', 0, 4) !== magic) throw new Error('not a segment')
  if (head.readUInt32LE(4) !== segmentVersion) throw new Error('a segment of another version')
  if (head.readUInt32LE(12) !== crc32(bytes.subarray(headSize))) throw new Error('a damaged segment')
  const outlineEnd = headSize + head.readUInt32LE(8)
  const start = aligned(outlineEnd)
  const { buffer } = bytes
  if (!(buffer instanceof ArrayBuffer)) throw new Error('a segment in shared memory')
  const outline = Buffer.from(buffer, headSize, outlineEnd - headSize).toString()
  // The checksum says that these are the bytes that we wrote, of a segment of this version.
  return JSON.parse(outline, (_name, value: unknown) => arrayAt(buffer, start, value) ?? value) as Segment
}
