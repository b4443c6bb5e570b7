/** For tests: originals in a folder of their own, and the media surface over them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Request } from '../http/message.ts'
import type { Original } from './delivery.ts'
import { createMediaHandler } from './handler.ts'

type Options = Partial<Omit<Parameters<typeof createMediaHandler>[0], 'originals'>>

/** A folder for originals; `close` removes it and all that was derived. */
export const openFixture = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  const files = new Map<string, Original>()
  const lookups: string[] = []
  let surfaces = 0

  return {
    folder,
    files,
    /** Public ids that were looked up, in order. */
    lookups,
    close: () => rm(folder, { recursive: true, force: true }),
    add: async (id: string, type: string, filename: string, bytes: Uint8Array, size = {}): Promise<void> => {
      const path = join(folder, id.replaceAll(/[^a-z0-9-]/g, '-'))
      await writeFile(path, bytes)
      files.set(id, { path, type, filename, size: bytes.byteLength, ...size })
    },
    /** A media surface over the originals; it keeps what it makes in a folder of its own unless it is told where. */
    open: (options: Options = {}) => {
      surfaces += 1
      const find = (publicId: string) => {
        lookups.push(publicId)
        return files.get(publicId) ?? null
      }
      const derived = join(folder, `derived-${surfaces}`)
      const handle = createMediaHandler({ originals: { find }, derived, ...options })
      return async (
        path: string,
        headers: Readonly<Record<string, string>> = {},
        method = 'GET',
        caller: Partial<Pick<Request, 'ip' | 'whenGone'>> = {},
      ) => {
        const reply = await handle({ method, path, search: '', headers, body: null, ip: '127.0.0.1', ...caller })
        const body = reply.body instanceof Readable ? await buffer(reply.body) : Buffer.from(reply.body ?? '')
        return { status: reply.status, headers: reply.headers, body }
      }
    },
  }
}

export type Ask = ReturnType<Awaited<ReturnType<typeof openFixture>>['open']>
