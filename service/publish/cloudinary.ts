/**
 * Uploads originals to a media cloud under the public ids that they have here, so that the site's MEDIA_URL can point
 * there. A ledger says what was uploaded with which bytes: a run that was cut off goes on where it was.
 *
 *   originals ─ hash ─ in the ledger? ─ yes ─ nothing
 *                          └─ no ─ signed upload ─ line in the ledger
 */
import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { appendFile, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { StoredFile } from '../store/files.ts'
import { retryAfter } from '#platform/http-headers.ts'
import { PassingFailure, withRetries } from './retry.ts'
import { jsonOf } from '#platform/json-object.ts'
import { unlessMissing } from '#platform/optional-folder.ts'

export type Cloud = {
  readonly name: string
  readonly apiKey: string
  readonly apiSecret: string
  /** Address of the upload API, without a slash at the end. */
  readonly api: string
}

/** Where the originals of a house go. */
export type MediaTarget = {
  /** Null when no cloud is set. */
  readonly cloud: Cloud | null
  /** Before each public id; empty: none. */
  readonly folder: string
}

export type Upload = StoredFile & { readonly publicId: string }

type Options = {
  readonly cloud: Cloud
  /** One at a time, so that originals from a shared storage need no more room on this machine than one does. */
  readonly uploads: Iterable<Upload> | AsyncIterable<Upload>
  /** File of the ledger; made when needed. */
  readonly ledger: string
  /** Dry run: only reports the uploads. */
  readonly dryRun: boolean
  readonly say: (line: string) => void
  /**
   * Milliseconds between two uploads, and before the first of four retries; each waits twice as long as the one before.
   */
  readonly interval?: number
}

export type Outcome = {
  readonly uploaded: number
  readonly skipped: number
  /** Public ids, each with the reason. */
  readonly failed: readonly string[]
}

/** Milliseconds. Chosen: five a second, far below what the cloud lets through. */
const usualInterval = 200
/** Milliseconds that one upload may last. */
const timeout = 300_000

/**
 * Brings the cloud to the state of the originals; what it holds beyond them stays there.
 * Source: Cloudinary, "Upload API reference". Chosen: one upload at a time; a file that is refused does not stop the
 * others.
 * @throws Error when the key is not accepted, the cloud does not answer, or the ledger cannot be written
 */
export const publishMedia = async (options: Options): Promise<Outcome> => {
  const { cloud, uploads, ledger, dryRun, say, interval = usualInterval } = options
  const done = await readLedger(ledger)
  const failed: string[] = []
  let [uploaded, skipped] = [0, 0]
  await mkdir(path.dirname(ledger), { recursive: true })
  for await (const record of uploads) {
    const { publicId } = record
    try {
      const hash = await hashOf(record.path)
      if (done.get(publicId) === hash) {
        skipped += 1
        continue
      }
      // A record may name no size, or a former one.
      const { size } = await stat(record.path)
      const upload = { ...record, size }
      say(`${dryRun ? 'would upload' : 'uploading'} ${kindOf(upload)}/${publicId} (${Math.ceil(size / 1000)} kB)`)
      if (!dryRun) {
        await send(upload, cloud, interval)
        // On a line of its own, also behind one that a run left half written.
        await appendFile(ledger, `\n${JSON.stringify({ publicId, hash })}\n`)
        await pause(interval)
      }
      uploaded += 1
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error
      failed.push(`${publicId}: ${error.message}`)
      say(`refused ${publicId}: ${error.message}`)
    }
  }
  return { uploaded, skipped, failed }
}

/** This file cannot be uploaded; the remaining ones may. */
class UploadRefused extends Error {}

const ledgerLine = z.object({ publicId: z.string(), hash: z.string() })

const readLedger = async (file: string): Promise<Map<string, string>> => {
  const text = (await unlessMissing(readFile(file, 'utf8'))) ?? ''
  // An empty line is none; of one that a run left half written the file is uploaded again.
  const entries = text.split('\n').flatMap((line) => ledgerLine.safeParse(jsonOf(line)).data ?? [])
  return new Map(entries.map(({ publicId, hash }) => [publicId, hash]))
}

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  try {
    await pipeline(createReadStream(file), hash)
  } catch (cause) {
    throw new UploadRefused('its file cannot be read', { cause })
  }
  return hash.digest('hex')
}

/** The kind of medium as addresses name it: sound counts as video. */
const kindOf = ({ type }: StoredFile): 'image' | 'video' | 'raw' => {
  if (type.startsWith('image/')) return 'image'
  return /^(video|audio)\//.test(type) ? 'video' : 'raw'
}

const reply = z.object({ public_id: z.string(), bytes: z.number() })
const problem = z.object({ error: z.object({ message: z.string() }) })

const send = (upload: Upload, cloud: Cloud, interval: number): Promise<void> => {
  const address = `${cloud.api}/v1_1/${encodeURIComponent(cloud.name)}/${kindOf(upload)}/upload`
  return withRetries(async () => {
    const response = await post(address, await formOf(upload, cloud))
    const text = (await response?.text().catch(() => null)) ?? null
    const body = text === null ? undefined : jsonOf(text)
    const stored = reply.safeParse(body).data
    if (response?.ok && stored) return checkReply(upload, stored)
    const reason = response === null || text === null ? 'no answer' : reasonIn(response.status, body)
    if (response?.status === 401 || response?.status === 403) throw new Error(`The cloud refuses the key: ${reason}`)
    // 420 is how this API says "too many"; something before the API may answer 200 with a page.
    const passes = response === null || response.ok || response.status >= 500 || [420, 429].includes(response.status)
    if (!passes) throw new UploadRefused(reason)
    const failure = new Error(`The cloud does not take uploads now: ${reason}. Run this again to go on.`)
    throw new PassingFailure(failure, response && retryAfter(response.headers))
  }, interval)
}

/** Null when nothing answers. */
const post = async (address: string, body: FormData): Promise<Response | null> => {
  try {
    return await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(timeout) })
  } catch {
    // Whatever broke the line, the upload is tried again.
    return null
  }
}

/** Made anew for each attempt: the signature holds for an hour from its time. */
const formOf = async ({ publicId, path: file, type, filename }: Upload, cloud: Cloud): Promise<FormData> => {
  const parameters = {
    invalidate: 'true',
    overwrite: 'true',
    public_id: publicId,
    timestamp: String(Math.floor(Date.now() / 1000)),
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(parameters)) form.set(name, value)
  form.set('api_key', cloud.apiKey)
  form.set('signature', signatureOf(parameters, cloud.apiSecret))
  form.set('file', await openAsBlob(file, { type }), filename)
  return form
}

/**
 * The signature of an upload: SHA-1, in hexadecimal, of the parameters in the order of their names with the secret after
 * them. File, key and kind are not part of it.
 * Source: Cloudinary, "Generating authentication signatures".
 */
export const signatureOf = (parameters: Readonly<Record<string, string>>, secret: string): string => {
  const text = Object.keys(parameters)
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
  return createHash('sha1').update(`${text}${secret}`).digest('hex')
}

const checkReply = ({ publicId, size }: Upload, { public_id: there, bytes }: z.infer<typeof reply>): void => {
  if (there !== publicId) throw new UploadRefused(`the cloud calls it ${there}`)
  if (bytes !== size) throw new UploadRefused(`${bytes} of ${size} bytes arrived`)
}

const reasonIn = (status: number, body: unknown): string => {
  // Without a message, something before the API answered.
  return problem.safeParse(body).data?.error.message ?? `status ${status}`
}
