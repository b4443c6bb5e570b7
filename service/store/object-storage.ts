/** Files in an S3-compatible storage, which machines share: originals, and what was derived from them. */
import { createWriteStream, openAsBlob } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { S3mini } from 's3mini'

export type StoredObject = {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Another one for other bytes: the ETag, without quotes. */
  readonly version: string
}

/** Every function throws the client's error when the storage refuses, or is silent for half a minute, in which a piece of an upload (8 MB) has to arrive. */
export type ObjectStorage = {
  /** What is directly below that prefix, which ends with a slash. */
  readonly list: (prefix: string) => Promise<StoredObject[]>
  /** Writes an object to that path; false, and nothing is written, when there is none of that name. */
  readonly download: (name: string, path: string) => Promise<boolean>
  /** Stores that file, in place of a former one; large files in parts. */
  readonly upload: (name: string, path: string, type: string) => Promise<void>
  /** Deletes an object; one that is not there is no failure. */
  readonly remove: (name: string) => Promise<void>
}

export type ObjectStorageSettings = {
  /** Address of the bucket. */
  readonly bucketUrl: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds for the beginning of an answer, and between two pieces of it: a large original on a slow line takes minutes. */
const usualSilence = 30_000

/** A `fetch` that gives up after so many milliseconds in which nothing comes. */
const givingUpAfter =
  (silence: number): typeof fetch =>
  async (input, init) => {
    const control = new AbortController()
    const timer = setTimeout(
      () => control.abort(new DOMException('The object storage is silent', 'TimeoutError')),
      silence,
    ).unref()
    try {
      const response = await fetch(input, { ...init, signal: control.signal })
      if (!response.body) return response
      const watched = new TransformStream<Uint8Array, Uint8Array>({
        transform: (piece, body) => {
          timer.refresh()
          body.enqueue(piece)
        },
      })
      timer.refresh()
      return new Response(response.body.pipeThrough(watched), response)
    } catch (error) {
      clearTimeout(timer)
      throw error
    }
  }

/** The storage at that address; nothing is called yet. Source: https://docs.aws.amazon.com/AmazonS3/latest/API/ */
export const openObjectStorage = (
  { bucketUrl, ...rest }: ObjectStorageSettings,
  silence = usualSilence,
): ObjectStorage => {
  const client = new S3mini({ endpoint: bucketUrl, fetch: givingUpAfter(silence), ...rest })
  return {
    list: async (prefix) =>
      ((await client.listObjects('/', prefix)) ?? []).map(({ Key, Size, ETag }) => ({
        name: Key.slice(prefix.length),
        size: Size,
        version: ETag.replaceAll('"', ''),
      })),
    download: async (name, path) => {
      const response = await client.getObjectResponse(name)
      if (!response?.body) return false
      await pipeline(response.body, createWriteStream(path, { mode: 0o600 }))
      return true
    },
    upload: async (name, path, type) => {
      await client.putAnyObject(name, await openAsBlob(path), type)
    },
    remove: async (name) => {
      await client.deleteObject(name)
    },
  }
}
