/** The form that sets a new password, with the code from the password-reset mail of the content API. */
import { z } from 'zod'
import { pathsOf } from '../i18n/pathname.ts'
import { ContentError } from '../content/errors.ts'
import { line } from './fields.ts'
import { createFormLimits } from './limit.ts'
import { clientNetworkOf } from '#platform/network.ts'
import { openForm } from './read-form.ts'
import { respondOr503, type FormOptions } from './receive.ts'
import { refuseForm } from './refusal.ts'
import { returnedHeader, sealReturned, type Returned } from './returned.ts'
import { seeOther } from './see-other.ts'
import { cutText } from '../visible-text.ts'

/** Maximum characters of a password. Source: the content API's own limit. */
export const longestPassword = 1024
/** Characters of a code at most; those of the content API have some three hundred. Chosen. */
export const longestCode = 2000

const shape = z.object({ code: line(longestCode).min(1), password: z.string().min(1).max(longestPassword) })

/** Its name and its pages. Twenty codes in ten minutes for one network: too few to guess a code. Chosen. */
export const newPassword = {
  name: 'password',
  pages: pathsOf('/wachtwoord'),
  thanks: pathsOf('/wachtwoord/ingesteld'),
  limits: createFormLimits('password', { each: 20, all: 600 }),
} as const

export type NewPasswordOptions = Omit<FormOptions, 'used'> & {
  /** Sends both to the content API. */
  readonly reset: (code: string, password: string) => Promise<unknown>
}

/** Which field a refusal of the content API is about. Source: docs/contract.md 7.1. */
const fieldOf: ReadonlyMap<string, 'code' | 'password'> = new Map([
  ['INVALID_TOKEN', 'code'],
  ['TOKEN_EXPIRED', 'code'],
  ['INVALID_CREDENTIALS', 'code'],
  ['INVALID_PAYLOAD', 'code'],
  ['FAILED_VALIDATION', 'password'],
] as const)

/**
 * 303 to the confirmation page, or back to the form with its problems; 400, 413, 429 or 503
 * as a page. The password is never stored, and is not returned with the form.
 * Chosen: no seal with a moment, unlike other forms, since this one needs the code from a mail.
 */
export const answerNewPassword = async (
  request: Request,
  { secret, isSecure, now, reset }: NewPasswordOptions,
): Promise<Response> => {
  const { fields, locale, refusal } = await openForm(request)
  const page = newPassword.pages[locale]
  if (refusal) return refuseForm(refusal, { locale, page })
  const parsed = shape.safeParse(Object.fromEntries(fields))
  const back = `${page}?fout=1#fouten`
  const cookieOf = async (returned: Returned) =>
    returnedHeader(await sealReturned(returned, newPassword.name, secret, now), isSecure)
  const values = { code: cutText(fields.get('code') ?? '', longestCode) }
  const redirectToForm = async (problems: string[]) =>
    seeOther(back, { 'set-cookie': await cookieOf({ values, problems }) })
  const refuse = async (reason: 'often' | 'notStored', wait?: number) => {
    const headers = { 'set-cookie': await cookieOf({ values, problems: [reason] }) }
    return refuseForm(reason, { locale, page: back, wait, headers })
  }
  const wait = await newPassword.limits[parsed.success ? 'valid' : 'invalid'](clientNetworkOf(request.headers))
  if (wait) return refuse('often', wait)
  if (!parsed.success) return redirectToForm([...new Set(parsed.error.issues.map(({ path: [name] }) => String(name)))])
  return respondOr503(newPassword.name, refuse, async () => {
    try {
      await reset(parsed.data.code, parsed.data.password)
    } catch (error) {
      const field = error instanceof ContentError ? fieldOf.get(error.code) : undefined
      if (field === undefined) throw error
      return redirectToForm([field])
    }
    // Back leads to an empty form, not to one that lost what was written in it.
    const cookie = await cookieOf({ values: {}, problems: [], sent: 'set' })
    return seeOther(newPassword.thanks[locale], { 'set-cookie': cookie })
  })
}
