import { expect, test } from 'vitest'
import { answerWith, readReply, requestTo } from '../request.fixture.ts'
import { isSound, refuseInvalidRequests } from './request-validation.ts'

const statusOf = async (method: string, address: string, type = 'application/json') => {
  const request = requestTo(address, { method, headers: { 'content-type': type } })
  return (await refuseInvalidRequests(request, answerWith())).status
}

test.each([
  ['GET', '/%E0%A4%A', 200],
  ['HEAD', '/', 200],
  ['POST', '/api/contact', 200],
  ['POST', '/mcp', 200],
  ['POST', '/', 405],
  ['POST', '/mcpx', 405],
  ['DELETE', '/mcp', 405],
  ['TRACE', '/llms.txt', 405],
  ['POST', '/api/%', 405],
  ['OPTIONS', '/', 204],
  ['OPTIONS', '/en/routes', 204],
  ['OPTIONS', '*', 204],
  ['GET', '/api/contact', 200],
  ['GET', '/api/feedback', 405],
  ['DELETE', '/api/contact', 405],
  ['POST', '/api/../kennisbank', 400],
  ['GET', '/x/../api/draft', 400],
  ['GET', '/x/%2e%2e/api/draft', 400],
  ['GET', 'http://evil.example/', 400],
  ['GET', '//api/draft', 308],
  ['POST', '/api//contact', 308],
] as const)('%s %s is answered with %i', async (method, path, status) =>
  expect(await statusOf(method, path)).toBe(status),
)

test.each([
  ['/opleidingen?q=%00', '/opleidingen?q='],
  ['/opleidingen?q=pa%00bo&vorm=%1b%7Fx&plaats=Tiel', '/opleidingen?q=pabo&vorm=x&plaats=Tiel'],
  ['/zoeken?q=%E2%80%AEobap%e2%80%ac&x=%D8%9C%E2%81%A6', '/zoeken?q=obap&x='],
  ['/en//agenda?place=%C2%9Bx', '/en/agenda?place=x'],
])('%s goes to the same address without characters that nobody sees', async (address, location) => {
  const { status, headers } = await refuseInvalidRequests(requestTo(address), answerWith())
  expect([status, headers['location']]).toEqual([308, location])
})

test.each(['/zoeken?q=%2500', '/zoeken?q=een%0Atwee%09drie', '/zoeken?q=%D9%85%D8%AF%D8%B1%D8%B3&x=%E2%80%99'])(
  '%s is answered as it is',
  async (address) => expect(await statusOf('GET', address)).toBe(200),
)

// ASVS 5.1.1 8.1.3
test('an address has a bounded number of parameters', async () => {
  expect(await statusOf('GET', `/contact?${'x=a&'.repeat(240)}`)).toBe(200)
  expect(await statusOf('GET', `/contact?${'x=a&'.repeat(3900)}`)).toBe(400)
})

const withState = async (state: string) => {
  const request = requestTo('/contact', { headers: { rsc: '1', 'next-router-state-tree': state } })
  return (await refuseInvalidRequests(request, answerWith())).status
}

test('a state of the router that the framework could not read is refused', async () => {
  const encode = (state: unknown) => encodeURIComponent(JSON.stringify(state))
  const page = ['__PAGE__', {}, null, null, 4]
  const tree = [
    '',
    { children: [['locale', 'nl', 'd', null], { children: ['contact', { children: page }] }] },
    null,
    null,
    16,
  ]
  expect(await withState(encode(tree))).toBe(200)
  expect(await withState(encode(['', { children: page }, ['/contact', ''], 'refetch']))).toBe(200)
  for (const state of [
    'garbage',
    '%',
    'null',
    '1',
    '['.repeat(3000),
    encode(['', { children: ['x', {}] }, null, null, true]),
  ])
    expect([state.slice(0, 20), await withState(state)]).toEqual([state.slice(0, 20), 400])
})

// ASVS 14.5.1
test('a refusal says why, and closes the connection', async () => {
  const { headers, text } = await readReply(refuseInvalidRequests(requestTo('/', { method: 'POST' }), answerWith()))
  expect(headers).toMatchObject({ connection: 'close', allow: 'GET, HEAD, OPTIONS' })
  expect(text).toBe('De methode POST kan hier niet.\n')
})

test('a method is answered with those that the path takes', async () => {
  const allowOf = async (method: string, address: string) =>
    (await refuseInvalidRequests(requestTo(address, { method }), answerWith())).headers['allow']
  expect(await allowOf('OPTIONS', '/kennisbank')).toBe('GET, HEAD, OPTIONS')
  expect(await allowOf('OPTIONS', '/api/feedback')).toBe('OPTIONS, POST')
  expect(await allowOf('GET', '/api/feedback')).toBe('OPTIONS, POST')
  expect(await allowOf('DELETE', '/api/editors/items')).toBe('GET, HEAD, OPTIONS, POST')
})

test('people read a page in the language of the address, programs a line of English', async () => {
  const refusalAt = async (address: string, accept?: string) => {
    const request = requestTo(address, accept === undefined ? {} : { headers: { accept } })
    const { headers, text } = await readReply(refuseInvalidRequests(request, answerWith()))
    return `${String(headers['content-type'])} ${text}`
  }
  const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'
  expect(await refusalAt('/x/../y', browser)).toMatch(/^text\/html.*<html lang="nl">.*Dit adres kunnen we niet lezen/)
  expect(await refusalAt('/en/x/../y', browser)).toMatch(/^text\/html.*<html lang="en">.*We cannot read this address/)
  expect(await refusalAt('/en/x/../y')).toMatch(/^text\/plain; charset=utf-8 The path has/)
  expect(await refusalAt('/api/feedback')).toBe('text/plain; charset=utf-8 GET is not allowed here.\n')
})

// ASVS 13.1.5
test('forms take no files', async () => {
  expect(await statusOf('POST', '/api/contact', 'Multipart/form-data; boundary=x')).toBe(415)
})

test('an address that can be no name of a page is not sound', () => {
  const sound = ['/', '/kennisbank/a-z?q=%00', '/caf%C3%A9', `/${'x'.repeat(200)}`]
  const not = ['*', 'x/y', '/%E0%A4%A', '/%', '/a%00b', `/${'x'.repeat(201)}`]
  expect([...sound, ...not].filter(isSound)).toEqual(sound)
})
