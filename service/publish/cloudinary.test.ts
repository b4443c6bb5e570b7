/** Uploading originals to a media cloud: a loopback server that checks what the public service checks. */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Handler, Reply } from '../http/message.ts'
import { listen, type Listener } from '../http/serve.ts'
import { publishMedia, signatureOf, type Upload } from './cloudinary.ts'

const secret = 'abcd'
const stored = new Map<string, string>()
let uploads: Upload[] = []
let folder = ''
let listener: Listener
/** Answers that come before the server does its work, in order. */
let hindrances: Reply[] = []
let requestCount = 0
const lines: string[] = []

const json = (status: number, body: unknown): Reply => ({ status, headers: {}, body: JSON.stringify(body) })
const refusal = (status: number, message: string) => json(status, { error: { message } })

const cloud: Handler = async ({ path: where, method, headers, body }) => {
  requestCount += 1
  const hindrance = hindrances.shift()
  if (hindrance) return hindrance
  const kind = /^\/v1_1\/demo\/(image|video|raw)\/upload$/.exec(where)?.[1]
  if (kind === undefined || method !== 'POST') return refusal(404, 'Unknown path')
  const type = headers['content-type'] ?? ''
  const form = await new Response(Buffer.from(body ?? []), { headers: { 'content-type': type } }).formData()
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  // Every parameter is signed but these, in the order of their names.
  const signed = [...form.keys()]
    .filter((name) => !['file', 'api_key', 'signature', 'resource_type'].includes(name))
    .sort()
  const text = signed.map((name) => `${name}=${field(name)}`).join('&') + secret
  if (field('signature') !== createHash('sha1').update(text).digest('hex')) return refusal(401, 'Invalid Signature')
  if (field('api_key') !== '1234') return refusal(401, 'Unknown API key')
  if (Math.abs(Number(field('timestamp')) - Date.now() / 1000) > 3600) return refusal(400, 'Stale request')
  const file = form.get('file')
  if (!(file instanceof File)) return refusal(400, 'Missing required parameter - file')
  const content = await file.text()
  if (content === 'no picture') return refusal(400, 'Invalid image file')
  stored.set(`${kind}/${field('public_id')}`, `${file.type} ${content}`)
  return json(200, { public_id: field('public_id'), bytes: file.size })
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'))
  const add = async (name: string, type: string, content: string): Promise<Upload> => {
    const file = path.join(folder, name)
    await writeFile(file, content)
    return { publicId: `house/${name}`, path: file, filename: `${name}.x`, type, size: content.length }
  }
  uploads = [
    await add('photo', 'image/jpeg', 'a picture'),
    await add('talk', 'audio/mpeg', 'a recording'),
    await add('plan', 'application/pdf', 'a document'),
  ]
  const report = (error: unknown) => {
    throw error
  }
  listener = await listen({ '': cloud }, { host: 'localhost', port: 0, report })
})

afterAll(async () => {
  await listener.close()
  await rm(folder, { recursive: true })
})

beforeEach(async () => {
  stored.clear()
  lines.length = 0
  hindrances = []
  requestCount = 0
  await rm(path.join(folder, 'ledger'), { force: true })
})

const publish = ({ apiSecret = secret, dryRun = false, what = uploads } = {}) =>
  publishMedia({
    cloud: { name: 'demo', apiKey: '1234', apiSecret, api: `http://localhost:${listener.port}` },
    uploads: what,
    ledger: path.join(folder, 'ledger'),
    dryRun,
    say: (line) => lines.push(line),
    interval: 0,
  })

test('the signature is the one that the public documentation gives', () => {
  const parameters = { timestamp: '1315060510', public_id: 'sample_image' }
  expect(signatureOf(parameters, 'abcd')).toBe('b4ad47fb4e25c7bf5f92a20089f9db59bc302313')
})

test('originals arrive under their public ids, as the kinds by which they are addressed', async () => {
  expect(await publish()).toEqual({ uploaded: 3, skipped: 0, failed: [] })
  expect([...stored]).toEqual([
    ['image/house/photo', 'image/jpeg a picture'],
    ['video/house/talk', 'audio/mpeg a recording'],
    ['raw/house/plan', 'application/pdf a document'],
  ])
})

test('a dry run reports the uploads, and sends no request', async () => {
  expect(await publish({ dryRun: true })).toEqual({ uploaded: 3, skipped: 0, failed: [] })
  expect(lines[0]).toBe('would upload image/house/photo (1 kB)')
  expect(requestCount).toBe(0)
  expect(await publish()).toMatchObject({ uploaded: 3 })
})

test('what is there is not sent again, what has changed is', async () => {
  await publish()
  stored.clear()
  expect(await publish()).toEqual({ uploaded: 0, skipped: 3, failed: [] })
  const file = path.join(folder, 'changed')
  await writeFile(file, 'another')
  const what = uploads.map((upload, at) => (at === 0 ? { ...upload, path: file, size: 7 } : upload))
  expect(await publish({ what })).toEqual({ uploaded: 1, skipped: 2, failed: [] })
  expect([...stored.values()]).toEqual(['image/jpeg another'])
})

test('a run that was cut off goes on where it was, whatever the ledger lost of its last line', async () => {
  const down = Array.from({ length: 5 }, () => refusal(500, 'Down'))
  hindrances = [await cloudAnswer('house/photo', 9), ...down]
  await expect(publish()).rejects.toThrow('does not take uploads now: Down. Run this again to go on.')
  await writeFile(path.join(folder, 'ledger'), `${await readFile(path.join(folder, 'ledger'), 'utf8')}{"publicId":"hou`)
  hindrances = []
  expect(await publish()).toEqual({ uploaded: 2, skipped: 1, failed: [] })
  expect([...stored.keys()]).toEqual(['video/house/talk', 'raw/house/plan'])
  expect(await publish()).toEqual({ uploaded: 0, skipped: 3, failed: [] })
})

test('a page in place of an answer is waited out', async () => {
  hindrances = [{ status: 200, headers: {}, body: '<html>' }, json(200, {})]
  expect(await publish()).toEqual({ uploaded: 3, skipped: 0, failed: [] })
})

test('"too many" is waited out', async () => {
  hindrances = [refusal(420, 'Rate limited'), refusal(429, 'Too many'), { status: 502, headers: {}, body: '<html>' }]
  expect(await publish()).toEqual({ uploaded: 3, skipped: 0, failed: [] })
  expect(requestCount).toBe(6)
})

test('a file that is refused does not stop the others, and is tried again the next time', async () => {
  const bad = { publicId: 'house/bad', path: path.join(folder, 'bad'), filename: 'bad', type: 'image/png', size: 10 }
  const missing = { ...bad, publicId: 'house/missing', path: path.join(folder, 'missing') }
  await writeFile(bad.path, 'no picture')
  const failed = ['house/bad: Invalid image file', 'house/missing: its file cannot be read']
  expect(await publish({ what: [bad, missing, ...uploads] })).toEqual({ uploaded: 3, skipped: 0, failed })
  expect(await publish({ what: [bad, ...uploads] })).toMatchObject({ skipped: 3, failed: failed.slice(0, 1) })
})

test('a file that arrives in part, or under another name, does not count', async () => {
  hindrances = [await cloudAnswer('house/photo', 4), await cloudAnswer('house/other', 11)]
  const { failed } = await publish()
  expect(failed).toEqual(['house/photo: 4 of 9 bytes arrived', 'house/talk: the cloud calls it house/other'])
})

test('a wrong secret ends the run at the first file', async () => {
  await expect(publish({ apiSecret: 'guess' })).rejects.toThrow('The cloud refuses the key: Invalid Signature')
  expect(requestCount).toBe(1)
})

const cloudAnswer = async (publicId: string, bytes: number) => json(200, { public_id: publicId, bytes })
