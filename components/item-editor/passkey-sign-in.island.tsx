'use client'

import { startAuthentication, type PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { sendPasskey, usePasskeySupport } from './send-passkey.ts'

type Problem = 'often' | 'refused' | 'unreachable' | 'cancelled'

type Props = {
  /** Where the editor goes then. */
  readonly to: string
  readonly words: {
    readonly button: string
    readonly or: string
    readonly problems: Readonly<Record<Problem, string>>
  }
}

const problemOf = (problem: string): Problem => (problem === 'often' || problem === 'unreachable' ? problem : 'refused')

/** Signs in; why not, or null. */
const signIn = async (): Promise<Problem | null> => {
  const options = await sendPasskey({ step: 'ask' })
  if (!options.ok) return problemOf(options.problem)
  // The browser checks the shape of what our server says.
  const optionsJSON = options.value as PublicKeyCredentialRequestOptionsJSON
  const credential = await startAuthentication({ optionsJSON }).catch(() => null)
  if (!credential) return 'cancelled'
  const answer = await sendPasskey({ step: 'use', credential })
  return answer.ok ? null : problemOf(answer.problem)
}

/** A button that signs in by a passkey, in browsers that know them. */
export const PasskeySignIn = ({ to, words }: Props) => {
  const isSupported = usePasskeySupport()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setProblem(null)
    setBusy(true)
    const outcome = await signIn()
    if (outcome === null) return location.assign(to)
    setBusy(false)
    setProblem(outcome)
  }
  if (!isSupported) return null
  return (
    <div className="max-w-xl space-y-6">
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void press())}
        className={buttonClass({ variant: 'outline', size: 'lg' })}
      >
        {words.button}
      </button>
      {problem ? (
        <p role="alert" className="border-s-4 border-danger bg-danger-soft p-3 font-semibold">
          {words.problems[problem]}
        </p>
      ) : null}
      <p>{words.or}</p>
    </div>
  )
}
