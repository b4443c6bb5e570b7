import { contentApi, ada, refusal } from '../content-api.fixture.ts'
import { NextRequest } from 'next/server'
import { expect, test, vi } from 'vitest'
import { POST } from './route.ts'

vi.mock('next/headers', () => ({ cookies: () => Promise.resolve({ get: () => ({ value: 'x' }) }) }))

/** A picture, and whether any of it was read. */
const upload = () => {
  let isRead = false
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    isRead = true
    controller.enqueue(new TextEncoder().encode('picture'))
    controller.close()
  }
  const request = new NextRequest('http://localhost/api/editors/files?name=x.png', {
    method: 'POST',
    body: new ReadableStream({ pull }, { highWaterMark: 0 }),
    headers: { 'content-length': '7', 'content-type': 'image/png' },
    duplex: 'half',
  })
  return { response: POST(request), isRead: () => isRead }
}

test('a picture of nobody who is signed in is refused before it is read, whatever the cookie says', async () => {
  contentApi.answer = () => refusal(401)
  const { response, isRead } = upload()
  const answer = await response
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ ok: false, problem: { kind: 'signedOut' } })
  expect(isRead()).toBe(false)
  expect(contentApi.calls).toHaveLength(1)
})

test('two pictures are stored at the same time, and no more; the next may come when one is done', async () => {
  const stored = Promise.withResolvers<void>()
  contentApi.calls = []
  contentApi.answer = async (path) => {
    if (path.endsWith('/users/me')) return Response.json(ada)
    await stored.promise
    return Response.json({ data: { id: 'f', title: 'x' } })
  }
  const both = [upload(), upload()]
  await vi.waitFor(() => expect(contentApi.calls.filter((path) => path.endsWith('/files'))).toHaveLength(2))
  const third = upload()
  expect((await third.response).status).toBe(503)
  expect(third.isRead()).toBe(false)
  stored.resolve()
  for (const { response } of both) expect(await (await response).json()).toMatchObject({ ok: true })
  expect(await (await upload().response).json()).toMatchObject({ ok: true, value: { id: 'f' } })
})

test.each([
  ['may not read their own name and mail address', (search: string) => search.includes('email')],
  ['learns their own id alone', () => false],
])('an editor who %s stores a picture all the same', async (_case, isForbidden) => {
  contentApi.answer = (path, _init, search) => {
    if (!path.endsWith('/users/me')) return Response.json({ data: { id: 'f', title: 'x' } })
    return isForbidden(search) ? refusal(403) : Response.json({ data: { id: 'e' } })
  }
  expect(await (await upload().response).json()).toMatchObject({ ok: true, value: { id: 'f' } })
})
