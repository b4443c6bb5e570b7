/**
 * The score that Mozilla's HTTP Observatory gives an answer, from its headers and its page.
 * Source: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, version 5 of its rules.
 */

export type Scored = { readonly headers: Headers; readonly cookies: readonly string[]; readonly html: string }

type Rule = (answer: Scored) => number

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  )

const contentSecurityPolicy: Rule = ({ headers }) => {
  const policy = headers.get('content-security-policy')
  if (!policy) return -25
  const directives = directivesOf(policy)
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = sourcesOf('script-src')
  const guarded = scripts.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
  const isWide = (source: string) => ['*', 'http:', 'https:', 'data:', 'blob:', 'ftp:'].includes(source)
  if (scripts.includes("'unsafe-inline'") && !guarded) return -20
  if (scripts.some(isWide) || sourcesOf('object-src').some(isWide)) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if ([...sourcesOf('img-src'), ...sourcesOf('media-src')].some((source) => ['http:', 'ftp:'].includes(source)))
    return -10
  const styles = sourcesOf('style-src')
  if (styles.includes("'unsafe-inline'") || styles.some(isWide)) return 0
  const fallback = directives.get('default-src') ?? []
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5
}

const cookies: Rule = ({ cookies: given }) => {
  if (!given.length) return 0
  const all = given.map((cookie) => cookie.toLowerCase())
  if (!all.every((cookie) => /;\s*secure/.test(cookie))) return -20
  return all.every((cookie) => /;\s*samesite=(?:lax|strict)/.test(cookie)) ? 5 : 0
}

const crossOriginSharing: Rule = ({ headers }) =>
  headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0

const referrer: Rule = ({ headers }) => {
  const value = headers.get('referrer-policy')
  if (!value) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

const strictTransport: Rule = ({ headers }) => {
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
  if (!age) return -20
  return age >= 15_768_000 ? 0 : -10
}

/** Scripts from elsewhere need a hash of their content. */
const subresourceIntegrity: Rule = ({ html }) => {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag)
  if (foreign.some((tag) => tag.includes('src="http:'))) return -50
  return foreign.every((tag) => tag.includes('integrity=')) ? 0 : -5
}

const contentType: Rule = ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5)

const frames: Rule = ({ headers }) => {
  const ancestors = directivesOf(headers.get('content-security-policy') ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.includes('*')) return 5
  return /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

const resourcePolicy: Rule = ({ headers }) =>
  /^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0

const rules = {
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  referrer,
  strictTransport,
  subresourceIntegrity,
  contentType,
  frames,
  resourcePolicy,
}

/** From 0; 100 and more is an A+. What is good counts only where little is wrong. */
export const scoreOf = (answer: Scored): number => {
  const marks = Object.values(rules).map((rule) => rule(answer))
  const lost = marks.filter((mark) => mark < 0).reduce((sum, mark) => sum + mark, 100)
  const gained = marks.filter((mark) => mark > 0).reduce((sum, mark) => sum + mark, 0)
  return Math.max(0, lost >= 90 ? lost + gained : lost)
}
