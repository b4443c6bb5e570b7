/** Requests that a browser sends for a page of another origin. */

/** The headers that say so; none where a request lacks them. */
type Sender = { readonly site: string | null | undefined; readonly origin: string | null | undefined }

/**
 * Whether a browser sends the request for a page of another origin. Browsers send `Sec-Fetch-Site`; older ones, and all without https,
 * the `Origin` of the page, whose host must be one of `hosts`, by which the receiver is reached. A client without either is no browser,
 * and has no visitor's cookies.
 * Source: https://cheatsheetseries.owasp.org (Cross-Site Request Forgery Prevention).
 */
export const isForeignSender = ({ site, origin }: Sender, hosts: readonly (string | null | undefined)[]): boolean => {
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  if (typeof origin !== 'string') return false
  return !URL.canParse(origin) || !hosts.includes(new URL(origin).host)
}
