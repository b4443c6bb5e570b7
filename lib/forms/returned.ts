/**
 * A form that is returned to the visitor with its values and invalid fields. It is stored in an encrypted cookie, so that
 * neither the server nor the address contains its values, and the form needs no script.
 */
import { createHash } from 'node:crypto'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { z } from 'zod'

const returned = z.object({
  values: z.record(z.string(), z.string()),
  problems: z.array(z.string()),
  /** When the form was first shown (milliseconds since 1970): correcting a form takes less time than the minimum. */
  began: z.number().optional(),
  /** The key of the form of this browser that was accepted last; of a form with neither values nor problems, its own. */
  sent: z.string().optional(),
})
export type Returned = z.output<typeof returned>

export const returnedCookie = 'form'

/** The cookie's value in the headers of a request. */
export const cookieIn = (headers: Headers): string | undefined =>
  new RegExp(`(?:^|; )${returnedCookie}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1]

/** The problem of a form that was returned without all that was written in it. */
export const notKept = 'notKept'

/** Lifetime of the cookie in seconds. Chosen: longer than the half hour that a refusal may ask to wait, see `heldFor`. */
const lifetime = 3600
/** Bytes of a cookie that browsers store, without its name and attributes. Source: RFC 6265 6.1 */
const largest = 3900

const keyOf = (secret: string) => createHash('sha256').update(`form\n${secret}`).digest()

const encrypt = (form: Returned, page: string, secret: string, now: number) =>
  new EncryptJWT(form)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', zip: 'DEF' })
    .setAudience(page)
    .setExpirationTime(Math.floor(now / 1000) + lifetime)
    .encrypt(keyOf(secret))

const withoutLongest = (form: Returned): Returned => {
  const [longest, ...others] = Object.entries(form.values).toSorted(([, a], [, b]) => b.length - a.length)
  const problems = longest?.[1] ? [...new Set([...form.problems, notKept])] : form.problems
  return { ...form, values: Object.fromEntries(others), problems }
}

/**
 * The form as a cookie's value, for that page alone. When it is too large for a cookie, its longest text is left out,
 * and a problem says so.
 * Source: RFC 7516 (JWE).
 */
export const sealReturned = async (form: Returned, page: string, secret: string, now: number): Promise<string> => {
  const sealed = await encrypt(form, page, secret, now)
  return sealed.length <= largest || !Object.keys(form.values).length
    ? sealed
    : sealReturned(withoutLongest(form), page, secret, now)
}

/** Decrypts the form in the cookie for that page; null for another page, after its expiry, or when it is invalid. Source: RFC 7516. */
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

/** The header that sets the cookie, or deletes it when `value` is empty. Source: RFC 6265 4.1 */
export const returnedHeader = (value: string, isSecure: boolean): string =>
  `${returnedCookie}=${value}; Path=/; Max-Age=${value ? lifetime : 0}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
