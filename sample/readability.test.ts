import { expect, test } from 'vitest'
import { readArticles } from './content-files.ts'
import { readingEase, sentencesOf, syllablesOf } from './readability.ts'

test('syllables and sentences are counted as a reader does', () => {
  expect(['leraar', 'onderwijs', 'ideeën', 'pabo', 'zij', 'bevoegdheid'].map(syllablesOf)).toEqual([2, 3, 3, 2, 1, 3])
  expect(sentencesOf('## Kop\n\nEen zin. Nog een zin.\n\n- een punt\n- nog een punt\n\n| a | b |\n')).toHaveLength(4)
})

test('Dutch articles are plain: none under 60, half of them 70 or more', () => {
  const scores = readArticles()
    .filter(({ matter }) => !matter.english)
    .map(({ slug, body }) => ({ slug, score: Math.round(readingEase(body) * 10) / 10 }))
    .toSorted((a, b) => a.score - b.score)
  expect(scores.filter(({ score }) => score < 60)).toEqual([])
  expect(scores[Math.floor(scores.length / 2)]?.score).toBeGreaterThanOrEqual(70)
})
