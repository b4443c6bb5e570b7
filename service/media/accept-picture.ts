/** Decides whether uploaded bytes are a picture that we can show, and takes out of them what says more than the picture. */
import sharp, { type Metadata, type Sharp } from 'sharp'
import { requestsExceeded } from '../http/errors.ts'
import type { Request } from '../http/message.ts'
import { createNetworkQueue } from '../http/network-queue.ts'
import { defaultLimits, type MediaLimits } from './limits.ts'
import { startsAsPicture } from './picture-head.ts'

export type Accepted = {
  /** What is to be stored: the bytes as they came, or without their metadata. */
  readonly bytes: Uint8Array
  /** MIME type, by content. */
  readonly type: string
  /** With its point. */
  readonly extension: string
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
}

type Kind = {
  readonly type: string
  readonly extension: string
  /** Writes it anew. Chosen: qualities at which nobody sees a difference, efforts that a visitor's picture can wait for. */
  readonly encode: (image: Sharp, metadata: Metadata) => Sharp
}

const kinds: Readonly<Record<string, Kind>> = {
  jpeg: {
    type: 'image/jpeg',
    extension: '.jpg',
    encode: (image, { chromaSubsampling = '4:2:0' }) => image.jpeg({ quality: 92, chromaSubsampling }),
  },
  png: { type: 'image/png', extension: '.png', encode: (image) => image.png() },
  webp: { type: 'image/webp', extension: '.webp', encode: (image) => image.webp({ quality: 92, effort: 2 }) },
  gif: { type: 'image/gif', extension: '.gif', encode: (image) => image.gif({ effort: 1 }) },
  heif: { type: 'image/avif', extension: '.avif', encode: (image) => image.avif({ quality: 75, effort: 0 }) },
  tiff: { type: 'image/tiff', extension: '.tiff', encode: (image) => image.tiff({ compression: 'deflate' }) },
}

const bytesOfSample: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }

const decodedBytes = ({ width, height, channels, depth }: Metadata, pages: number): number =>
  width * height * pages * channels * (bytesOfSample[depth] ?? 8)

/** Whether it holds where and when it was taken, by whom, or how it is turned. TIFF has fields of which the decoder says nothing. */
const hasMetadata = ({ exif, xmp, iptc, comments, orientation = 1, format }: Metadata): boolean =>
  Boolean(exif ?? xmp ?? iptc ?? comments) || orientation !== 1 || format === 'tiff'

const inspect = async (bytes: Uint8Array, limits: MediaLimits): Promise<Accepted | null> => {
  const input = { failOn: 'error', limitInputPixels: limits.maxInputPixels } as const
  const metadata = await sharp(bytes, input).metadata()
  const { format, autoOrient, pages = 1 } = metadata
  const kind = kinds[format]
  if (!kind) return null
  const strips = hasMetadata(metadata)
  if (decodedBytes(metadata, strips ? pages : 1) > limits.maxDecodedBytes) return null
  const image = sharp(bytes, { ...input, animated: strips && pages > 1 }).timeout({ seconds: limits.seconds })
  // All of it is read either way: a head alone would let through what no page can show later. Small, it needs little memory.
  const written = strips
    ? await kind.encode(image.autoOrient().keepIccProfile(), metadata).toBuffer()
    : await image.resize(32, 32, { fit: 'fill' }).raw().toBuffer()
  const { type, extension } = kind
  return { bytes: strips ? written : bytes, type, extension, width: autoOrient.width, height: autoOrient.height }
}

/**
 * Says what bytes are, whatever their name says; null for what is no picture, is damaged or is too large to show. A picture with
 * metadata, as where a photograph was taken, is written anew without it, upright and with its colour profile: originals are public.
 * @throws ApiError REQUESTS_EXCEEDED when too many wait.
 * Chosen: one at a time, so that uploads leave the threads of the decoder to visitors.
 */
export const createPictureAcceptor = (changed: Partial<MediaLimits> = {}) => {
  const limits = { ...defaultLimits, ...changed }
  const turn = createNetworkQueue({ atOnce: 1, waiting: limits.uploadsQueued, full: () => requestsExceeded(1) })
  // Whoever has gone is not noticed: the few that wait are soon done.
  const { signal } = new AbortController()
  return async (bytes: Uint8Array, { ip }: Pick<Request, 'ip'>): Promise<Accepted | null> => {
    if (!(await startsAsPicture(bytes))) return null
    // Damaged, beyond the bounds of the decoder, or longer under way than it may.
    return turn({ ip, signal }, () => inspect(bytes, limits).catch(() => null))
  }
}
