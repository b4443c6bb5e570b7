import { expect, test } from 'vitest'
import { searchHit } from './hit.fixture.ts'
import { allHoldPartOfWords, holdPartOfWords } from './part-of-words.ts'

const hits = (...words: readonly number[]) => words.map((count) => ({ _rankingInfo: { words: count } }))

test.each([
  ['diploma waarderen syrie', [1, 1], true],
  ['WPA toets', [1], true],
  ['ik ben 52 en werkloos en wil voor de klas', [1, 1], true],
  ['lio stage betaald', [2, 3], false],
  // Small words, and those of searching, tell nothing of what is looked for.
  ['ik zoek een opleiding wiskunde', [1, 1], false],
  ['leraar worden', [2], false],
  // What the service does not count is not missed.
  ['krijg ik salaris tijdens zij-instroom', [2], false],
  ['bevoegdheid geldig in Nederland', [2], false],
  ["C.A.O. foto's", [1], false],
  ['pabo', [1], false],
  ['', [0], false],
  ['diploma waarderen', [], false],
] as const)('“%s” in hits with %j of its words: %j', (query, words, isPart) => {
  expect(holdPartOfWords(query, hits(...words))).toBe(isPart)
})

test('a service that does not count words is not known to lack any', () => {
  expect(holdPartOfWords('diploma waarderen syrie', [{ objectID: '1' }])).toBe(false)
})

test('a hit whose title holds every word is not said to lack any, however its words were counted', () => {
  const title = { value: 'Diploma waarderen uit Syrië', matchLevel: 'full', matchedWords: [] }
  const [hit] = hits(2)
  expect(holdPartOfWords('diploma waarderen syrie', [{ ...hit, _highlightResult: { title } }])).toBe(false)
  const whole = searchHit('Diploma waarderen uit Syrië', { evidence: { title: 'full', words: 2 } })
  expect(allHoldPartOfWords('diploma waarderen syrie', [whole])).toBe(false)
})

test('hits of all kinds hold part of the words, whichever own pages they speak for', () => {
  const toets = searchHit('Mag ik een toets herkansen?', { evidence: { words: 1 } })
  const page = searchHit('Toetsen', { kind: 'pages', evidence: { words: null, vote: 1 } })
  expect(allHoldPartOfWords('WPA toets', [toets, page])).toBe(true)
  expect(
    allHoldPartOfWords('WPA toets', [toets, searchHit('WPA-toets', { kind: 'pages', evidence: { words: 2 } })]),
  ).toBe(false)
})
