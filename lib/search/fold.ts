/** The text in the form in which its words are compared: lower case, without diacritics. */
export const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
