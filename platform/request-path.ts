/** Addresses in one form, so that every check of the front reads the same path as the framework behind it. */
import type { IncomingMessage } from 'node:http'

/**
 * Makes of a target in absolute form (`http://host/path`), as clients of a proxy send it, the path with its query and the `Host`
 * that it names. Source: RFC 9112, 3.2.2.
 */
export const toOriginForm = (incoming: Pick<IncomingMessage, 'url' | 'headers'>): void => {
  const { url = '' } = incoming
  const [origin = '', host] = /^https?:\/\/([^/?#@\\]+)(?=[/?]|$)/i.exec(url) ?? []
  if (host === undefined) return
  const rest = url.slice(origin.length)
  incoming.url = rest.startsWith('/') ? rest : `/${rest}`
  incoming.headers.host = host
}

/**
 * The path without the slashes at its end. Chosen: no regular expression, since `/\/+$/` tries each slash of a long row
 * as the first of the last ones.
 */
export const withoutEndSlashes = (path: string): string => {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/**
 * Whether a text is a path on this site. Danger: browsers take `//host` and `/\\host` for another host, also with a tab or a line break
 * before the second slash. Source: URL standard, basic URL parser.
 */
export const isSitePath = (text: string): boolean => /^\/(?![/\\])[^\t\n\r]*$/.test(text)

/** The decoded parts of a path after its first slash; null where one cannot be decoded. */
export const segmentsOf = (path: string): string[] | null => {
  try {
    return path.split('/').slice(1).map(decodeURIComponent)
  } catch {
    return null
  }
}

/** The path as it reads without percent-encoding; as it is where that is broken. */
export const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Parts that lead elsewhere than they say, and characters that the framework takes for others.
 * Chosen: each part by itself. Where one part cannot be decoded, the framework still resolves the others (`/%/%2e%2e/api/draft`).
 */
const isMisleading = (path: string): boolean =>
  /[\\#]/.test(path) || path.split(/\/|%2f|%5c/i).some((part) => /^(?:\.|%2e){1,2}$/i.test(part))

/**
 * Escaped control characters but white space, and those that set the direction of text: no value of ours has one, a server drops
 * them where a browser does not, and pages show what was typed.
 */
const unseen = /%(?:0[0-8bcef]|1[0-9a-f]|7f|c2%[89][0-9a-f]|d8%9c|e2%80%(?:8[ef]|a[a-e])|e2%81%a[6-9])/gi

/** Whether a parameter has the name of something that every object has, with which the framework fails to render a page. */
const isOfObjects = (parameter: string): boolean => decodedPath(parameter.split('=', 1)[0] ?? '') in Object.prototype

/** The query of an address, with its question mark, without unseen characters and parameters that no page can read. */
const readableQuery = (query: string): string => {
  const seen = query.replaceAll(unseen, '')
  const parameters = seen.slice(1).split('&')
  const readable = parameters.filter((parameter) => !isOfObjects(parameter))
  if (readable.length === parameters.length) return seen
  return readable.length > 0 ? `?${readable.join('&')}` : ''
}

/**
 * What to do with an address (path and query): `null` is fine, `refuse` says one thing and means another, and a text is
 * the same address without empty parts, and in its query without characters that nobody sees and parameters that no page can read.
 * Chosen: the framework resolves `/x/../y` and `\` itself, behind all limits of this site; no link of ours has them. An address in which
 * characters left out make others that are unseen would be sent on and on.
 */
export const otherForm = (address: string): 'refuse' | { readonly location: string } | null => {
  const at = address.indexOf('?')
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)]
  if (isMisleading(path)) return 'refuse'
  const cleaned = readableQuery(query)
  if (cleaned.search(unseen) >= 0) return 'refuse'
  const location = `${path.replaceAll(/\/{2,}/g, '/')}${cleaned}`
  return location === address ? null : { location }
}
