import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { compressBuild } from '#scripts/compress-build.ts'
import { bytesOf, type Reply } from '../message.ts'
import { requestTo } from '../request.fixture.ts'
import { createStaticFiles } from './static-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'lesroute-static-'))
const script = 'console.log("een lange regel die zich herhaalt");\n'.repeat(100)
mkdirSync(path.join(folder, 'chunks'))
writeFileSync(path.join(folder, 'chunks', 'a.js'), script)
writeFileSync(path.join(folder, 'font.woff2'), Buffer.from([1, 2, 3]))
writeFileSync(path.join(folder, '..', 'lesroute-secret.txt'), 'secret')
await compressBuild(folder)
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(path.join(folder, '..', 'lesroute-secret.txt'))
})

const sent = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'application/javascript; charset=UTF-8',
  'content-encoding': 'br',
  etag: 'W/"1-2"',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
}

/** A site behind the step that counts how often it is called. */
const start = (headers: Record<string, string> = sent, status = 200) => {
  let calls = 0
  const step = createStaticFiles(folder)
  const ask = async (address: string, own: Record<string, string> = {}, method = 'GET') => {
    const next = (): Promise<Reply> => {
      calls += 1
      return Promise.resolve({ status, headers, body: Buffer.from('from the framework') })
    }
    const reply = await step(requestTo(address, { headers: own, method }), next)
    return { ...reply, bytes: await bytesOf(reply.body) }
  }
  return { ask, calls: () => calls }
}
const address = '/_next/static/chunks/a.js'

test.each([
  ['br, gzip', 'br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  ['gzip', 'gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
  ['br;q=0, gzip;q=0.5', 'gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
  ['identity', undefined, (bytes: Buffer) => bytes.toString()],
  ['zstd', undefined, (bytes: Buffer) => bytes.toString()],
])(
  'a script is sent for `%s` as the build compressed it, with the headers of the first reply',
  async (accepted, encoding, decoded) => {
    const { ask, calls } = start()
    for (let time = 0; time < 3; time += 1) {
      const { status, headers, bytes } = await ask(address, { 'accept-encoding': accepted })
      expect(decoded(bytes)).toBe(script)
      expect(status).toBe(200)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers).toMatchObject({
        'cache-control': sent['cache-control'],
        'content-type': sent['content-type'],
        'content-length': bytes.length,
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
      })
    }
    expect(calls()).toBe(1)
  },
)

test('a client that has the file gets 304, whatever query its address has', async () => {
  const { ask } = start()
  await ask(address)
  const { status, bytes } = await ask(`${address}?dpl=1`, { 'if-none-match': '"1-2"' })
  expect([status, bytes.length]).toEqual([304, 0])
})

test('a font is sent as it is, and does not vary', async () => {
  const { 'content-encoding': _encoding, vary: _vary, ...headersOfFont } = sent
  const { ask } = start(headersOfFont)
  await ask('/_next/static/font.woff2')
  const { headers, bytes } = await ask('/_next/static/font.woff2', { 'accept-encoding': 'br' })
  expect([...bytes]).toEqual([1, 2, 3])
  expect([headers['content-encoding'], headers['vary']]).toEqual([undefined, undefined])
})

// ASVS 4.3.2 5.3.9
test.each([
  '/_next/static/../lesroute-secret.txt',
  '/_next/static/%2e%2e/lesroute-secret.txt',
  '/_next/static/chunks/..%2f..%2flesroute-secret.txt',
  '/_next/static//etc/passwd',
  '/_next/static/chunks',
  '/_next/static/',
  '/_next/static/chunks/missing.js',
  '/',
])('%s is not read from the folder', async (outside) => {
  const { ask, calls } = start()
  await ask(outside)
  expect((await ask(outside)).bytes.toString()).toBe('from the framework')
  expect(calls()).toBe(2)
})

test('parts of a file, other methods and replies that may change are the framework’s', async () => {
  const { ask, calls } = start()
  await ask(address, { range: 'bytes=0-1' })
  await ask(address, {}, 'POST')
  expect(calls()).toBe(2)
  const changing = start({ ...sent, 'cache-control': 'no-cache' })
  await changing.ask(address)
  expect((await changing.ask(address)).bytes.toString()).toBe('from the framework')
  const refused = start(sent, 503)
  expect((await refused.ask(address)).status).toBe(503)
})

test('HEAD has the length of what GET would send', async () => {
  const { ask } = start()
  const get = await ask(address, { 'accept-encoding': 'br' })
  const head = await ask(address, { 'accept-encoding': 'br' }, 'HEAD')
  expect(head.headers['content-length']).toBe(get.bytes.length)
})

test('a folder that is not there has no files', async () => {
  const step = createStaticFiles(path.join(folder, 'none'))
  const next = (): Promise<Reply> => Promise.resolve({ status: 404, headers: {}, body: null })
  expect((await step(requestTo(address), next)).status).toBe(404)
})
