/** Decides whether uploaded bytes are a picture that we can show. */
import sharp from 'sharp'
import { defaultLimits } from './limits.ts'
import { startsAsPicture } from './picture-head.ts'

export type Accepted = {
  /** MIME type, by content. */
  readonly type: string
  /** With its point. */
  readonly extension: string
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
}

const types: Readonly<Record<string, readonly [type: string, extension: string]>> = {
  jpeg: ['image/jpeg', '.jpg'],
  png: ['image/png', '.png'],
  webp: ['image/webp', '.webp'],
  gif: ['image/gif', '.gif'],
  heif: ['image/avif', '.avif'],
  tiff: ['image/tiff', '.tiff'],
}

/**
 * What the bytes are, whatever their name says; null for what is no picture, is damaged or is too large to show. The whole is decoded
 * once: a head alone would let through what no page can show later.
 */
export const acceptPicture = async (bytes: Uint8Array): Promise<Accepted | null> => {
  if (!(await startsAsPicture(bytes))) return null
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: defaultLimits.maxInputPixels })
    const { format, autoOrient } = await picture.metadata()
    const known = types[format]
    if (!known) return null
    await picture.stats()
    const [type, extension] = known
    return { type, extension, width: autoOrient.width, height: autoOrient.height }
  } catch {
    // Damaged, or beyond the bounds of the decoder.
    return null
  }
}
