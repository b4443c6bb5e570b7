/** Words by which a query excludes what follows them: “zonder”, “behalve”. Runs in the browser too. */
import { stopWords } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** Words that set something apart from the rest of the query. */
export const exceptions: ReadonlySet<string> = new Set(['behalve', 'uitgezonderd', 'except'])
/** Words that may stand between such a word, or “naar”, and what it is about. */
export const articles: ReadonlySet<string> = new Set(['de', 'het', 'een', 'the', 'a', 'an'])

const withouts: ReadonlySet<string> = new Set([...exceptions, 'zonder', 'without'])

/** What of the words that are searched for is said not to be wanted: “zonder pabo”, “behalve de pabo”. The search leaves none of it out. */
export const deniedIn = (rest: string): readonly string[] => {
  const words = wordsOf(rest)
  return words.flatMap((first, at) => {
    const denied = words.slice(at + 1).find(({ text }) => !articles.has(text))
    if (!denied || first.isPlain || !withouts.has(first.text) || stopWords.has(denied.text)) return []
    return [rest.slice(first.start, denied.end)]
  })
}
