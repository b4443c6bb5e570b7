/** Requests that no route of this site understands, and that the framework would stumble over. */
import type { IncomingMessage, ServerResponse } from 'node:http'

const methods: readonly (string | undefined)[] = ['GET', 'HEAD', 'POST', 'OPTIONS']

const isDecodable = (address: string): boolean => {
  try {
    decodeURIComponent(address.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/**
 * Answers what makes no sense: 405 to methods that nothing here has, 400 where what is sent has an address that is none.
 * False for all else; pages are asked for at such addresses too, and are not found.
 */
export const refuseNonsense = ({ method, url = '/' }: IncomingMessage, response: ServerResponse): boolean => {
  if (!methods.includes(method)) response.writeHead(405, { allow: methods.join(', ') }).end()
  else if (method !== 'GET' && method !== 'HEAD' && !isDecodable(url)) response.writeHead(400).end()
  else return false
  return true
}
