/** Requests that no route of this site understands, and that the framework would stumble over. */
import { otherForm } from '#platform/request-path.ts'
import { replyWith, type Reply, type SiteRequest, type Step } from '../message.ts'
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

/** Closes the connection, so that a body that was not read does not count as the next request. */
const refuse = (status: number, reason: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  replyWith(status, { connection: 'close', 'content-type': 'text/plain; charset=utf-8', ...headers }, `${reason}\n`)

const refusal = ({ method, address, headers }: SiteRequest): Reply | null => {
  if (!address.startsWith('/') && address !== '*')
    return refuse(400, 'The request must name a path, not a whole address.')
  const other = otherForm(address)
  if (other === 'refuse') return refuse(400, 'The path has dot segments, backslashes or a #.')
  if (other) return replyWith(308, { connection: 'close', ...other })
  if (countOf(address, '&') >= mostParameters)
    return refuse(400, `The address has more than ${mostParameters} parameters.`)
  const state = headers['next-router-state-tree']
  if (headers['rsc'] && state !== undefined && !isRouterState(String(state)))
    return refuse(400, 'The header next-router-state-tree cannot be read.')
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null
  if (method !== 'POST' || !takesForms.test(address))
    return refuse(405, `${method} is not allowed here.`, { allow: 'GET, HEAD, OPTIONS' })
  // The framework reads these itself wherever they go, and no form of ours is one.
  if (/^\s*multipart\//i.test(headers['content-type'] ?? ''))
    return refuse(415, 'Send application/x-www-form-urlencoded or application/json.')
  return isSound(address) ? null : refuse(400, 'The path cannot be decoded, or a part of it is too long.')
}

/**
 * The step: answers a request that no route could, without reading its body, with a line that says why: 405 for methods and
 * pages that take nothing, 415 for files, 400 for an address or a header that cannot be read, 308 for a path with empty
 * parts. Source: RFC 9110, 15.5.
 */
export const refuseInvalidRequests: Step = async (request, next) => refusal(request) ?? next()
