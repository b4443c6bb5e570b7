/** Uploads: what is a picture is stored with its record; everything else is refused and leaves nothing. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editorPolicies } from '#schema/policies.fixture.ts'
import { createPictureAcceptor } from '../media/accept-picture.ts'
import { openFixture } from '../content/catalogue.fixture.ts'
import { createContentHandler } from '../content/handler.ts'
import { unavailable } from '../store/database.ts'

let fixture: Awaited<ReturnType<typeof openFixture>>
let editor = ''
let originals = new Map<string, Uint8Array>()
let isStuck = false
let reports: unknown[] = []
beforeEach(async () => {
  fixture = await openFixture()
  editor = await fixture.store.accounts.add('uploader@example.org', editorPolicies)
  originals = new Map()
  isStuck = false
  reports = []
})
afterEach(() => fixture.store.close())

const accept = createPictureAcceptor()
const handlerWith = () =>
  createContentHandler({
    store: fixture.store,
    auth: fixture.auth,
    now: () => new Date('2026-11-24T12:00:00.000Z'),
    report: (...report) => void reports.push(...report),
    uploads: {
      accept,
      store: async (id, filename, bytes) => {
        originals.set(`${id} ${filename}`, bytes)
      },
      remove: async (id, filename) => {
        if (isStuck) throw new Error('the disk is read only')
        originals.delete(`${id} ${filename}`)
      },
    },
  })

const post = async (form: FormData | string, token: string | null = editor, fields = '*') => {
  const sent = new Response(form)
  const reply = await handlerWith()({
    method: 'POST',
    path: '/files',
    search: `?fields=${fields}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      'content-type': sent.headers.get('content-type') ?? '',
    },
    body: Buffer.from(await sent.arrayBuffer()),
    ip: '127.0.0.1',
  })
  const { data, errors } = JSON.parse(typeof reply.body === 'string' ? reply.body : '') as {
    data?: Record<string, unknown>
    errors?: { extensions: { code: string } }[]
  }
  return { status: reply.status, data, code: errors?.[0]?.extensions.code }
}

const formOf = (bytes: Uint8Array<ArrayBuffer>, name: string, title = '') => {
  const form = new FormData()
  if (title) form.set('title', title)
  form.set('file', new File([bytes], name, { type: 'text/html' }))
  return form
}
const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#275' } })
      .png()
      .toBuffer(),
  )

// ASVS 12.2.1
test('a picture gets a record by its content, whatever its name says, and is read again', async () => {
  const { status, data } = await post(formOf(await picture(), '../../les<lokaal>.html', 'Een lokaal'))
  expect(status).toBe(200)
  expect(data).toMatchObject({
    title: 'Een lokaal',
    type: 'image/png',
    filename_download: 'leslokaal.png',
    width: 40,
    height: 30,
    uploaded_on: '2026-11-24T12:00:00.000Z',
  })
  expect([...originals.keys()]).toEqual([`${String(data?.['id'])} leslokaal.png`])
  const read = await handlerWith()({
    method: 'GET',
    path: `/files/${String(data?.['id'])}`,
    search: '',
    headers: { authorization: `Bearer ${editor}` },
    body: null,
    ip: '127.0.0.1',
  })
  expect(read.status).toBe(200)
})

test('what no decoder reads is refused and leaves nothing: scripts, vectors, damaged and empty files', async () => {
  const whole = await picture()
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  const head = new Uint8Array([...whole.slice(0, 40), ...randomBytes(200)])
  for (const bytes of [svg, head, whole.slice(0, 60), new Uint8Array(), new Uint8Array(randomBytes(5000))])
    expect((await post(formOf(new Uint8Array(bytes), 'foto.png'))).code).toBe('UNSUPPORTED_MEDIA_TYPE')
  expect(originals.size).toBe(0)
})

test('a form without a file or with two, another body, fields that are none, and callers who may not write are refused', async () => {
  const two = formOf(await picture(), 'a.png')
  two.append('more', new File([await picture()], 'b.png'))
  expect((await post(two)).code).toBe('INVALID_PAYLOAD')
  expect((await post(new FormData())).code).toBe('INVALID_PAYLOAD')
  expect((await post('x')).code).toBe('UNSUPPORTED_MEDIA_TYPE')
  expect((await post(formOf(await picture(), 'a.png'), fixture.tokens.reader)).code).toBe('FORBIDDEN')
  expect((await post(formOf(await picture(), 'a.png'), null)).code).toBe('FORBIDDEN')
  expect((await post(formOf(await picture(), 'a.png'), editor, 'nope')).status).toBeGreaterThanOrEqual(400)
  expect(originals.size).toBe(0)
})

test('a form of more parts than anybody sends is refused', async () => {
  const form = formOf(await picture(), 'a.png')
  for (let count = 0; count < 50; count += 1) form.append('more', '')
  expect((await post(form)).status).toBe(200)
  for (let count = 0; count < 20; count += 1) form.append('more', '')
  expect((await post(form)).code).toBe('INVALID_PAYLOAD')
})

const send = async (method: string, path: string, token = editor, body?: unknown) => {
  const reply = await handlerWith()({
    method,
    path,
    search: '',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : Buffer.from(JSON.stringify(body)),
    ip: '127.0.0.1',
  })
  const text = typeof reply.body === 'string' ? reply.body : ''
  return { status: reply.status, data: text ? (JSON.parse(text) as { data?: Record<string, unknown> }).data : null }
}

test('a file is deleted with its original, and what shows it is left without', async () => {
  const id = String((await post(formOf(await picture(), 'weg.png'))).data?.['id'])
  const made = await send('POST', '/items/educational_institutions', editor, {
    title: 'Met een beeldmerk',
    slug: 'met-een-beeldmerk',
    path: '/navigator/instellingen/met-een-beeldmerk',
    vendor: 'onderwijsloket',
    type: 'hogeschool',
    logo: id,
  })
  expect(made.status).toBe(200)
  const institution = String(made.data?.['id'])
  const author = await fixture.store.accounts.add('author@example.org', ['navigator', 'read-drafts', 'write-drafts'])
  expect((await send('DELETE', `/files/${id}`, author)).status).toBe(403)
  expect(originals.size).toBe(1)
  expect(await send('DELETE', `/files/${id.toUpperCase()}`)).toEqual({ status: 204, data: null })
  expect(originals.size).toBe(0)
  expect((await send('GET', `/items/educational_institutions/${institution}`)).data).toMatchObject({ logo: null })
  expect((await send('GET', `/files/${id}`)).status).toBe(403)
  for (const other of [id, 'no-id', '%00']) expect((await send('DELETE', `/files/${other}`)).status, other).toBe(403)
  expect(reports).toEqual([])
})

test('an original that cannot be deleted is reported; its record is gone all the same', async () => {
  const id = String((await post(formOf(await picture(), 'vast.png'))).data?.['id'])
  isStuck = true
  expect((await send('DELETE', `/files/${id}`)).status).toBe(204)
  expect(String(reports)).toContain('vast.png')
  expect((await send('GET', `/files/${id}`)).status).toBe(403)
})

test('an upload while the database is taken up is refused as that, also where its original cannot be taken back', async () => {
  const busy = () => {
    throw unavailable(new Error('busy'))
  }
  vi.spyOn(fixture.store.db, 'transaction').mockImplementation(busy)
  expect([await post(formOf(await picture(), 'les.png')), originals.size]).toMatchObject([{ status: 503 }, 0])
  isStuck = true
  expect((await post(formOf(await picture(), 'les.png'))).status).toBe(503)
})
