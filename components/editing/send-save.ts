/** Sends a save from the editor's form. */
import { largestSave, type Save } from '#lib/editors/editable.ts'
import type { Outcome } from '#lib/editors/content-call.ts'
import type { Saved } from '#lib/editors/items.ts'

type Restore = Pick<Save, 'collection'> & { readonly id: string; readonly restore: string }

const unreachable: Outcome<Saved> = { ok: false, problem: { kind: 'unreachable', field: null, message: 'no answer' } }

const isOutcome = (value: unknown): value is Outcome<Saved> =>
  typeof value === 'object' && value !== null && 'ok' in value && ('value' in value || 'problem' in value)

/** What the site answers; `unreachable` when it does not. */
export const sendSave = async (save: Save | Restore): Promise<Outcome<Saved>> => {
  const body = JSON.stringify(save)
  if (new Blob([body]).size > largestSave)
    return { ok: false, problem: { kind: 'tooLarge', field: null, message: 'more than 2 MB' } }
  try {
    const response = await fetch('/api/editors/items', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const answer: unknown = await response.json()
    return isOutcome(answer) ? answer : unreachable
  } catch {
    return unreachable
  }
}
