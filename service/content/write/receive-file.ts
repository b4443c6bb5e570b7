/** `POST /files`: a file of a form becomes an original and its record. */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { MIMEType } from 'node:util'
import { modelOf } from '#schema/model.ts'
import { ApiError, forbidden, invalidPayload } from '../../http/errors.ts'
import type { Request } from '../../http/message.ts'
import { checkFileQuery, readFile } from '../items.ts'
import { parametersFrom } from '../parameters.ts'
import type { Context } from '../statements.ts'
import { edit } from './edit.ts'
import { insertRow } from './rows.ts'

/** What is known of uploaded bytes by their content. */
export type Received = {
  /** What is stored of them. */
  readonly bytes: Uint8Array
  /** MIME type. */
  readonly type: string
  /** With its point. */
  readonly extension: string
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
}

/** Where uploads go. */
export type Uploads = {
  /** What the bytes are; null for what nothing here can decode. @throws ApiError REQUESTS_EXCEEDED when too many wait. */
  readonly accept: (bytes: Uint8Array, caller: Pick<Request, 'ip'>) => Promise<Received | null>
  /** Stores the original of that record. */
  readonly store: (id: string, filename: string, bytes: Uint8Array) => Promise<void>
  /** Deletes it, wherever it is. */
  readonly remove: (id: string, filename: string) => Promise<void>
}

/** Bytes of an upload, its form included. */
export const largestUpload = 12 * 1024 * 1024
const longestText = 1000

/** Parts of a form: a file, its texts and some that nobody reads. The parser takes 8 µs for each, and a body has room for 200,000. */
const mostParts = 64

/** Whether the boundary stands in the body more often than a form of that many parts has it. */
const hasTooManyParts = (body: Buffer, type: string): boolean => {
  const boundary = new MIMEType(type).params.get('boundary')
  if (!boundary) return false
  let count = 0
  for (let at = body.indexOf(`--${boundary}`); at !== -1; at = body.indexOf(`--${boundary}`, at + 1)) {
    count += 1
    // One stands behind the last part.
    if (count > mostParts + 1) return true
  }
  return false
}

type Upload = { readonly file: File; readonly text: (name: string) => string | null }

const readForm = async ({ headers, body }: Pick<Request, 'headers' | 'body'>): Promise<Upload> => {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data *;/i.test(type))
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as multipart/form-data.')
  const bytes = Buffer.from(body ?? [])
  if (hasTooManyParts(bytes, type)) throw invalidPayload(`The form must have at most ${mostParts} parts`)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!form) throw invalidPayload('The body is not a form')
  const files = [...form.values()].filter((value) => value instanceof File)
  const [file, ...others] = files
  if (!file || others.length) throw invalidPayload('The form must hold one file')
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value.trim() ? value.trim().slice(0, longestText) : null
  }
  return { file, text }
}

type FileRequest = Pick<Request, 'headers' | 'body' | 'search' | 'ip'> & { readonly context: Context }

/**
 * Stores the file of a form and answers its record. What nothing here decodes is refused and not stored: its content decides, not its
 * name or the type that the form gives it.
 * @throws ApiError FORBIDDEN without a policy to write; UNSUPPORTED_MEDIA_TYPE for another body or a file that is no picture;
 * INVALID_PAYLOAD for a form without a file, or with several; INVALID_QUERY for fields that cannot be read; REQUESTS_EXCEEDED when too many
 * uploads wait. Nothing is stored then.
 * Source: https://directus.io/docs/api/files. Chosen: pictures only, one a request.
 */
export const receiveFile = async ({ headers, body, search, ip, context }: FileRequest, uploads: Uploads) => {
  const { grants, now } = context
  if (!grants.has('write-content') && !grants.has('write-drafts')) throw forbidden()
  const parameters = parametersFrom(search)
  checkFileQuery(parameters, context)
  const { file, text } = await readForm({ headers, body })
  const accepted = await uploads.accept(new Uint8Array(await file.arrayBuffer()), { ip })
  if (!accepted)
    throw new ApiError(
      'UNSUPPORTED_MEDIA_TYPE',
      'This file is not a picture that can be shown: JPEG, PNG, WebP, AVIF, GIF or TIFF, with 50 megapixels at most (25 of 16 bits a channel; of an animation, in all frames).',
    )
  const { bytes, type, extension, width, height } = accepted
  const id = randomUUID()
  const name =
    path
      .parse(path.basename(file.name))
      .name.replaceAll(/[^\p{L}\p{N} ._-]/gu, '')
      .slice(0, 100) || 'upload'
  const filename = `${name}${extension}`
  const row = {
    id,
    title: text('title') ?? name,
    description: text('description'),
    filename_download: filename,
    type,
    filesize: bytes.byteLength,
    width,
    height,
    duration: null,
    uploaded_on: now.toISOString(),
  }
  // The original first: a record without one would be a picture that is missing on a page.
  await uploads.store(id, filename, bytes)
  const collection = modelOf('directus_files')
  try {
    await edit(context, async (transaction, changes) => {
      await insertRow(transaction, collection, row)
      changes.created(collection, row)
    })
  } catch (error) {
    // Nobody can fetch it without its record, and what the caller can act on is the first failure.
    await uploads.remove(id, filename).catch(() => null)
    throw error
  }
  return readFile(id, parameters, context)
}
