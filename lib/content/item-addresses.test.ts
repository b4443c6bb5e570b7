import { expect, test } from 'vitest'
import { model } from '#schema/model.ts'
import { previewsDrafts, previewsPublished } from '#schema/previews.ts'
import { answering, calls } from './answering.fixture.ts'
import { hasPages, readItemAddress } from './item-addresses.ts'

const key = '9d1c9a3c-0000-4000-8000-000000000001'

test.each([
  ['articles', { id: key, slug: 'nieuw', english: true }, '/kennisbank/artikelen/[slug]', 'en'],
  ['faqs', { id: key, question: 'Hoe dan?' }, '/kennisbank/veelgestelde-vragen/[slug]', 'nl'],
  ['podcast_episodes', { id: key, slug: 'b', path: '/media/podcasts/a/b' }, '/media/podcasts/[show]/[slug]', 'nl'],
  ['locations', { id: key }, '/navigator/locaties/[id]', 'nl'],
])('an item of %s has its page', async (collection, item, pathname, locale) => {
  expect(hasPages(collection)).toBe(true)
  const address = await readItemAddress(answering(200, { data: [item] }), { collection, key, version: null })
  expect(address).toMatchObject({ href: { pathname }, locale })
})

test('the list of previews, from which a Studio gets its addresses, has the collections with pages and no others', () => {
  const paged = [...model.keys()].filter(hasPages)
  expect([...previewsDrafts, ...previewsPublished].toSorted()).toEqual(paged.toSorted())
})

test.each([
  ['draft', false],
  ['published', true],
  [undefined, true],
])('an item whose status is %s', async (status, isPublished) => {
  const read = answering(200, { data: [{ id: key, slug: 'nieuw', status }] })
  const address = await readItemAddress(read, { collection: 'articles', key, version: null })
  expect(address).toMatchObject({ isPublished })
})

test('a version is asked for by the key of its item', async () => {
  const read = answering(200, { data: { id: key, slug: 'nieuw' } })
  expect(await readItemAddress(read, { collection: 'articles', key, version: 'draft' })).toMatchObject({ locale: 'nl' })
  const call = calls.at(-1)
  expect([call?.pathname, call?.searchParams.get('version')]).toEqual([`/items/articles/${key}`, 'draft'])
})

test('what is missing has no page', async () => {
  const ask = { collection: 'articles', key, version: null }
  expect(await readItemAddress(answering(200, { data: [] }), ask)).toBeNull()
  const refused = { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }
  expect(await readItemAddress(answering(403, refused), { ...ask, version: 'autumn' })).toBeNull()
  expect(await readItemAddress(answering(200, { data: [{ id: key }] }), { ...ask, key: '1; drop' })).toBeNull()
  expect(hasPages('buttons')).toBe(false)
  expect(hasPages('constructor')).toBe(false)
})

test('a service that fails is an error', () =>
  expect(readItemAddress(answering(500, {}), { collection: 'articles', key, version: null })).rejects.toThrow('500'))
