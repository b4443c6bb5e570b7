/** The passwords that attackers try first. */
import { dictionary } from '@zxcvbn-ts/language-common'

/** Characters of the shortest password; shorter ones are refused anyway. Source: OWASP ASVS 4.0.3, 2.1.1. */
export const shortestPassword = 12

/** Of the 49,000 commonest passwords of public leaks those that are long enough. Source: https://github.com/zxcvbn-ts/zxcvbn */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => Array.from(password).length >= shortestPassword),
)

/** The smallest piece that gives the text when it is repeated: `abab` has `ab`. */
const pieceOf = (text: string): string => text.slice(0, `${text}${text}`.indexOf(text, 1))

/** Whether the characters are neighbours all along, like those of an alphabet: a single step leads from each to the next. */
const isSequence = (text: string): boolean =>
  new Set(Array.from(text.slice(1), (sign, index) => (sign.codePointAt(0) ?? 0) - text.charCodeAt(index))).size === 1

/** Whether a password is common, one piece of up to four characters over and over, or a sequence. */
export const isCommonPassword = (password: string): boolean => {
  const small = password.normalize('NFKC').toLowerCase()
  return common.has(small) || Array.from(pieceOf(small)).length <= 4 || isSequence(small)
}
