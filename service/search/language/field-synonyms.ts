/**
 * Synonyms used in Dutch education. A line is a group of words and phrases that mean the same; `→` works one way only:
 * a search for the left side also matches the right side. Plurals, diacritics and hyphens need no line.
 */
import type { Synonym } from '../query/synonyms.ts'
import { ages } from './lexicon/ages.ts'
import { everydayDutch } from './lexicon/dutch.ts'
import { englishWords } from './lexicon/english.ts'
import { fieldWords } from './lexicon/field.ts'
import { learnerDutch } from './lexicon/learner.ts'
import { placeNames } from './lexicon/places.ts'
import { changesOfSector } from './lexicon/sectors.ts'

const lines = [fieldWords, everydayDutch, englishWords, learnerDutch, ages, changesOfSector, placeNames].join('\n')
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
