/** Words that say “near me” and name no place, in Dutch and English. */
import type { Word } from './words.ts'

/** Longest first. */
const phrases = [
  'bij mij in de buurt',
  'bij mij in de omgeving',
  'bij ons in de buurt',
  'in de buurt',
  'in mijn buurt',
  'in de omgeving',
  'in mijn omgeving',
  'in mijn regio',
  'dicht bij huis',
  'dicht bij mij',
  'vlak bij huis',
  'dichtbij huis',
  'dichtbij mij',
  'vlakbij huis',
  'vlakbij mij',
  'dichtbij',
  'vlakbij',
  'close to me',
  'close to home',
  'in my area',
  'near me',
  'near home',
  'around me',
  'nearby',
]
  .map((phrase) => phrase.split(' '))
  .toSorted((one, other) => other.length - one.length)

/** The number of words from that one on that say “near me”; 0 when they do not. */
export const nearbyAt = (words: readonly Word[], at: number): number =>
  phrases.find((phrase) =>
    phrase.every((text, index) => words[at + index]?.text === text && !words[at + index]?.isPlain),
  )?.length ?? 0
