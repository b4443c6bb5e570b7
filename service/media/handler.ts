/**
 * Public media delivery: an address in, a picture or a file out. Nothing is fetched from elsewhere, and vector
 * pictures are never handed to a renderer.
 */
import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Handler, Reply, Request } from '../http/message.ts'
import { createDerivedCache, type DerivedCache } from './cache.ts'
import { type Format, formatNamed, formatOfType, isOwnExtension, mimeType, negotiate } from './formats.ts'
import { defaultLimits, type MediaLimits } from './limits.ts'
import { type Original, sendOriginal } from './original.ts'
import { Refusal } from './refusal.ts'
import { renderPicture } from './render.ts'
import { canonicalGroup, readStep, type Step } from './transformations.ts'
import { type MediaAddress, parseAddress } from './url.ts'
import { readTimedMedia, type TimedRequest } from './video.ts'

export type Originals = {
  /** The file with this public id; null when there is none. */
  readonly find: (publicId: string) => Original | null | Promise<Original | null>
}

type Options = {
  readonly originals: Originals
  /** Folder for rendered pictures. */
  readonly derived: string
  readonly limits?: Partial<MediaLimits>
}

type Context = { readonly originals: Originals; readonly limits: MediaLimits; readonly cache: DerivedCache }

/**
 * The media surface as a function.
 * Source: specification 1 (public, by URL, without a token). Chosen: the grammar and the error form of the public
 * convention: `x-cld-error` with an empty body, 400 / 401 / 404, 429 when too much is being rendered, 501 for
 * conversion of sound and film.
 */
export function createMediaHandler(options: Options): Handler {
  const limits = { ...defaultLimits, ...options.limits }
  const { concurrent, queued, cacheBytes: quotaBytes } = limits
  const cache = createDerivedCache({ folder: options.derived, concurrent, queued, quotaBytes })
  const context: Context = { originals: options.originals, limits, cache }
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, 'Method not allowed', allowed)
    try {
      return await deliver(request, context)
    } catch (cause) {
      if (cause instanceof Refusal) return refused(cause.status, cause.message)
      throw cause
    }
  }
}

const open = {
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const allowed = { allow: 'GET, HEAD, OPTIONS' }
const preflight: Reply = {
  status: 204,
  headers: {
    ...open,
    ...allowed,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'Range, If-None-Match, If-Range',
    'access-control-max-age': '86400',
  },
  body: null,
}

function refused(status: number, message: string, more: Readonly<Record<string, string>> = {}): Reply {
  const header = message.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 300)
  const retry = status === 429 ? { 'retry-after': '1' } : {}
  const headers = {
    ...open,
    'x-cld-error': header,
    'cache-control': 'no-store',
    'content-length': '0',
    ...retry,
    ...more,
  }
  return { status, headers, body: null }
}

async function deliver(request: Request, context: Context): Promise<Reply> {
  const address = parseAddress(request.path, context.limits.maxGroups)
  if (address.kind === 'image') return deliverImage(request, address, context)

  const timed: TimedRequest = address.kind === 'video' ? readTimedMedia(address.groups) : onlyOriginal(address)
  const original = await findOriginal(address, context)
  if (address.kind === 'video') {
    if (!/^(video|audio)\//.test(original.type)) throw notFound(address)
    const converted = [address.extension, timed.format].some((name) => name !== null && !isOwnExtension(name, original))
    if (timed.converts || converted) throw new Refusal(501, 'Video and audio transformations are not available')
  }
  const name = address.kind === 'raw' ? (timed.attachment ?? '') : timed.attachment
  return whole(request, original, name)
}

/** Files under `raw` have no transformations but the name they are saved under. */
function onlyOriginal({ groups }: MediaAddress): TimedRequest {
  const timed = readTimedMedia(groups)
  if (timed.converts || timed.format !== null) throw new Refusal(400, 'Raw files have no transformations')
  return timed
}

async function deliverImage(request: Request, address: MediaAddress, context: Context): Promise<Reply> {
  const { limits } = context
  // Everything that can be refused is refused before the original is looked up, let alone decoded.
  const steps = address.groups.map((group) => readStep(group, limits))
  const original = await findOriginal(address, context)
  if (!original.type.startsWith('image/')) throw notFound(address)
  const attachment = steps.findLast((step) => step.attachment !== undefined)?.attachment ?? null
  if (original.type === 'image/svg+xml') return whole(request, original, attachment)

  const converts = address.extension !== null && !isOwnExtension(address.extension, original)
  if (converts && formatNamed(address.extension ?? '') === null) {
    throw new Refusal(400, `Invalid image format - ${address.extension}`)
  }
  if (!converts && steps.every(isDeliveryOnly)) return whole(request, original, attachment)
  if ((original.width ?? 1) * (original.height ?? 1) > limits.maxInputPixels) {
    throw new Refusal(400, 'Image has too many pixels')
  }
  return derivedPicture(request, { address, original, steps, attachment }, context)
}

function isDeliveryOnly(step: Step): boolean {
  return Object.keys(step).every((key) => key === 'attachment')
}

type Picture = {
  readonly address: MediaAddress
  readonly original: Original
  readonly steps: readonly Step[]
  readonly attachment: string | null
}

async function derivedPicture(request: Request, picture: Picture, { cache, limits }: Context): Promise<Reply> {
  const { address, original, steps } = picture
  const asked = steps.findLast((step) => step.format !== undefined)?.format
  const format = chooseFormat(request, asked, picture)
  const groups = address.groups.map(canonicalGroup).filter((group) => group !== '')
  const key = hash([address.publicId, await version(original), ...groups, format].join('\n'))
  const headers = {
    ...deliveryHeaders(mimeType(format), `W/"${key}"`),
    ...disposition(picture.attachment, { ...original, filename: `${stem(original.filename)}.${format}` }),
    ...(asked === 'auto' ? { vary: 'Accept' } : {}),
  }
  if (isKnown(request, headers.etag)) return { status: 304, headers, body: null }
  const bytes = await cache.get(`${key}.${format}`, () => renderPicture({ path: original.path, steps, format, limits }))
  const length = { 'content-length': String(bytes.byteLength) }
  return { status: 200, headers: { ...headers, ...length }, body: request.method === 'HEAD' ? null : bytes }
}

/** A written format goes before the extension, as `f_auto/<id>.jpg` is how most addresses are made. */
function chooseFormat(request: Request, asked: Format | 'auto' | undefined, { address, original }: Picture): Format {
  if (asked === 'auto') return negotiate(request.headers['accept'], original.type)
  return asked ?? formatNamed(address.extension ?? '') ?? formatOfType(original.type)
}

async function whole(request: Request, original: Original, attachment: string | null): Promise<Reply> {
  const headers = {
    ...deliveryHeaders(original.type, `"${hash(await version(original))}"`),
    ...disposition(attachment, original),
    // A vector picture is a document: opened by itself it must not run anything.
    ...(original.type === 'image/svg+xml'
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  }
  if (isKnown(request, headers.etag)) return { status: 304, headers, body: null }
  return sendOriginal(request, original, headers, headers.etag)
}

function deliveryHeaders(type: string, etag: string) {
  return { ...open, 'content-type': type, etag, 'cache-control': 'public, max-age=31536000, immutable' }
}

/** Weak comparison, as RFC 9110 (13.1.2) wants for `If-None-Match`. */
function isKnown(request: Request, etag: string): boolean {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => bare(tag) === bare(etag))
}

function disposition(attachment: string | null, { filename }: Original): Record<string, string> {
  if (attachment === null) return {}
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(filename)?.[0] ?? ''
  const name = attachment === '' ? filename : `${attachment}${extension}`
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` }
}

function stem(filename: string): string {
  return filename.replace(/\.[A-Za-z0-9]{1,5}$/, '')
}

/** Changes whenever the file on disk does. */
async function version(original: Original): Promise<string> {
  try {
    const { size, mtimeMs } = await stat(original.path)
    return `${size}:${mtimeMs}`
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new Refusal(404, 'Resource not found')
    throw cause
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

async function findOriginal(address: MediaAddress, { originals }: Context): Promise<Original> {
  const found = await originals.find(address.publicId)
  if (found !== null) return found
  // The public id of a raw file may carry its extension.
  const full = address.kind === 'raw' && address.extension !== null ? `${address.publicId}.${address.extension}` : null
  const exact = full === null ? null : await originals.find(full)
  if (exact === null) throw notFound(address)
  return exact
}

function notFound({ publicId }: MediaAddress): Refusal {
  return new Refusal(404, `Resource not found - ${publicId}`)
}
