/** The access log: who asked what when is told in one line of JSON a request, never by which token. */
import { randomUUID } from 'node:crypto'

export type Access = {
  readonly id: string
  readonly method: string
  /** Path and query as they came. */
  readonly url: string
  readonly status: number
  /** Milliseconds from the request's head to the answer's last byte. */
  readonly ms: number
}

/**
 * The request's own id when it is plain, and a new UUID otherwise.
 * Chosen: 1 to 128 letters, digits, dots, underscores and dashes, so that ids can stand in headers and logs as they are.
 */
export const requestId = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && /^[\w.-]{1,128}$/.test(given) ? given : randomUUID()

/** `code` and `state` are what a provider of sign-ins sends back; what people look for is theirs. */
const secret = /token|key|secret|password|^(code|state|search|query|email)$/i

/** The address with asterisks for the value of every parameter that speaks of a secret. */
const withoutSecrets = (url: string): string => {
  const [path = '', query] = url.split(/\?(.*)/s)
  if (query === undefined) return path
  const parts = query.split('&').map((part) => {
    // Names come percent-encoded as well, and mean the same then.
    const [[name, value] = ['', '']] = new URLSearchParams(part)
    // A filter asks for values by the names of their fields.
    const isSecret = secret.test(name) || (name === 'filter' && secret.test(value))
    return part.includes('=') && isSecret ? `${part.slice(0, part.indexOf('='))}=***` : part
  })
  return `${path}?${parts.join('&')}`
}

/**
 * One line of the access log, line break included; tokens and keys in the query are left out.
 * Chosen: what speaks of a secret goes by its name, because values cannot be told apart.
 */
export const accessLine = ({ id, method, url, status, ms }: Access, time: Date): string =>
  `${JSON.stringify({ time: time.toISOString(), event: 'request', id, method, path: withoutSecrets(url), status, ms: Math.round(ms * 10) / 10 })}\n`
