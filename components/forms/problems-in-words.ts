import type { Problem } from './problem-summary.tsx'

type Words = (key: string) => string

/** The field beside which a problem of the whole form is shown: the times of a call, or the button. */
const placeOf: Readonly<Record<string, string>> = {
  slotNotOffered: 'slot',
  taken: 'slot',
  conversation: 'plan',
  expired: 'slot',
  holds: 'email',
  bookings: 'email',
  network: 'email',
  often: 'versturen',
  used: 'versturen',
  fast: 'versturen',
  old: 'versturen',
  notKept: 'versturen',
  notStored: 'versturen',
}
/** Problems that any form can have. */
const general: Readonly<Record<string, string>> = {
  fast: 'fast',
  old: 'old',
  often: 'often',
  used: 'used',
  notKept: 'notKept',
  notStored: 'notStored',
  name: 'problem.name',
  email: 'problem.email',
}

/** Fields whose rules are said only of what is written in them: of an empty one, that it is empty. */
const empty: Readonly<Record<string, string>> = { name: 'problem.nameEmpty', organisation: 'problem.organisationEmpty' }

/** What is not right with a form, in its own words or those of all forms, by the field that it is about. */
export const problemsInWords = (
  names: readonly string[],
  own: Words,
  form: Words,
  /** What was written in the fields. */
  values: Readonly<Record<string, string>>,
): Problem[] =>
  names.map((name) => {
    const word = general[name] ? form : own
    const key = values[name]?.trim() ? undefined : empty[name]
    return { field: placeOf[name] ?? name, text: word(key ?? general[name] ?? `problem.${name}`) }
  })
