/** Requests that no route of this site understands, and that the framework would stumble over. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { otherForm } from '#platform/request-path.ts'

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

/** Where something may be sent to: of the pages, only the editors' preview takes anything. */
const takesForms = /^\/(?:api\/|mcp(?:[/?]|$)|redactie\/voorbeeld|en\/editors\/preview)/

type Refusal = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

const refusal = ({ method, url = '/', headers }: IncomingMessage): Refusal | null => {
  const other = otherForm(url)
  if (other === 'refuse') return { status: 400 }
  if (other) return { status: 308, headers: other }
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null
  if (method !== 'POST' || !takesForms.test(url)) return { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } }
  // The framework reads these itself wherever they go, and no form of ours is one.
  if (/^\s*multipart\//i.test(headers['content-type'] ?? '')) return { status: 415 }
  return isSound(url) ? null : { status: 400 }
}

/**
 * Answers what makes no sense, without its body being read: 405 to what is sent to pages and to methods that nothing here
 * has, 415 to files, 400 where the address is none or leads elsewhere than it says, 308 where it has empty parts. False for all else. Source: RFC 9110, 15.5.
 */
export const refuseInvalidRequest = (request: IncomingMessage, response: ServerResponse): boolean => {
  const found = refusal(request)
  if (!found) return false
  const { status, headers = {} } = found
  response.writeHead(status, { connection: 'close', ...headers }).end()
  return true
}
