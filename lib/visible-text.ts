/** Texts that visitors type, as pages may show them. */

/**
 * Control characters but white space, and characters that set the direction of what follows, beyond the text that they stand in.
 * Source: Unicode Standard Annex 9, the explicit directional formatting characters.
 */
const unseen = /[^\P{Cc}\t\n\r]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** The text without characters that nobody sees and that change how it, or what stands behind it, is shown or compared. */
export const visibleText = (text: string): string => text.replaceAll(unseen, '')

/** The first `most` UTF-16 code units. Chosen: well-formed, since for half of a character `encodeURIComponent` throws an error. */
export const cutText = (text: string, most: number): string => text.slice(0, most).toWellFormed()
