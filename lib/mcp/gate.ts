/** Access control of the MCP server: origin, message size and rate limit. */
import { readRequestBody } from '@modelcontextprotocol/sdk/server/requestBody.js'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'
import { createMinuteLimit } from '../forms/limit.ts'
import { clientNetworkOf } from '#platform/network.ts'

/** Maximum bytes of a call; the longest useful call has a list of answers. */
const largestCall = 65_536

/** The code of a refusal that is about no JSON-RPC message. */
const serverError = -32_000

/** A JSON-RPC error that belongs to no call. Source: https://www.jsonrpc.org/specification#error_object */
const refusal = (
  status: number,
  message: string,
  {
    code = serverError,
    headers = {},
  }: { readonly code?: number; readonly headers?: Readonly<Record<string, string>> } = {},
): Response => Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers })

type Options = {
  /** URL of the site: browsers may call only from its pages. */
  readonly siteUrl: string
  readonly perMinute: { readonly each: number; readonly all: number }
}

/**
 * Returns a function that checks a request: null when it is allowed, else the response: 403 for a browser on another site, 429 with
 * `Retry-After` above the rate limit. Source: MCP "Streamable HTTP", security warning: servers must check `Origin`.
 */
export const createGate = ({ siteUrl, perMinute }: Options) => {
  const limit = createMinuteLimit('mcp', perMinute)
  const own = new URL(siteUrl).origin
  return async ({ headers }: Pick<Request, 'headers'>): Promise<Response | null> => {
    const origin = headers.get('origin')
    if (origin !== null && origin !== own) return refusal(403, 'Calls from pages of other sites are not answered.')
    const wait = await limit(clientNetworkOf(headers))
    return wait
      ? refusal(429, `Too many calls. Wait ${wait} seconds.`, { headers: { 'retry-after': String(wait) } })
      : null
  }
}

/**
 * The message of a request, not yet validated; or the error response: 413 when it is too long, 400 for invalid JSON and
 * for batches, which would count as one call. Source: MCP 2025-06-18 removed batches.
 */
export const readCall = async (
  request: Request,
): Promise<{ readonly call: unknown } | { readonly refusal: Response }> => {
  const body = await readRequestBody(request, largestCall)
  if (body.tooLarge) return { refusal: refusal(413, `A call has ${largestCall} bytes at most.`) }
  try {
    const call: unknown = JSON.parse(body.text)
    return Array.isArray(call)
      ? { refusal: refusal(400, 'One call at a time, please.', { code: ErrorCode.InvalidRequest }) }
      : { call }
  } catch {
    return { refusal: refusal(400, 'This is not JSON.', { code: ErrorCode.ParseError }) }
  }
}
