import { expect, test } from 'vitest'
import { reuseOf } from './attribution.ts'
import { noNote } from './content/catalogue-note.ts'

const text = {
  title: 'De pabo',
  url: 'https://l.example/de-pabo',
  updated: '2026-09-15T09:00:00.000Z',
  language: 'nl' as const,
}
const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }

test('a credit names source, title, day, address and licence', () => {
  const note = { ...noNote, source: 'Redactie', licence }
  expect(reuseOf(note, text)?.credit).toBe(
    'Redactie, ‘De pabo’, 15 september 2026, https://l.example/de-pabo, CC BY 4.0.',
  )
  expect(reuseOf({ ...note, isSample: true }, { ...text, updated: null, language: 'en' })?.credit).toBe(
    'Redactie (sample text), “De pabo”, https://l.example/de-pabo, CC BY 4.0.',
  )
})

test('a catalogue without a licence says nothing of reuse', () => {
  expect(reuseOf(noNote, text)).toBeNull()
})
