import { expect, test } from 'vitest'
import { personName, text } from './fields.ts'

test('a name or a text of which nothing is seen is empty', () => {
  for (const unseen of ['\u200B\u200D', '\u3164\u2800', '\u2060\u200B\uFEFF', '\u00AD', ' \u202E\u2066 ']) {
    expect(personName.safeParse(unseen).success).toBe(false)
    expect(text.parse(unseen)).toBe('')
  }
})

test('a text keeps its own direction, and its emoji', () => {
  expect(personName.parse('\u202Ecod\u2066')).toBe('cod')
  expect(text.parse('مرحبا, 👩‍🏫\r\nmet groet')).toBe('مرحبا, 👩‍🏫\nmet groet')
})
