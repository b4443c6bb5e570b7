/** Sends the steps of passkeys to the site, and asks the browser for one. */
import { browserSupportsWebAuthn, WebAuthnError } from '@simplewebauthn/browser'
import { useBrowserValue } from '#components/ui/use-browser-value.ts'
import type { PasskeyProblem } from '#lib/editors/passkeys.ts'

type Answer = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: PasskeyProblem }

const problems: readonly PasskeyProblem[] = [
  'password',
  'wrongPassword',
  'often',
  'signedOut',
  'refused',
  'unreachable',
]

/** What the site answers; `unreachable` when it does not. */
export const sendPasskey = async (step: Readonly<Record<string, unknown>>): Promise<Answer> => {
  try {
    const response = await fetch('/api/editors/passkeys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(step),
    })
    // Beyond the limit of the path there is no body.
    if (response.status === 429) return { ok: false, problem: 'often' }
    const answer: unknown = await response.json()
    const { ok, value, problem }: { ok?: unknown; value?: unknown; problem?: unknown } = Object(answer)
    if (ok === true) return { ok, value }
    return { ok: false, problem: problems.find((name) => name === problem) ?? 'unreachable' }
  } catch {
    return { ok: false, problem: 'unreachable' }
  }
}

/** Why the browser gave no passkey: its user did not want to, or the device has one already. */
export const browserProblem = (error: unknown): 'cancelled' | 'known' =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'cancelled'

/** Whether this browser knows passkeys; unknown, and so not, on the server. */
export const usePasskeySupport = () => useBrowserValue(browserSupportsWebAuthn, false)
