/** What the deliverers of pictures, film and documents share: where they look, what they may spend, whom they trust. */
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { NetworkQueue } from '../http/network-queue.ts'
import type { StoredFile } from '../store/files.ts'
import type { DerivedCache } from './cache.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import type { MediaLimits } from './limits.ts'
import { orNotFound, Refusal } from './refusal.ts'
import type { MediaAddress } from './url.ts'

/** The file behind a public id; its path is never built from the address. */
export type Original = StoredFile

export type Originals = {
  /** The file with this public id; null when there is none. */
  readonly find: (publicId: string) => Original | null | Promise<Original | null>
}

export type Delivery = {
  readonly originals: Originals
  readonly limits: MediaLimits
  readonly cache: DerivedCache
  /** Null where the machine has none. */
  readonly ffmpeg: Ffmpeg | null
  readonly pictureTurn: NetworkQueue
  readonly filmTurn: NetworkQueue
}

/** What an address may ask, decided by its signature and the settings. */
export type Trust = {
  /** Sizes are made as asked, not rounded up to the ladder. */
  readonly exactSizes: boolean
  /** Originals and presets are all it gets. */
  readonly presetsOnly: boolean
}

/**
 * The file that an address names.
 * @throws Refusal 404 when there is none
 * Chosen: the public id of a raw file may carry its extension, as in the public convention.
 */
export const findOriginal = async (address: MediaAddress, { originals }: Delivery): Promise<Original> => {
  const { kind, publicId, extension } = address
  const original = await originals.find(publicId)
  if (original !== null) return original
  const exact = kind === 'raw' && extension !== null ? await originals.find(`${publicId}.${extension}`) : null
  if (exact === null) throw notFound(address)
  return exact
}

/** The refusal for a public id that names nothing of this kind. Source: the wording of the public convention. */
export const notFound = ({ publicId }: MediaAddress): Refusal => new Refusal(404, `Resource not found - ${publicId}`)

/** The refusal for what only a signed address may ask (401). Chosen: the wording. */
export const needsSignature = (): Refusal => new Refusal(401, 'Transformation needs a signed address')

/**
 * A name for a file that is derived from an original, or for the original itself: other parts, or another file on the
 * disk, give another name.
 * @throws Refusal 404 when the original has gone from the disk
 * Chosen: 128 bits of SHA-256 in hexadecimal; the version of a shared original, or the file's size and
 * time on this disk, stand for its bytes.
 */
export const nameOf = async ({ path, version }: Original, ...parts: readonly unknown[]): Promise<string> => {
  const { size, mtimeMs } = await orNotFound(stat(path))
  const bytes = version === undefined ? [path, size, mtimeMs] : [version, size]
  return createHash('sha256')
    .update(JSON.stringify([...bytes, ...parts]))
    .digest('hex')
    .slice(0, 32)
}
