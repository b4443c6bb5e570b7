/** What the site answers to requests that Node itself cannot read. */
import type { ClientFault } from '#platform/client-errors.ts'
import { refusalText } from './refusal-page.ts'

/** The refusal as a page or a line, for `createClientErrors`. */
export const clientErrorAnswer = ({ reason, bound, start, address }: ClientFault) => {
  const accept = /^accept:.*$/im.exec(start)?.[0]
  // Of an address that is too long the headers never came. Browsers alone follow such links.
  const isPage = reason === 'long' && accept === undefined
  const { type, text } = refusalText({
    reason,
    bound,
    request: { address, method: 'GET', accept: isPage ? 'text/html' : accept },
  })
  const headers = {
    'content-type': type,
    'content-security-policy': "default-src 'none'; style-src 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  }
  return { headers, text }
}
