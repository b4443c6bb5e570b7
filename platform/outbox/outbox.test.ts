import { mkdtemp, readdir, stat, utimes, mkdir } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Message } from './message.ts'
import { clearMessages, listMessages, putMessage } from './outbox.ts'
import { createSend, sendDue, startOutbox } from './send.ts'

const start = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const mail: Message = { to: 'team@lesroute.test', subject: 'Een vraag', text: 'Tekst', expires: '2027-01-01T00:00:00Z' }

const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'lesroute-outbox-')), 'outbox')
const states = async (folder: string) =>
  (await listMessages(folder)).map(({ id, standing: { state, failures } }) => `${id} ${state} ${failures}`)

const running: SMTPServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()))
  vi.restoreAllMocks()
})

/** A mail server that keeps what it takes, and refuses receivers at `nobody@`. */
const mailServer = async (port = 0) => {
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null),
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        taken.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  running.push(server)
  const address = server.server.address() as AddressInfo
  return { taken, url: `smtp://127.0.0.1:${address.port}`, port: address.port, server }
}

const silent = () => vi.spyOn(process.stderr, 'write').mockImplementation(() => true)

test('a message is kept once, readable by its owner alone, and its file tells where it stands', async () => {
  const folder = await newFolder()
  expect(await Promise.all(Array.from({ length: 20 }, () => putMessage(folder, 'a', mail, start)))).toEqual(
    expect.arrayContaining([true, ...Array<boolean>(19).fill(false)]),
  )
  expect(await readdir(folder)).toEqual(['a'])
  expect(await readdir(path.join(folder, 'a'))).toEqual(['waiting-0-20261121T120000Z.json'])
  const file = await stat(path.join(folder, 'a', 'waiting-0-20261121T120000Z.json'))
  expect(file.mode & 0o077).toBe(0)
})

test('nothing is lost while the mail server is down: it is tried again later and later, and sent in the end', async () => {
  const logged = silent()
  const folder = await newFolder()
  const { taken, url, port, server } = await mailServer()
  running.length = 0
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await putMessage(folder, 'a', mail, start)
  const send = createSend(url, 'Lesroute <noreply@lesroute.test>')
  await sendDue(folder, send, () => start)
  expect(await states(folder)).toEqual(['a waiting 1'])
  await sendDue(folder, send, () => start + minute - 1000)
  expect(await states(folder)).toEqual(['a waiting 1'])
  await sendDue(folder, send, () => start + minute)
  expect(await states(folder)).toEqual(['a waiting 2'])
  const again = await mailServer(port)
  await sendDue(folder, send, () => start + 2 * minute)
  expect(again.taken).toEqual([])
  await sendDue(folder, send, () => start + 3 * minute)
  expect(await states(folder)).toEqual(['a sent 2'])
  expect([...taken, ...again.taken]).toHaveLength(1)
  expect(again.taken[0]).toContain('Message-ID: <a@lesroute>')
  expect(logged.mock.calls.join('')).not.toContain('team@')
})

test('a message that was sent is known, and not sent again', async () => {
  const folder = await newFolder()
  const { taken, url } = await mailServer()
  const send = createSend(url, 'noreply@lesroute.test')
  await putMessage(folder, 'a', mail, start)
  await sendDue(folder, send, () => start)
  expect(await putMessage(folder, 'a', mail, start)).toBe(false)
  await sendDue(folder, send, () => start + 24 * 60 * minute)
  expect(taken).toHaveLength(1)
})

test('what a process was sending when it ended is sent by the next, once its time is over', async () => {
  const folder = await newFolder()
  await putMessage(folder, 'a', mail, start)
  // The process ends while the server has the word: its promise never settles.
  void sendDue(
    folder,
    () => new Promise<never>(() => {}),
    () => start,
  )
  await vi.waitFor(async () => expect(await states(folder)).toEqual(['a sending 0']))
  const { taken, url } = await mailServer()
  const send = createSend(url, 'noreply@lesroute.test')
  await sendDue(folder, send, () => start + 9 * minute)
  expect(taken).toEqual([])
  await sendDue(folder, send, () => start + 10 * minute)
  expect(taken).toHaveLength(1)
  expect(await states(folder)).toEqual(['a sent 0'])
})

test('several processes that share the folder send each message once', async () => {
  const folder = await newFolder()
  const ids = Array.from({ length: 12 }, (_, index) => `m${index}`)
  for (const id of ids) await putMessage(folder, id, mail, start)
  const sent: string[] = []
  const send = async (id: string) => {
    await new Promise((resolve) => setImmediate(resolve))
    sent.push(id)
  }
  await Promise.all(Array.from({ length: 8 }, () => sendDue(folder, send, () => start)))
  expect(sent.toSorted()).toEqual(ids.toSorted())
})

test('a message that the server will never take is put aside, and holds up no other', async () => {
  silent()
  const folder = await newFolder()
  const { taken, url } = await mailServer()
  await putMessage(folder, 'a', { ...mail, to: 'nobody@lesroute.test' }, start)
  await putMessage(folder, 'b', mail, start)
  await sendDue(folder, createSend(url, 'noreply@lesroute.test'), () => start)
  expect(await states(folder)).toEqual(['a refused 1', 'b sent 0'])
  expect(taken).toHaveLength(1)
})

test('the running outbox sends what is put in, and keeps it where there is no mail server', async () => {
  const folder = await newFolder()
  const { taken, url } = await mailServer()
  const outbox = startOutbox({ folder, smtpUrl: null, from: 'noreply@lesroute.test', pause: 5 })
  await putMessage(folder, 'a', mail, Date.now() - 1000)
  await outbox()
  expect(await states(folder)).toEqual(['a waiting 0'])
  const stop = startOutbox({ folder, smtpUrl: url, from: 'noreply@lesroute.test', pause: 5 })
  await vi.waitFor(async () => expect(await states(folder)).toEqual(['a sent 0']))
  await stop()
  expect(taken).toHaveLength(1)
})

test('what was sent a month ago goes, what has expired goes too, and what waits stays', async () => {
  const folder = await newFolder()
  const day = 24 * 60 * minute
  const long = { ...mail, expires: '2030-01-01T00:00:00Z' }
  await putMessage(folder, 'sent', long, start)
  await sendDue(
    folder,
    () => Promise.resolve(),
    () => start,
  )
  await putMessage(folder, 'waiting', long, start)
  await putMessage(folder, 'expired', { ...mail, expires: '2026-12-01T00:00:00Z' }, start)
  const left = path.join(folder, '.unfinished-left')
  await mkdir(left)
  await utimes(left, new Date(start), new Date(start))
  await clearMessages(folder, start + 9 * day)
  expect(await readdir(folder)).toEqual(['expired', 'sent', 'waiting'])
  await clearMessages(folder, start + 31 * day)
  expect(await readdir(folder)).toEqual(['waiting'])
})
