/** Compression of whole bodies, off the event loop, so that other requests are not blocked. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/**
 * Compressors at those levels. Of Brotli, 4 costs about what gzip does and stays smaller; the default of 11 costs fifty
 * times as much.
 */
export const compressorsOf = (levels: { readonly br: number; readonly gzip?: number }) => ({
  br: (body: Buffer): Promise<Buffer> =>
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: levels.br, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer): Promise<Buffer> => gzipped(body, { level: levels.gzip ?? constants.Z_DEFAULT_COMPRESSION }),
})
