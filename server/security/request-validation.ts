/** Requests that no route of this site understands, and that the framework would stumble over. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { otherForm } from '#platform/request-path.ts'
import { isRouterState } from './router-state.ts'

/** Characters that a part of an address may have; the longest title has half of them. */
const longestPart = 200

/** Whether an address can be one of a page: it can be read, and its parts could be names of files. */
export const isSound = (address: string): boolean => {
  const [path = ''] = address.split('?')
  try {
    const parts = decodeURIComponent(path).split('/')
    return parts[0] === '' && parts.every((part) => part.length <= longestPart && !part.includes('\0'))
  } catch {
    return false
  }
}

/** Parameters that an address may have. Chosen: the framework's time grows with their square; a shared list of 100 items has 100. */
const mostParameters = 250

const countOf = (text: string, letter: string): number => {
  let count = 0
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count += 1
  return count
}

/** Where something may be sent to: of the pages, only the editors' preview takes anything. */
const takesForms = /^\/(?:api\/|mcp(?:[/?]|$)|redactie\/voorbeeld|en\/editors\/preview)/

type Refusal = {
  readonly status: number
  /** What is wrong, in a line for the caller. */
  readonly reason?: string
  readonly headers?: Readonly<Record<string, string>>
}

const refusal = ({ method, url = '/', headers }: IncomingMessage): Refusal | null => {
  if (!url.startsWith('/') && url !== '*')
    return { status: 400, reason: 'The request must name a path, not a whole address.' }
  const other = otherForm(url)
  if (other === 'refuse') return { status: 400, reason: 'The path has dot segments, backslashes or a #.' }
  if (other) return { status: 308, headers: other }
  if (countOf(url, '&') >= mostParameters)
    return { status: 400, reason: `The address has more than ${mostParameters} parameters.` }
  const state = headers['next-router-state-tree']
  if (headers['rsc'] && state !== undefined && !isRouterState(String(state)))
    return { status: 400, reason: 'The header next-router-state-tree cannot be read.' }
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null
  if (method !== 'POST' || !takesForms.test(url))
    return { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' }, reason: `${method} is not allowed here.` }
  // The framework reads these itself wherever they go, and no form of ours is one.
  if (/^\s*multipart\//i.test(headers['content-type'] ?? ''))
    return { status: 415, reason: 'Send application/x-www-form-urlencoded or application/json.' }
  return isSound(url) ? null : { status: 400, reason: 'The path cannot be decoded, or a part of it is too long.' }
}

/**
 * Answers a request that no route could, without reading its body, with a line that says why: 405 for methods and pages that
 * take nothing, 415 for files, 400 for an address or a header that cannot be read, 308 for a path with empty parts. False
 * for all others. Source: RFC 9110, 15.5.
 */
export const refuseInvalidRequest = (request: IncomingMessage, response: ServerResponse): boolean => {
  const refused = refusal(request)
  if (!refused) return false
  const { status, reason, headers = {} } = refused
  const type = reason ? { 'content-type': 'text/plain; charset=utf-8' } : {}
  response.writeHead(status, { connection: 'close', ...type, ...headers }).end(reason ? `${reason}\n` : '')
  return true
}
