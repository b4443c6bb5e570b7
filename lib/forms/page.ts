/** A form as its page shows it: empty, or as it came back. */
import { cookies } from 'next/headers'
import { env } from '../env.ts'
import { returnedForm, type FormOptions } from './receive.ts'
import { returnedCookie, type Returned } from './returned.ts'

/** What the answers to forms need of this deployment, at this moment. */
export const formOptions = (): FormOptions => ({
  secret: env.formsSecret,
  isSecure: env.siteUrl.startsWith('https:'),
  now: Date.now(),
  used: env.usedFormsFolder,
})

/** A form as its page shows it. `mark` tells its states apart, see `readReturned`; undefined of one that was never sent. */
export type Shown = Omit<Returned, 'sent'> & { readonly mark?: string }

/**
 * What was written and what is not right, when the address says that the form came back; nothing otherwise.
 * Chosen: who opens the page anew finds an empty form. Going back, browsers fill in what they remember of a form of the
 * same first fields, which of one that came back is only what was changed in it: so each form that came back, and the
 * empty form after one that was accepted, has a field of its own.
 */
export const readReturned = async (
  name: string,
  { fout }: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Shown> => {
  const found = await returnedForm((await cookies()).get(returnedCookie)?.value, name, formOptions())
  if (found?.sent) return { values: {}, problems: [], mark: found.sent }
  return found && fout ? { ...found, mark: 'terug' } : { values: {}, problems: [] }
}
