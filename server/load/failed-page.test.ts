import { expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.ts'
import { bytesOf, type Reply } from '../message.ts'
import { requestTo } from '../request.fixture.ts'
import { answerFailedPages } from './failed-page.ts'

const page = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script src="/a.js"></script></body></html>'

const answer = async (address: string, hasFault: boolean, reply: Partial<Reply> = {}) => {
  const failed: Reply = {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length },
    body: Buffer.from(page),
    ...reply,
  }
  const { status, headers, body } = await requestContext.run({ id: 'a', waited: new Map(), hasFault }, () =>
    answerFailedPages(requestTo(address), async () => failed),
  )
  return { status, retry: headers['retry-after'], length: headers['content-length'], text: String(await bytesOf(body)) }
}

test('a page whose call failed is unavailable for a while, and says so without script', async () => {
  const { status, retry, length, text } = await answer('/kennisbank', true)
  expect([status, retry, length]).toEqual([503, '5', undefined])
  expect(text).toContain('<html lang="nl" id="__next_error__">')
  expect(text).toContain('<h1>Er ging iets mis</h1>')
  expect((await answer('/en/routes', true)).text).toContain('<h1>Something went wrong</h1>')
})

test('a page that fails by itself stays an error, with the same words', async () => {
  const { status, retry, text } = await answer('/kennisbank', false)
  expect([status, retry]).toEqual([500, undefined])
  expect(text).toContain('<noscript>')
})

test('a reply for the script keeps its body, and other statuses pass as they are', async () => {
  const flight = await answer('/kennisbank', true, { headers: { 'content-type': 'text/x-component' } })
  expect([flight.status, flight.text]).toEqual([503, page])
  expect(await answer('/kennisbank', true, { status: 404 })).toMatchObject({ status: 404, text: page })
})
