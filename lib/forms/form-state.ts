/** The state of a form on its page: empty, or returned with its values and problems. */
import { cookies } from 'next/headers'
import { env } from '../env.ts'
import { storage } from '../storage/storage.ts'
import { returnedForm } from './receive.ts'
import { isLimited } from './refusal.ts'
import { notKept, returnedCookie, type Returned } from './returned.ts'

/** The options of form handlers from this deployment, at this moment. */
export const formOptions = () => ({
  secret: env.formsSecret,
  isSecure: env.siteUrl.startsWith('https:'),
  now: Date.now(),
  used: storage.usedForms,
  bookings: storage.bookings,
  outbox: storage.outbox,
  teamMail: env.teamMail,
  siteName: env.siteName,
  siteUrl: env.siteUrl,
})

/** A form as its page shows it. `mark` distinguishes its states, see `readReturned`; undefined for a form that was never sent. */
export type Shown = Returned & { readonly mark?: string }

/**
 * The values and problems of a form that was returned according to the address; empty otherwise. A browser that stored
 * no cookie, or lost it, gets a problem that says so.
 * Chosen: a page that is opened again has an empty form. After navigating back, browsers restore the values of a form with the
 * same first fields, but of a returned form only the changed ones: so each returned form, and the
 * empty form after an accepted one, has a distinct hidden field.
 */
export const readReturned = async (
  name: string,
  { fout }: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Shown> => {
  const returned = await returnedForm((await cookies()).get(returnedCookie)?.value, name, formOptions())
  if (returned?.sent && !returned.problems.length) return { values: {}, problems: [], mark: returned.sent }
  if (!fout) return { values: {}, problems: [] }
  if (returned) return { ...returned, mark: 'terug' }
  return { values: {}, problems: [...(isLimited(fout) ? [fout] : []), notKept] }
}
