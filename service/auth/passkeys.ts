/** Passkeys (WebAuthn): how accounts come by them, and prove that they have one. */
import { invalidCredentials, invalidPayload } from '../http/errors.ts'
import type { Account } from '../store/accounts.ts'
import { isPlainAttestation } from './attestation.ts'
import { challengeIn, transports, type Assertion, type Registration } from './passkey-bodies.ts'
import type { PasskeySite } from './passkey-settings.ts'
import type { PasskeyStore } from './passkey-store.ts'
import type { PasskeyRow } from './tables.ts'
import type { Caller } from './sign-in.ts'

/** Passkeys of an account at most. */
const most = 20

/** Ed25519, ES256 and RS256, as COSE numbers them; every authenticator has one of these. */
const algorithms = [-8, -7, -257]

/** What of a passkey its owner sees. */
export type ShownPasskey = Pick<PasskeyRow, 'id' | 'name' | 'created' | 'used'>

// A third of a second to load, which only those pay who use a passkey.
const library = () => import('@simplewebauthn/server')

const forSignIn = 'sign-in'
/** A challenge for a new passkey counts in the session that asked for it. */
const forAdding = ({ account, session }: Caller) => `passkey of ${account.id} ${session ?? ''}`

const handleOf = (account: string) => Buffer.from(account).toString('base64url')

const refused = () => invalidPayload('"credential": not a new passkey for this account; ask for options and try again')

export type Passkeys = ReturnType<typeof createPasskeys>

/** Source: Web Authentication level 3, 7.1 and 7.2; OWASP ASVS 4.0.3, 2.2.7. */
export const createPasskeys = (store: PasskeyStore, { domain, origins }: PasskeySite) => {
  const expected = { expectedOrigin: [...origins], expectedRPID: domain, requireUserVerification: true }
  return {
    /** The passkeys of the account, without what they are checked with. */
    list: async (account: Account): Promise<ShownPasskey[]> =>
      (await store.of(account.id)).map(({ id, name, created, used }) => ({ id, name, created, used })),
    /** What a browser needs to make a passkey for the caller, who has been confirmed. */
    registrationOptions: async (caller: Caller) => {
      const { id, email } = caller.account
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: 'Lesroute',
        rpID: domain,
        userName: email,
        supportedAlgorithmIDs: algorithms,
        userID: new Uint8Array(Buffer.from(id)),
        excludeCredentials: (await store.of(id)).map((row) => ({
          id: row.id,
          transports: transports.parse(JSON.parse(row.transports)),
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await store.addChallenge(options.challenge, forAdding(caller))
      return options
    },
    /**
     * Stores the passkey that a browser has made with these options.
     * @throws ApiError INVALID_PAYLOAD for what was made otherwise, elsewhere or before, or is one too many.
     */
    register: async (caller: Caller, name: string, credential: Registration): Promise<ShownPasskey> => {
      const challenge = challengeIn(credential.response.clientDataJSON)
      if (challenge === null || !(await store.spendChallenge(challenge, forAdding(caller)))) throw refused()
      if (!(await isPlainAttestation(credential.response.attestationObject))) throw refused()
      const account = caller.account.id
      if ((await store.of(account)).length >= most)
        throw invalidPayload(`"credential": an account has ${most} passkeys at most; remove one first`)
      const { verifyRegistrationResponse } = await library()
      const response = { ...credential, clientExtensionResults: {} }
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => {
        throw refused()
      })
      if (!registrationInfo) throw refused()
      const { id, publicKey, counter } = registrationInfo.credential
      const key = { public_key: Buffer.from(publicKey).toString('base64url'), counter }
      const reachedBy = JSON.stringify(credential.response.transports)
      if (id !== credential.id || !(await store.add({ id, account, ...key, transports: reachedBy, name })))
        throw refused()
      const row = await store.byId(id)
      if (!row) throw new Error('a passkey was removed while it was registered; register it anew')
      return { id, name: row.name, created: row.created, used: row.used }
    },
    /** Removes a passkey of the account; false when it has none of that id. */
    remove: (account: Account, id: string): Promise<boolean> => store.remove(account.id, id),
    /** What a browser needs to let anybody choose a passkey of this site. */
    signInOptions: async () => {
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({ rpID: domain, userVerification: 'required' })
      await store.addChallenge(options.challenge, forSignIn)
      return options
    },
    /** The id of the account that has this passkey; null where nobody has. */
    ownerOf: async (id: string): Promise<string | null> => (await store.byId(id))?.account ?? null,
    /**
     * Makes sure that the passkey was used for this sign-in, by its owner.
     * @throws ApiError INVALID_CREDENTIALS when it was not: an unknown passkey, one of another account, another challenge, site or
     * signature, without the owner's finger, face or code, or with a counter that does not go up.
     */
    verify: async (credential: Assertion): Promise<void> => {
      const challenge = challengeIn(credential.response.clientDataJSON)
      if (challenge === null || !(await store.spendChallenge(challenge, forSignIn))) throw invalidCredentials()
      const row = await store.byId(credential.id)
      if (!row || credential.response.userHandle !== handleOf(row.account)) throw invalidCredentials()
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: challenge,
        credential: {
          id: row.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
      }).catch(() => {
        throw invalidCredentials()
      })
      if (!verified || !(await store.use(row.id, authenticationInfo.newCounter))) throw invalidCredentials()
    },
  }
}
