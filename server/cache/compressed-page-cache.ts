/** Pages from the framework's cache as they are sent: read once, compressed once. */
import { compressorsOf } from '#platform/compress.ts'
import { readPage, type Parts } from '../security/inline-script-hashes.ts'
import { createLru } from '#platform/lru.ts'

const encoders = compressorsOf({ br: 6 })

type Encoding = keyof typeof encoders

/** Bytes that all kept pages may have together, each with its compressed forms. Chosen: some four hundred long pages. */
const maxBytes = 64 * 1024 * 1024

type CachedPage = {
  readonly parts: Parts
  readonly body: Buffer
  readonly encoded: (encoding: Encoding) => Promise<Buffer>
}

const cachedPage = (page: string): CachedPage => {
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

/** Compressed forms have some third of the page together. */
const weigh = ({ body }: CachedPage): number => Math.ceil((body.length * 4) / 3)

/** Pages by address and ETag; a page is read when it is kept for the first time. Chosen: the address too, since the framework's ETags are short. */
export const createCompressedPageCache = (bytes = maxBytes) => {
  const pages = createLru(bytes, weigh)
  return {
    find: (path: string, etag: string): CachedPage | undefined => pages.get(`${path}\n${etag}`),
    keep: (path: string, etag: string, html: string): CachedPage => {
      const page = cachedPage(html)
      pages.set(`${path}\n${etag}`, page)
      return page
    },
  }
}
