/**
 * Names of searches, by which events refer to them. A name holds a keyed hash of index and words, so that nothing has to
 * be remembered of a search: an event finds the line of its query, and no name leads to who searched.
 *
 *     hash of index and query (16) | random (8) | signature (8)      hexadecimal digits
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#platform/same-secret.ts'

const hexOf = (key: string, text: string, digits: number): string =>
  createHmac('sha256', key).update(text).digest('hex').slice(0, digits)

const signed = (key: string, body: string): string => `${body}${hexOf(key, body, 8)}`

/** The hash under which the searches of an index for a query are counted. */
export const hashOf = (key: string, index: string, query: string): string => hexOf(key, `${index}\0${query}`, 16)

/** A name for one search with this hash. */
export const newQueryId = (key: string, hash: string): string => signed(key, `${hash}${randomBytes(4).toString('hex')}`)

/** A name that refers to nothing, for a service without statistics. */
export const blankQueryId = (): string => randomBytes(16).toString('hex')

/** The hash in a name; null for a name that was not made with this key. */
export const hashIn = (key: string, queryId: string): string | null => {
  if (!/^[0-9a-f]{32}$/.test(queryId)) return null
  const expected = signed(key, queryId.slice(0, 24))
  return isSameSecret(expected, queryId) ? queryId.slice(0, 16) : null
}
