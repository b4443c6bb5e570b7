import { expect, test } from 'vitest'
import { emptyValues } from './editable.ts'
import { parseUnsaved } from './unsaved.ts'

const node = crypto.randomUUID()
const copyOf = (values: unknown) => JSON.stringify({ values, read: null, at: '2026-11-01T00:00:00Z' })
const callout = { collection: 'callouts', title: '', text: 'a'.repeat(5001) }

test.each([
  ['a summary', { summary: 'a'.repeat(20_001) }],
  ['a callout', { blocks: { [node]: callout } }],
])('%s that is too long to be saved is offered again as it was typed', (_what, typed) => {
  const values = { ...emptyValues, title: 'Les', ...typed }
  expect(parseUnsaved(copyOf(values))?.values).toEqual(values)
})

test('what is no copy is not offered', () => {
  expect(parseUnsaved(copyOf({ ...emptyValues, summary: 'a'.repeat(20_001), links: 3 }))).toBeNull()
  expect(parseUnsaved(copyOf({ ...emptyValues, blocks: { [node]: { ...callout, title: null } } }))).toBeNull()
  expect(parseUnsaved(copyOf(null))).toBeNull()
  expect(parseUnsaved('[]')).toBeNull()
})
