import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import messages from '../i18n/messages/en.json'
import { sourceNote } from './source-note.ts'

const t = createTranslator({ locale: 'en', messages, namespace: 'article' })

test('a source says what it is and when it was read, and nothing on a service that does not tell', () => {
  expect(sourceNote({ kind: 'supports', description: 'Fees.', consulted: '2026-11-23' }, t)).toBe(
    'Fees. Consulted on 2026-11-23.',
  )
  expect(sourceNote({ kind: 'further_reading', description: 'Fees.', consulted: null }, t)).toBe(
    'Further reading. Fees.',
  )
  expect(sourceNote({ kind: null, description: null, consulted: null }, t)).toBe('')
})
