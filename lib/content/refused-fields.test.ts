import { readItems } from '@directus/sdk'
import { expect, test } from 'vitest'
import type { CatalogueSchema } from '#schema/index.ts'
import { createContentClient } from './client.ts'
import { withoutRefused } from './refused-fields.ts'

const refusal = (fields: string, collection: string) =>
  `GET /items/scheduled_events was refused with FORBIDDEN: You don't have permission to access ${fields} in collection "${collection}" or it does not exist.`
const paths = ['id', 'english', 'location.city', 'desk.english', 'item:faqs.english']

test.each([
  ['field "english"', 'scheduled_events', ['id', 'location.city', 'desk.english', 'item:faqs.english']],
  ['field "city"', 'locations', ['id', 'english', 'desk.english', 'item:faqs.english']],
  ['fields "english", "location"', 'scheduled_events', ['id', 'desk.english', 'item:faqs.english']],
])('without %s of %s', (fields, collection, expected) => {
  expect(withoutRefused('scheduled_events', paths, refusal(fields, collection))).toEqual(expected)
})

test('null where the refusal names no field of the list, or nothing remains', () => {
  expect(withoutRefused('scheduled_events', paths, refusal('field "other"', 'scheduled_events'))).toBeNull()
  expect(withoutRefused('scheduled_events', paths, 'GET /items/scheduled_events was refused with FORBIDDEN')).toBeNull()
  expect(withoutRefused('scheduled_events', ['english'], refusal('field "english"', 'scheduled_events'))).toBeNull()
})

test('a list that the contract does not describe is read without the fields that a service lacks', async () => {
  const lacking = ['english', 'online']
  const answer: typeof fetch = async (input) => {
    const fields = new URL(new Request(input).url).searchParams.get('fields')?.split(',') ?? []
    const missing = lacking.find((name) => fields.includes(name))
    const message = `You don't have permission to access field "${missing}" in collection "scheduled_events" or it does not exist.`
    return missing
      ? Response.json({ errors: [{ message, extensions: { code: 'FORBIDDEN' } }] }, { status: 403 })
      : Response.json({ data: [{ fields: fields.join() }] })
  }
  const read = createContentClient({ url: 'http://localhost:9', token: 't', fetch: answer })
  const list = (fields: readonly string[]) =>
    read(readItems<CatalogueSchema, 'scheduled_events', object>('scheduled_events', { fields: [...fields] as never }))
  expect(await list(['id', 'title', 'english', 'online'])).toEqual([{ fields: 'id,title' }])
  expect(await list(['english'])).toEqual([])
})
