/** Texts: how they are compared where case or accents do not count, and which of them a column holds. */

const marks = /[\u0300-\u036f]/g

/** The text in lower case, as Unicode says for letters of every script. PostgreSQL's function of that name does the same. */
export const fold = (text: string): string => text.toLocaleLowerCase('und')

/** As `fold`, without the accents on letters. PostgreSQL's function of that name does the same. */
export const plain = (text: string): string => fold(text.normalize('NFD').replace(marks, ''))

/** Whether a column can hold the text: none holds a NUL or half a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the text has the form of an identifier, in letters of either case. */
export const isUuid = (text: string): boolean => uuid.test(text)

const mediaType = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?: *;[ -~]*)?$/

/** Whether the text is a MIME type, with or without parameters. Source: RFC 9110, section 8.3.1; the names of RFC 6838. */
export const isMediaType = (text: string): boolean => mediaType.test(text)
