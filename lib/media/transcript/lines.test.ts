import { expect, test } from 'vitest'
import { speakersOf, timedLines, transcriptLines } from './lines.ts'

const raw = [
  { start: 0, end: 4, speaker: 'S1', text: ' Hallo. ' },
  { start: 4.4, end: 7.5, speaker: 'S2', text: 'Dag: dat dacht ik.' },
]

test('raw lines bear the names of the map; a speaker it does not know keeps its mark', () => {
  expect(transcriptLines({ raw, text: 'Ander: tekst', speakers: { S1: 'Lieke Broekhuis' } })).toEqual([
    { start: 0, end: 4, speaker: 'Lieke Broekhuis', text: 'Hallo.' },
    { start: 4.4, end: 7.5, speaker: 'S2', text: 'Dag: dat dacht ik.' },
  ])
})

test('raw lines come in the order of time; malformed ones are left out, and each ends after it begins', () => {
  const lines = transcriptLines({
    raw: [
      { start: '5', end: 3, text: 'later' },
      null,
      { start: 1 },
      { start: -1, end: 2, text: 'te vroeg' },
      { start: 0, end: 1, speaker: 7, text: 'eerst' },
      { start: 0, end: 1, text: '  ' },
    ],
    text: null,
    speakers: null,
  })
  expect(lines).toEqual([
    { start: 0, end: 1, speaker: null, text: 'eerst' },
    { start: 5, end: 6, speaker: null, text: 'later' },
  ])
})

test('without times the plain text is read, with full names where the map knows them', () => {
  const text = 'Lieke: Welkom.\r\n\r\nSamir: Fijn: dat je er bent.\n(gelach)\nJa: wie?\nen toen zei hij: nee\n'
  const lines = transcriptLines({ raw: [], text, speakers: { S1: 'Lieke Broekhuis', S2: 'Samir' } })
  expect(lines.map(({ speaker, text: words }) => [speaker, words])).toEqual([
    ['Lieke Broekhuis', 'Welkom.'],
    ['Samir', 'Fijn: dat je er bent.'],
    [null, '(gelach)'],
    ['Ja', 'wie?'],
    [null, 'en toen zei hij: nee'],
  ])
  expect(timedLines(lines)).toEqual([])
  expect(speakersOf(lines)).toEqual(['Lieke Broekhuis', 'Samir', 'Ja'])
})

test('a line without an end lasts until the next begins, and the last as long as it takes to read', () => {
  const line = (start: number, text: string, end?: number) => ({ start, end, text })
  const lines = transcriptLines({
    raw: [line(0, 'a'), line(4, 'b', 5), line(6, 'c', 6), line(6, 'd'), line(9, 'x'.repeat(45))],
    text: null,
    speakers: null,
  })
  expect(lines.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [4, 5],
    [6, 9],
    [6, 9],
    [9, 12],
  ])
})

test('a line without a start is left out', () => {
  const line = (start: unknown, end: unknown) => ({ start, end, text: 'tekst' })
  const lines = transcriptLines({ raw: [line(null, 4), line('', 4), line(7, null)], text: null, speakers: null })
  expect(lines).toEqual([{ start: 7, end: 8, speaker: null, text: 'tekst' }])
})

test('a speaker without a name leaves the names of the others', () => {
  const lines = transcriptLines({ raw, text: null, speakers: { S1: 'Lieke Broekhuis', S2: null } })
  expect(lines.map(({ speaker }) => speaker)).toEqual(['Lieke Broekhuis', 'S2'])
})

test('no transcript in any form is no lines', () => {
  for (const nothing of [undefined, null, {}, 'x', []])
    expect(transcriptLines({ raw: nothing, text: null, speakers: nothing })).toEqual([])
})

test('timed lines are those with both times', () => {
  expect(timedLines(transcriptLines({ raw, text: null, speakers: {} }))).toHaveLength(2)
})
