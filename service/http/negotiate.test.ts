import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { errorReply, forbidden, json } from './errors.ts'
import type { Reply } from './message.ts'
import { negotiate } from './negotiate.ts'

const answered = (reply: Reply, headers: Record<string, string> = {}, method = 'GET') =>
  negotiate({ method, path: '/', search: '', headers, body: null, ip: '127.0.0.1' }, reply)

const small = json(200, { data: [{ title: 'één' }] }, { vary: 'Origin' })
const large = json(200, { data: Array.from({ length: 100 }, (_, index) => `Artikel ${index}`) })
const bytesOf = ({ body }: Reply): Buffer => {
  if (!(body instanceof Uint8Array)) throw new Error('no bytes')
  return Buffer.from(body)
}

describe('entity tags', () => {
  test('are weak, the same for the same body, and others for others', async () => {
    const tag = (await answered(small)).headers['etag']
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    expect((await answered(json(200, { data: [{ title: 'één' }] }))).headers['etag']).toBe(tag)
    expect((await answered(large)).headers['etag']).not.toBe(tag)
  })
  test('stand on refusals as well, but not on a failure of ours', async () => {
    expect((await answered(errorReply(forbidden(), () => undefined))).headers).toHaveProperty('etag')
    expect((await answered(errorReply(new Error('x'), () => undefined))).headers).not.toHaveProperty('etag')
  })
  test.each(['TAG', 'W/TAG', '"other", TAG', '"other",W/TAG , "more"', '*', ' * '])(
    'If-None-Match: %s gives 304 with the headers that caches need, and no body',
    async (pattern) => {
      const tag = (await answered(small)).headers['etag'] ?? ''
      const clientTag = pattern.replace('TAG', tag.replace('W/', ''))
      for (const method of ['GET', 'HEAD'])
        expect(await answered(small, { 'if-none-match': clientTag }, method)).toEqual({
          status: 304,
          headers: { etag: tag, vary: 'Origin, Accept-Encoding' },
          body: null,
        })
    },
  )
  test.each(['"other"', 'W/"other"', '', 'TAG-without-quotes', '"*"'])('If-None-Match: %s gives 200', async (pattern) =>
    expect((await answered(small, { 'if-none-match': pattern })).status).toBe(200),
  )
  test('only what was read well can be unchanged', async () => {
    const refusal = errorReply(forbidden(), () => undefined)
    expect((await answered(refusal, { 'if-none-match': '*' })).status).toBe(403)
    expect((await answered(small, { 'if-none-match': '*' }, 'PATCH')).status).toBe(200)
  })
})

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['x-gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=0.8 , gzip;q=0.5', 'br'],
    ['*', 'br'],
    ['*;q=0.5, br;q=0', 'gzip'],
    ['identity;q=0.2, gzip;q=0.3', 'gzip'],
    ['identity;q=0', undefined],
    ['identity, gzip;q=0.3', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['gzip;q=', undefined],
    ['gzip;q=veel', undefined],
    ['gzip;q=2', undefined],
    ['deflate, zstd', undefined],
    ['', undefined],
  ])('Accept-Encoding: %s → %s', async (header, encoding) => {
    const reply = await answered(large, { 'accept-encoding': header })
    expect(reply.headers['content-encoding']).toBe(encoding)
    expect(reply.headers['vary']).toBe('Accept-Encoding')
    if (encoding === undefined) expect(reply.body).toBe(large.body)
    else {
      const plain = encoding === 'br' ? brotliDecompressSync(bytesOf(reply)) : gunzipSync(bytesOf(reply))
      expect(plain.toString()).toBe(large.body)
    }
  })
  test('leaves small answers plain, and says that they might not be', async () => {
    const reply = await answered(small, { 'accept-encoding': 'gzip' })
    expect([reply.body, reply.headers['vary']]).toEqual([small.body, 'Origin, Accept-Encoding'])
  })
  test('keeps the tag: it is the same content', async () =>
    expect((await answered(large, { 'accept-encoding': 'gzip' })).headers['etag']).toBe(
      (await answered(large)).headers['etag'],
    ))
})

describe('HEAD', () => {
  test.each([
    ['small', small, ''],
    ['large', large, ''],
    ['compressed', large, 'gzip'],
  ])('has the headers of GET and no body: %s', async (_case, reply, encoding) => {
    const get = await answered(reply, { 'accept-encoding': encoding })
    const length = Buffer.byteLength(typeof get.body === 'string' ? get.body : bytesOf(get))
    expect(await answered(reply, { 'accept-encoding': encoding }, 'HEAD')).toEqual({
      status: 200,
      headers: { ...get.headers, 'content-length': String(length) },
      body: null,
    })
  })
})

test('streams and other texts pass as they are', async () => {
  const stream: Reply = { status: 200, headers: { 'content-type': 'video/mp4' }, body: Readable.from(['x']) }
  const text: Reply = { status: 200, headers: { 'content-type': 'text/plain' }, body: 'pong' }
  expect(await answered(stream, { 'accept-encoding': 'gzip', 'if-none-match': '*' })).toBe(stream)
  expect(await answered(text, { 'accept-encoding': 'gzip' })).toBe(text)
})
