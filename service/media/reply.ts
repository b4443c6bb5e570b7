/** Replies of media delivery: the headers that every one bears, refusals, and files sent as they are. */
import { matchesEntityTag } from '#platform/http-headers.ts'
import type { Reply, Request } from '../http/message.ts'
import { mediaHeaders, mediaRefusal } from '../http/refusal.ts'
import { nameOf, type Original } from './delivery.ts'
import { sendFile } from './send-file.ts'
import type { Refusal } from './refusal.ts'

const allowed = { allow: 'GET, HEAD, OPTIONS' }

/** The answer to a browser that asks whether it may ask. Chosen: any page may read, for a day. */
export const preflight: Reply = {
  status: 204,
  headers: {
    ...mediaHeaders,
    ...allowed,
    'access-control-allow-methods': 'GET, HEAD',
    'access-control-allow-headers': 'Range, If-None-Match, If-Range',
    'access-control-max-age': '86400',
  },
  body: null,
}

/** The reply of a refusal, which says what is allowed where a method is not. */
export const refused = ({ status, message }: Pick<Refusal, 'status' | 'message'>): Reply => {
  const reply = mediaRefusal(status, message)
  return status === 405 ? { ...reply, headers: { ...reply.headers, ...allowed } } : reply
}

/**
 * The headers of what is delivered. Chosen: caches ask after an hour, and show what they have meanwhile, since an import may bring
 * another file under the same id.
 */
export const deliveryHeaders = (type: string, etag: string) => ({
  ...mediaHeaders,
  'content-type': type,
  etag,
  'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
})

/** The reply to an address with a version, which is another one for another file: what is delivered there is kept for a year. */
export const keptForever = (reply: Reply): Reply => {
  const { 'cache-control': cacheControl, ...headers } = reply.headers
  return cacheControl === undefined
    ? reply
    : { ...reply, headers: { ...headers, 'cache-control': 'public, max-age=31536000, immutable' } }
}

/** The 304 for a request that holds what the headers describe; null for any other. Source: RFC 9110, 13.1.2. */
export const notModified = (request: Request, headers: Readonly<Record<string, string>> & { etag: string }) =>
  matchesEntityTag(request.headers['if-none-match'], headers.etag) ? { status: 304, headers, body: null } : null

/**
 * An original, byte for byte: 200, 206, 304 or 416.
 * @param attachment name to save it under, its own when empty; null when it is to be shown
 * @throws Refusal 404 when it has gone from the disk
 * Chosen: text is UTF-8; a vector picture may not run anything when it is opened by itself.
 */
export const sendOriginal = async (request: Request, original: Original, attachment: string | null): Promise<Reply> => {
  const { path, type, filename } = original
  const headers = {
    ...deliveryHeaders(type.startsWith('text/') ? `${type}; charset=utf-8` : type, `"${await nameOf(original)}"`),
    ...disposition(attachment, filename),
    // A vector picture is a document: opened by itself it must not run anything.
    ...(type === 'image/svg+xml'
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  }
  return notModified(request, headers) ?? sendFile(request, path, headers, headers.etag)
}

/**
 * The header that makes a browser save a file; none when `attachment` is null.
 * @param filename the file's own name, which gives the extension
 * Source: RFC 6266.
 */
export const disposition = (attachment: string | null, filename: string): Record<string, string> => {
  if (attachment === null) return {}
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(filename)?.[0] ?? ''
  const name = attachment === '' ? filename : `${attachment}${extension}`
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` }
}

/** A file's name with another extension. Chosen: an extension has five letters or digits at most. */
export const withExtension = (filename: string, extension: string): string =>
  `${filename.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${extension}`
