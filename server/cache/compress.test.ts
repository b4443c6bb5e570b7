import { PassThrough, Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerWith, requestTo } from '../request.fixture.ts'
import { bytesOf, type Reply } from '../message.ts'
import { createCompression } from './compress.ts'

const text = 'lesroute '.repeat(400)
const type = { 'content-type': 'text/html; charset=utf-8' }
const step = createCompression()
const compress = (accepted: string | undefined, next: () => Promise<Reply>, address = '/') =>
  step(requestTo(address, { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } }), next)

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['deflate', inflateSync],
])('a text is sent as %s', async (encoding, decompress) => {
  const { headers, body } = await compress(encoding, answerWith(text, { ...type, 'content-length': text.length }))
  const bytes = await bytesOf(body)
  const own = { vary: 'Accept-Encoding', 'content-encoding': encoding, 'content-length': bytes.length }
  expect(headers).toEqual({ ...type, ...own })
  expect(decompress(bytes).toString()).toBe(text)
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

const forAll = { ...type, 'content-length': text.length, 'cache-control': 'public, s-maxage=3600', etag: '"a"' }

test('a text for all is compressed once in each encoding, whatever its query', async () => {
  const [first, again, other, zipped] = [
    await compress('br', answerWith(text, forAll), '/llms-full.txt'),
    await compress('br;q=0.9, *;q=0', answerWith(text, forAll), '/llms-full.txt?x=1'),
    await compress('br', answerWith(text, { ...forAll, etag: '"b"' }), '/llms-full.txt'),
    await compress('gzip', answerWith(text, forAll), '/llms-full.txt'),
  ]
  expect(again.body).toBe(first.body)
  expect(other.body).not.toBe(first.body)
  expect(gunzipSync(await bytesOf(zipped.body)).toString()).toBe(text)
})

test('a text for all is compressed once too where the framework does not say its length', async () => {
  const { 'content-length': _length, ...headers } = forAll
  const ask = () =>
    compress('br', async () => ({ status: 200, headers, body: Readable.from([Buffer.from(text)]) }), '/a')
  const first = await ask()
  expect(first.body).toBeInstanceOf(Buffer)
  expect((await ask()).body).toBe(first.body)
})

test('texts that were not asked for longest make room', async () => {
  const small = createCompression(text.length / 2)
  const ask = async (etag: string) =>
    (await small(requestTo('/', { headers: { 'accept-encoding': 'br' } }), answerWith(text, { ...forAll, etag }))).body
  const [one, two] = [await ask('"1"'), await ask('"2"')]
  expect(await ask('"1"')).toBe(one)
  await ask('"3"')
  expect(await ask('"1"')).toBe(one)
  expect(await ask('"2"')).not.toBe(two)
})

test('a text of one visitor is compressed for each request', async () => {
  const own = { ...forAll, 'cache-control': 'private, no-store' }
  expect((await compress('br', answerWith(text, own))).body).not.toBe(
    (await compress('br', answerWith(text, own))).body,
  )
})

test('the tag of a text is weak, since it names every form of it; that of a picture stays', async () => {
  for (const accepted of ['br', undefined])
    expect((await compress(accepted, answerWith(text, forAll))).headers.etag).toBe('W/"a"')
  expect((await compress('br', answerWith(text, { ...forAll, etag: 'W/"a"' }))).headers.etag).toBe('W/"a"')
  const picture = { ...forAll, 'content-type': 'image/png' }
  expect((await compress('br', answerWith(text, picture))).headers).toEqual(picture)
})

test('a 304 has the headers of the reply that it stands for', async () => {
  const { 'content-type': _type, 'content-length': _length, ...unchanged } = forAll
  const { headers } = await compress('br', answerWith('', unchanged, 304))
  expect(headers).toEqual({ ...unchanged, vary: 'Accept-Encoding', etag: 'W/"a"' })
  const file = { 'cache-control': 'public, max-age=0', etag: '"a"' }
  expect((await compress('br', answerWith('', file, 304))).headers).toEqual(file)
})

test('a part is one of the plain bytes', async () => {
  const part = { ...forAll, 'content-range': 'bytes 0-3599/9000' }
  const { headers, body } = await compress('br', answerWith(text, part, 206))
  expect([headers, (await bytesOf(body)).toString()]).toEqual([part, text])
})

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
