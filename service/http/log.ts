/** The access log: caller, address and time of each request as one line of JSON, never its token. */
import { decodedPath } from '#platform/request-path.ts'

export type Access = {
  readonly id: string
  readonly method: string
  /** Path and query as they came. */
  readonly url: string
  readonly status: number
  /** The caller went away before the answer was whole. */
  readonly isAborted?: boolean
  /** Milliseconds from the request's head to the answer's last byte. */
  readonly ms: number
}

/** `code` and `state` are what a provider of sign-ins sends back; what people look for is theirs. */
const secret = /token|key|secret|password|^(code|state|search|query|email)$/i

/** The path with asterisks for what follows `/1/keys/`: the routes of the search service that name a key. */
const pathWithoutSecrets = (path: string): string => {
  const parts = path.split('/')
  const at = parts.findIndex(
    (part, index) => decodedPath(part) === 'keys' && decodedPath(parts[index - 1] ?? '') === '1',
  )
  return at < 0 || at === parts.length - 1 ? path : [...parts.slice(0, at + 1), '***'].join('/')
}

/** The address with asterisks for every part of the path, and the value of every parameter, that speaks of a secret. */
const withoutSecrets = (url: string): string => {
  const [path = '', query] = url.split(/\?(.*)/s)
  const shown = pathWithoutSecrets(path)
  if (query === undefined) return shown
  const parts = query.split('&').map((part) => {
    // Names come percent-encoded as well, and mean the same then.
    const [[name, value] = ['', '']] = new URLSearchParams(part)
    // A filter selects values by the names of their fields.
    const isSecret = secret.test(name) || (name === 'filter' && secret.test(value))
    return part.includes('=') && isSecret ? `${part.slice(0, part.indexOf('='))}=***` : part
  })
  return `${shown}?${parts.join('&')}`
}

/**
 * One line of the access log, line break included; tokens and keys in the address are left out. The status of a request
 * whose client disconnected is `aborted`.
 * Chosen: secrets are recognised by parameter name, because their values look like any other.
 */
export const accessLine = ({ id, method, url, status, ms, isAborted = false }: Access, time: Date): string =>
  `${JSON.stringify({ time: time.toISOString(), event: 'request', id, method, path: withoutSecrets(url), status: isAborted ? 'aborted' : status, ms: Math.round(ms * 10) / 10 })}\n`
