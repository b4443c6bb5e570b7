/** Decides whether uploaded bytes are a picture that we can show, and takes out of them what says more than the picture. */
import sharp, { type Metadata, type Sharp } from 'sharp'
import { requestsExceeded } from '../http/errors.ts'
import type { Request } from '../http/message.ts'
import { createNetworkQueue } from '../http/network-queue.ts'
import { defaultLimits, type MediaLimits } from './limits.ts'
import { startsAsPicture } from './picture-head.ts'

type Kind = {
  readonly type: string
  readonly extension: string
  /** Whether all frames are written; of other kinds the first picture is, which alone is shown. */
  readonly isAnimated?: true
  /** Whether the encoder has all frames in memory at once. */
  readonly holdsFrames?: true
  /** Writes it anew. Chosen: qualities at which nobody sees a difference, efforts that a visitor's picture can wait for. */
  readonly encode: (image: Sharp, metadata: Metadata, bytes: Uint8Array) => Sharp
}

/** A WebP names its encoding at the beginning, behind its colour profile where it has one. A false hit costs bytes only. */
const isLossless = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('VP8L')

/** Keeps 16 bits a channel, which would be written as eight. */
const inDepth = (image: Sharp, { space }: Metadata): Sharp =>
  space.endsWith('16') ? image.toColourspace(space) : image

const kinds: Readonly<Record<string, Kind>> = {
  jpeg: {
    type: 'image/jpeg',
    extension: '.jpg',
    // That of four inks, which becomes RGB, names one for each of them.
    encode: (image, { chromaSubsampling }) =>
      image.jpeg({ quality: 92, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }),
  },
  png: { type: 'image/png', extension: '.png', encode: (image, metadata) => inDepth(image, metadata).png() },
  webp: {
    type: 'image/webp',
    extension: '.webp',
    isAnimated: true,
    holdsFrames: true,
    encode: (image, _, bytes) => image.webp({ quality: 92, effort: 2, lossless: isLossless(bytes) }),
  },
  gif: { type: 'image/gif', extension: '.gif', isAnimated: true, encode: (image) => image.gif({ effort: 1 }) },
  heif: { type: 'image/avif', extension: '.avif', encode: (image) => image.avif({ quality: 75, effort: 0 }) },
  tiff: {
    type: 'image/tiff',
    extension: '.tiff',
    encode: (image, metadata) => inDepth(image, metadata).tiff({ compression: 'deflate' }),
  },
}

const bytesOfSample: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }

const decodedBytes = ({ width, height, channels, depth }: Metadata, frames: number): number =>
  width * height * frames * channels * (bytesOfSample[depth] ?? 8)

const inspect = async (bytes: Uint8Array, limits: MediaLimits) => {
  const metadata = await sharp(bytes, { failOn: 'error', limitInputPixels: limits.maxInputPixels })
    .metadata()
    .catch(() => null)
  const kind = kinds[metadata?.format ?? '']
  if (!metadata || !kind) return null
  const { width, height, pages = 1 } = metadata
  if (width * height > limits.maxInputPixels) return null
  if (decodedBytes(metadata, kind.holdsFrames ? pages : 1) > limits.maxDecodedBytes) return null
  const animated = kind.isAnimated === true && pages > 1
  // The bounds above hold for one frame; of the decoder's, for all together.
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false, animated }).timeout({
    seconds: limits.seconds,
  })
  // Frames cannot be turned, and no camera takes any.
  const upright = (animated ? image : image.autoOrient()).keepIccProfile()
  // Invalid options of the encoder throw here, outside of the `catch` below, since the picture is not at fault.
  const written = kind.encode(upright, metadata, bytes).toBuffer({ resolveWithObject: true })
  // Damaged, or longer under way than it may.
  const result = await written.catch(() => null)
  return (
    result && {
      bytes: result.data,
      type: kind.type,
      extension: kind.extension,
      width: result.info.width,
      height: result.info.pageHeight ?? result.info.height,
    }
  )
}

/**
 * Says what bytes are, whatever their name says; null for what is no picture, is damaged or is too large to show. Each is written
 * anew, upright and with its colour profile: originals are public, and only what is shown is stored of one, not where and by whom a
 * photograph was taken, a comment, or what lies behind its end.
 * @throws ApiError REQUESTS_EXCEEDED when too many wait.
 * Chosen: one at a time, so that uploads leave the threads of the decoder to visitors. All of them anew: what a decoder does not name it
 * does not tell either.
 */
export const createPictureAcceptor = (changed: Partial<MediaLimits> = {}) => {
  const limits = { ...defaultLimits, ...changed }
  const turn = createNetworkQueue({ atOnce: 1, waiting: limits.uploadsQueued, full: () => requestsExceeded(1) })
  // Uploads whose client disconnects stay in the queue, which is short.
  const { signal } = new AbortController()
  return async (bytes: Uint8Array, { ip }: Pick<Request, 'ip'>) =>
    (await startsAsPicture(bytes)) ? turn({ ip, signal }, () => inspect(bytes, limits)) : null
}
