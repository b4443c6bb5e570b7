/** Pages from the framework's cache as they are sent: read once, compressed once. */
import { compressorsOf } from '#platform/compress.ts'
import { readPage, type Parts } from '../security/inline-script-hashes.ts'
import { createLru } from '#platform/lru.ts'

const encoders = compressorsOf({ br: 6 })

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

/** Compressed forms have some third of the page together. */
const weigh = ({ body }: KeptPage): number => Math.ceil((body.length * 4) / 3)

/** Pages by address and ETag; a page is read when it is kept for the first time. Chosen: the address too, since the framework's ETags are short. */
export const createCompressedPageCache = (bytes = room) => {
  const pages = createLru(bytes, weigh)
  return {
    find: (path: string, etag: string): KeptPage | undefined => pages.get(`${path}\n${etag}`),
    keep: (path: string, etag: string, html: string): KeptPage => {
      const page = keptPage(html)
      pages.set(`${path}\n${etag}`, page)
      return page
    },
  }
}
