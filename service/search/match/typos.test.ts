import { expect, test } from 'vitest'
import { buildDictionary, prefixRange } from '../index/dictionary.ts'
import { termsWithTypos, typoCost } from './typos.ts'

test.each([
  ['michael', 0],
  ['mickael', 1],
  ['micheal', 1],
  ['mickaell', 2],
  ['tichael', 2],
  ['tickael', 3],
])('michael typed as %s costs %i', (typed, cost) => expect(typoCost(typed, 'michael')).toBe(cost))

const words = [
  'baan',
  'bank',
  'docent',
  'gaan',
  'lera',
  'leraar',
  'leraren',
  'lerarenopleiding',
  'lerares',
  'michael',
  'ondewijs',
  'onderwijs',
  'onderwijzer',
  'salaris',
  'salarisschaal',
  'wereld',
  'werk',
  'werken',
]
const dictionary = buildDictionary(words)

const costsOf = (word: string, allowed: 1 | 2, prefix: boolean): Record<string, number> =>
  Object.fromEntries(
    termsWithTypos(dictionary, word, allowed, prefix).flatMap(({ low, high, cost }) =>
      words.slice(low, high).map((term) => [term, cost]),
    ),
  )

test.each<[string, 1 | 2, Record<string, number>]>([
  ['salris', 1, { salaris: 1 }],
  ['slaaris', 1, { salaris: 1 }],
  ['sallaris', 2, { salaris: 1 }],
  ['leraren', 1, { lerares: 1 }],
  ['leraren', 2, { lerares: 1 }],
  ['baan', 1, {}],
  ['paan', 1, {}],
  ['ponderwijs', 2, { onderwijs: 2, ondewijs: 3 }],
  ['onderwijs', 2, { ondewijs: 1 }],
  ['tichaell', 2, { michael: 3 }],
  ['mickaell', 2, { michael: 2 }],
  ['xyzzyxyz', 2, {}],
])('%s with %i errors', (word, allowed, terms) => expect(costsOf(word, allowed, false)).toEqual(terms))

test('the beginning of a longer word may hold the error', () => {
  expect(costsOf('salrissch', 2, true)).toEqual({ salarisschaal: 1 })
  expect(costsOf('onderwj', 1, true)).toEqual({ onderwijs: 1, onderwijzer: 1 })
})

test('words of more letters than a number has bits', () => {
  const long = 'onderwijsondersteunendpersoneelsvereniging'
  const trie = buildDictionary([long.slice(0, 9), long.slice(0, 10), long].sort())
  const costs = (word: string) => termsWithTypos(trie, word, 2, true).map(({ low, cost }) => [trie.terms[low], cost])
  const wrongAt = (...places: number[]) =>
    Array.from(long, (letter, at) => (places.includes(at) ? 'x' : letter)).join('')
  expect(costs(`${long.slice(0, 36)}x${long.slice(36)}`)).toEqual([[long, 1]])
  expect(costs(wrongAt(5, 38))).toEqual([[long, 2]])
  expect(costs(wrongAt(5, 20, 38))).toEqual([])
  expect(costs(`${long}abc`)).toEqual([])
})

test('a walk over the trie finds what comparing with every word finds', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const alphabet = 'abcd'
  const make = (length: number) => Array.from({ length }, () => alphabet[random(4)]).join('')
  const many = [...new Set(Array.from({ length: 400 }, () => make(1 + random(9))))].sort()
  const trie = buildDictionary(many)
  for (let round = 0; round < 30; round += 1) {
    const word = make(4 + random(6))
    for (const allowed of [1, 2] as const) {
      const walked = termsWithTypos(trie, word, allowed, false).flatMap(({ low, high, cost }) =>
        many.slice(low, high).map((term) => `${term} ${cost}`),
      )
      const limit = allowed === 1 ? 1 : 3
      const compared = many.flatMap((term) => {
        const cost = typoCost(word, term)
        const distance = cost - (word[0] === term[0] ? 0 : 1)
        return distance > 0 && distance <= allowed && cost <= limit ? [`${term} ${cost}`] : []
      })
      expect(walked.sort()).toEqual(compared.sort())
      const prefixed = new Map(
        termsWithTypos(trie, word, allowed, true).flatMap(({ low, high, cost }) =>
          many.slice(low, high).map((term) => [term, cost]),
        ),
      )
      for (const term of many) {
        if (term.startsWith(word)) continue
        const first = word[0] === term[0] ? 0 : 1
        const best = Math.min(
          ...Array.from({ length: term.length }, (_, end) => typoCost(word, term.slice(0, end + 1))),
        )
        const fits = best - first <= allowed && best <= limit
        expect([term, word, prefixed.get(term) ?? null]).toEqual([term, word, fits ? best : null])
      }
    }
  }
})

test('prefixes are ranges of the dictionary', () => {
  expect(words.slice(...prefixRange(dictionary, 'lerar'))).toEqual(['leraren', 'lerarenopleiding', 'lerares'])
  expect(words.slice(...prefixRange(dictionary, 'zzz'))).toEqual([])
})
