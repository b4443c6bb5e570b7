/** The security headers of every answer of the site. */
import { isEmbed, reportPath } from './policy-sources.ts'

/** Seconds: two years. */
const strictTransport = 63_072_000

/** What pages could ask of a browser and never do; a place may be told, to this site alone. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .concat('geolocation=(self)')
  .join(', ')

/** Pictures that stand for a page on other sites, and embeds, may be loaded from anywhere. */
const isForOthers = (path: string) => isEmbed(path) || path.startsWith('/og/')

/**
 * Headers for an answer at that path; the content security policy is added by its own step.
 * Source: https://owasp.org/www-project-secure-headers. Chosen: subdomains are for their owner to bind to https.
 */
export const securityHeaders = (
  path: string,
  siteUrl: string,
  isFramed = isEmbed(path),
): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': isForOthers(path) ? 'cross-origin' : 'same-origin',
  'reporting-endpoints': `csp="${reportPath}"`,
  ...(isFramed ? {} : { 'x-frame-options': 'DENY' }),
  ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${strictTransport}` } : {}),
})
