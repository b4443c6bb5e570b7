import { readItems } from '@directus/sdk'
import { expect, test, vi } from 'vitest'
import type { CatalogueSchema } from '#schema/index.ts'
import { answering, calls } from './answering.fixture.ts'

vi.mock('./api.ts', () => ({ content: () => Promise.resolve([]) }))
const { readOne } = await import('./reading.ts')

const command = readItems<CatalogueSchema, 'articles', object>('articles', {
  filter: { slug: { _eq: 'a' } },
  limit: 1,
  fields: ['id', 'title'],
})
const version = { key: 'k', name: 'autumn' }

test('an item is read as the list says', async () => {
  expect(await readOne({ run: answering(200, { data: [{ id: 'k' }] }), version: null }, command)).toEqual([{ id: 'k' }])
  expect(calls.at(-1)?.pathname).toBe('/items/articles')
})

test('a version is read by its key, with the same fields', async () => {
  expect(await readOne({ run: answering(200, { data: { id: 'k' } }), version }, command)).toEqual([{ id: 'k' }])
  const call = calls.at(-1)
  expect(call?.pathname).toBe('/items/articles/k')
  expect(Object.fromEntries(call?.searchParams ?? [])).toEqual({ fields: 'id,title', version: 'autumn' })
})

test('a version that does not exist is no item; a service that fails is an error', async () => {
  const refused = { errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }
  expect(await readOne({ run: answering(403, refused), version }, command)).toEqual([])
  await expect(readOne({ run: answering(500, {}), version }, command)).rejects.toThrow('500')
})
