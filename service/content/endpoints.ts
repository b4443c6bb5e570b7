/** The endpoints beside items: users, user roles, and the description of the interface. */
import { ApiError, forbidden, json } from '../http/errors.ts'
import type { Reply } from '../http/message.ts'
import type { Account, Accounts } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import type { Grants } from './access.ts'
import { describeInterface } from './oas.ts'
import { listUsers, readMe, readUser, trackPage, updateMe, updateUser, updateUsers } from './users.ts'

export type EndpointRequest = {
  /** HEAD counts as GET. */
  readonly method: string
  /** The path's segments, decoded. */
  readonly segments: readonly string[]
  readonly search: string
  /** Reads the body only where an endpoint takes one. */
  readonly body: () => unknown
  readonly account: Account | null
  readonly context: Pick<Store, 'db' | 'dialect'> & { readonly grants: Grants; readonly now: Date }
}

type Answer = (request: EndpointRequest, accounts: Accounts, id: string) => Reply | Promise<Reply>

const authenticated = (account: Account | null): Account => {
  if (!account) throw new ApiError('INVALID_CREDENTIALS', 'Invalid user credentials.')
  return account
}

const noContent: Reply = { status: 204, headers: {}, body: null }

/** By method and path; `*` is an identifier. */
const endpoints: Readonly<Record<string, Answer>> = {
  'GET server/specs/oas': ({ context }) => json(200, describeInterface(context.grants)),
  'GET users': async ({ account, ...request }) => json(200, await listUsers(account, request)),
  'GET users/me': ({ account, search }) => json(200, readMe(authenticated(account), search)),
  'PATCH users/me': async ({ account, search, body }, accounts) =>
    json(200, await updateMe(authenticated(account), body(), search, accounts)),
  'GET users/*': ({ account, search }, _accounts, id) => json(200, readUser(account, id, search)),
  'PATCH users': async ({ account, search, body }, accounts) =>
    json(200, await updateUsers(account, body(), search, accounts)),
  'PATCH users/*': async ({ account, search, body }, accounts, id) =>
    json(200, await updateUser(account, { id, body: body(), search }, accounts)),
  'PATCH users/me/track/page': async ({ account, body }, accounts) => {
    await trackPage(authenticated(account), body(), accounts)
    return noContent
  },
  // No policy opens user roles, so that a role that exists and one that does not answer the same.
  'GET roles': () => {
    throw forbidden()
  },
  'GET roles/*': () => {
    throw forbidden()
  },
}

/**
 * The answer of one of these endpoints; null when the route is none of them.
 * @throws ApiError as the endpoint does.
 * Source: spec 4.2.
 */
export const answerEndpoint = (request: EndpointRequest, accounts: Accounts): Reply | Promise<Reply> | null => {
  const { method, segments } = request
  const [first = '', id = '', ...rest] = segments
  // Encoded again, so that a slash inside a segment does not part it.
  const exact = endpoints[`${method} ${segments.map(encodeURIComponent).join('/')}`]
  if (exact) return exact(request, accounts, id)
  const own = rest.length || id === '' ? undefined : endpoints[`${method} ${first}/*`]
  return own ? own(request, accounts, id) : null
}
