import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { noteEarlyPresses } from '#lib/visitor/early-presses.ts'
import { draftWords } from '#lib/editors/draft-link.ts'
import { bytesOf, type Reply } from '../message.ts'
import { answerWith, requestTo } from '../request.fixture.ts'
import { createContentSecurityPolicy } from './content-security-policy.ts'
import { createDraftFrames } from './draft-frames.ts'

const secret = 'a-secret-of-the-tests'
const guard = createContentSecurityPolicy({
  siteUrl: 'https://lesroute.example',
  searchUrl: null,
  mediaUrl: 'https://media.example/cloud',
  mapStyleUrl: 'https://kaart.example/stijl.json',
  mapHosts: ['tegels.example'],
  embedHosts: ['loket.example'],
  editorSecret: secret,
  previewOrigins: ['https://studio.example'],
})
const ask = async (answer: () => Promise<Reply>, address = '/', headers: Record<string, string> = {}) => {
  const reply = await guard(requestTo(address, { headers }), answer)
  const bytes = await bytesOf(reply.body)
  return { ...reply, bytes, text: bytes.toString(), policy: reply.headers['content-security-policy'] ?? '' }
}
const html = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  answerWith(body, { 'content-type': 'text/html; charset=utf-8', ...headers })
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
  const page = `<script>${boot}</script><script>${flight}</script><script>alert(1)</script><script>${flight}</script>`
  const once = await ask(html(page))
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

test('a page that comes in parts is one with its policy', async () => {
  const script = `<script>${flight}</script>`
  const body = new PassThrough()
  const reply = ask(async () => ({ status: 200, headers: { 'content-type': 'text/html' }, body }))
  body.write(script.slice(0, 30))
  body.end(`${script.slice(30)}<p>é</p>`)
  const { policy, text, headers } = await reply
  expect(text).toBe(`${script}<p>é</p>`)
  expect(policy).toContain(hash(flight))
  expect(headers['content-length']).toBe(Buffer.byteLength(text))
})

test('what has not changed keeps the policy that it came with', async () => {
  const own = { 'content-security-policy': "frame-ancestors 'none'", etag: '"a"' }
  const { status, policy, headers } = await ask(answerWith('', own, 304))
  expect([status, policy, headers['etag']]).toEqual([304, '', '"a"'])
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
  expect(embed.headers['x-frame-options']).toBeUndefined()
  const other = await ask(
    answerWith('{}', { 'content-type': 'application/json', 'referrer-policy': 'no-referrer' }, 403),
    '/kennisbank/embed/x',
  )
  expect(directive(other.policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(other.headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' })
  expect(other.headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/)
})

const draft = '/kennisbank/artikelen/nieuw'
const mode = '__prerender_bypass=x'
const opens = (path: string, until = Date.now() / 1000 + 60, by = secret) =>
  `lesroute_draft=${encodeURIComponent(draftWords(by, { path, until: Math.round(until) }))}`
const own = { 'cache-control': 'private, no-cache, no-store', 'x-frame-options': 'DENY' }

test('a draft may be framed by the Studio', async () => {
  const cookie = `a=b; ${mode}; ${opens(draft)}`
  const { policy, headers } = await ask(html('', own), draft, { cookie })
  expect(directive(policy, 'frame-ancestors')).toBe('frame-ancestors https://studio.example')
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
  expect(headers['x-frame-options']).toBeUndefined()
})

test.each([
  ['another page', `${mode}; ${opens('/kennisbank/artikelen/ander')}`, own],
  ['a draft that has ended', `${mode}; ${opens(draft, 1)}`, own],
  ['a draft that we did not sign', `${mode}; ${opens(draft, Date.now() / 1000 + 60, 'another-secret-there')}`, own],
  ['a cookie that is no text', `${mode}; lesroute_draft=%E0%A4%A`, own],
  ['the public page after draft mode', opens(draft), own],
  ['a page from the cache', `${mode}; ${opens(draft)}`, { 'cache-control': 's-maxage=3600' }],
  ['a visitor', '', own],
])('nothing else may be framed: %s', async (_, cookie, given) => {
  const { policy, headers } = await ask(html('', given), draft, { cookie })
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'")
  expect(directive(policy, 'style-src')).toBe("style-src 'self'")
  expect(headers['x-frame-options']).toBe('DENY')
})

test('without origins no draft is framed', () => {
  const request = requestTo(draft, { headers: { cookie: `${mode}; ${opens(draft)}` } })
  const reply = { status: 200, headers: own, body: null }
  expect(createDraftFrames({ editorSecret: secret, previewOrigins: [] })(request, reply)).toEqual([])
})

test.each([
  ['hosted search', null, true],
  ['a search service of its own', 'https://zoek.example/search', false],
])('statistics of %s', async (_name, searchUrl, isHosted) => {
  const settings = { siteUrl: 'https://lesroute.example', searchUrl, mediaUrl: 'https://media.example/cloud' }
  const own = createContentSecurityPolicy({
    ...settings,
    mapStyleUrl: null,
    mapHosts: [],
    embedHosts: [],
    editorSecret: secret,
    previewOrigins: [],
    searchInsights: true,
  })
  const { headers } = await own(requestTo('/'), html(''))
  const connect = directive(headers['content-security-policy'] ?? '', 'connect-src')
  expect(connect.includes('https://insights.algolia.io')).toBe(isHosted)
  expect(connect.includes('https://zoek.example/search/')).toBe(!isHosted)
})
