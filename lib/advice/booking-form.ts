/** The form that books a call. Fields are `unknown` until parsed here. */
import { z } from 'zod'
import { asNameLine, line, mailAddress, nameLine, personName, text } from '../forms/fields.ts'
import { longestPrograms } from './program-names.ts'

/** A telephone number of any country, grouped with spaces or punctuation, any dash or slash. */
const telephone = line(30).regex(/^\(?\+?\(?\d(?:[\s()./\p{Pd}]*\d){7,14}$/u)

/** Characters of the fields that a page fills in, from what the visitor came from. */
const longest = { situation: 300, desk: 200, route: 200, program: longestPrograms, question: 200 } as const

/** The fields in the order in which their problems are listed. */
const form = z.object({
  conversation: z.string().min(1).max(64),
  slot: z.string().min(1).max(80),
  name: personName,
  phone: telephone,
  email: mailAddress,
  remark: text.default(''),
  situation: nameLine(longest.situation).default(''),
  desk: nameLine(longest.desk).default(''),
  route: nameLine(longest.route).default(''),
  program: nameLine(longest.program).default(''),
  question: nameLine(longest.question).default(''),
})
/** Of a sample, where nobody calls: a number that is written in spite of that is dropped. */
const sampleForm = form.omit({ phone: true }).transform((rest) => ({ ...rest, phone: '' }))
export type BookingForm = z.output<typeof form>
export type BookingField = keyof BookingForm

/** What a page fills in, so that the form takes it: see `asNameLine`. */
export const prefilled = (given: Readonly<Record<keyof typeof longest, string>>) => ({
  situation: asNameLine(given.situation, longest.situation),
  desk: asNameLine(given.desk, longest.desk),
  route: asNameLine(given.route, longest.route),
  program: asNameLine(given.program, longest.program),
  question: asNameLine(given.question, longest.question),
})

/** The names of the fields, in their order. */
export const bookingFields = Object.keys(form.shape) as readonly BookingField[]

/** Parses the fields, of a sample without a telephone number, or returns the names of the invalid ones. Chosen: one error message per field. */
export const parseBooking = (
  fields: URLSearchParams,
  isSample = false,
): { readonly form: BookingForm } | { readonly problems: readonly BookingField[] } => {
  const parsed = (isSample ? sampleForm : form).safeParse(Object.fromEntries(fields))
  if (parsed.success) return { form: parsed.data }
  const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => name))
  return { problems: bookingFields.filter((name) => wrong.has(name)) }
}
