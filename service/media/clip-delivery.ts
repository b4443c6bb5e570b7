/** Addresses under `video` (film and sound): the original, a piece of it in another form, or a still of it. */
import type { Reply, Request } from '../http/message.ts'
import { containerOf, encodingOf, sourceOf } from './clip-encoding.ts'
import { containers } from './containers.ts'
import { type Delivery, findOriginal, nameOf, needsSignature, notFound, type Original, type Trust } from './delivery.ts'
import { type Format, formatNamed, isOwnExtension } from './formats.ts'
import { sidesOnLadder } from './ladder.ts'
import { sendFile } from './send-file.ts'
import { readSteps, sendDerived } from './picture-delivery.ts'
import { Refusal } from './refusal.ts'
import { deliveryHeaders, disposition, notModified, sendOriginal, withExtension } from './reply.ts'
import { type Clip, audioOptions, readClip, readPosterTime } from './transformations/clip.ts'
import { splitComponent } from './transformations/group.ts'
import type { MediaAddress } from './url.ts'
import { webmStill } from './webm-still.ts'

/**
 * The film, recording or still an address asks for.
 * @throws Refusal 400 for a transformation that cannot be read or carried out, 401 for one that needs a signature, 404
 * for a file that is not there, 429 when too many are waiting, 501 for a conversion where there is no encoder
 * Source: docs/contract.md 10.8. Chosen: `f_auto` and `q_auto` leave the choice to us, and by themselves we
 * choose the original; without an encoder there still are stills of WebM films in VP8.
 */
export const deliverClip = async (
  request: Request,
  address: MediaAddress,
  trust: Trust,
  delivery: Delivery,
): Promise<Reply> => {
  const still = stillFormat(address)
  if (still !== null) return deliverStill(request, { address, format: still }, trust, delivery)
  const requested = readClip(address.groups, delivery.limits)
  const sized = trust.exactSizes ? requested : { ...requested, ...sidesOnLadder(requested) }
  const original = await findOriginal(address, delivery)
  if (!/^(video|audio)\//.test(original.type)) throw notFound(address)
  const clip = original.type.startsWith('audio/') ? audioOptions(sized) : sized
  const attachment = clip.attachment ?? null
  if (!converts(clip, address, original)) return sendOriginal(request, original, attachment)
  if (trust.presetsOnly) throw needsSignature()
  return sendClip(request, { clip, address, original }, delivery)
}

/** The picture format that an address asks of a film; null when it asks for film or sound. */
const stillFormat = ({ groups, extension }: MediaAddress): Format | null => {
  const written = groups.flat().map(splitComponent)
  const name = written.findLast(({ key, value }) => key === 'f' && value !== 'auto')?.value ?? extension ?? ''
  // A moving GIF is a film: a still one is not what its name promises.
  const format = formatNamed(name)
  return format === 'gif' ? null : format
}

type Still = { readonly address: MediaAddress; readonly format: Format }

const deliverStill = async (request: Request, { address, format }: Still, trust: Trust, delivery: Delivery) => {
  if (trust.presetsOnly) throw needsSignature()
  const { limits, ffmpeg, filmTurn } = delivery
  const isTime = (component: string) => component.startsWith('so_')
  const second = readPosterTime(address.groups.flat().filter(isTime), limits)
  const groups = address.groups.map((group) => group.filter((component) => !isTime(component)))
  const steps = readSteps(groups, trust, limits)
  const original = await findOriginal(address, delivery)
  if (!original.type.startsWith('video/')) throw notFound(address)
  const source = sourceOf(original)
  if (ffmpeg === null && original.type !== 'video/webm') throw notAvailable()
  const input = (signal: AbortSignal) =>
    filmTurn({ ip: request.ip, signal }, async () => {
      const frame =
        ffmpeg === null
          ? await webmStill(source.path, second, { ...limits, signal })
          : await ffmpeg.posterFrame(source, second, { ...limits, signal })
      if (frame === null) throw notAvailable()
      return frame
    })
  return sendDerived(request, { original, steps, format, input, part: `so_${second}` }, delivery)
}

/** Whether anything is asked that needs another file than the original. */
const converts = (clip: Clip, { extension }: MediaAddress, original: Original): boolean => {
  const { attachment: _attachment, container = 'auto', quality = 'auto', ...changes } = clip
  if (Object.keys(changes).length > 0 || typeof quality === 'number') return true
  const names = [container === 'auto' ? null : container, extension]
  return names.some((name) => name !== null && !isOwnExtension(name, original))
}

type Piece = { readonly clip: Clip; readonly address: MediaAddress; readonly original: Original }

const sendClip = async (request: Request, { clip, address, original }: Piece, delivery: Delivery): Promise<Reply> => {
  const { limits, ffmpeg, filmTurn, cache } = delivery
  const source = sourceOf(original)
  const encoding = encodingOf(clip, containerOf(clip, address, original), source)
  if (ffmpeg === null) throw notAvailable()
  const { attachment, container: _container, ...parameters } = encoding.clip
  const name = await nameOf(original, { ...encoding, clip: parameters })
  const headers = {
    ...deliveryHeaders(containers[encoding.container].type, `"${name}"`),
    ...disposition(attachment ?? null, withExtension(original.filename, encoding.container)),
  }
  const unchanged = notModified(request, headers)
  if (unchanged !== null) return unchanged
  const make = (draft: string, signal: AbortSignal) =>
    filmTurn({ ip: request.ip, signal }, () => ffmpeg.writeClip(source, encoding, draft, { ...limits, signal }))
  const path = await cache.file(`${name}.${encoding.container}`, make, request.whenGone)
  return sendFile(request, path, headers, headers.etag)
}

const notAvailable = (): Refusal => new Refusal(501, 'Video and audio transformations are not available')
