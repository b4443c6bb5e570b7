/**
 * Proof that a form came from this site: a seal over the page that it is about, and over the moment at which the form
 * was made where that counts. Pages of articles are prerendered for all visitors, so that their seal has no moment.
 */
import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/same-secret.ts'

/** Minimum milliseconds that a person needs to fill in a form; a faster sender is a bot. Chosen. */
export const minFillTime = 3000
/** Milliseconds after which a form expires. Chosen. */
export const maxAge = 24 * 3600 * 1000

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url')

/** The seal of a page of this site. */
export const sealPage = (secret: string, page: string): string => sign(secret, `page\n${page}`)

/** Whether the seal is that of the page. */
export const isSealed = (secret: string, page: string, seal: string): boolean =>
  isSameSecret(sealPage(secret, page), seal)

/** A form for that page, made at `now` in milliseconds since 1970. */
export const sealForm = (secret: string, page: string, now: number): string =>
  `${now}.${sign(secret, `form\n${page}\n${now}`)}`

/** The moment in a seal; it counts only when `ageOfForm` accepts the seal. */
export const momentOf = (seal: string): number => Number(seal.split('.')[0])

/** The age of the sealed form at `now`: valid, filled in too fast, expired, or with an invalid seal. */
export const ageOfForm = (
  secret: string,
  page: string,
  seal: string,
  now: number,
): 'valid' | 'fast' | 'old' | 'foreign' => {
  const made = momentOf(seal)
  if (!Number.isSafeInteger(made) || !isSameSecret(sealForm(secret, page, made), seal)) return 'foreign'
  const age = now - made
  if (age < minFillTime) return 'fast'
  return age > maxAge ? 'old' : 'valid'
}
