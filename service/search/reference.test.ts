/** The engine against the rules written out plainly: each record looked at by itself, every pair of places compared. */
import { expect, test } from 'vitest'
import { createSearchEngine } from './engine.ts'
import { typoCost } from './match/typos.ts'

let seed = 3
const random = (below: number): number => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}

const vocabulary =
  'werken werk salaris salarissen leraar leraren lerares docent docenten decent stage stages onderwijs onderwijzer bevoegd bevoegdheid mbo hbo pabo'.split(
    ' ',
  )
const pick = (): string => vocabulary[random(vocabulary.length)] ?? ''
const text = (most: number): string => Array.from({ length: random(most) }, pick).join(' ')
const records = Array.from({ length: 500 }, (_, at) => ({
  objectID: String(at),
  title: text(5),
  tags: [text(3), text(3)].filter((tag) => tag !== ''),
  body: text(28),
}))
const engine = createSearchEngine()
engine.replaceIndex('texts', { searchableAttributes: ['title', 'unordered(tags)', 'body'] }, records)

type Place = { readonly term: string; readonly slot: number; readonly place: number; readonly sole: boolean }

const placesOf = ({ title, tags, body }: (typeof records)[number]): Place[] =>
  [[title], tags, [body]].flatMap((values, slot) => {
    let start = 0
    return values.flatMap((value) => {
      const terms = value.split(' ').filter((term) => term !== '')
      const places = terms.map((term, at) => ({ term, slot, place: start + at, sole: terms.length === 1 }))
      start += Math.max(0, terms.length - 1) + 8
      return places
    })
  })

const costs = new Map<string, number>()
/** Typing errors between a word of the query and a word of a text; Infinity when it is another word. */
const costOf = (word: string, term: string, isLast: boolean): number => {
  const key = `${word} ${term} ${isLast}`
  const cached = costs.get(key)
  if (cached !== undefined) return cached
  const allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  const wholes = isLast ? Array.from(term, (_, at) => term.slice(0, at + 1)) : [term]
  const fitting = wholes.flatMap((whole) => {
    const cost = typoCost(word, whole)
    const errors = cost - (word[0] === whole[0] ? 0 : 1)
    return errors <= allowed && cost <= (allowed === 1 ? 1 : 3) && (allowed > 0 || cost === 0) ? [cost] : []
  })
  const cost = Math.min(...fitting, Infinity)
  costs.set(key, cost)
  return cost
}

const distance = (a: Place, b: Place): number => {
  if (a.slot !== b.slot || a.place === b.place) return 8
  return Math.min(8, b.place > a.place ? b.place - a.place : a.place - b.place + 1)
}

const judged = (record: (typeof records)[number], words: readonly string[]): readonly number[] | null => {
  const places = placesOf(record)
  const matches = words.map((word, at) => {
    const costed = places.map((place) => ({ place, cost: costOf(word, place.term, at === words.length - 1) }))
    const best = Math.min(...costed.map(({ cost }) => cost), Infinity)
    return { best, places: costed.filter(({ cost }) => cost === best).map(({ place }) => place) }
  })
  if (matches.some(({ best }) => best === Infinity)) return null
  const typos = matches.reduce((sum, { best }) => sum + best, 0)
  const pairs = matches
    .slice(1)
    .map((match, at) => (matches[at]?.places ?? []).flatMap((a) => match.places.map((b) => distance(a, b))))
  const proximity = pairs.reduce((sum, distances) => sum + Math.min(8, ...distances), 0)
  const attribute = Math.min(
    ...matches.flatMap((match) => match.places.map(({ slot, place }) => slot * 1e6 + (slot === 1 ? 0 : place))),
  )
  const exact = words.filter((word) =>
    places.some(({ term, sole }) => term === word && (words.length > 1 || sole)),
  ).length
  return [typos, proximity, attribute, -exact]
}

const expected = (words: readonly string[]): string[] =>
  records
    .flatMap((record) => {
      const judgement = judged(record, words)
      return judgement ? [{ id: record.objectID, judgement }] : []
    })
    .sort(
      (a, b) =>
        a.judgement.map((value, at) => value - (b.judgement[at] ?? 0)).find((difference) => difference !== 0) ??
        Number(a.id) - Number(b.id),
    )
    .map(({ id }) => id)

const mistyped = (word: string): string => {
  const at = random(word.length)
  switch (random(6)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1)
    case 1:
      return `${word.slice(0, at)}x${word.slice(at + 1)}`
    case 2:
      return word.slice(0, at) + `${word[at + 1] ?? ''}${word[at] ?? ''}` + word.slice(at + 2)
    default:
      return word
  }
}

/** Two words that together begin a third would also be read as one, which the plain rules above do not know. */
const isOneWord = (words: readonly string[]): boolean =>
  words.some((word, at) => at > 0 && vocabulary.some((term) => term.startsWith(`${words[at - 1]}${word}`)))

const queries = Array.from({ length: 160 }, () => {
  const words = Array.from({ length: 1 + random(3) }, () => mistyped(pick()))
  const last = words.pop() ?? ''
  return [...words, random(2) ? last : last.slice(0, 1 + random(4))]
}).filter((words) => words.every((word) => word !== '') && !isOneWord(words))

test('every query finds the same records in the same order', () => {
  expect(queries.length).toBeGreaterThan(100)
  for (const words of queries) {
    const query = words.join(' ')
    const { hits } = engine.search('texts', { query, hitsPerPage: 1000, attributesToHighlight: [] })
    expect([query, ...hits.map((hit) => hit.objectID)]).toEqual([query, ...expected(words)])
  }
})
