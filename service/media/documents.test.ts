import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, openFixture } from './pictures.fixture.ts'

const fixture = await openFixture()
const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelkom in de klas, één voor één\n'
let ask: Ask

beforeAll(async () => {
  await fixture.add('paper', 'application/pdf', 'Één plan.pdf', Buffer.from('%PDF-1.4 bytes'))
  await fixture.add('captions', 'text/vtt', 'captions.vtt', Buffer.from(captions))
  await fixture.add('page', 'text/html', 'page.html', Buffer.from('<script>alert(1)</script>'))
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await fixture.add('letter.docx', word, 'letter.docx', Buffer.from('PK'))
  ask = fixture.open()
})

afterAll(fixture.close)

test('documents come with their type and a name to save them under', async () => {
  for (const path of ['/raw/upload/paper.pdf', '/raw/upload/paper', '/raw/upload/v3/paper']) {
    const { status, headers, body } = await ask(path)
    expect({ status, text: body.toString() }).toEqual({ status: 200, text: '%PDF-1.4 bytes' })
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe(
      `attachment; filename="__n plan.pdf"; filename*=UTF-8''%C3%89%C3%A9n%20plan.pdf`,
    )
  }
  const named = await ask('/raw/upload/fl_attachment:jaarplan%202026/paper')
  expect(named.headers['content-disposition']).toContain('filename="jaarplan 2026.pdf"')
})

test('a public id of a raw file may hold its extension', async () => {
  expect(await ask('/raw/upload/letter.docx')).toMatchObject({ status: 200, body: Buffer.from('PK') })
})

test('captions are text that a player of any page may read', async () => {
  const { headers, body } = await ask('/raw/upload/captions.vtt')
  expect(body.toString()).toBe(captions)
  expect(headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toBeUndefined()
})

test('a page is saved, never opened under this address', async () => {
  const { headers } = await ask('/raw/upload/page.html')
  expect(headers['content-disposition']).toContain('attachment')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

test('documents have ranges and are not sent to who holds them', async () => {
  const part = await ask('/raw/upload/paper.pdf', { range: 'bytes=1-3' })
  expect(part).toMatchObject({ status: 206, body: Buffer.from('PDF') })
  // A range counts for GET alone.
  expect(await ask('/raw/upload/paper.pdf', { range: 'bytes=1-3' }, 'HEAD')).toMatchObject({ status: 200 })
  const conditional = { 'if-none-match': part.headers['etag'] ?? '' }
  expect(await ask('/raw/upload/paper.pdf', conditional)).toMatchObject({ status: 304, body: Buffer.alloc(0) })
})
