/** Texts as they are compared where case, or accents too, do not count. PostgreSQL's functions of these names do the same. */

const marks = /[\u0300-\u036f]/g

/** The text in lower case, as Unicode says for letters of every script. */
export const fold = (text: string): string => text.toLocaleLowerCase('und')

/** As `fold`, without the accents on letters. */
export const plain = (text: string): string => fold(text.normalize('NFD').replace(marks, ''))
