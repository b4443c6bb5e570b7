/**
 * A still of a film without a video encoder: a VP8 key frame is, byte for byte, the picture inside a lossy WebP file.
 *
 *   EBML header ─ Segment ─ Tracks ─ Track entry (number, type, codec)
 *                    └ Cluster (time) ─ blocks: track, time since the cluster's, flags, frame
 */
import { type FileHandle, open } from 'node:fs/promises'
import type { MediaLimits } from './limits.ts'
import { orNotFound, Refusal } from './refusal.ts'

/** Elements whose children are read; all others are skipped. Source: RFC 9559, with names as there. */
const entered = new Set(['18538067', '1654ae6b', 'ae', '1f43b675', 'a0'])
const [trackEntry, trackNumber, trackType, codecId] = ['ae', 'd7', '83', '86']
const [timestampScale, clusterTimestamp] = ['2ad7b1', 'e7']
/** The type of a track that is a film. */
const video = 1
const blocks = new Set(['a3', 'a1'])

/** Bytes; a larger frame is none that a picture is made of. */
const largestFrame = 16 * 1024 ** 2

type Bounds = Pick<MediaLimits, 'filmSeconds'> & { readonly signal: AbortSignal }

type Track = { number: number; type: number; codec: string }

/**
 * The last key frame at or before a second of a WebM file, as a WebP picture; null for a film of another codec, or one
 * that holds no frame there.
 * @throws Refusal 404 when the file has gone from the disk, 400 when nothing is found in `filmSeconds`; the signal's reason when it aborts
 * Chosen: the first video track counts; blocks that hold several frames are passed over.
 */
export const webmStill = async (
  path: string,
  second: number,
  { signal, filmSeconds }: Bounds,
): Promise<Uint8Array | null> => {
  const deadline = AbortSignal.timeout(filmSeconds * 1000)
  await using file = await orNotFound(open(path))
  let nanoseconds = 1_000_000
  let clusterAt = 0
  let frame: Element | null = null
  const tracks: Track[] = []
  for await (const element of elements(file)) {
    signal.throwIfAborted()
    if (deadline.aborted) throw new Refusal(400, `Transformation takes too long (at most ${filmSeconds} seconds)`)
    const track = tracks.at(-1)
    if (element.id === trackEntry) tracks.push({ number: 0, type: 0, codec: '' })
    if (track && element.id === trackNumber) track.number = unsigned(await body(file, element))
    if (track && element.id === trackType) track.type = unsigned(await body(file, element))
    if (track && element.id === codecId) track.codec = (await body(file, element)).toString('latin1')
    if (element.id === timestampScale) nanoseconds = unsigned(await body(file, element))
    if (element.id === clusterTimestamp) clusterAt = unsigned(await body(file, element))
    if (!blocks.has(element.id)) continue
    const film = tracks.find(({ type }) => type === video)
    if (film?.codec !== 'V_VP8') return null
    // One byte of track, two of time, one of flags, and the first of the frame, whose lowest bit says "no key frame".
    const head = await read(file, element.start, 5)
    if (head.byteLength < 5) break
    if (vint(head.subarray(0, 1)) !== film.number) continue
    if (((clusterAt + head.readInt16BE(1)) * nanoseconds) / 1e9 > second) break
    const isKey = (head.readUInt8(4) & 1) === 0
    const isLaced = (head.readUInt8(3) & 0x06) !== 0
    if (isKey && !isLaced) frame = element
  }
  return frame === null || frame.size > largestFrame ? null : webp((await body(file, frame)).subarray(4))
}

type Element = {
  /** In hexadecimal. */
  readonly id: string
  /** Where its content begins, and how many bytes it has. */
  readonly start: number
  readonly size: number
}

/** The elements of the file in their order, those inside others after the one that holds them. */
async function* elements(file: FileHandle): AsyncGenerator<Element> {
  let at = 0
  while (true) {
    const head = await read(file, at, 12)
    const idLength = vintLength(head)
    const sizeLength = vintLength(head.subarray(idLength))
    if (idLength === 0 || sizeLength === 0) return
    const id = head.toString('hex', 0, idLength)
    const start = at + idLength + sizeLength
    const size = vint(head.subarray(idLength, idLength + sizeLength))
    yield { id, start, size }
    at = entered.has(id) ? start : start + size
  }
}

/** Bytes that a number of variable length takes, by its first one; 0 where there is none. */
const vintLength = (bytes: Buffer): number => {
  const [first = 0] = bytes
  const length = Math.clz32(first) - 23
  return first === 0 || bytes.byteLength < length ? 0 : length
}

/** The number behind the marker bit of its first byte. */
const vint = (bytes: Buffer): number => {
  const [first = 0, ...rest] = bytes
  return rest.reduce((sum, byte) => sum * 256 + byte, first & (0xff >> bytes.byteLength))
}

const unsigned = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

const body = (file: FileHandle, { start, size }: Element): Promise<Buffer> =>
  read(file, start, Math.min(size, largestFrame))

/** Fewer bytes at the end of the file. */
const read = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

/** The frame as the one chunk of a WebP file; chunks have an even length. */
const webp = (frame: Buffer): Uint8Array => {
  const padded = frame.byteLength + (frame.byteLength % 2)
  const file = Buffer.alloc(20 + padded)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(12 + padded, 4)
  file.write('WEBPVP8 ', 8, 'latin1')
  file.writeUInt32LE(frame.byteLength, 16)
  frame.copy(file, 20)
  return file
}
