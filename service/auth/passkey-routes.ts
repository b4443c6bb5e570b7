/** The endpoints below `/auth/passkeys`. They are ours: Directus has none. */
import { forbidden, invalidCredentials, json } from '../http/errors.ts'
import type { Reply } from '../http/message.ts'
import { networkAllowances } from './attempts.ts'
import { passkeyBodies } from './passkey-bodies.ts'
import type { Passkeys } from './passkeys.ts'
import { noStore } from './provider-sign-in.ts'
import { parsed, type Mode } from './read-body.ts'
import type { AuthRequest, Endpoints, RouteDependencies } from './http-routes.ts'
import type { Caller, Grant } from './sign-in.ts'

type Dependencies = Pick<RouteDependencies, 'signIn' | 'attempts' | 'attemptsAMinute'> & {
  readonly passkeys: Passkeys
  readonly grantReply: (grant: Grant, how: Mode) => Reply
  readonly changed: RouteDependencies['passkeysChanged']
}

const data = (value: unknown): Reply => json(200, { data: value }, noStore)

/**
 * The endpoints by method and path.
 * @throws ApiError INVALID_CREDENTIALS without a token, and as `Passkeys`, `SignIn.confirm` and `SignIn.byPasskey`.
 * Source: docs/contract.md 4.2.
 */
export const createPasskeyRoutes = (dependencies: Dependencies): Endpoints => {
  const { passkeys, signIn, attempts, attemptsAMinute, grantReply, changed } = dependencies

  const callerOf = async ({ caller }: AuthRequest): Promise<Caller> => {
    const known = await caller()
    if (!known) throw invalidCredentials()
    return known
  }

  return {
    'GET auth/passkeys': async (request) => data(await passkeys.list((await callerOf(request)).account)),
    'POST auth/passkeys/options': async (request) => {
      const caller = await callerOf(request)
      await signIn.confirm(caller, parsed(passkeyBodies.options, request.body()).current_password)
      return data(await passkeys.registrationOptions(caller))
    },
    'POST auth/passkeys': async (request) => {
      const caller = await callerOf(request)
      const { name, credential } = parsed(passkeyBodies.register, request.body())
      const passkey = await passkeys.register(caller, name, credential)
      changed(caller.account, 'passkey added')
      return data(passkey)
    },
    'POST auth/passkeys/sign-in/options': async ({ ip }) => {
      if (attemptsAMinute > 0)
        await attempts.take(networkAllowances('passkey options', ip, 10 * attemptsAMinute, 'minute'))
      return data(await passkeys.signInOptions())
    },
    'POST auth/passkeys/sign-in': async ({ body, ip }) => {
      const { mode, credential } = parsed(passkeyBodies.signIn, body())
      const { id } = credential
      const owner = await passkeys.ownerOf(id)
      const verify = () => passkeys.verify(credential)
      return grantReply(await signIn.byPasskey({ id, owner, verify, refreshable: mode !== 'session' }, ip), mode)
    },
    'DELETE auth/passkeys/*': async (request) => {
      const caller = await callerOf(request)
      await signIn.confirm(caller, parsed(passkeyBodies.remove, request.body()).current_password)
      if (!(await passkeys.remove(caller.account, request.segments[2] ?? ''))) throw forbidden()
      changed(caller.account, 'passkey removed')
      return { status: 204, headers: noStore, body: null }
    },
  }
}
