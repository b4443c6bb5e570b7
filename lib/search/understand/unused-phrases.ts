/**
 * Phrases that no programme is searched by, in Dutch and English: “near me” and “25 km” name no place, “online” is no word of a title,
 * and no time by car is known.
 */
import { extentAt } from './distance-words.ts'
import { carTimeAt } from './travel-words.ts'
import type { UnusedKind } from './unused-kinds.ts'
import { phraseAt, phrasesOf, type Word } from './words.ts'

const written = {
  nearby:
    'bij mij in de buurt,bij mij in de omgeving,bij ons in de buurt,in de buurt,in mijn buurt,' +
    'in de omgeving,in mijn omgeving,in mijn regio,dicht bij huis,dicht bij mij,vlak bij huis,' +
    'dichtbij huis,dichtbij mij,vlakbij huis,vlakbij mij,dichtbij,vlakbij,close to me,close to home,' +
    'in my area,near me,near home,around me,nearby',
  online:
    'thuis online,online thuis,thuis studeren,thuis leren,studeren vanuit huis,studeren vanaf huis,' +
    'vanaf huis,volledig online,helemaal online,online,op afstand,afstandsonderwijs,afstandsleren,' +
    'thuisstudie,vanuit huis,distance learning,distance education,remotely,from home',
  car: 'met de auto,per auto,by car',
}

/** Longest first. */
const phrases = (['nearby', 'online', 'car'] as const)
  .flatMap((kind) => phrasesOf(written[kind]).map((texts) => ({ kind, texts })))
  .toSorted((one, other) => other.texts.length - one.texts.length)

/** Behind a distance: “20 km van huis”. */
const homes = phrasesOf('van huis,van mijn huis,vanaf huis,van mij,from home,from me,of me')

/** How many words from that one on are a distance or travel time without a place; 0 when they are none. */
const distanceLengthAt = (words: readonly Word[], at: number): number => {
  const length = words[at]?.isPlain ? 0 : (extentAt(words, at, true)?.length ?? 0)
  if (!length) return 0
  return length + phraseAt(homes, words, at + length)
}

/** “Pabo thuis”. In longer sentences somebody is at home, or what is spoken there: “met kinderen thuis zij-instromen”. */
const isAtHome = (words: readonly Word[], at: number): boolean =>
  at > 0 && at <= 2 && at === words.length - 1 && words[at]?.text === 'thuis' && !words[at].isPlain

/** The phrase that begins at that word, with its number of words; null when none does. */
export const unusedPhraseAt = (
  words: readonly Word[],
  at: number,
): { readonly kind: UnusedKind; readonly length: number } | null => {
  const phrase = phrases.find(({ texts }) =>
    texts.every((text, index) => words[at + index]?.text === text && !words[at + index]?.isPlain),
  )
  // “Met de auto 20 minuten” is longer than “met de auto”.
  const [length, carTime] = [phrase?.texts.length ?? 0, carTimeAt(words, at)]
  if (carTime > length) return { kind: 'car', length: carTime }
  const distance = distanceLengthAt(words, at)
  if (distance > length) return { kind: 'distance', length: distance }
  if (phrase) return { kind: phrase.kind, length }
  return isAtHome(words, at) ? { kind: 'online', length: 1 } : null
}
