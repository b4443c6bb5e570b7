/** The text in the form in which its words are compared: lower case, without diacritics. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a text as they are written. */
export const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** The words of a text in that form, in order. */
export const foldedWords = (text: string): string[] => wordsIn(fold(text))

/** The words of a text in that form, one space between them. */
export const foldWords = (text: string): string => foldedWords(text).join(' ')
