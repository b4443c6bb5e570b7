import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import en from '../i18n/messages/en.json' with { type: 'json' }
import nl from '../i18n/messages/nl.json' with { type: 'json' }
import { slugOf } from './editable.ts'
import { refusalOf } from './refusal.ts'

const kindOf = (slug: string, formerSlug: string | null = null) =>
  refusalOf('articles', { title: 'Titel', slug }, formerSlug)?.kind ?? null

test.each(['zij-instroom', 'a', '2026', ' zij-instroom ', 'a'.repeat(100)])('the address %j is accepted', (slug) =>
  expect(kindOf(slug)).toBeNull(),
)

test.each([
  '',
  ' ',
  'AAA é / ../x?y#z%',
  'Zij-instroom',
  'één',
  'a/b',
  'a--b',
  '-a',
  'a-',
  '..',
  'a_b',
  'a'.repeat(101),
])('the address %j is refused at its field', (slug) =>
  expect(refusalOf('articles', { title: 'Titel', slug }, null)).toMatchObject({
    kind: 'addressInvalid',
    field: 'slug',
  }),
)

test('an address that is stored already stays, and a question has none', () => {
  expect(kindOf('Van_vroeger', 'Van_vroeger')).toBeNull()
  expect(kindOf('', '')).toBeNull()
  expect(kindOf('Een_andere', 'Van_vroeger')).toBe('addressInvalid')
  expect(refusalOf('faqs', { title: 'Vraag?', slug: '' }, null)).toBeNull()
})

test('a title of spaces is refused at its field', () => {
  expect(refusalOf('articles', { title: ' \u00A0\t', slug: 'a' }, 'a')).toMatchObject({ field: 'title' })
  expect(refusalOf('faqs', { title: '', slug: '' }, null)).toMatchObject({ kind: 'titleMissing', field: 'question' })
})

test('the address that is made of a title is accepted, or empty', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 200 }), fc.stringMatching(/^[a-z ]{70,120}$/)), (title) => {
      const slug = slugOf(title)
      expect(slug === '' || kindOf(slug) === null, slug).toBe(true)
    }),
  )
})

test('both languages say what an address may have, with its length', () => {
  for (const { editing } of [nl, en]) expect(editing.problem.addressInvalid).toContain('100')
})
