import { readItems } from '@directus/sdk'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { CatalogueSchema } from '#schema/index.ts'
import { answering, calls } from './answering.fixture.ts'
import { createContentClient } from './client.ts'

vi.mock('./api.ts', () => ({ content: () => Promise.resolve([]) }))
const { readOne, readRows } = await import('./reading.ts')
const { readStory } = await import('./stories.ts')

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

test('a version is read without our additional fields where the service refuses them', async () => {
  const requested: (string | null)[] = []
  const run = createContentClient({
    url: 'http://content.invalid',
    token: 't',
    backoff: 1,
    fetch: async (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input)
      requested.push(searchParams.get('fields'))
      expect(searchParams.get('version')).toBe('autumn')
      return searchParams.get('fields')?.includes('date_reviewed')
        ? Response.json({ errors: [{ message: 'no', extensions: { code: 'FORBIDDEN' } }] }, { status: 403 })
        : Response.json({ data: { id: 'k' } })
    },
  })
  const withMore = readItems<CatalogueSchema, 'articles', object>('articles', {
    fields: ['id', 'title', 'date_reviewed'],
  })
  expect(await readOne({ run, version }, withMore)).toEqual([{ id: 'k' }])
  expect(requested).toHaveLength(2)
})

test('an item with a field of the wrong kind is left out of a list, and does not hide the others', async () => {
  const parser = z.object({ id: z.string(), title: z.string() })
  const listed = (data: readonly unknown[], query = {}) =>
    readRows('articles', parser, query, { run: answering(200, { data }), version: null })
  expect(await listed([{ id: 'a', title: 'A' }, { id: 'b', title: null }, 'c'])).toEqual([{ id: 'a', title: 'A' }])
  expect(await listed([])).toEqual([])
  expect(await listed([{ id: 'b', title: null }])).toEqual([])
  await expect(listed([{ id: 'b', title: null }], { limit: 1 })).rejects.toThrow('title')
})

test('a planned story is read whole where an editor previews it', async () => {
  const story = {
    id: 's',
    title: 'S',
    path: '/media/ervaringsverhalen/s',
    publication_date: '2999-01-01T00:00:00Z',
    body: { type: 'doc', content: [] },
  }
  const source = { run: answering(200, { data: story }), version }
  expect(await readStory(source, 's')).toMatchObject({ body: story.body, planned: false, date: story.publication_date })
})
