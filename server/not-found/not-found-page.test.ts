import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { answerWith, readReply, requestTo } from '../request.fixture.ts'
import { createNotFoundPage } from './not-found-page.ts'

/** The page for missing addresses, which names the address that it was asked for. */
const site = createServer((request, response) => {
  response.statusCode = (request.url ?? '').length > 4000 ? 400 : 200
  response.end(`geen pagina: ${request.url}`)
})
await new Promise<void>((resolve) => site.listen(0, resolve))
afterAll(() => site.close())

const rows = [{ origin: '/oud', destination: '/nieuw', response_code: '301' }]
const step = createNotFoundPage({
  content: () => Promise.resolve(rows),
  origin: `http://localhost:${(site.address() as AddressInfo).port}`,
})
const page = { 'content-type': 'text/html; charset=utf-8', 'x-own': 'van het raamwerk' }
const ask = (address: string, headers: Readonly<Record<string, string>> = page, status = 404) =>
  readReply(step(requestTo(address), answerWith('van het raamwerk', headers, status)))

test('a missing page is replaced by one that names the nearest, in its language', async () => {
  const { status, text, headers } = await ask('/weg')
  expect([status, text]).toEqual([404, 'geen pagina: /niet-gevonden?pad=%2Fweg'])
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(headers['x-own']).toBeUndefined()
  expect((await ask('/en/gone')).text).toBe('geen pagina: /en/not-found?path=%2Fen%2Fgone')
  expect((await ask('/EN/gone')).text).toBe('geen pagina: /en/not-found?path=%2FEN%2Fgone')
  expect((await ask('/EN')).text).toBe('geen pagina: /en/not-found?path=%2FEN')
})

test('an address that has moved leads to its new one', async () => {
  const { status, headers } = await ask('/oud?bron=mail')
  expect([status, headers['location']]).toEqual([301, '/nieuw?bron=mail'])
})

test('the page is asked for the path alone, and for none where that is too long', async () => {
  expect((await ask(`/weg?x=${'%C3%A9'.repeat(2200)}`)).text).toBe('geen pagina: /niet-gevonden?pad=%2Fweg')
  expect((await ask(`/en${'/%C3%A9%C3%A9'.repeat(400)}`)).text).toBe('geen pagina: /en/not-found?path=%2Fen')
})

test('an answer other than the page is not shown as one', async () => {
  const broken = createServer((_, response) => {
    response.statusCode = 500
    response.end('kapot')
  })
  await new Promise<void>((resolve) => broken.listen(0, resolve))
  const origin = `http://localhost:${(broken.address() as AddressInfo).port}`
  const failing = createNotFoundPage({ content: () => Promise.resolve([]), origin })
  expect(await failing(requestTo('/weg'), answerWith('', page, 404))).toEqual({ status: 404, headers: {}, body: null })
  broken.close()
})

test('an alternate that is missing is answered in Markdown', async () => {
  const { status, header, text } = await ask('/weg.md', { 'content-type': 'text/markdown; charset=utf-8' })
  expect([status, header('content-type')]).toEqual([404, 'text/markdown; charset=utf-8'])
  expect(text).toContain('# 404')
})

test('an address that can be no page does not get to the framework', async () => {
  const reply = await step(requestTo('/%E0%A4%A'), () => expect.fail('it was asked'))
  expect(reply.status).toBe(404)
})

test.each([
  [200, 'text/html'],
  [200, 'text/markdown'],
  [404, 'application/json'],
])('%i as %s passes as it is', async (status, type) => {
  const reply = await ask('/weg', { 'content-type': type }, status)
  expect([reply.status, reply.text]).toEqual([status, 'van het raamwerk'])
})

test('parts of a page for the router of the browser pass as they are', async () => {
  const request = requestTo('/weg', { headers: { rsc: '1' } })
  expect((await readReply(step(request, answerWith('deel', page, 404)))).text).toBe('deel')
})

test('without the page for missing addresses 404 is answered', async () => {
  const alone = createNotFoundPage({ content: () => Promise.resolve([]), origin: 'http://localhost:1' })
  expect(await alone(requestTo('/weg'), answerWith('', page, 404))).toEqual({ status: 404, headers: {}, body: null })
})
