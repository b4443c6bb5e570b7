import { expect, test } from 'vitest'
import { person, recordingOf, releaseOf } from './recordings.ts'

const now = new Date('2026-11-21T12:00:00Z')
const file = { id: 'f', width: null, height: null, filesize: 9, type: 'audio/mpeg', title: null, filename: null }
const row = {
  duration: 30,
  publication_date: '2026-11-21T11:59:59Z',
  body: { type: 'doc' as const, content: [] },
  transcript_raw: [{ start: 0, end: 2, speaker: 'S1', text: 'Hallo.' }],
  transcript_string_with_speakers: 'Lieke: Hallo.',
  speaker_map: { S1: 'Lieke Broekhuis' },
  chapters: [{ label: 'Begin', time: 0 }],
}

test('what is out is whole', () => {
  expect(recordingOf(row, file, releaseOf(row.publication_date, now))).toEqual({
    date: row.publication_date,
    planned: false,
    production: { sample: false, picture: null, voice: null },
    duration: 30,
    file,
    body: row.body,
    lines: [{ start: 0, end: 2, speaker: 'Lieke Broekhuis', text: 'Hallo.' }],
    chapters: [{ label: 'Begin', start: 0, end: 30 }],
  })
})

test('what is planned keeps its date and length, and nothing of what is in it, even when a service sends it', () => {
  expect(recordingOf(row, file, releaseOf('2026-11-21T12:00:01Z', now))).toEqual({
    date: '2026-11-21T12:00:01Z',
    planned: true,
    production: { sample: false, picture: null, voice: null },
    duration: 30,
    file: null,
    body: null,
    lines: [],
    chapters: [],
  })
})

test('a date that is missing or makes no sense is not in the past', () => {
  expect(releaseOf(null, now).planned).toBe(true)
  expect(releaseOf('ooit', now).planned).toBe(true)
  expect(releaseOf('2026-11-21T12:00:00.000Z', now).planned).toBe(false)
})

test('people are called by both names, or by the one they have', () => {
  expect(person.parse({ id: 'a', first_name: 'Floor', last_name: null }).name).toBe('Floor')
  expect(person.parse({ id: 'a', first_name: 'Floor', last_name: 'Immink', job_title: 'Docent' })).toMatchObject({
    name: 'Floor Immink',
    jobTitle: 'Docent',
    image: null,
    path: null,
  })
})
