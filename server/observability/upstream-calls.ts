/**
 * Measures the requests that this process sends to others, whichever library sends them, by the diagnostics channel of undici.
 * Source: https://nodejs.org/api/diagnostics_channel.html#http (search), undici's DiagnosticsChannel.md (`fetch`).
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ClientRequest } from 'node:http'
import { z } from 'zod'
import { requestContext, type RequestContext } from '#platform/request-context.ts'
import type { Metrics } from './metrics.ts'

/** What the site calls, by name; addresses as in the settings. */
export type Upstreams = Readonly<Record<string, string>>

const begun = z.object({ request: z.custom<object>((value) => typeof value === 'object' && value !== null) })
const origin = z.object({ origin: z.coerce.string(), path: z.string() })
const answered = z.object({ response: z.object({ statusCode: z.number() }) })

const outcomeOf = (status: number): string =>
  status === 429 ? 'busy' : status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'ok'

/** The address of a request of either kind; null for what is neither. */
const addressOf = (request: object): string | null => {
  const fetched = origin.safeParse(request)
  if (fetched.success) return `${fetched.data.origin}${fetched.data.path}`
  return request instanceof ClientRequest
    ? `${request.protocol}//${String(request.getHeader('host'))}${request.path}`
    : null
}

const fetching = z.object({
  addHeader: z.custom<(name: string, value: string) => void>((it) => typeof it === 'function'),
})

/** Sends the id of the request that is being answered along, so that both sides log the same. */
const sendAlong = (request: object, id: string): void => {
  if (request instanceof ClientRequest) {
    if (!request.headersSent) request.setHeader('x-request-id', id)
    return
  }
  // A method of the library's own class: it needs its object.
  if (fetching.safeParse(request).success) Reflect.get(request, 'addHeader').call(request, 'x-request-id', id)
}

type Call = { readonly upstream: string; readonly start: number; readonly context: RequestContext | undefined }

/**
 * Tells `called` of every request to one of the upstreams, and notes its time with the request that it was made for, whose
 * id it bears; answers a function that ends it.
 */
export const watchUpstreams = (upstreams: Upstreams, called: Metrics['called']): (() => void) => {
  // The longest first: search and media may lie below the content API.
  const known = Object.entries(upstreams).toSorted(([, a], [, b]) => b.length - a.length)
  const under = new WeakMap<object, Call>()

  const begin = (message: unknown) => {
    const { request } = begun.safeParse(message).data ?? {}
    const address = request && addressOf(request)
    const upstream = address && known.find(([, url]) => address.startsWith(url))?.[0]
    if (!request || !upstream) return
    const context = requestContext.getStore()
    if (context) sendAlong(request, context.id)
    under.set(request, { upstream, start: performance.now(), context })
  }
  const end = (message: unknown) => {
    const { request } = begun.safeParse(message).data ?? {}
    const call = request && under.get(request)
    if (!request || !call) return
    under.delete(request)
    const { upstream, start, context } = call
    context?.waited.set(upstream, (context.waited.get(upstream) ?? 0) + performance.now() - start)
    const answer = answered.safeParse(message)
    const outcome = answer.success ? outcomeOf(answer.data.response.statusCode) : 'unreachable'
    if (context && outcome !== 'ok') context.hasFault = true
    called(upstream, outcome, start)
  }
  const channels = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', end],
    ['http.client.request.created', begin],
    ['http.client.response.finish', end],
    ['http.client.request.error', end],
  ] as const
  for (const [channel, listener] of channels) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of channels) unsubscribe(channel, listener)
  }
}
