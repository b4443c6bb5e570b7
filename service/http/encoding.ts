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

/** The body in that coding. Runs off the event loop, so that other requests are not blocked. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> => compressors[encoding](body)
