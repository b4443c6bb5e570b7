/** Compression of answers, as far as the caller's `Accept-Encoding` takes it. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

const compressors = {
  // Quality 4 costs about what gzip does and stays smaller; the default of 11 costs fifty times as much.
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>

/** The quality value of each coding that the header names; one that cannot be read counts as refused. */
const qualities = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const parameter = parameters.find((text) => /^q\s*=/.test(text))
        const quality = parameter === undefined ? 1 : Number(parameter.replace(/^q\s*=\s*/, '') || Number.NaN)
        return [name.replace(/^x-gzip$/, 'gzip'), quality >= 0 && quality <= 1 ? quality : 0] as const
      }),
  )

/**
 * The coding that the caller likes best, Brotli where it likes both the same; null when the plain body is to be sent.
 * Chosen: RFC 9110 section 12.5.3; a caller that refuses every coding there is gets the plain body, never a 406.
 */
export const chooseEncoding = (header: string | undefined): Encoding | null => {
  if (!header) return null
  const liked = qualities(header)
  const liking = (name: string) => liked.get(name) ?? liked.get('*') ?? 0
  const best: Encoding = liking('br') >= liking('gzip') ? 'br' : 'gzip'
  return liking(best) > 0 && liking(best) >= (liked.get('identity') ?? 0) ? best : null
}

/** The body in that coding. Runs off the event loop, so that other requests are not blocked. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](body)
