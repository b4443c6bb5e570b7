/** Who sends a request to the endpoints of editors. */
import { readEditor } from './account.ts'
import type { Outcome } from './content-call.ts'
import { editorToken } from './session.ts'

/** `account` and `name`: as of `Editor`. */
export type SignedIn = { readonly token: string; readonly account: string; readonly name: string }

/**
 * The editor who sends this request, as the content API knows them; a problem when nobody is signed in. It costs a call, and comes
 * before anything that costs more: anybody can send a cookie of that name.
 */
export const readSignedIn = async (): Promise<Outcome<SignedIn>> => {
  const token = await editorToken()
  if (token === null) return { ok: false, problem: { kind: 'signedOut', field: null, message: 'Nobody is signed in.' } }
  const editor = await readEditor(token)
  if (!editor.ok) return editor
  const { account, name } = editor.value
  return { ok: true, value: { token, account, name } }
}
