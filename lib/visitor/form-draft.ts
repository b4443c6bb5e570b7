/** What is typed in a form, kept in this tab until the form is accepted: for a reload, Back, and the other language. Browsers only. */
import { isList, isObject, jsonOf } from '#platform/json-object.ts'
import { attempt } from './storage.ts'

type Draft = {
  /** By field: its text, or the choices that are ticked. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** The key of the form with which it was sent. */
  readonly sent?: string
}

const keyOf = (name: string) => `lesroute:form:${name}`

/** The draft of that form; without values where there is none. */
export const readDraft = (name: string): Draft => {
  const stored = jsonOf(attempt(() => sessionStorage.getItem(keyOf(name))) ?? '')
  if (!isObject(stored) || !isObject(stored['values'])) return { values: {} }
  const values = Object.entries(stored['values']).flatMap(([field, texts]) =>
    isList(texts) ? [[field, texts.filter((text) => typeof text === 'string')] as const] : [],
  )
  const { sent } = stored
  return { values: Object.fromEntries(values), ...(typeof sent === 'string' ? { sent } : {}) }
}

const writeDraft = (name: string, draft: Draft): void => {
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(draft)))
}

/** Deletes the draft of that form, which was accepted. */
export const forgetDraft = (name: string): void => {
  attempt(() => sessionStorage.removeItem(keyOf(name)))
}

type Field = HTMLInputElement | HTMLTextAreaElement

const kinds = new Set(['text', 'email', 'tel', 'radio', 'checkbox', 'textarea'])

/** Fields in which a person writes or chooses: the honeypot field cannot be reached with Tab. */
const isField = (element: unknown): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  kinds.has(element.type) &&
  element.tabIndex >= 0

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

const isChanged = (field: Field): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue

const valuesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => (isChoice(field) && !field.checked ? [] : [field.value]))

const putBack = (field: Field, values: readonly string[]): void => {
  if (!isChoice(field)) field.value = values[0] ?? ''
  else if (values.includes(field.value)) {
    field.checked = true
    field.closest('details')?.setAttribute('open', '')
  }
}

/**
 * Puts the draft back into fields that nobody changed yet, and keeps what is typed from now on.
 *
 * @param form The form.
 * @param name Its name.
 * @param mark The key of the form of that name that was accepted last, if any: a draft that was sent with it is over.
 * @returns What ends it.
 */
export const keepDraft = (form: HTMLFormElement, name: string, mark?: string): (() => void) => {
  const fields = () => [...form.elements].filter(isField)
  const draft = readDraft(name)
  if (draft.sent !== undefined && draft.sent === mark) forgetDraft(name)
  const { values } = readDraft(name)
  const typed = [...Map.groupBy(fields(), (field) => field.name)].flatMap(([field, group]) => {
    if (group.some(isChanged)) return [[field, valuesOf(group)] as const]
    for (const one of group) putBack(one, values[field] ?? valuesOf([one]))
    return []
  })
  if (typed.length) writeDraft(name, { values: { ...values, ...Object.fromEntries(typed) } })
  const listening = new AbortController()
  const { signal } = listening
  const keep = ({ target }: Event) => {
    if (!isField(target)) return
    const group = fields().filter((field) => field.name === target.name)
    writeDraft(name, { values: { ...readDraft(name).values, [target.name]: valuesOf(group) } })
  }
  form.addEventListener('input', keep, { signal })
  const sent = () => {
    const key = form.elements.namedItem('key')
    // A form without a key has no page that says later that it was accepted.
    if (key instanceof HTMLInputElement) writeDraft(name, { ...readDraft(name), sent: key.value })
    else forgetDraft(name)
  }
  form.addEventListener('submit', sent, { signal })
  return () => listening.abort()
}
