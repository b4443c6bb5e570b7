/** Writes that change nothing of a row itself: of its links alone, or of what names a related item by its id. */
import { beforeAll, expect, test } from 'vitest'
import { editorPolicies } from '#schema/policies.fixture.ts'
import { ids } from '../catalogue.fixture.ts'
import { openContentHandler } from '../content-handler.fixture.ts'

const { fixture, handle } = await openContentHandler()
let token = ''
beforeAll(async () => {
  token = await fixture.store.accounts.add('unchanged@example.org', editorPolicies)
})

const send = async (method: string, address: string, body: unknown = null) => {
  const [path = '', search = ''] = address.split('?')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const bytes = body === null ? null : Buffer.from(JSON.stringify(body))
  const reply = await handle({ method, path, search, headers, body: bytes, ip: '127.0.0.1' })
  const parsed: unknown = typeof reply.body === 'string' && reply.body ? JSON.parse(reply.body) : {}
  return { status: reply.status, data: (parsed as { data?: Record<string, unknown> }).data ?? {} }
}
const newest = async () => {
  const { data } = await send('GET', '/activity?limit=1')
  return (data as unknown as { id: number }[])[0]?.id ?? 0
}
const article = `/items/articles/${ids.article(1)}`
const topic = `/items/topics/${ids.topic(1)}`

test('an empty change, of one item or of several, changes nothing', async () => {
  const before = await newest()
  expect((await send('PATCH', `${topic}?fields=name`, {})).data).toEqual({ name: 'Onderwerp 1' })
  expect((await send('PATCH', '/items/topics', { keys: [ids.topic(1)], data: {} })).status).toBe(200)
  const read = (await send('GET', `${article}?fields=date_updated`)).data
  expect((await send('PATCH', `${article}?fields=date_updated`, read)).data).toEqual(read)
  expect(await newest()).toBe(before)
})

test('a change of links alone is one of the item that has them', async () => {
  const translations = [{ languages_code: 'en-GB', name: 'Topic 1' }]
  const fields = 'fields=translations.name'
  const made = await send('PATCH', `${topic}?fields=translations.id`, { translations })
  const [row] = made.data['translations'] as { id: string }[]
  for (const same of [[row?.id], [{ id: row?.id }]]) {
    const before = await newest()
    expect((await send('PATCH', `${topic}?${fields}`, { translations: same })).data).toEqual({
      translations: [{ name: 'Topic 1' }],
    })
    expect(await newest()).toBe(before)
  }
  const { data } = await send('PATCH', `${article}?fields=date_updated`, { topics: [{ topics_id: ids.topic(1) }] })
  expect(data['date_updated']).toBe('2026-06-01T00:00:00.000Z')
})

test('a related item that is named by its id alone stays as it is', async () => {
  const { data } = await send('GET', `/items/articles/${ids.article(2)}?fields=date_updated,topics.id`)
  const [link] = data['topics'] as { id: string }[]
  const topics = [{ id: link?.id, topics_id: { id: ids.topic(3) } }]
  const changed = await send('PATCH', `/items/articles/${ids.article(2)}?fields=topics.topics_id`, { topics })
  expect(changed.data).toEqual({ topics: [{ topics_id: ids.topic(3) }] })
  const mention = { collection: 'articles', item: { id: ids.article(3) } }
  expect((await send('POST', '/items/mentions', { item: [mention] })).status).toBe(200)
  const { data: mentioned } = await send('GET', `/items/articles/${ids.article(3)}?fields=date_updated`)
  expect(mentioned['date_updated']).toBe('2026-02-03T09:00:00.000Z')
})

test('an id that nothing has yet makes an item, and articles of a segment are not edited by naming them again', async () => {
  const segment = { title: 'Deel', articles: [ids.article(2), ids.article(3)] }
  const { data } = await send('POST', '/items/news_segments?fields=id', segment)
  const before = await newest()
  const again = [ids.article(2).toUpperCase(), { id: ids.article(3) }]
  expect((await send('PATCH', `/items/news_segments/${String(data['id'])}`, { articles: again })).status).toBe(200)
  expect(await newest()).toBe(before)
  const id = 'a0000000-0000-4000-8000-0000000000aa'
  const block = { articles_id: { id: ids.article(1) }, collection: 'mentions', item: { id } }
  expect((await send('POST', '/items/articles_editor_nodes', block)).status).toBe(200)
  expect((await send('GET', `/items/mentions/${id}?fields=id`)).data).toEqual({ id })
})
