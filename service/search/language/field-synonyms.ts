/**
 * Synonyms used in Dutch education. A line is a group of words and phrases that mean the same; `→` works one way only:
 * a search for the left side also matches the right side. Plurals, diacritics and hyphens need no line.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Synonym } from '../query/synonyms.ts'
import { ages } from './lexicon/ages.ts'
import { changesOfSector } from './lexicon/sectors.ts'

/**
 * Words of the field that mean the same; everyday Dutch of parents, career changers and tradespeople; English of newcomers; and plain
 * Dutch of people who are learning it, with the countries that their diplomas come from; and the names of places beside those that records have.
 */
const lists = ['field', 'dutch', 'english', 'learner', 'places'].map((name) =>
  readFileSync(path.join(import.meta.dirname, 'lexicon', `${name}.txt`), 'utf8'),
)
const lines = [...lists, ages, changesOfSector].join('\n')
const parts = (text: string, separator: string): string[] => text.split(separator).map((part) => part.trim())

/** The synonyms of the field, named by what they start with. */
export const fieldSynonyms: readonly Synonym[] = lines
  .split('\n')
  .filter((line) => line.trim() !== '')
  .flatMap((line): Synonym[] => {
    const [input = '', right] = parts(line, '→')
    if (right === undefined) {
      const synonyms = parts(input, '=')
      return [{ objectID: `nl ${synonyms[0]}`, type: 'synonym', synonyms }]
    }
    return parts(input, ',').map((phrase) => ({
      objectID: `nl ${phrase} →`,
      type: 'onewaysynonym',
      input: phrase,
      synonyms: parts(right, ';'),
    }))
  })
