/** The requests of one call of a search client, as plain values. */
import * as v from 'valibot'
import type { Search } from './client.ts'

export type Request = Readonly<Record<string, unknown>>

const requestList = v.array(v.record(v.string(), v.unknown()))

/** The requests of a call, in order. @throws ValiError when one is no object. */
export const requestsOf = (searches: Parameters<Search>[0]): readonly Request[] =>
  v.parse(requestList, Array.isArray(searches) ? searches : searches.requests)

/** A request whose parameters stand beside its index. The helper library puts them into `params`. */
export const flat = ({ params, ...request }: Request): Request => ({
  ...request,
  ...(typeof params === 'object' && params !== null ? params : {}),
})

/** The words of a request; empty without any. */
export const queryOf = (request: Request = {}): string => {
  const { query } = flat(request)
  return typeof query === 'string' ? query : ''
}
