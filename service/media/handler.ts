/**
 * Public media delivery: an address in, a picture or a file out. Nothing is fetched from elsewhere, and vector
 * pictures are never handed to a renderer.
 */
import type { Handler, Reply, Request } from '../http/message.ts'
import { createNetworkQueue } from '../http/network-queue.ts'
import type { ObjectStorage } from '../store/object-storage.ts'
import { createDerivedCache } from './cache.ts'
import { deliverClip } from './clip-delivery.ts'
import type { Delivery, Originals, Trust } from './delivery.ts'
import { deliverDocument } from './document-delivery.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { defaultLimits, type MediaLimits } from './limits.ts'
import { deliverPicture } from './picture-delivery.ts'
import { Refusal, UnusableOriginal } from './refusal.ts'
import { keptForever, preflight, refused } from './reply.ts'
import { isSigned } from './signature.ts'
import { type MediaAddress, parseAddress } from './url.ts'

/** Which addresses are trusted with what. */
export type MediaPolicy = {
  /** What addresses are signed with; null: there are no signed ones. */
  readonly signingSecret: string | null
  /** Unsigned addresses get originals and the sizes that pages use, nothing else. */
  readonly strict: boolean
  /** Unsigned addresses get sizes as they ask, not rounded up. */
  readonly exactSizes: boolean
}

/** Milliseconds between two warnings of originals: a page asks for many pictures, and a folder may lack all of them. */
const warningPause = 60_000

const tooMany = () => new Refusal(429, 'Too many concurrent transformations')

type Options = {
  readonly originals: Originals
  /** Folder for derived files. */
  readonly derived: string
  /** Storage that machines share for derived files; absent: each makes its own. */
  readonly shared?: ObjectStorage | undefined
  /** Null: film and sound are delivered as they are. */
  readonly ffmpeg?: Ffmpeg | null
  readonly policy?: Partial<MediaPolicy>
  readonly limits?: Partial<MediaLimits>
  /** Receives the id of an original that is missing or damaged, and how; once a minute at most. */
  readonly warn?: (publicId: string, problem: string) => void
}

/**
 * The media surface as a function.
 * Source: docs/contract.md 1 (public, by URL, without a token). Chosen: the grammar and the error form of the public
 * convention: `x-cld-error` with an empty body, 400 / 401 / 404, 429 when too much is being made, 501 for conversion
 * of film and sound where there is no encoder.
 */
export const createMediaHandler = ({ originals, derived, shared, ffmpeg = null, ...options }: Options): Handler => {
  const { warn = () => undefined } = options
  const limits = { ...defaultLimits, ...options.limits }
  const policy = { signingSecret: null, strict: false, exactSizes: false, ...options.policy }
  const delivery: Delivery = {
    originals,
    limits,
    ffmpeg,
    cache: createDerivedCache({ folder: derived, quotaBytes: limits.cacheBytes, shared }),
    pictureTurn: createNetworkQueue({ atOnce: limits.concurrent, waiting: limits.queued, full: tooMany }),
    filmTurn: createNetworkQueue({ atOnce: limits.filmsConcurrent, waiting: limits.filmsQueued, full: tooMany }),
  }
  let warnedAt = -Infinity
  const answer = async (request: Request): Promise<Reply> => {
    if (request.method === 'OPTIONS') return preflight
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'Method not allowed')
    const address = parseAddress(request.path, delivery.limits)
    try {
      const reply = await deliver(request, address, trustIn(address, policy), delivery)
      return address.isVersioned ? keptForever(reply) : reply
    } catch (error) {
      if (error instanceof UnusableOriginal && performance.now() - warnedAt >= warningPause) {
        warnedAt = performance.now()
        warn(address.publicId, error.message)
      }
      throw error
    }
  }
  const handle = async (request: Request): Promise<Reply> => {
    try {
      return await answer(request)
    } catch (cause) {
      if (cause instanceof Refusal) return refused(cause)
      throw cause
    }
  }
  return Object.assign(handle, { surface: 'media' as const })
}

const deliver = async (request: Request, address: MediaAddress, trust: Trust, delivery: Delivery): Promise<Reply> => {
  switch (address.kind) {
    case 'image':
      return deliverPicture(request, address, trust, delivery)
    case 'video':
      return deliverClip(request, address, trust, delivery)
    case 'raw':
      return deliverDocument(request, address, delivery)
    default:
      return address.kind satisfies never
  }
}

/** @throws Refusal 401 for a signature that is not right, or that nothing here can check */
const trustIn = ({ signature }: MediaAddress, { signingSecret, strict, exactSizes }: MediaPolicy): Trust => {
  if (signature === null) return { exactSizes, presetsOnly: strict }
  if (signingSecret === null || !isSigned(signature.text, signature.value, signingSecret)) {
    throw new Refusal(401, 'Invalid signature')
  }
  return { exactSizes: true, presetsOnly: false }
}
