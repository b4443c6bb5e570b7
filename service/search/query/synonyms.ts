/** Synonyms, in the forms of the search service's protocol, and compiled for reading queries. */
import { z } from 'zod'
import { spansOf } from '../index/text.ts'
import { stemOf } from '../language/stem.ts'

const objectID = z.string().min(1).max(512)
const phrases = z.array(z.string()).min(1).max(100).readonly()

/**
 * Kinds of synonyms. `synonym`: each phrase counts as every other. `onewaysynonym`: a search for the input also matches
 * the synonyms, but not the reverse. `altcorrection1` and `2`: likewise, at one or two typing errors. `placeholder`: a
 * search for any replacement also matches records that hold the placeholder (`<nummer>`; its brackets are no letters,
 * so the bare word counts).
 */
export const synonymKinds = z.discriminatedUnion('type', [
  z.object({ objectID, type: z.literal('synonym'), synonyms: phrases }),
  z.object({ objectID, type: z.literal('onewaysynonym'), input: z.string(), synonyms: phrases }),
  z.object({ objectID, type: z.enum(['altcorrection1', 'altcorrection2']), word: z.string(), corrections: phrases }),
  z.object({ objectID, type: z.literal('placeholder'), placeholder: z.string(), replacements: phrases }),
])
export type Synonym = Readonly<z.infer<typeof synonymKinds>>

/** Words that may replace a phrase, at a cost in typing errors. */
export type Replacement = { readonly by: readonly string[]; readonly cost: number }
/** Replacements of a phrase, by its words joined with spaces. */
export type Thesaurus = ReadonlyMap<string, readonly Replacement[]>

/** The words of a phrase, normalised. */
export const wordsOf = (text: string, separators = ''): string[] =>
  spansOf(text, separators)
    .filter((span) => span.width === 1)
    .map((span) => span.term)

const rulesOf = (synonym: Synonym): { from: string; to: string; cost: number }[] => {
  switch (synonym.type) {
    case 'synonym':
      return synonym.synonyms.flatMap((from) =>
        synonym.synonyms.filter((to) => to !== from).map((to) => ({ from, to, cost: 0 })),
      )
    case 'onewaysynonym':
      return synonym.synonyms.map((to) => ({ from: synonym.input, to, cost: 0 }))
    case 'altcorrection1':
    case 'altcorrection2':
      return synonym.corrections.map((to) => ({
        from: synonym.word,
        to,
        cost: synonym.type === 'altcorrection1' ? 1 : 2,
      }))
    // placeholder
    default:
      return synonym.replacements.map((from) => ({ from, to: synonym.placeholder, cost: 0 }))
  }
}

const compiled = (
  synonyms: readonly Synonym[],
  formsOf: (text: string) => readonly string[][],
  separators = '',
): Thesaurus => {
  const thesaurus = new Map<string, Replacement[]>()
  for (const { from, to, cost } of synonyms.flatMap(rulesOf))
    for (const form of formsOf(from)) {
      const [phrase, by] = [form.join(' '), wordsOf(to, separators)]
      if (phrase === '' || by.length === 0 || phrase === by.join(' ')) continue
      const replacements = thesaurus.get(phrase) ?? []
      replacements.push({ by, cost })
      thesaurus.set(phrase, replacements)
    }
  return thesaurus
}

/** The synonyms by the phrase that they replace. `separators`: characters that count as words of their own. */
export const compileSynonyms = (synonyms: readonly Synonym[], separators = ''): Thesaurus =>
  compiled(synonyms, (text) => [wordsOf(text, separators)], separators)

/** The words of a phrase, and the word that hyphens make of it: `zij-instromer` is also asked for as `zijinstromer`. */
const bothForms = (text: string, separators: string): string[][] => {
  const words = wordsOf(text, separators)
  const whole = spansOf(text).filter(({ width }) => width > 1 && width === words.length)
  return [words, ...whole.map(({ term }) => [term])]
}

/** The same by stems, hyphenated phrases also as one word. */
export const compileByStem = (synonyms: readonly Synonym[], separators = ''): Thesaurus =>
  compiled(synonyms, (text) => bothForms(text, separators).map((words) => words.map(stemOf)), separators)

const lengths = new WeakMap<Thesaurus, number>()

/** The longest phrase that the thesaurus replaces, in words; it is worked out once for each thesaurus. */
export const longestPhrase = (thesaurus: Thesaurus): number => {
  const cached = lengths.get(thesaurus)
  if (cached !== undefined) return cached
  let longest = 0
  for (const phrase of thesaurus.keys()) longest = Math.max(longest, phrase.split(' ').length)
  lengths.set(thesaurus, longest)
  return longest
}
