import { PassThrough, Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerWith, requestTo } from '../request.fixture.ts'
import { bytesOf, type Reply } from '../message.ts'
import { compressReply } from './compress.ts'

const text = 'lesroute '.repeat(400)
const type = { 'content-type': 'text/html; charset=utf-8' }
const compress = (accepted: string | undefined, next: () => Promise<Reply>) =>
  compressReply(requestTo('/', { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } }), next)

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
])('a text is sent as %s', async (encoding, decompress) => {
  const { headers, body } = await compress(encoding, answerWith(text, { ...type, 'content-length': text.length }))
  expect(headers).toEqual({ ...type, vary: 'Accept-Encoding', 'content-encoding': encoding })
  expect(decompress(await bytesOf(body)).toString()).toBe(text)
})

test.each([
  ['a client that takes none', undefined, text, type],
  ['a small body', 'br', 'klein', type],
  ['a small file', 'br', text, { ...type, 'content-length': 900 }],
  ['what is compressed already', 'br', text, { ...type, 'content-encoding': 'gzip' }],
  ['what is to stay as it is', 'br', text, { ...type, 'cache-control': 'no-transform' }],
  ['a head alone', 'br', '', type],
])('%s gets the bytes as they are', async (_which, accepted, body, headers) => {
  const reply = await compress(accepted, answerWith(body, headers))
  expect(reply.headers).toEqual({ ...headers, vary: 'Accept-Encoding' })
  expect((await bytesOf(reply.body)).toString()).toBe(body)
})

test.each([{ 'content-type': 'image/png' }, {}])('%j does not vary by encoding', async (headers) =>
  expect((await compress('br', answerWith(text, headers))).headers).toEqual(headers),
)

test('what comes in parts is sent in parts', async () => {
  const source = new PassThrough()
  source.write('deel een')
  const { body } = await compress('gzip', async () => ({ status: 200, headers: type, body: source }))
  const read = body instanceof Readable ? body[Symbol.asyncIterator]() : null
  expect((await read?.next())?.value.length).toBeGreaterThan(0)
  source.end()
})

test('a reader that goes ends the source', async () => {
  const source = new PassThrough()
  const { body } = await compress('gzip', async () => ({ status: 200, headers: type, body: source }))
  if (body instanceof Readable) body.destroy()
  await expect.poll(() => source.destroyed).toBe(true)
})
