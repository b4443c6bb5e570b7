/**
 * A small writer of WebM files for silent film. Every frame is a VP8 key frame, which a lossy WebP picture holds ready
 * made, so that no video encoder is needed; each second can be jumped to.
 *
 *   EBML header ─ Segment ─┬ SeekHead  where the parts below are
 *                          ├ Info      time scale, duration
 *                          ├ Tracks    one video track
 *                          ├ Cues      second → cluster
 *                          └ Cluster…  one a second: a time and its frames
 */

export type Film = {
  /** px */
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  /** VP8 key frames, in order. */
  readonly frames: readonly Uint8Array[]
}

/** The bytes of a WebM file. */
export const writeWebm = (film: Film): Uint8Array => {
  const clusters = secondsOf(film)
  const info = element('1549a966', [
    unsigned('2ad7b1', 1_000_000),
    float('4489', (film.frames.length / film.framesPerSecond) * 1000),
    text('4d80', 'lesroute'),
    text('5741', 'lesroute'),
  ])
  const tracks = element('1654ae6b', [videoTrack(film)])
  // All positions are written in four bytes, so the sizes are known before the positions are.
  const ahead = seekHead([0, 0, 0]).length + info.length + tracks.length
  const infoAt = seekHead([0, 0, 0]).length
  const firstCluster = ahead + cues(clusters.map(() => 0)).length
  const positions = clusters.map(
    (_, index) => firstCluster + clusters.slice(0, index).reduce((sum, { length }) => sum + length, 0),
  )
  const parts = [seekHead([infoAt, infoAt + info.length, ahead]), info, tracks, cues(positions), ...clusters]
  return Buffer.concat([header(), element('18538067', parts)])
}

/**
 * The VP8 key frame inside a lossy WebP picture.
 * @throws RangeError for a picture that is not simple lossy WebP (one with transparency or metadata, say)
 */
export const keyFrameOf = (webp: Uint8Array): Uint8Array => {
  const bytes = Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength)
  if (bytes.toString('latin1', 8, 16) !== 'WEBPVP8 ') throw new RangeError('Not a simple lossy WebP picture')
  return bytes.subarray(20, 20 + bytes.readUInt32LE(16))
}

const header = (): Buffer =>
  element('1a45dfa3', [
    unsigned('4286', 1),
    unsigned('42f7', 1),
    unsigned('42f2', 4),
    unsigned('42f3', 8),
    text('4282', 'webm'),
    unsigned('4287', 2),
    unsigned('4285', 2),
  ])

const videoTrack = ({ width, height, framesPerSecond }: Film): Buffer =>
  element('ae', [
    unsigned('d7', 1),
    unsigned('73c5', 1),
    unsigned('9c', 0),
    text('86', 'V_VP8'),
    unsigned('83', 1),
    unsigned('23e383', Math.round(1e9 / framesPerSecond)),
    element('e0', [unsigned('b0', width), unsigned('ba', height)]),
  ])

const seekHead = (positions: readonly number[]): Buffer => {
  const targets = ['1549a966', '1654ae6b', '1c53bb6b']
  const entries = targets.map((id, index) =>
    element('4dbb', [element('53ab', [Buffer.from(id, 'hex')]), position('53ac', positions[index] ?? 0)]),
  )
  return element('114d9b74', entries)
}

const cues = (positions: readonly number[]): Buffer => {
  const points = positions.map((at, second) =>
    element('bb', [position('b3', second * 1000), element('b7', [unsigned('f7', 1), position('f1', at)])]),
  )
  return element('1c53bb6b', points)
}

const secondsOf = ({ frames, framesPerSecond }: Film): Buffer[] => {
  const seconds = Math.ceil(frames.length / framesPerSecond)
  return Array.from({ length: seconds }, (_, second) => {
    const own = frames.slice(second * framesPerSecond, (second + 1) * framesPerSecond)
    const blocks = own.map((frame, index) => simpleBlock(Math.round((index / framesPerSecond) * 1000), frame))
    return element('1f43b675', [unsigned('e7', second * 1000), ...blocks])
  })
}

/** Track number, milliseconds since the cluster's time, flags (a key frame), then the frame. */
const simpleBlock = (milliseconds: number, frame: Uint8Array): Buffer => {
  const head = Buffer.from([0x81, milliseconds >> 8, milliseconds & 0xff, 0x80])
  return element('a3', [head, frame])
}

const element = (id: string, parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(body.length))
  // The marker of an eight-byte length.
  size[0] = 0x01
  return Buffer.concat([Buffer.from(id, 'hex'), size, body])
}

const unsigned = (id: string, value: number): Buffer => {
  const digits = value.toString(16)
  return element(id, [Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')])
}

const position = (id: string, value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return element(id, [bytes])
}

const float = (id: string, value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return element(id, [bytes])
}

const text = (id: string, value: string): Buffer => element(id, [Buffer.from(value, 'latin1')])
