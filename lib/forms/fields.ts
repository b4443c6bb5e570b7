/** Fields that several forms have. */
import { z } from 'zod'

/** Longest text of several lines, in characters. */
export const longestText = 1000

/** Line breaks and control characters. */
const control = /[\p{Cc}\u2028\u2029]/u

/** A trimmed line of at most that many characters. */
export const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .refine((given) => !control.test(given))

/** Text that mail programs turn into a link: a scheme, `www.`, or a domain with a path. */
const webAddress = /:\/\/|\bhttps?:|\bwww\.|[\p{L}\d-]\.\p{L}{2,}\//iu

/**
 * A name of that many characters at most, of a person or of anything else.
 * Chosen: no web address and no markup, since names are written into mail, and programs show text as pages by guess.
 */
export const nameLine = (longest: number) =>
  line(longest).refine((given) => !webAddress.test(given) && !/[<>]/.test(given))

/** The name of a person. */
export const personName = nameLine(100).min(1)

/** A text of several lines. Browsers send line ends as two characters, and count them as one. */
export const text = z
  .string()
  .transform((given) => given.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(longestText))

export const mailAddress = line(254).pipe(z.email())
