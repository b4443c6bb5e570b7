/** Sends a save from the editor's form, and reads what is saved. */
import { largestSave, type EditableName, type Save } from '#lib/editors/editable.ts'
import type { Outcome } from '#lib/editors/content-call.ts'
import type { Opened, Saved } from '#lib/editors/items.ts'

type Restore = Pick<Save, 'collection'> & { readonly id: string; readonly restore: string; readonly newest: string }

const unreachable: Outcome<never> = { ok: false, problem: { kind: 'unreachable', field: null, message: 'no answer' } }

const isOutcome = <T>(value: unknown): value is Outcome<T> =>
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
    return isOutcome<Saved>(answer) ? answer : unreachable
  } catch {
    return unreachable
  }
}

/** The item as it is saved now; `unreachable` when the site does not answer. */
export const readSaved = async (collection: EditableName, id: string): Promise<Outcome<Opened>> => {
  try {
    const answer: unknown = await (await fetch(`/api/editors/items?collection=${collection}&id=${id}`)).json()
    return isOutcome<Opened>(answer) ? answer : unreachable
  } catch {
    return unreachable
  }
}
