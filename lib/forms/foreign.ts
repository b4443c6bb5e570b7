/**
 * Whether a form was sent from a page of another site. Browsers say so themselves (`Sec-Fetch-Site`), older ones, and all
 * without https, by the `Origin` of the page, which has to be where the form arrives. Who says neither is no browser, and
 * has no visitor's cookies. Source: https://cheatsheetseries.owasp.org (Cross-Site Request Forgery Prevention).
 */
export const isForeign = (headers: Headers): boolean => {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null) return false
  const host = URL.canParse(origin) ? new URL(origin).host : null
  return host === null || ![headers.get('host'), headers.get('x-forwarded-host')].includes(host)
}
