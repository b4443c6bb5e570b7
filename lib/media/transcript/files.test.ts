import { expect, test } from 'vitest'
import { transcriptFile } from './files.ts'

const lines = [
  { start: 0, end: 4, speaker: 'Lieke', text: 'Hallo.' },
  { start: 64, end: 66, speaker: null, text: 'Dag.' },
]
const chapters = [{ label: 'Begin', start: 0, end: 66 }]
const names = ['captions.vtt', 'chapters.vtt', 'chapters.json', 'transcript.txt']

test('each file says what it is', () => {
  expect(names.map((name) => transcriptFile(name, { lines, chapters })?.type.split(';')[0])).toEqual([
    'text/vtt',
    'text/vtt',
    'application/json+chapters',
    'text/plain',
  ])
  expect(transcriptFile('transcript.txt', { lines, chapters })?.body).toBe('[0:00] Lieke: Hallo.\n[1:04] Dag.\n')
})

test('a recording without words or parts has no files, nor has a name that is none', () => {
  for (const name of names) expect(transcriptFile(name, { lines: [], chapters: [] })).toBeNull()
  for (const name of ['captions.srt', 'toString', '']) expect(transcriptFile(name, { lines, chapters })).toBeNull()
})

test('words without times are text, not captions', () => {
  const untimed = { lines: [{ start: null, end: null, speaker: 'Lieke', text: 'Hallo.' }], chapters }
  expect(transcriptFile('captions.vtt', untimed)).toBeNull()
  expect(transcriptFile('transcript.txt', untimed)?.body).toBe('Lieke: Hallo.\n')
})
