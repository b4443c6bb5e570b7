/**
 * Files of the build, whose names change with their content: sent from memory as the build compressed them. The framework
 * would read and the pipeline compress each of them anew for every visitor.
 */
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import path from 'node:path'
import { chooseEncoding } from '#platform/encoding.ts'
import { matchesEntityTag, varyWith } from '#platform/http-headers.ts'
import { discard, type Reply, type SiteRequest, type Step } from '../message.ts'

/** Name of the file beside the original, by encoding. `scripts/compress-build.ts` writes them. */
const suffixes = { br: '.br', gzip: '.gz' } as const
type Encoding = keyof typeof suffixes
const encodings = ['br', 'gzip'] as const satisfies readonly Encoding[]

type StaticFile = {
  /** As the whole pipeline answered, without those that speak of the body. */
  readonly headers: OutgoingHttpHeaders
  readonly identity: Buffer
  readonly encoded: ReadonlyMap<Encoding, Buffer>
}

/** Bytes in memory; further files are read from disk each time. Chosen: three times a whole build. */
const most = 64 * 2 ** 20
const prefix = '/_next/static/'

/** The files of a folder by their paths below it; none where there is no build. */
const filesIn = (folder: string): ReadonlyMap<string, string> => {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(folder, file).split(path.sep).join('/'), file]
    }),
  )
}

const replyFrom = (request: SiteRequest, { headers, identity, encoded }: StaticFile): Reply => {
  const isVaried = encoded.size > 0
  const own = isVaried ? { ...headers, vary: varyWith(headers['vary'], 'Accept-Encoding') } : headers
  if (matchesEntityTag(request.headers['if-none-match'], headers['etag']))
    return { status: 304, headers: own, body: null }
  const encoding = isVaried ? chooseEncoding(request.headers['accept-encoding'], encodings) : null
  const body = encoding === null ? undefined : encoded.get(encoding)
  if (encoding === null || body === undefined)
    return { status: 200, headers: { ...own, 'content-length': identity.length }, body: identity }
  return { status: 200, headers: { ...own, 'content-encoding': encoding, 'content-length': body.length }, body }
}

/**
 * The step. `folder` is that of the build's static files. It stands before all steps that change what is sent: the first
 * request for a file goes through them, and its headers hold for all that follow.
 */
export const createStaticFiles = (folder: string): Step => {
  const files = filesIn(folder)
  const loaded = new Map<string, StaticFile>()
  let bytes = 0

  const load = async (name: string, file: string, headers: OutgoingHttpHeaders): Promise<StaticFile> => {
    const { 'content-encoding': _encoding, 'content-length': _length, ...rest } = headers
    const encoded = new Map<Encoding, Buffer>()
    for (const encoding of encodings) {
      const beside = files.get(`${name}${suffixes[encoding]}`)
      if (beside !== undefined) encoded.set(encoding, await readFile(beside))
    }
    return { headers: rest, identity: await readFile(file), encoded }
  }

  return async (request, next) => {
    const name = request.path.startsWith(prefix) ? request.path.slice(prefix.length) : ''
    // Only names that the folder had at the start are read, so that no address leads to another file.
    const file = files.get(name)
    const isWhole = (request.method === 'GET' || request.method === 'HEAD') && !request.headers.range
    if (file === undefined || !isWhole) return next()
    const known = loaded.get(name)
    if (known) return replyFrom(request, known)
    const reply = await next()
    if (reply.status !== 200 || !String(reply.headers['cache-control']).includes('immutable')) return reply
    discard(reply.body)
    const made = await load(name, file, reply.headers)
    const size = [made.identity, ...made.encoded.values()].reduce((sum, { length }) => sum + length, 0)
    if (bytes + size <= most && !loaded.has(name)) {
      bytes += size
      loaded.set(name, made)
    }
    return replyFrom(request, made)
  }
}
