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

test('raw lines come in the order of time; malformed ones are left out, and none ends before it begins', () => {
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
    { start: 5, end: 5, speaker: null, text: 'later' },
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

test('a line without a start is left out, one without an end ends where it begins', () => {
  const line = (start: unknown, end: unknown) => ({ start, end, text: 'tekst' })
  const lines = transcriptLines({ raw: [line(null, 4), line('', 4), line(7, null)], text: null, speakers: null })
  expect(lines).toEqual([{ start: 7, end: 7, speaker: null, text: 'tekst' }])
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
