/** Publishing at a moment: what is due, once, and not by authors. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { authorPolicies, editorPolicies } from '#schema/policies.fixture.ts'
import type { PolicyName } from '#schema/policies.ts'
import { openFixture } from '../catalogue.fixture.ts'
import { createContentHandler } from '../handler.ts'
import { publishDue } from './publish-due.ts'

let fixture: Awaited<ReturnType<typeof openFixture>>
beforeEach(async () => {
  fixture = await openFixture()
})
afterEach(() => fixture.store.close())

const caller = async (name: string, policies: readonly PolicyName[]) => {
  const token = await fixture.store.accounts.add(`${name}@example.org`, policies)
  const handler = createContentHandler({
    store: fixture.store,
    auth: fixture.auth,
    now: () => new Date('2026-11-24T12:00:00.000Z'),
    report: (error) => {
      throw error
    },
  })
  return async (method: string, path: string, body: unknown = null) => {
    const [pathname = '', search = ''] = path.split('?')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body === null ? null : Buffer.from(JSON.stringify(body))
    const reply = await handler({ method, path: pathname, search: `?${search}`, headers, body: sent, ip: '127.0.0.1' })
    const answer: { data?: Record<string, unknown> } = JSON.parse(
      typeof reply.body === 'string' && reply.body ? reply.body : '{}',
    )
    return { status: reply.status, data: answer.data ?? {} }
  }
}

const draft = { title: 'Straks', slug: 'straks', path: '/kennisbank/artikelen/straks', status: 'review' }
const moment = '2026-11-25T08:00:00.000Z'

test('an item is published at its moment, once, with an entry in the log', async () => {
  const editor = await caller('writer', editorPolicies)
  const { data } = await editor('POST', '/items/articles?fields=id', {
    ...draft,
    date_publish: '2026-11-25T09:00:00+01:00',
  })
  const address = `/items/articles/${String(data['id'])}?fields=status,date_publish,date_updated`
  expect(await publishDue(fixture.store, new Date('2026-11-25T07:59:59.999Z'))).toEqual([])
  expect((await editor('GET', address)).data).toMatchObject({ status: 'review', date_publish: moment })
  const both = await Promise.all([
    publishDue(fixture.store, new Date(moment)),
    publishDue(fixture.store, new Date(moment)),
  ])
  expect(both.flat()).toMatchObject([{ action: 'update', collection: 'articles', id: data['id'] }])
  expect((await editor('GET', address)).data).toEqual({ status: 'published', date_publish: null, date_updated: moment })
  const log = await editor('GET', `/activity?sort=-id&limit=1`)
  expect(log.data).toMatchObject([{ action: 'update', item: data['id'], timestamp: moment }])
})

test('what is archived or published stays as it is, whatever its moment', async () => {
  const editor = await caller('writer', editorPolicies)
  for (const status of ['archived', 'published'])
    await editor('POST', '/items/articles', {
      ...draft,
      slug: status,
      path: `/x/${status}`,
      status,
      date_publish: moment,
    })
  expect(await publishDue(fixture.store, new Date('2027-01-01'))).toEqual([])
})

test('what an author deletes changes nothing that is published', async () => {
  const [author, editor] = [
    await caller('writing author', authorPolicies),
    await caller('other editor', editorPolicies),
  ]
  const show = await author('POST', '/items/podcast_shows?fields=id', {
    title: 'Een reeks',
    slug: 'een-reeks',
    path: '/media/podcasts/een-reeks',
    status: 'draft',
  })
  const id = String(show.data['id'])
  const episode = await editor('POST', '/items/podcast_episodes?fields=id', {
    title: 'Een aflevering',
    slug: 'een-aflevering',
    path: '/media/podcasts/een-reeks/een-aflevering',
    publication_date: moment,
    status: 'published',
    show: id,
  })
  expect([show.status, episode.status]).toEqual([200, 200])
  expect((await author('DELETE', `/items/podcast_shows/${id}`)).status).toBe(403)
  expect((await editor('GET', `/items/podcast_episodes/${String(episode.data['id'])}?fields=show`)).data).toEqual({
    show: id,
  })
})

test('an author may set no moment, since that would publish', async () => {
  const author = await caller('author', authorPolicies)
  expect((await author('POST', '/items/articles', { ...draft, date_publish: moment })).status).toBe(403)
  const { status, data } = await author('POST', '/items/articles?fields=id', draft)
  expect(status).toBe(200)
  expect((await author('PATCH', `/items/articles/${String(data['id'])}`, { date_publish: moment })).status).toBe(403)
})
