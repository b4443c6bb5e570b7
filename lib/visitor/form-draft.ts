/** What is typed in a form, kept in this tab until the form is accepted: for a reload, Back, and the other language. Browsers only. */
import { isList, isObject, jsonOf } from '#platform/json-object.ts'
import { attempt } from './storage.ts'

type Texts = Readonly<Record<string, readonly string[]>>

type Draft = {
  /** By field: its text, or the choices that are ticked. */
  readonly values: Texts
  /** What the fields held before, by field: a page that fills in something else has another matter. */
  readonly over: Texts
  /** The key of the form with which it was sent. */
  readonly sent?: string
}

const keyOf = (name: string) => `lesroute:form:${name}`

const textsOf = (stored: unknown): Texts =>
  Object.fromEntries(
    Object.entries(isObject(stored) ? stored : {}).flatMap(([field, texts]) =>
      isList(texts) ? [[field, texts.filter((text) => typeof text === 'string')] as const] : [],
    ),
  )

/** The draft of that form; without values where there is none. */
export const readDraft = (name: string): Draft => {
  const stored = jsonOf(attempt(() => sessionStorage.getItem(keyOf(name))) ?? '')
  if (!isObject(stored)) return { values: {}, over: {} }
  const { values, over, sent } = stored
  return { values: textsOf(values), over: textsOf(over), ...(typeof sent === 'string' ? { sent } : {}) }
}

const writeDraft = (name: string, draft: Draft): void => {
  attempt(() => sessionStorage.setItem(keyOf(name), JSON.stringify(draft)))
}

const forgetDraft = (name: string): void => {
  attempt(() => sessionStorage.removeItem(keyOf(name)))
}

/** Deletes the draft of that form, which was accepted; one that was not sent stays. */
export const forgetSentDraft = (name: string): void => {
  if (readDraft(name).sent !== undefined) forgetDraft(name)
}

type Field = HTMLInputElement | HTMLTextAreaElement

const kinds = new Set(['text', 'email', 'tel', 'radio', 'checkbox', 'textarea'])

/** Fields in which a person writes or chooses: the honeypot field cannot be reached with Tab. */
const isField = (element: unknown): element is Field =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  kinds.has(element.type) &&
  element.tabIndex >= 0

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

const valuesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => (isChoice(field) && !field.checked ? [] : [field.value]))

/** What the page filled in. */
const defaultsOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => (isChoice(field) ? (field.defaultChecked ? [field.value] : []) : [field.defaultValue]))

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, at) => text === others[at])

const putBack = (field: Field, values: readonly string[]): void => {
  if (!isChoice(field)) field.value = values[0] ?? ''
  else if (values.includes(field.value)) {
    field.checked = true
    field.closest('details')?.setAttribute('open', '')
  }
}

/**
 * Puts the draft back into fields that nobody changed yet and that the page fills in as before, and keeps what is typed from now on.
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
  const { values, over } = readDraft(name)
  const write = (field: string, group: readonly Field[]): void => {
    const now = readDraft(name)
    writeDraft(name, {
      values: { ...now.values, [field]: valuesOf(group) },
      over: { ...now.over, [field]: defaultsOf(group) },
    })
  }
  for (const [field, group] of Map.groupBy(fields(), (one) => one.name)) {
    const [typed, defaults] = [values[field], defaultsOf(group)]
    if (!isSame(valuesOf(group), defaults)) write(field, group)
    else if (typed && isSame(over[field] ?? [], defaults)) for (const one of group) putBack(one, typed)
  }
  const listening = new AbortController()
  const { signal } = listening
  const keep = ({ target }: Event) => {
    if (!isField(target)) return
    const group = fields().filter((field) => field.name === target.name)
    write(target.name, group)
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
