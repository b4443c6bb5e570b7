import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import compression from 'compression'
import { afterAll, expect, test } from 'vitest'
import { noteEarlyPresses } from '#lib/visitor/early-presses.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'

const guard = createContentSecurityPolicy({
  siteUrl: 'https://lesroute.example',
  searchUrl: null,
  mediaUrl: 'https://media.example/cloud',
  mapStyleUrl: 'https://kaart.example/stijl.json',
  mapHosts: ['tegels.example'],
  embedHosts: ['loket.example'],
})
const compress = compression()

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let answer: Answer
const server = createServer((request, response) => {
  compress(request, response, () => {})
  guard(request, response)
  answer(request, response)
})
await new Promise<void>((resolve) => server.listen(0, resolve))
const address = server.address()
const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
afterAll(() => server.close())

const ask = async (given: Answer, path = '/', init: RequestInit = {}) => {
  answer = given
  const response = await fetch(`${origin}${path}`, init)
  return { response, policy: response.headers.get('content-security-policy') ?? '', text: await response.text() }
}
const html =
  (body: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(body)
  }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''

const flight = String.raw`self.__next_f.push([1,"0:[\"$\",\"p\",null,{\"children\":\"é\"}]\n"])`

test('a page may run the data that it brings for the framework, and nothing else', async () => {
  const wrong = [
    'alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([0]);alert(1);(0)',
    'try{if(localStorage["lesroute:dismissed:x"]){alert(1)}}catch{}',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["//elders.example/x.js"],"runtimeModuleIds":[1]});',
  ]
  const page = [flight, ...wrong].map((script) => `<script>${script}</script>`).join('')
  const { policy, text } = await ask(html(page))
  expect(text).toBe(page)
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash(flight)}`)
  expect(policy).not.toMatch(/unsafe/)
})

test('the script that notes what is pressed early is run as it is, and not with anything added', async () => {
  const { policy } = await ask(html(`<script>${noteEarlyPresses}</script><b></b><script>${noteEarlyPresses} </script>`))
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash(noteEarlyPresses)}`)
})

test('neighbours become one script, and stay that when they come by again', async () => {
  const boot = '(self.__next_f=self.__next_f||[]).push([0])'
  const given = `<script>${boot}</script><script>${flight}</script><script>alert(1)</script><script>${flight}</script>`
  const once = await ask(html(given))
  expect(once.text).toBe(`<script>${boot};\n${flight}</script><script>alert(1)</script><script>${flight}</script>`)
  expect(directive(once.policy, 'script-src')).toBe(`script-src 'self' ${hash(`${boot};\n${flight}`)} ${hash(flight)}`)
  const twice = await ask(html(once.text))
  expect([twice.text, twice.policy]).toEqual([once.text, once.policy])
})

test('the first script of a page that was made for one request runs, whatever else bears its mark', async () => {
  const first = String.raw`(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a1.js"],"runtimeModuleIds":[7]});`
  const { policy } = await ask(html(`<script id="_R_">${first}</script><script id="_R_">alert(1)</script>`))
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash(first)}`)
})

test('a page of the cache is read once, by address', async () => {
  const named = { etag: '"b"' }
  const first = await ask(html('<p>een</p>', named), '/a')
  const again = await ask(html('<p>twee</p>', named), '/a?x=1')
  const other = await ask(html('<p>drie</p>', named), '/b')
  expect([first.text, again.text, other.text]).toEqual(['<p>een</p>', '<p>een</p>', '<p>drie</p>'])
})

test('colours of an embed may stand in it, and no other style', async () => {
  const colours = '--color-brand:light-dark(#aa0000, #ff8888);--color-on-brand:light-dark(#ffffff, #0b1f18)'
  const { policy } = await ask(html(`<p style="${colours}"><i style="position:fixed;inset:0"></i>`), '/embed/vragen')
  expect(directive(policy, 'style-src-attr')).toBe(`style-src-attr 'unsafe-hashes' ${hash(colours)}`)
  expect(directive(policy, 'style-src')).toBe("style-src 'self'")
})

test('a page that comes in parts is one with its policy, compressed as the browser asks', async () => {
  const script = `<script>${flight}</script>`
  const { response, policy, text } = await ask(
    (_, out) => {
      out.setHeader('content-type', 'text/html; charset=utf-8')
      out.flushHeaders()
      out.write(script.slice(0, 30))
      setTimeout(() => {
        out.write(Buffer.from(script.slice(30)))
        out.end('x'.repeat(5000))
      }, 5)
    },
    '/',
    { headers: { 'accept-encoding': 'gzip, br' } },
  )
  expect(text).toBe(script + 'x'.repeat(5000))
  expect(policy).toContain(hash(flight))
  expect(response.headers.get('content-encoding')).toBe('br')
})

test('without compression the length is told, and HEAD has the policy of a page that is known', async () => {
  const page = html(`<script>${flight}</script>`, { etag: '"a"' })
  const plain = { headers: { 'accept-encoding': 'identity' } }
  const { response, text } = await ask(page, '/', plain)
  expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  const head = await ask((request, out) => html('', { etag: '"a"' })(request, out), '/', { ...plain, method: 'HEAD' })
  expect(head.policy).toContain(hash(flight))
})

test('what has not changed keeps the policy that it came with', async () => {
  const { response, policy } = await ask((_, out) => {
    out.setHeader('content-security-policy', "frame-ancestors 'none'")
    out.writeHead(304, { etag: '"a"' }).end()
  })
  expect([response.status, policy, response.headers.get('etag')]).toEqual([304, '', '"a"'])
})

test('parts come from this site and from where settings say', async () => {
  const { policy } = await ask(html(''))
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  expect(directive(policy, 'img-src')).toBe(
    "img-src 'self' data: blob: https://media.example/cloud/ https://kaart.example tegels.example",
  )
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://*.algolia.net https://*.algolianet.com https://media.example/cloud/ https://kaart.example tegels.example",
  )
  expect(policy).toContain('; upgrade-insecure-requests;')
})

test('embeds alone may be framed, at hosts that are named; what an answer says of itself stays', async () => {
  const embed = await ask(html(''), '/en/embed/questions?kleur=aa0000')
  expect(directive(embed.policy, 'frame-ancestors')).toBe("frame-ancestors 'self' loket.example")
  expect(embed.response.headers.has('x-frame-options')).toBe(false)
  const other = await ask((_, out) => {
    out.writeHead(403, { 'content-type': 'application/json', 'referrer-policy': 'no-referrer' }).end('{}')
  }, '/kennisbank/embed/x')
  expect(directive(other.policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(other.response.headers.get('x-frame-options')).toBe('DENY')
  expect(other.response.headers.get('referrer-policy')).toBe('no-referrer')
  expect(other.response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}$/)
})
