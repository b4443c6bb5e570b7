import { expect, test } from 'vitest'
import { conditionalResponse } from './conditional-response.ts'

const ask = (headers: Record<string, string> = {}) =>
  conditionalResponse(new Request('http://site/feed.xml', { headers }), {
    body: '<a/>',
    type: 'application/xml; charset=utf-8',
  })

test('a first request gets the file and its tag', async () => {
  const answer = ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(await answer.text()).toBe('<a/>')
})

test('returns 304 without a body when If-None-Match names the tag: alone, among several, weak, or as *', async () => {
  const tag = ask().headers.get('etag') ?? ''
  for (const headers of [
    { 'if-none-match': tag },
    { 'if-none-match': `"other", W/${tag}` },
    { 'if-none-match': '*' },
  ]) {
    const answer = ask(headers)
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(tag)
  }
})

test('returns the file when If-None-Match names another tag', () => {
  expect(ask({ 'if-none-match': '"other"' }).status).toBe(200)
})
