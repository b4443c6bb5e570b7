/** A request and its reply as plain values: all that the steps of the site's process know of HTTP. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'

export type SiteRequest = {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly address: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The network of the client's address, by which limits count. */
  readonly network: string
  /** Stands in the reply, in the log and in the calls to other services. */
  readonly id: string
  readonly body: AsyncIterable<Uint8Array>
  /** The status that was sent when the whole reply is written; `aborted` when the client has gone before. */
  readonly ended: Promise<number | 'aborted'>
}

export type Body = Buffer | Readable | null

export type Reply = {
  readonly status: number
  /** Names in small letters. */
  readonly headers: OutgoingHttpHeaders
  readonly body: Body
}

/** One step of the pipeline: answers itself, or passes on what `next` answers, changed or not. */
export type Step = (request: SiteRequest, next: () => Promise<Reply>) => Promise<Reply>

/** A reply without a body, or with that text. */
export const replyWith = (status: number, headers: OutgoingHttpHeaders = {}, text?: string): Reply => ({
  status,
  headers,
  body: text === undefined ? null : Buffer.from(text),
})

/** All bytes of a body. */
export const bytesOf = async (body: Body): Promise<Buffer> =>
  body instanceof Readable ? Buffer.concat(await body.toArray()) : (body ?? Buffer.alloc(0))

/** Lets a stream that nobody reads run to its end. */
export const discard = (body: Body): void => {
  if (body instanceof Readable) body.resume()
}
