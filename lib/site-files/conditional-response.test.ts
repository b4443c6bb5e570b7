import { expect, test } from 'vitest'
import { conditionalResponse } from './conditional-response.ts'

const modified = new Date('2026-03-01T10:00:00.700Z')
const ask = (headers: Record<string, string> = {}) =>
  conditionalResponse(new Request('http://site/feed.xml', { headers }), {
    body: '<a/>',
    type: 'application/xml; charset=utf-8',
    modified,
  })

test('a first request gets the file, its tag and its date', async () => {
  const answer = ask()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(answer.headers.get('last-modified')).toBe('Sun, 01 Mar 2026 10:00:00 GMT')
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/)
  expect(await answer.text()).toBe('<a/>')
})

test('who has the file gets none: by tag, by one of several tags, by a weak tag, by date', async () => {
  const tag = ask().headers.get('etag') ?? ''
  for (const headers of [
    { 'if-none-match': tag },
    { 'if-none-match': `"other", W/${tag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' },
  ]) {
    const answer = ask(headers)
    expect(answer.status).toBe(304)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toBe(tag)
  }
})

test('who has another file gets this one; the tag counts before the date', () => {
  expect(ask({ 'if-none-match': '"other"' }).status).toBe(200)
  expect(ask({ 'if-modified-since': 'Sun, 01 Mar 2026 09:59:59 GMT' }).status).toBe(200)
  expect(ask({ 'if-modified-since': 'yesterday' }).status).toBe(200)
  expect(ask({ 'if-none-match': '"other"', 'if-modified-since': 'Sun, 01 Mar 2026 10:00:00 GMT' }).status).toBe(200)
})
