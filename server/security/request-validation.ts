/** Requests that no route of this site understands, and that the framework would stumble over. */
import { otherForm } from '#platform/request-path.ts'
import { replyWith, type Reply, type SiteRequest, type Step } from '../message.ts'
import { methodsOf } from './methods.ts'
import { refuse } from './refusal-page.ts'
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

/** Closes the connection, so that a body that was not read does not count as the next request. */
const connection = 'close'

const answerOf = (request: SiteRequest): Reply | null => {
  const { method, address, path, headers } = request
  if (!address.startsWith('/') && address !== '*') return refuse(request, 400, 'whole', { connection })
  const other = otherForm(address)
  if (other === 'refuse') return refuse(request, 400, 'misleading', { connection })
  if (other) return replyWith(308, { connection, ...other })
  if (countOf(address, '&') >= mostParameters) return refuse(request, 400, 'parameters', { connection }, mostParameters)
  const state = headers['next-router-state-tree']
  if (headers['rsc'] && state !== undefined && !isRouterState(String(state)))
    return refuse(request, 400, 'state', { connection })
  const methods = methodsOf(path)
  const allow = methods.join(', ')
  // The framework answers it for endpoints only.
  if (method === 'OPTIONS') return replyWith(204, { allow })
  if (!methods.includes(method)) return refuse(request, 405, 'method', { connection, allow })
  // The framework reads these itself wherever they go, and no form of ours is one.
  const isMultipart = method === 'POST' && /^\s*multipart\//i.test(headers['content-type'] ?? '')
  return isMultipart ? refuse(request, 415, 'type', { connection }) : null
}

/**
 * The step: answers what methods a path takes (`OPTIONS`), and a request that no route could, without reading its body, with why: 405
 * for methods that a path does not take, 415 for files, 400 for an address or a header that cannot be read, 308 for a path with empty
 * parts. Source: RFC 9110, 9.3.7 and 15.5.
 */
export const refuseInvalidRequests: Step = async (request, next) => answerOf(request) ?? next()
