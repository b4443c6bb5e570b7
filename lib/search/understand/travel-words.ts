/** Travel times in a typed text: "30 minuten fietsen van", "within an hour by train of". */
import { travelMeans, type Means, type Travel } from '../../geo/travel.ts'
import { wordSet, type Word } from './words.ts'

/** A car, for which no travel times are known, is recognised so that it is not taken for another means. */
const means: Readonly<Record<string, Means | 'auto'>> = Object.fromEntries([
  ...['fiets', 'fietsen', 'fietsend', 'fietstijd', 'bike', 'biking', 'bicycle', 'cycle', 'cycling'].map((word) => [
    word,
    'fiets',
  ]),
  ...['trein', 'treinen', 'treinreis', 'sporen', 'ov', 'train', 'rail'].map((word) => [word, 'trein']),
  ...['auto', 'autorijden', 'rijden', 'rijtijd', 'car', 'drive', 'driving'].map((word) => [word, 'auto']),
])

/** What stands around the time and the means. */
const fillers = wordSet(
  'binnen tussen maximaal max hooguit hoogstens ongeveer op in met per de het een reis reizen reistijd ver weg ' +
    'within between at most up to about by on of a the ride journey trip travel away distance',
)
/** What leads to the place. */
const tails = wordSet('van vanaf vanuit naar rond rondom bij from of to around')

/** Words of a limit, which make a time behind the name of a place one of travelling. */
const limits = wordSet('binnen within maximaal max hooguit hoogstens')

/** Words before the means where they stand by themselves. */
const beforeMeans = wordSet('met de het per op by on the')

/** Amounts in words, the longest first. */
const amounts: readonly (readonly [words: readonly string[], minutes: number])[] = [
  [['three', 'quarters', 'of', 'an', 'hour'], 45],
  [['a', 'quarter', 'of', 'an', 'hour'], 15],
  [['half', 'an', 'hour'], 30],
  [['drie', 'kwartier'], 45],
  [['half', 'uur'], 30],
  [['een', 'half', 'uur'], 30],
  [['een', 'kwartier'], 15],
  [['half', 'uurtje'], 30],
  [['half', 'hour'], 30],
  [['an', 'hour', 'and', 'a', 'half'], 90],
  [['een', 'uur'], 60],
  [['een', 'uurtje'], 60],
  [['an', 'hour'], 60],
  [['one', 'hour'], 60],
  [['anderhalf', 'uur'], 90],
  [['halfuur'], 30],
  [['kwartier'], 15],
  [['kwartiertje'], 15],
]
const hourWords = wordSet('uur uren uurtje u hour hours')
const minuteWords = wordSet('minuten minuut minuutjes min minutes minute mins')

/** Between the numbers of a range: “20 tot 30 km”. */
const toWords = wordSet('tot to a of or en and')
const isNumber = (word: Word | undefined): boolean => /^\d{1,3}(?:km|min)?$/i.test(word?.typed ?? '')

/** How many words from that one on are the beginning of a range of numbers, of which the end counts: “20-30”, “20 tot 30”; else 0. */
export const rangeAt = (words: readonly Word[], at: number): number => {
  if (!/^\d{1,3}$/.test(words[at]?.typed ?? '')) return 0
  if (isNumber(words[at + 1])) return 1
  return toWords.has(words[at + 1]?.text ?? '') && isNumber(words[at + 2]) ? 2 : 0
}

type Amount = { readonly minutes: number; readonly length: number }

const numberAt = (words: readonly Word[], at: number): Amount | null => {
  const [, number, unit] = /^(\d{1,3}(?:[.,]\d{1,2})?)(min|minuten|minutes)?$/i.exec(words[at]?.typed ?? '') ?? []
  const amount = Number(number?.replace(',', '.'))
  const [, hours, rest] = /^(\d)[uh](\d{2})$/i.exec(words[at]?.typed ?? '') ?? []
  if (hours !== undefined) return { minutes: Number(hours) * 60 + Number(rest), length: 1 }
  if (number !== undefined && (unit !== undefined || minuteWords.has(words[at + 1]?.text ?? '')))
    return { minutes: amount, length: unit === undefined ? 2 : 1 }
  // “9.30 uur” is a time of day.
  const isClock = /[.,](?:00|15|30|45)$/.test(number ?? '')
  if (amount < 10 && !isClock && hourWords.has(words[at + 1]?.text ?? '')) return { minutes: amount * 60, length: 2 }
  const worded = amounts.find(([texts]) => texts.every((text, index) => words[at + index]?.text === text))
  return worded ? { minutes: worded[1], length: worded[0].length } : null
}

/** The time that begins at that word, in minutes: “30 minuten”, “anderhalf uur”, “1 uur en 15 minuten”. */
const amountAt = (words: readonly Word[], at: number): Amount | null => {
  const one = numberAt(words, at)
  if (!one || !hourWords.has(words[at + one.length - 1]?.text ?? '')) return one
  const next = at + one.length + (/^(?:en|and)$/.test(words[at + one.length]?.text ?? '') ? 1 : 0)
  const more = hourWords.has(words[next + 1]?.text ?? '') ? null : numberAt(words, next)
  return more ? { minutes: one.minutes + more.minutes, length: next + more.length - at } : one
}

/** Whether it is an hour without a number: “uur met de trein”, not “24 uur” or “hoeveel uur”. */
const isBareHour = (words: readonly Word[], at: number): boolean =>
  hourWords.has(words[at]?.text ?? '') && !/^(?:\d|hoeveel$|per$|many$)/.test(words[at - 1]?.text ?? '')

/** The time that can be chosen which holds that many minutes; the longest where none does. */
const chosenOf = (by: Means, minutes: number): Travel => {
  const all: readonly number[] = travelMeans[by]
  return { by, minutes: all.find((one) => one >= minutes) ?? Math.max(...all) }
}

/** How many words from that one on say only the means: “met de trein”; 0 when they do not say it. */
export const meansAt = (words: readonly Word[], at: number, by: Means | 'auto'): number => {
  let next = at
  while (beforeMeans.has(words[next]?.text ?? '')) next += 1
  return next > at && means[words[next]?.text ?? ''] === by ? next + 1 - at : 0
}

/** Before one of these, hours and minutes are those of work or study: “8 uur per week”. */
const periods = wordSet('week weken dag dagen maand jaar avond days day weeks month year')

/** Words of the longest name of a place, with what stands around it. */
const mostBetween = 7

/** The means that are said behind the name of the place: “een uur van Utrecht met de trein”; null when none are. */
const meansBehind = (words: readonly Word[], at: number): Means | 'auto' | null => {
  const places = Array.from({ length: mostBetween }, (_, index) => at + index)
  return (['trein', 'fiets', 'auto'] as const).find((by) => places.some((one) => meansAt(words, one, by))) ?? null
}

/**
 * The time and the means from that word on, and where what says them ends; null without a time. `isBehind`: the name of the place
 * stands before it, so that no means stands behind another.
 */
const timeAt = (words: readonly Word[], at: number, isBehind = false) => {
  let [by, minutes, hasHour]: [Means | 'auto' | null, number | null, boolean] = [null, null, false]
  let next = at
  for (; next < words.length && !words[next]?.isPlain;) {
    const text = words[next]?.text ?? ''
    const amount: Amount | null = minutes === null ? amountAt(words, next) : null
    const range = minutes === null && !amount ? rangeAt(words, next) : 0
    if (range) next += range
    else if (amount) [minutes, next] = [amount.minutes, next + amount.length]
    else if ((by === null || by === 'auto') && Object.hasOwn(means, text)) [by, next] = [means[text] ?? null, next + 1]
    else if (fillers.has(text) && !(by !== null && minutes !== null && tails.has(text))) next += 1
    else if (minutes === null && !hasHour && isBareHour(words, next)) [hasHour, next] = [true, next + 1]
    else break
  }
  if (by !== null && hasHour) minutes ??= 60
  if (minutes === null || periods.has(words[next]?.text ?? '')) return null
  return { by: by ?? (isBehind ? null : meansBehind(words, next)), minutes, end: next }
}

/**
 * The travel time that begins at that word, with how many words it takes up to the name of a place; null when none does. `isBehind`:
 * the name stands before it. `isLimited`: words of a limit do.
 */
export const travelAt = (
  words: readonly Word[],
  at: number,
  isBehind = false,
  isLimited = false,
): { readonly travel: Travel; readonly length: number } | null => {
  const time = timeAt(words, at, isBehind)
  if (!time || time.by === 'auto') return null
  let next = time.end
  // Without a means it is a time only before what leads to a place. Chosen: from half an hour on by train, below by bicycle.
  const isOfPlace = isBehind
    ? isLimited || limits.has(words[at]?.text ?? '')
    : tails.has(words[next]?.text ?? '') || tails.has(words[next - 1]?.text ?? '')
  if (time.by === null && !isOfPlace) return null
  const by = time.by ?? (time.minutes >= 30 ? 'trein' : 'fiets')
  while (fillers.has(words[next]?.text ?? '') && !tails.has(words[next]?.text ?? '')) next += 1
  return { travel: chosenOf(by, time.minutes), length: next + (tails.has(words[next]?.text ?? '') ? 1 : 0) - at }
}

/** How many words from that one on are a travel time by car; 0 when they are none. */
export const carTimeAt = (words: readonly Word[], at: number): number => {
  const time = timeAt(words, at)
  if (time?.by !== 'auto') return 0
  let end = time.end
  while (fillers.has(words[end - 1]?.text ?? '')) end -= 1
  return end - at
}
