/** Delivery of files, byte for byte, whole or in part (RFC 9110, section 14). */
import { open } from 'node:fs/promises'
import type { Reply, Request } from '../http/message.ts'
import { orNotFound } from './refusal.ts'

type Span = { readonly start: number; readonly end: number }

/**
 * A file as it is on disk: 200, 206 for a byte range, 416 for a range outside the file.
 * @param etag strong, so that `If-Range` can hold a download together
 * @throws Refusal 404 when the file has gone from the disk
 * Source: RFC 9110, section 14. Chosen: of several ranges none is honoured (the whole file is a correct answer to them).
 */
export const sendFile = async (
  request: Request,
  path: string,
  headers: Readonly<Record<string, string>>,
  etag: string,
): Promise<Reply> => {
  const file = await orNotFound(open(path))
  try {
    const { size } = await file.stat()
    const span = wantedSpan(request, size, etag)
    if (span === 'outside') {
      await file.close()
      const { 'cache-control': _kept, ...rest } = headers
      return {
        status: 416,
        headers: { ...rest, 'content-range': `bytes */${size}`, 'content-length': '0' },
        body: null,
      }
    }
    const { start, end } = span ?? { start: 0, end: size - 1 }
    const sent = {
      ...headers,
      'accept-ranges': 'bytes',
      'content-length': String(end - start + 1),
      ...(span === null ? {} : { 'content-range': `bytes ${start}-${end}/${size}` }),
    }
    const status = span === null ? 200 : 206
    if (request.method === 'HEAD' || size === 0) {
      await file.close()
      return { status, headers: sent, body: null }
    }
    return { status, headers: sent, body: file.createReadStream({ start, end }) }
  } catch (cause) {
    await file.close()
    throw cause
  }
}

/** The span a `Range` header asks for; null when the whole file is to be sent. */
const wantedSpan = (request: Request, size: number, etag: string): Span | 'outside' | null => {
  if (request.method !== 'GET') return null
  const match = /^bytes=(\d*)-(\d*)$/i.exec(request.headers['range']?.replaceAll(' ', '') ?? '')
  const condition = request.headers['if-range']
  if (match === null || (condition !== undefined && condition !== etag)) return null
  const [, first = '', last = ''] = match
  if (first === '') {
    const length = Number(last)
    if (last === '') return null
    return length === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'outside' : { start, end }
}
