import { expect, test } from 'vitest'
import { correctionIn, correctionRequests, readCorrection } from './corrections.ts'
import { marks } from './highlighted.ts'

const mark = (text: string) =>
  text.replaceAll(/\[(.*?)\]/g, (_, word: string) => `${marks.highlightPreTag}${word}${marks.highlightPostTag}`)
const hit = (title: string, snippet = '') => ({
  _highlightResult: { title: { value: mark(title) } },
  _snippetResult: { parts: [{ body: { value: mark(snippet) } }] },
})

test('a word that only matched misspelt is replaced by the word that matched most', () => {
  const hits = [hit('[Salaris] in het mbo', 'het [salaris]'), hit('Over [solaris]')]
  expect(correctionIn('Salraris mbo', hits)).toEqual({ query: 'salaris mbo', doubted: ['Salraris'] })
  expect(correctionIn('slaaris', hits)).toMatchObject({ query: 'salaris' })
})

test('a word that matched itself, is short, or is like nothing that matched stays', () => {
  const hits = [hit('[Salaris]tabel'), hit('[mbo]')]
  for (const query of ['salaris', 'mob', 'wiskunde', '', '“”', 'sal'.repeat(100)])
    expect(correctionIn(query, hits), query).toBeNull()
  expect(correctionIn('salraris', [null, 1, {}, { _highlightResult: 'x' }])).toBeNull()
})

test('a correction counts when it has hits and no replaced word occurs as typed', () => {
  const correction = { query: 'salaris', doubted: ['salraris'] }
  expect(correctionRequests('articles', correction)).toMatchObject([
    { indexName: 'articles', query: 'salaris', hitsPerPage: 0 },
    { query: 'salraris', typoTolerance: false },
  ])
  expect(readCorrection(correction, { results: [{ nbHits: 4 }, { nbHits: 0 }] })).toEqual({
    query: 'salaris',
    count: 4,
  })
  expect(readCorrection(correction, { results: [{ nbHits: 4 }, { nbHits: 1 }] })).toBeNull()
  expect(readCorrection(correction, { results: [{ nbHits: 0 }, { nbHits: 0 }] })).toBeNull()
  expect(() => readCorrection(correction, { results: [{}] })).toThrow()
})
