/** Fields that several forms have. */
import { z } from 'zod'
import { cutText } from '../visible-text.ts'

/** Longest text of several lines, in characters. */
export const longestText = 1000

/** Line breaks and control characters. */
const control = /[\p{Cc}\u2028\u2029]/u

/** What sets the direction of text also behind it, and what has no shape at all. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu
const shapeless = /^[\p{Cf}\s\u115F\u1160\u2800\u3164\uFFA0]*$/u

/** The text as it can be shown: trimmed, in its own direction, and empty when nothing of it is seen. */
const shown = (given: string): string => {
  const text = given.replaceAll(directions, '').trim()
  return shapeless.test(text) ? '' : text
}

/** A trimmed line of at most that many characters. */
export const line = (longest: number) =>
  z
    .string()
    .overwrite(shown)
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

/** What `nameLine` takes of a text that the visitor did not type: its first words that are no web address, on one line and without markup. */
export const asNameLine = (given: string, longest: number): string => {
  // A web address may be one only without the signs that `shown` takes away.
  const words = shown(given.replaceAll(/[<>]/g, '')).replaceAll(new RegExp(control, 'gu'), ' ').split(/\s+/)
  return cutText(shown(words.filter((word) => !webAddress.test(word)).join(' ')), longest)
}

/** The name of a person. */
export const personName = nameLine(100).min(1)

/** A text of several lines. Browsers send line ends as two characters, and count them as one. */
export const text = z
  .string()
  .transform((given) => shown(given.replaceAll('\r\n', '\n')))
  .pipe(z.string().max(longestText))

export const mailAddress = line(254).pipe(z.email())
