/**
 * A form that goes back to who filled it in: what they wrote, and which fields are not right. It travels in a cookie that
 * only this site can read, so that nothing of it is kept here or stands in an address, and the form needs no script.
 */
import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'

const returned = z.object({
  values: z.record(z.string(), z.string()),
  problems: z.array(z.string()),
  /** When the form was made that was filled in first (milliseconds since 1970): to mend a form takes less time. */
  began: z.number().optional(),
  /** The key of the form when it was sent and accepted: nothing comes back of that. */
  sent: z.string().optional(),
})
export type Returned = z.output<typeof returned>

export const returnedCookie = 'form'

/** Seconds that it is kept. Chosen: as long as somebody needs to mend a form. */
const kept = 900
/** Bytes that browsers keep of a cookie, its name and attributes aside. Source: RFC 6265 6.1 */
const largest = 3900

const keyOf = (secret: string) => createHash('sha256').update(`form\n${secret}`).digest()

const encrypt = (form: Returned, page: string, secret: string, now: number) =>
  new EncryptJWT(form)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' })
    .setAudience(page)
    .setExpirationTime(Math.floor(now / 1000) + kept)
    .encrypt(keyOf(secret))

const withoutLongest = (values: Returned['values']): Returned['values'] => {
  const [longest] = Object.entries(values).toSorted(([, a], [, b]) => b.length - a.length)
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== longest?.[0]))
}

/**
 * The form as a cookie's value, for that page alone. What no cookie holds loses its longest text.
 * Source: RFC 7516 (JWE).
 */
export const sealReturned = async (form: Returned, page: string, secret: string, now: number): Promise<string> => {
  const sealed = await encrypt(form, page, secret, now)
  return sealed.length <= largest || !Object.keys(form.values).length
    ? sealed
    : sealReturned({ ...form, values: withoutLongest(form.values) }, page, secret, now)
}

/** The form that the cookie holds for that page; null for one of another page, of another time, or not of ours. Source: RFC 7516. */
export const openReturned = async (
  sealed: string,
  page: string,
  secret: string,
  now: number,
): Promise<Returned | null> => {
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(secret), { audience: page, currentDate: new Date(now) })
    return returned.safeParse(payload).data ?? null
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

/** The header that sets the cookie, or takes it away when `value` is empty. Source: RFC 6265 4.1 */
export const returnedHeader = (value: string, isSecure: boolean): string =>
  `${returnedCookie}=${value}; Path=/; Max-Age=${value ? kept : 0}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
