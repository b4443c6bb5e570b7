/** English as far as the catalogue's pages in English need it. */
import { englishStopWords } from '#platform/stop-words.ts'
import type { Language } from './language.ts'

const inflections = (word: string): string[] => {
  if (word.length < 3 || /\d/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  return word.endsWith('y') ? [`${word.slice(0, -1)}ies`, `${word}s`] : [`${word}s`, `${word}es`]
}

/** English, roughly. */
export const english: Language = {
  stopWords: englishStopWords,
  stopPhrases: [],
  inflections,
  names: null,
  links: null,
}
