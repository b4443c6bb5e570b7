/**
 * Proof that a form came from this site: a seal over the page that it is about, and over the moment at which the form
 * was made where that counts. Pages of articles are kept ready for everybody, so that theirs bears no moment.
 */
import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/same-secret.ts'

/** A person needs longer to fill in a form, in milliseconds; less is a machine. Chosen. */
export const quickest = 3000
/** A form lies open this long at most, in milliseconds. Chosen. */
export const longest = 24 * 3600 * 1000

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** The seal of a page of this site. Chosen: see above. */
export const sealPage = (secret: string, page: string): string => sign(secret, `page\n${page}`)

/** Whether the seal is that of the page. Chosen: see above. */
export const isSealed = (secret: string, page: string, seal: string): boolean =>
  isSameSecret(sealPage(secret, page), seal)

/** A form for that page, made at `now` in milliseconds since 1970. Chosen: see above. */
export const sealForm = (secret: string, page: string, now: number): string =>
  `${now}.${sign(secret, `form\n${page}\n${now}`)}`

/** The moment that a seal bears; it counts only where `ageOfForm` knows the seal. Chosen: see above. */
export const momentOf = (seal: string): number => Number(seal.split('.')[0])

/** How old the sealed form is at `now`: of a fair age, filled in too fast, too old, or not one of ours. Chosen: see above. */
export const ageOfForm = (
  secret: string,
  page: string,
  seal: string,
  now: number,
): 'fair' | 'fast' | 'old' | 'foreign' => {
  const made = momentOf(seal)
  if (!Number.isSafeInteger(made) || !isSameSecret(sealForm(secret, page, made), seal)) return 'foreign'
  const age = now - made
  if (age < quickest) return 'fast'
  return age > longest ? 'old' : 'fair'
}
