import { contentApi, ada } from '../content-api.fixture.ts'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { emptyValues } from '#lib/editors/editable.ts'
import { env } from '#lib/env.ts'
import { POST } from './route.ts'

/** What runs behind the response. */
const behind = vi.hoisted((): (() => unknown)[] => [])
vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => ({ value: 'x' }) }) }))
vi.mock('next/cache', () => ({ revalidateTag: () => undefined }))
vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: (work: () => unknown) => void behind.push(work),
}))

const id = crypto.randomUUID()
const values = { ...emptyValues, title: 'Les', slug: 'nieuw', status: 'published' }
/** The pages that were made anew after a save with these changes, of an item that is stored like that. */
const remadeBy = async (changes: object, stored: object) => {
  let row = { id, slug: 'oud', path: '/kennisbank/artikelen/oud', status: 'published', date_updated: null, ...stored }
  contentApi.calls = []
  contentApi.answer = async (path, init, search) => {
    if (path.endsWith('/users/me')) return Response.json(ada)
    if (init?.method === 'PATCH') {
      row = { ...row, ...Object(await new Response(init.body).json()) }
      return Response.json({ data: { id, date_updated: null } })
    }
    if (path.endsWith('/items/articles')) {
      // The site reads what is published, and the editor every item.
      const isSite = new Headers(init?.headers).get('authorization') === `Bearer ${env.contentToken}`
      return Response.json({ data: isSite && row.status !== 'published' ? [] : [row] })
    }
    if (path.endsWith(`/items/articles/${id}`)) return Response.json({ data: row })
    return Response.json({ data: search ? [] : null })
  }
  const body = JSON.stringify({
    collection: 'articles',
    id,
    values: { ...values, ...changes },
    read: null,
    isLocked: true,
  })
  const answer = await POST(new NextRequest('http://localhost/api/editors/items', { method: 'POST', body }))
  expect(await answer.json()).toMatchObject({ ok: true })
  for (const work of behind.splice(0)) await work()
  return contentApi.calls
    .filter((path) => path.includes('/artikelen/') || path.includes('/articles/'))
    .filter((path) => !path.includes(id))
    .toSorted()
}

test('after a new slug the page of the former address is made anew too', async () => {
  const both = ['/en/knowledge-base/articles/nieuw', '/en/knowledge-base/articles/oud']
  const dutch = ['/kennisbank/artikelen/nieuw', '/kennisbank/artikelen/oud']
  expect(await remadeBy({}, {})).toEqual([...both, ...dutch])
})

test('so is the page of an item that was taken offline, and none of a draft that stays one', async () => {
  const offline = await remadeBy({ slug: 'oud', status: 'archived' }, {})
  expect(offline).toEqual(['/en/knowledge-base/articles/oud', '/kennisbank/artikelen/oud'])
  expect(await remadeBy({ status: 'draft' }, { status: 'draft' })).toEqual([])
})
