/** Pages from the framework's cache as they are sent: read once, compressed once. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { readPage, type Parts } from '../security/inline-script-hashes.ts'

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
} as const

type Encoding = keyof typeof encoders

/** Bytes that all kept pages may have together, each with its compressed forms. Chosen: some four hundred long pages. */
const room = 64 * 1024 * 1024

type KeptPage = {
  readonly parts: Parts
  readonly body: Buffer
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

const keptPage = (page: string): KeptPage => {
  const { html, parts } = readPage(page)
  const body = Buffer.from(html)
  const forms = new Map<Encoding, Promise<Buffer>>()
  const encoded = (encoding: Encoding) => {
    const form = forms.get(encoding) ?? encoders[encoding](body)
    forms.set(encoding, form)
    return form
  }
  return { parts, body, encoded }
}

/**
 * Pages by address and ETag; those that were not asked for longest go when there is no room. A page is read when it is
 * kept for the first time. Chosen: the address too, since the framework's ETags are short.
 */
export const createCompressedPageCache = (bytes = room) => {
  const pages = new Map<string, KeptPage>()
  let size = 0
  /** Compressed forms have some third of the page together. */
  const weigh = ({ body }: KeptPage) => Math.ceil((body.length * 4) / 3)
  const find = (path: string, etag: string): KeptPage | undefined => {
    const key = `${path}\n${etag}`
    const page = pages.get(key)
    if (page) {
      pages.delete(key)
      pages.set(key, page)
    }
    return page
  }
  const keep = (path: string, etag: string, html: string): KeptPage => {
    const page = keptPage(html)
    pages.set(`${path}\n${etag}`, page)
    size += weigh(page)
    for (const [key, oldest] of pages) {
      if (size <= bytes) break
      pages.delete(key)
      size -= weigh(oldest)
    }
    return page
  }
  return { find, keep }
}
