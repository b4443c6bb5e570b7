/** Forms that send a message to the team: it is stored in the outbox, so that it survives failures of the mail server. */
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Locale } from '../i18n/routing.ts'
import type { Outbox } from '#platform/outbox/message.ts'
import { respondOr503, receiveForm, fieldValues, type FormKind, type FormOptions } from './receive.ts'

export type Letter<Shape extends z.ZodObject> = Omit<FormKind, 'problemsOf'> & {
  /** The fields, in the order in which their problems are listed. */
  readonly shape: Shape
  /** Confirmation pages. */
  readonly thanks: Readonly<Record<Locale, string>>
  readonly compose: (
    form: z.output<Shape>,
    locale: Locale,
  ) => { readonly replyTo: string; readonly subject: string; readonly text: string }
}

export type LetterOptions = FormOptions & {
  readonly outbox: Outbox
  readonly teamMail: string
}

/** Maximum days that an unsent message is stored. The forms state this. Chosen. */
export const letterDays = 365
const day = 86_400_000

/**
 * 303 to the confirmation page, or back to the form with its problems; 400, 413, 429 or 503 as a page. The same form
 * with the same text is one message, however often it is sent; with another text it is returned, to be sent as a new one.
 * Chosen: see `receiveForm`; the message is in the outbox before the confirmation.
 */
export const answerLetter = async <Shape extends z.ZodObject>(
  request: Request,
  letter: Letter<Shape>,
  options: LetterOptions,
): Promise<Response> => {
  const parse = (fields: URLSearchParams) => letter.shape.safeParse(Object.fromEntries(fields))
  const problemsOf = (fields: URLSearchParams) => {
    const wrong = new Set(parse(fields).error?.issues.map(({ path: [name] }) => name))
    return Object.keys(letter.shape.shape).filter((name) => wrong.has(name))
  }
  const sent = await receiveForm(request, { ...letter, problemsOf }, options)
  if (sent instanceof Response) return sent
  const { fields, locale, key, redirectToForm, firstUse, redirectTo } = sent
  if (sent.isMachine) return redirectTo(letter.thanks[locale])
  const parsed = parse(fields)
  if (!parsed.success) return redirectToForm({ values: fieldValues(fields), problems: problemsOf(fields) })
  const id = createHash('sha256')
    .update(`${key}\n${JSON.stringify(parsed.data)}`)
    .digest('hex')
    .slice(0, 32)
  return respondOr503(letter.name, sent.refuse, async () => {
    if ((await firstUse(parsed.data)) === null)
      return redirectToForm({ values: fieldValues(fields), problems: ['used'] })
    const expires = new Date(options.now + letterDays * day).toISOString()
    const message = { to: options.teamMail, ...letter.compose(parsed.data, locale), expires }
    await options.outbox.put(`${letter.name}-${id}`, message, options.now)
    return redirectTo(letter.thanks[locale])
  })
}
