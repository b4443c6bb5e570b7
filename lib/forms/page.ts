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

/**
 * What was written and what is not right, when the address says that the form came back; nothing otherwise.
 * Chosen: who opens the page anew finds an empty form.
 */
export const readReturned = async (
  name: string,
  { fout }: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Returned> => {
  const found = fout ? await returnedForm((await cookies()).get(returnedCookie)?.value, name, formOptions()) : null
  return found ?? { values: {}, problems: [] }
}
