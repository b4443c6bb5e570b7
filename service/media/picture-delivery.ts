/** Addresses under `image`: the original, or a picture made from it. */
import type { Reply, Request } from '../http/message.ts'
import { type Delivery, findOriginal, nameOf, needsSignature, notFound, type Original, type Trust } from './delivery.ts'
import { type Format, formatNamed, formatOfType, isOwnExtension, mimeType, negotiate } from './formats.ts'
import { isPreset, onLadder } from './ladder.ts'
import type { MediaLimits } from './limits.ts'
import { pictureMeaning } from './meaning.ts'
import { Refusal } from './refusal.ts'
import { preparePicture } from './render.ts'
import { deliveryHeaders, disposition, notModified, sendOriginal, withExtension } from './reply.ts'
import { readStep, type Step } from './transformations/picture.ts'
import type { MediaAddress } from './url.ts'

/**
 * The picture an address asks for.
 * @throws Refusal 400 for a transformation that cannot be read or carried out, 401 for one that needs a signature, 404
 * for a picture that is not there, 429 when too many are waiting
 * Source: docs/contract.md 10.8. Chosen: vector pictures are delivered as they are, whatever is asked of them.
 */
export const deliverPicture = async (
  request: Request,
  address: MediaAddress,
  trust: Trust,
  delivery: Delivery,
): Promise<Reply> => {
  // Everything that can be refused is refused before the original is looked up, let alone decoded.
  const steps = readSteps(address.groups, trust, delivery.limits)
  const original = await findOriginal(address, delivery)
  if (!original.type.startsWith('image/')) throw notFound(address)
  const attachment = attachmentOf(steps)
  if (original.type === 'image/svg+xml') return sendOriginal(request, original, attachment)

  const converts = address.extension !== null && !isOwnExtension(address.extension, original)
  if (converts && formatNamed(address.extension ?? '') === null) {
    throw new Refusal(400, `Invalid image format - ${address.extension}`)
  }
  if (!converts && steps.every(isDeliveryOnly)) return sendOriginal(request, original, attachment)
  if ((original.width ?? 1) * (original.height ?? 1) > delivery.limits.maxInputPixels) {
    throw new Refusal(400, `Image has too many pixels (at most ${delivery.limits.maxInputPixels})`)
  }
  const format = formatNamed(address.extension ?? '') ?? formatOfType(original.type)
  return sendDerived(request, { original, steps, format, input: async () => original.path }, delivery)
}

/**
 * The checked groups of a picture, on the ladder unless the address may ask for exact sizes.
 * @throws Refusal 400 as `readStep` does, 401 for what is no preset where presets are all there is
 * Chosen: a chain of groups is no preset, since chains of presets are without number.
 */
export const readSteps = (groups: MediaAddress['groups'], trust: Trust, limits: MediaLimits): Step[] => {
  const steps = groups.map((group) => readStep(group, limits))
  if (trust.presetsOnly && (steps.length > 1 || !steps.every(isPreset))) throw needsSignature()
  return trust.exactSizes ? steps : steps.map(onLadder)
}

type Derived = {
  readonly original: Original
  readonly steps: readonly Step[]
  /** Written when no group names a format, and by `f_auto` for a client that takes nothing better. */
  readonly format: Format
  /** What is rendered: a path, or bytes made now. */
  readonly input: (signal: AbortSignal) => Promise<string | Uint8Array>
  /** What distinguishes this input from others of the same original. */
  readonly part?: string
}

/**
 * The picture that the steps make, from the disk or made now.
 * Chosen: a written format goes before the extension, as `f_auto/<id>.jpg` is how most addresses are made.
 */
export const sendDerived = async (request: Request, derived: Derived, delivery: Delivery): Promise<Reply> => {
  const { original, steps, input, part = '' } = derived
  const { cache, limits, pictureTurn } = delivery
  const requestedFormat = steps.findLast((step) => step.format !== undefined)?.format
  const format =
    requestedFormat === 'auto'
      ? negotiate(request.headers['accept'], derived.format)
      : (requestedFormat ?? derived.format)
  const name = await nameOf(original, part, pictureMeaning(steps, format), format)
  const headers = {
    ...deliveryHeaders(mimeType(format), `W/"${name}"`),
    ...disposition(attachmentOf(steps), withExtension(original.filename, format)),
    ...(requestedFormat === 'auto' ? { vary: 'Accept' } : {}),
  }
  const unchanged = notModified(request, headers)
  if (unchanged !== null) return unchanged
  const make = async (signal: AbortSignal) => {
    // Before its turn: a picture that waits for an encoder of film must not keep others waiting.
    const source = await input(signal)
    return pictureTurn({ ip: request.ip, signal }, await preparePicture({ input: source, steps, format, limits }))
  }
  const bytes = await cache.bytes(`${name}.${format}`, make, request.whenGone)
  const length = { 'content-length': String(bytes.byteLength) }
  return { status: 200, headers: { ...headers, ...length }, body: request.method === 'HEAD' ? null : bytes }
}

/** The last name asked for to save the picture under; null when it is to be shown. */
const attachmentOf = (steps: readonly Step[]): string | null =>
  steps.findLast((step) => step.attachment !== undefined)?.attachment ?? null

const isDeliveryOnly = (step: Step): boolean => Object.keys(step).every((key) => key === 'attachment')
