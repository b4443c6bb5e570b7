/** What the words before a phrase make of it: wished for, had already, left behind, or not wanted. */
import { stopWords } from './stop-words.ts'
import { exceptions } from './denied-words.ts'
import { wordSet, type Word } from './words.ts'

const denials: ReadonlySet<string> = new Set([
  ...exceptions,
  ...'zonder geen niet buiten without no not non outside'.split(' '),
])
/** Words before a denial by which it limits what was said: “onderwijs maar niet in het po”. */
const contrasts = wordSet('maar liever but rather')
const origins: ReadonlySet<string> = new Set(['van', 'vanuit', 'uit', 'from'])
const goals: ReadonlySet<string> = new Set(['naar', 'to', 'into'])

const owned = wordSet('met heb hebt heeft na mijn behaalde with have has after my got')

const universities = wordSet('wo universitaire academische university')

/** Whether the word before makes it one of a university: courses to become a teacher have no such bachelor, people do. */
export const isOfUniversity = (words: readonly Word[], at: number): boolean =>
  universities.has(words[at - 1]?.text ?? '')

/** Words behind a degree that somebody has: “master geschiedenis gedaan”. */
const obtained = wordSet('gedaan behaald afgerond gehaald gehad afgestudeerd completed finished')
/** What somebody with a degree goes on to: “bachelor in physics want to teach”, “bachelor biologie en dan leraar”. */
const next: readonly string[] = ['en dan', 'en nu', 'en daarna', 'en wil', 'wil nu', 'and now', 'and then', 'want to']

/** Whether the words around it say that the asker has it: “met een bachelor” is no wish for one. */
export const hasAlready = (words: readonly Word[], at: number): boolean => {
  const behind = words.slice(at + 1).map(({ text }) => text)
  const pairs = behind.map((text, index) => `${text} ${behind[index + 1] ?? ''}`)
  return (
    words.slice(Math.max(0, at - 3), at).some(({ text }) => owned.has(text)) ||
    behind.some((text) => obtained.has(text)) ||
    pairs.some((pair) => next.includes(pair))
  )
}

/** The words before, back to the first that carries meaning, which is the first of them, and not beyond a comma or the like. */
const wordsBefore = (words: readonly Word[], at: number): readonly Word[] => {
  const apart = words.findLastIndex(
    ({ start }, index) => index > 0 && index <= at && start - (words[index - 1]?.end ?? 0) > 1,
  )
  const before = words.slice(Math.max(0, apart), at)
  return before.slice(
    Math.max(
      0,
      before.findLastIndex(({ text }) => !stopWords.has(text)),
    ),
  )
}

/** The number of words up to there by which it is what somebody leaves: “van het” in “van het po naar het vo”; 0 when nobody does. */
export const leavingOf = (words: readonly Word[], at: number): number => {
  const before = wordsBefore(words, at)
  const from = before.findLastIndex(({ text }) => origins.has(text))
  return from >= 0 && words.slice(at).some(({ text }) => goals.has(text)) ? before.length - from : 0
}

/** Whether those words are what somebody leaves, with where to right behind them: “vo” in “van het vo naar het mbo”. */
export const isLeftFor = (words: readonly Word[], at: number, length: number): boolean =>
  goals.has(words[at + length]?.text ?? '') && leavingOf(words, at) > 0

/**
 * The number of words up to there by which it is what somebody does not want: “zonder master”, “maar niet in Utrecht”; 0 when it is
 * not. The “maar” goes with it, since without it the same words may exclude nothing elsewhere.
 */
export const denialOf = (words: readonly Word[], at: number): number => {
  const before = wordsBefore(words, at)
  if (!denials.has(before[0]?.text ?? '')) return 0
  return before.length + (contrasts.has(words[at - before.length - 1]?.text ?? '') ? 1 : 0)
}

/** Words before a distance or place by which what is nearer is not wanted. */
const beyond: ReadonlySet<string> = new Set(
  'meer dan,verder dan,buiten een straal van,more than,further than,farther than,minstens,minimaal,at least'.split(','),
)

/** The number of words before that position that ask for what is farther away: 2 in “meer dan 20 km van Utrecht”; 0 when there are none. */
export const beyondOf = (words: readonly Word[], at: number): number =>
  [4, 2, 1].find((length) => {
    const before = words.slice(Math.max(0, at - length), at)
    return before.length === length && beyond.has(before.map(({ text }) => text).join(' '))
  }) ?? 0

/** Whether what is not wanted there is an exception to the rest of the query: “maar geen wiskunde”, “behalve het po”. */
export const isSetApart = (words: readonly Word[], at: number): boolean => {
  const first = words[at - denialOf(words, at)]?.text ?? ''
  return exceptions.has(first) || contrasts.has(first)
}
