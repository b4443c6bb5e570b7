import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, emptyValues, momentOf, saveShape, slugOf } from './editable.ts'
import { editingKey, parseUnsaved } from './unsaved.ts'

test.each([
  ['Zij-instroom in het primair onderwijs', 'zij-instroom-in-het-primair-onderwijs'],
  ['Eén leraar, drie scholen?', 'een-leraar-drie-scholen'],
  ['  — ', ''],
])('the address of %j is %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('an address never has other characters, and is the same when it is made again', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (title) => {
      const slug = slugOf(title)
      expect(slug).toMatch(/^[a-z0-9-]{0,80}$/)
      expect(slugOf(slugOf(slug))).toBe(slugOf(slug))
    }),
  )
})

test('an article gets the path of a new address, keeps it otherwise, and a question has none', () => {
  const values = { ...emptyValues, title: ' Titel ', slug: 'titel' }
  expect(columnsOf('articles', values, true)).toMatchObject({ title: 'Titel', path: '/kennisbank/artikelen/titel' })
  expect(columnsOf('articles', values, false)).not.toHaveProperty('path')
  expect(columnsOf('faqs', values, true)).toEqual({ question: 'Titel', status: 'draft', english: false })
})

test('a text that is not sent leaves the stored one, and empty texts are no texts', () => {
  const columns = columnsOf('articles', emptyValues, false)
  expect(columns).not.toHaveProperty('body')
  expect(columns).toMatchObject({ summary: null, date_next_review: null })
})

test('what was typed is read again as it was, and nothing else is', () => {
  const unsaved = { values: { ...emptyValues, title: 'Bewaard' }, read: null, at: '2026-11-24T10:00:00.000Z' }
  expect(parseUnsaved(JSON.stringify(unsaved))).toEqual(unsaved)
  for (const text of ['', 'null', '{}', '[]', '{"values":{}}', JSON.stringify({ ...unsaved, at: 'ooit' })])
    expect(parseUnsaved(text), text).toBeNull()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(() => parseUnsaved(text)).not.toThrow()
    }),
  )
  expect(editingKey('faqs', 'x')).toBe('lesroute:editing:faqs:x')
})

test('a save of another shape is refused', () => {
  const save = { collection: 'articles', id: crypto.randomUUID(), values: emptyValues, read: null, isLocked: true }
  expect(saveShape.safeParse(save).success).toBe(true)
  for (const wrong of [
    { collection: 'directus_users' },
    { id: '../users' },
    { id: null },
    { values: { ...emptyValues, status: 'gepubliceerd' } },
    { values: { ...emptyValues, body: { type: 'paragraph' } } },
    { read: 5 },
  ])
    expect(saveShape.safeParse({ ...save, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
})

test('a moment of publication is sent where it is set or was, and goes when an item is published or put away', () => {
  const values = { ...emptyValues, publishAt: '2026-12-01T08:00:00.000Z' }
  expect(momentOf(values, null)).toEqual({ date_publish: values.publishAt })
  expect(momentOf(emptyValues, null)).toEqual({})
  expect(momentOf(emptyValues, values.publishAt)).toEqual({ date_publish: null })
  expect(momentOf({ ...values, status: 'published' }, values.publishAt)).toEqual({ date_publish: null })
})
