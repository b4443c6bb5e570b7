/** Signs in through identity providers: OpenID Connect with code flow, PKCE, state and nonce. */
import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type Configuration,
} from 'openid-client'
import { z } from 'zod'
import { ApiError, invalidCredentials } from '../http/errors.ts'
import type { ProviderSettings } from './settings.ts'

/** Seconds that a provider may take to answer. */
const timeout = 10

/** What must be remembered between start and finish, by the browser that signs in. */
export const pendingSignIn = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the browser goes afterwards; null: nowhere. */
  redirect: z.string().nullable(),
})
export type PendingSignIn = z.infer<typeof pendingSignIn>

const person = z.object({ email: z.string(), email_verified: z.literal(true) })

/** Faults in what came back, as against faults of the way there. */
const refusals: ReadonlySet<unknown> = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
])

/** Whether the provider, or a check of its answer, says no to this one sign-in. */
const isRefusal = (error: unknown): boolean =>
  (error instanceof ResponseBodyError && error.error === 'invalid_grant') ||
  (error instanceof AuthorizationResponseError && !/^(server_error|temporarily_unavailable)$/.test(error.error)) ||
  (error instanceof ClientError && refusals.has(error.code))

export type Providers = ReturnType<typeof createProviders>

/**
 * The providers of these settings; their endpoints are discovered on first use.
 * @throws ApiError SERVICE_UNAVAILABLE, from `start` and `finish`, when a provider cannot be reached or is set up
 * wrongly; its `cause` says why.
 * Chosen: a verified e-mail address is the link between provider and account at each sign-in, and nothing is stored:
 * the owner of the address could set a new password too.
 */
export const createProviders = (settings: readonly ProviderSettings[], publicUrl: string) => {
  const configurations = new Map<string, Promise<Configuration>>()
  const redirectUri = (name: string) => `${publicUrl}/auth/login/${name}/callback`

  const discover = ({ issuer, clientId, clientSecret }: ProviderSettings) => {
    const address = new URL(issuer)
    // Settings let plain http in for this machine alone.
    const plain = address.protocol === 'http:' ? [allowInsecureRequests] : []
    return discovery(address, clientId, clientSecret, undefined, {
      execute: [...plain, enableNonRepudiationChecks],
      timeout,
    })
  }

  const configurationOf = (name: string): Promise<Configuration> => {
    const provider = settings.find((candidate) => candidate.name === name)
    if (!provider) throw new Error(`there is no provider "${name}"`)
    const pendingConfiguration = configurations.get(name) ?? discover(provider)
    configurations.set(name, pendingConfiguration)
    return pendingConfiguration
  }

  const reaching = async <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (isRefusal(error)) throw invalidCredentials()
      const reason = 'The provider cannot be reached'
      const message = `Service "${name}" is unavailable. ${reason}.`
      throw new ApiError('SERVICE_UNAVAILABLE', message, { service: name, reason }, { cause: error })
    }
  }

  const configured = (name: string) =>
    configurationOf(name).catch((error: unknown) => {
      // A failed discovery is repeated at the next use.
      configurations.delete(name)
      throw error
    })

  return {
    /** What there is to choose from. */
    list: settings.map(({ name, label, icon }) => ({ name, driver: 'openid' as const, label, icon })),
    has: (name: string): boolean => settings.some((provider) => provider.name === name),
    /** The provider's page to which the browser goes, and what it must bring back. */
    start: (name: string, redirect: string | null): Promise<{ location: URL; pending: PendingSignIn }> =>
      reaching(name, async () => {
        const configuration = await configured(name)
        const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
        const location = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri(name),
          scope: 'openid email',
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        })
        return { location, pending: { provider: name, state, nonce, verifier, redirect } }
      }),
    /**
     * The e-mail address for which the provider vouches, by the query with which it sent the browser back.
     * @throws ApiError INVALID_CREDENTIALS when state, nonce or code are not right or the address is not verified.
     */
    finish: ({ provider, state, nonce, verifier }: PendingSignIn, query: string): Promise<string> =>
      reaching(provider, async () => {
        if (new URLSearchParams(query).get('state') !== state) throw invalidCredentials()
        const configuration = await configured(provider)
        const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUri(provider)}?${query}`), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
        })
        const claims = tokens.claims()
        const more =
          claims && configuration.serverMetadata().userinfo_endpoint
            ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : {}
        const parsed = person.safeParse({ ...claims, ...more })
        if (!parsed.success) throw invalidCredentials()
        return parsed.data.email
      }),
  }
}
