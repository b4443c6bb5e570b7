/** What people type who need an article, a question or a kind of study and do not use its words: lists by key, as editors keep them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const lists = z.record(z.string(), z.array(z.string().min(2).max(100)).min(1))

/** Returns the lists of a file beside this module by key. Throws a ZodError where it is no such list. */
const read = (name: string): ReadonlyMap<string, string[]> => {
  const file = join(import.meta.dirname, 'search-terms', `${name}.json`)
  return new Map(Object.entries(lists.parse(JSON.parse(readFileSync(file, 'utf8')))))
}

/** By the file name of an article. */
export const articleTerms = read('articles')
/** By the key of a question. */
export const questionTerms = read('faqs')
/** By the kind of study of a programme. */
const kindTerms = read('programmes')
/** By the title of a registered study, where its kind holds others that answer something else; they count for its shorter ways too. */
const studyTerms = read('studies')
/** The titles that have words of their own. */
export const titledStudies: readonly string[] = [...studyTerms.keys()]
/** By the school subject, where people call teaching it otherwise. */
const subjectTerms = read('subjects')

/**
 * Those of a programme: of its study, of the kind of that, and of its subject where it has a single one; of several, which no title names, their
 * names. Null when there are none.
 */
export const programmeTerms = (kind: string, subjects: readonly string[], title = ''): string[] | null => {
  const [only = ''] = subjects
  const ofSubjects = subjects.length === 1 ? (subjectTerms.get(only) ?? []) : subjects
  const terms = [...ofSubjects, ...(studyTerms.get(title) ?? []), ...(kindTerms.get(kind) ?? [])]
  return terms.length ? terms : null
}
