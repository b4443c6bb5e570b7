/** Makes a passkey on this device and adds it to the account. */
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import type { Passkey, PasskeyProblem } from '#lib/editors/passkeys.ts'
import { browserProblem, sendPasskey } from './send-passkey.ts'

export type AddProblem = PasskeyProblem | 'cancelled' | 'known'

const isPasskey = (value: unknown): value is Passkey =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value && 'created' in value

/** A new passkey of that name, or why there is none. The password is empty where it is not asked for. */
export const addPasskey = async (name: string, password: string): Promise<Passkey | AddProblem> => {
  const options = await sendPasskey({ step: 'prepare', password })
  if (!options.ok) return options.problem
  try {
    // The browser checks the shape of what our server says.
    const optionsJSON = options.value as PublicKeyCredentialCreationOptionsJSON
    const credential = await startRegistration({ optionsJSON })
    const answer = await sendPasskey({ step: 'add', name, credential })
    if (!answer.ok) return answer.problem
    return isPasskey(answer.value) ? answer.value : 'unreachable'
  } catch (error) {
    return browserProblem(error)
  }
}
