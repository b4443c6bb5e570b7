import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf, selecting, sharedParser } from './fields.ts'
import { fileRef, logo, named, optionalText, orEmpty, orNull, through } from './field-parsers.ts'

test('fields are those of the parser, and of the parsers of what it refers to', () => {
  const program = z
    .object({
      id: z.string(),
      duration_in_months: orNull(z.number()),
      roles: through('roles_id', named),
      educational_institutions: through('educational_institutions_id', z.object({ title: z.string(), logo })),
      program_forms: orEmpty(z.object({ url: optionalText, track: orNull(z.object({ name: z.string() })) })),
    })
    .transform(({ id }) => id)
  expect(fieldsOf('programs', program)).toEqual([
    'id',
    'duration_in_months',
    { roles: [{ roles_id: ['id', 'name', 'path'] }] },
    { educational_institutions: [{ educational_institutions_id: ['title', { logo: ['id', 'type'] }] }] },
    { program_forms: ['url', { track: ['name'] }] },
  ])
})

test('objects that are values of a field are fields, and so are relations that are read as keys', () => {
  const article = z.object({ seo: z.object({ title: optionalText }), image: z.string(), topics: z.array(z.unknown()) })
  expect(fieldsOf('articles', article)).toEqual(['seo', 'image', 'topics'])
})

test('an answer that follows from another leads there by the second key of its junction', () => {
  const answer = z.object({ requires_answers: through('related_route_answers_id', z.object({ slug: z.string() })) })
  expect(fieldsOf('route_answers', answer)).toEqual([{ requires_answers: [{ related_route_answers_id: ['slug'] }] }])
})

test('what is read as a whole names its fields', () => {
  const video = z.object({ video: selecting(z.unknown(), ['id']), artwork: fileRef.optional() })
  const files = ['id', 'title', 'type', 'filesize', 'width', 'height']
  expect(fieldsOf('videos', video)).toEqual([{ video: ['id'] }, { artwork: files }])
})

test('a field that the catalogue lacks is a fault, but in a parser of several collections', () => {
  const term = z.object({ name: z.string(), icon: optionalText })
  expect(() => fieldsOf('roles', term)).toThrow('roles has no field icon')
  expect(fieldsOf('roles', sharedParser(term))).toEqual(['name'])
})
