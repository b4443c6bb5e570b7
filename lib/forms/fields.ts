/** Fields that several forms have. */
import { z } from 'zod'

/** Longest text of several lines, in characters. */
export const longestText = 1000

/** A line of that many characters at most, without the room around it. */
export const line = (longest: number) => z.string().trim().max(longest)

/** A text of several lines. Browsers send line ends as two characters, and count them as one. */
export const text = z
  .string()
  .transform((given) => given.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(longestText))

export const mailAddress = line(254).pipe(z.email())
