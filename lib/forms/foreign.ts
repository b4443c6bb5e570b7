/**
 * Whether a form, or a report of a browser, was sent from a page of another site. Browsers send `Sec-Fetch-Site`; older ones, and all
 * without https, send the `Origin` of the page, which must equal the origin of this site. A client without either is not
 * a browser, and has no visitor's cookies. Source: https://cheatsheetseries.owasp.org (Cross-Site Request Forgery Prevention).
 */
export const isForeign = (headers: Pick<Headers, 'get'>): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = URL.canParse(origin) ? new URL(origin).host : null
  return host === null || ![headers.get('host'), headers.get('x-forwarded-host')].includes(host)
}
