/** The endpoints beside items: users, user roles, and the description of the interface. */
import { boundedCache } from '#platform/lru.ts'
import type { Auth } from '../auth/auth.ts'
import type { Caller } from '../auth/sign-in.ts'
import { endpointFor } from '../http/endpoints.ts'
import { invalidCredentials, json } from '../http/errors.ts'
import type { Reply } from '../http/message.ts'
import type { Accounts } from '../store/accounts.ts'
import type { Store } from '../store/store.ts'
import type { Grants } from './access.ts'
import { describeInterface } from './oas.ts'
import { listRoles, readRole } from './roles.ts'
import { listUsers, readMe, readUser, trackPage, updateMe, updateUser, updateUsers } from './users.ts'

export type EndpointRequest = {
  /** HEAD counts as GET. */
  readonly method: string
  /** The path's segments, decoded. */
  readonly segments: readonly string[]
  readonly search: string
  /** Reads the body only where an endpoint takes one. */
  readonly body: () => unknown
  /** Null for a request without a token. */
  readonly caller: Caller | null
  readonly context: Pick<Store, 'db' | 'dialect'> & { readonly grants: Grants; readonly now: Date }
}

/** What endpoints write with. */
export type Keepers = { readonly accounts: Accounts; readonly auth: Auth }

type Answer = (request: EndpointRequest, keepers: Keepers, id: string) => Reply | Promise<Reply>

const authenticated = (caller: Caller | null): Caller => {
  if (!caller) throw invalidCredentials()
  return caller
}

const noContent: Reply = { status: 204, headers: {}, body: null }

/** Number of cached descriptions, in JSON: callers use few of all possible sets of policies. */
const mostDescriptions = 32
const descriptions = boundedCache<string>(mostDescriptions)

/** The interface description for these grants, cached. */
const describedFor = (grants: Grants): string =>
  descriptions([...grants].sort().join(' '), () => JSON.stringify(describeInterface(grants)))

/** By method and path; `*` is an identifier. */
const endpoints: Readonly<Record<string, Answer>> = {
  'GET server/specs/oas': ({ context }) => ({ ...json(200, null), body: describedFor(context.grants) }),
  'GET users': async ({ caller, ...request }, { accounts }) => json(200, await listUsers(caller, request, accounts)),
  'GET users/me': async ({ caller, search }, { accounts }) =>
    json(200, await readMe(authenticated(caller), search, accounts)),
  'PATCH users/me': async ({ caller, search, body }, keepers) =>
    json(200, await updateMe(authenticated(caller), body(), search, keepers)),
  'GET users/*': async ({ caller, search }, { accounts }, id) =>
    json(200, await readUser(caller, id, search, accounts)),
  'PATCH users': async ({ caller, search, body }, keepers) =>
    json(200, await updateUsers(caller, body(), search, keepers)),
  'PATCH users/*': async ({ caller, search, body }, keepers, id) =>
    json(200, await updateUser(caller, { id, body: body(), search }, keepers)),
  'PATCH users/me/track/page': async ({ caller, body }, { accounts }) => {
    await trackPage(authenticated(caller), body(), accounts)
    return noContent
  },
  'GET roles': async ({ caller, ...request }, { accounts }) => json(200, await listRoles(caller, request, accounts)),
  'GET roles/*': async ({ caller, search }, { accounts }, id) =>
    json(200, await readRole(caller, id, search, accounts)),
}

/**
 * The answer of one of these endpoints; null when the route is none of them.
 * @throws ApiError as the endpoint does.
 * Source: docs/contract.md 4.2.
 */
export const answerEndpoint = (request: EndpointRequest, keepers: Keepers): Reply | Promise<Reply> | null =>
  endpointFor(endpoints, request)?.(request, keepers, request.segments[1] ?? '') ?? null
