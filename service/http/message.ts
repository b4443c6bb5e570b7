/**
 * What the three surfaces speak: a request and a reply as plain values, so that a surface is a function that tests
 * call without a socket. `http/serve.ts` alone translates to and from the wire.
 */
import type { Readable } from 'node:stream'

/** The three grammars that the service speaks. */
export const surfaces = ['content', 'search', 'media'] as const
export type Surface = (typeof surfaces)[number]

export type Request = {
  readonly method: string
  /** Percent-encoded path relative to the surface's own root, starting with `/`; never holds the query. */
  readonly path: string
  /** The raw query string without `?`. */
  readonly search: string
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The whole body, at most the surface's limit; null when there is none. */
  readonly body: Uint8Array | null
  /** The caller's address as reported by the socket. */
  readonly ip: string
  /** Calls `act` once, when the caller has gone or has its answer; gives back a function that takes `act` out. Absent: it stays. */
  readonly whenGone?: (act: () => void) => () => void
}

/** What is made of a body that is sent many times, as soon as somebody wants it: its entity tag, and its encodings by name. */
export type Forms = { etag: string | null; readonly encodings: Map<string, Promise<Uint8Array>> }

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | Readable | null
  /** `Set-Cookie` lines, which unlike other headers may be several. */
  readonly cookies?: readonly string[]
  /** Present: the body is sent again, and what was made of it stays. */
  readonly forms?: Forms
}

/** A request of which only the head has arrived. */
export type Head = Omit<Request, 'body'>

export type Handler = {
  (request: Request): Reply | Promise<Reply>
  /**
   * Bytes that the body of such a request may have; called only for bodies beyond the default bound of all surfaces. What it throws is
   * the answer.
   */
  readonly bodyLimit?: (head: Head) => number | Promise<number>
  /** In whose form a request is refused that does not reach the handler; the content API's when absent. */
  readonly surface?: Surface
}
