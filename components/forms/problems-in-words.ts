import type { Problem } from './problem-summary.tsx'

type Words = (key: string) => string

/** The field beside which a problem of the whole form is shown: the times of a call, or the button. */
const placeOf: Readonly<Record<string, string>> = {
  gone: 'slot',
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
}
/** Problems that any form can have. */
const general: Readonly<Record<string, string>> = {
  fast: 'fast',
  old: 'old',
  often: 'often',
  used: 'used',
  name: 'problem.name',
  email: 'problem.email',
}

/** What is not right with a form, in its own words or those of all forms, by the field that it is about. */
export const problemsInWords = (names: readonly string[], own: Words, form: Words): Problem[] =>
  names.map((name) => {
    const key = general[name]
    return { field: placeOf[name] ?? name, text: key ? form(key) : own(`problem.${name}`) }
  })
