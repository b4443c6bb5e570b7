/** English as far as the catalogue's pages in English need it. */
import type { Language } from './language.ts'

const inflections = (word: string): string[] => {
  if (word.length < 3 || /\d/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  return word.endsWith('y') ? [`${word.slice(0, -1)}ies`, `${word}s`] : [`${word}s`, `${word}es`]
}

const stopWords = `a about all am an and any are as at be been but by can could did do does for from get going got had has have he her his how i if in
  into is it its just like me my no not of on or our she should than that the their them then there these they this to want wants was we were
  what when where which who why will with would you your`

/** English, roughly. */
export const english: Language = {
  stopWords: new Set(stopWords.split(/\s+/)),
  stopPhrases: [],
  inflections,
  names: null,
  links: null,
}
