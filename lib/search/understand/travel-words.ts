/** Travel times in a typed text: "30 minuten fietsen van", "within an hour by train of". */
import { travelMeans, type Means, type Travel } from '../../geo/travel.ts'
import type { Word } from './words.ts'

const spaced = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const means: Readonly<Record<string, Means>> = Object.fromEntries([
  ...['fiets', 'fietsen', 'fietsend', 'fietstijd', 'bike', 'biking', 'bicycle', 'cycle', 'cycling'].map((word) => [
    word,
    'fiets',
  ]),
  ...['trein', 'treinen', 'treinreis', 'sporen', 'ov', 'train', 'rail'].map((word) => [word, 'trein']),
])

/** What stands around the time and the means. */
const fillers = spaced(
  'binnen maximaal max hooguit hoogstens ongeveer op in met per de het een reis reizen reistijd rijden ver weg ' +
    'within at most up to about by on of a the ride journey trip travel away distance',
)
/** What leads to the place. */
const tails = spaced('van vanaf vanuit naar rond rondom bij from of to around')

/** Amounts in words, the longest first. */
const amounts: readonly (readonly [words: readonly string[], minutes: number])[] = [
  [['three', 'quarters', 'of', 'an', 'hour'], 45],
  [['a', 'quarter', 'of', 'an', 'hour'], 15],
  [['half', 'an', 'hour'], 30],
  [['drie', 'kwartier'], 45],
  [['half', 'uur'], 30],
  [['half', 'hour'], 30],
  [['an', 'hour', 'and', 'a', 'half'], 90],
  [['een', 'uur'], 60],
  [['an', 'hour'], 60],
  [['one', 'hour'], 60],
  [['anderhalf', 'uur'], 90],
  [['halfuur'], 30],
  [['kwartier'], 15],
]
const hourWords = spaced('uur uren uurtje hour hours')
const minuteWords = spaced('minuten minuut minuutjes min minutes minute mins')

const amountAt = (words: readonly Word[], at: number): { readonly minutes: number; readonly length: number } | null => {
  const [, digits, unit] = /^(\d{1,3})(min|minuten|minutes)?$/.exec(words[at]?.text ?? '') ?? []
  if (digits !== undefined && (unit !== undefined || minuteWords.has(words[at + 1]?.text ?? '')))
    return { minutes: Number(digits), length: unit === undefined ? 2 : 1 }
  if (digits !== undefined && digits.length === 1 && hourWords.has(words[at + 1]?.text ?? ''))
    return { minutes: Number(digits) * 60, length: 2 }
  const worded = amounts.find(([texts]) => texts.every((text, index) => words[at + index]?.text === text))
  return worded ? { minutes: worded[1], length: worded[0].length } : null
}

/** The time that can be chosen which holds that many minutes; the longest where none does. */
const chosenOf = (by: Means, minutes: number): Travel => {
  const all: readonly number[] = travelMeans[by]
  return { by, minutes: all.find((one) => one >= minutes) ?? Math.max(...all) }
}

/** The travel time that begins at that word, with how many words it takes up to the name of a place; null when none does. */
export const travelAt = (
  words: readonly Word[],
  at: number,
): { readonly travel: Travel; readonly length: number } | null => {
  let [by, minutes]: [Means | null, number | null] = [null, null]
  let next = at
  for (; next < words.length && !words[next]?.isPlain;) {
    const text = words[next]?.text ?? ''
    const amount: ReturnType<typeof amountAt> = minutes === null ? amountAt(words, next) : null
    if (amount) [minutes, next] = [amount.minutes, next + amount.length]
    else if (by === null && Object.hasOwn(means, text)) [by, next] = [means[text] ?? null, next + 1]
    else if (fillers.has(text) && !(by !== null && minutes !== null && tails.has(text))) next += 1
    else break
  }
  if (minutes === null) return null
  // Without a means it is a time only before what leads to a place. Chosen: from half an hour on by train, below by bicycle.
  const isOfPlace = tails.has(words[next]?.text ?? '') || tails.has(words[next - 1]?.text ?? '')
  if (by === null && !isOfPlace) return null
  by ??= minutes >= 30 ? 'trein' : 'fiets'
  while (fillers.has(words[next]?.text ?? '') && !tails.has(words[next]?.text ?? '')) next += 1
  return { travel: chosenOf(by, minutes), length: next + (tails.has(words[next]?.text ?? '') ? 1 : 0) - at }
}
