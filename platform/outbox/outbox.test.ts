import { mkdtemp, readdir, stat, utimes, mkdir, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { databaseOfTest } from '../postgres.fixture.ts'
import { openPostgres } from '../postgres.ts'
import { fileOutbox } from './file-outbox.ts'
import type { Message, Outbox } from './message.ts'
import { postgresOutbox } from './postgres-outbox.ts'
import { clearMessages, createSend, sendDue, startOutbox } from './send.ts'

const start = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const mail: Message = { to: 'team@lesroute.test', subject: 'Een vraag', text: 'Tekst', expires: '2027-01-01T00:00:00Z' }

const newFolder = async () => path.join(await mkdtemp(path.join(tmpdir(), 'lesroute-outbox-')), 'outbox')
/** An outbox of the kind that the run of the tests is for. */
const newOutbox = async (): Promise<Outbox> => {
  const address = await databaseOfTest()
  if (address === null) return fileOutbox(await newFolder())
  const { query, close } = openPostgres(address)
  onTestFinished(close)
  return postgresOutbox(query)
}
const states = async (outbox: Outbox) =>
  (await outbox.list()).map(({ id, standing: { state, failures } }) => `${id} ${state} ${failures}`)

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

test('the folder of a message that was sent is not read each round, and its id can be used again once it is removed', async () => {
  const folder = await newFolder()
  const [outbox, other] = [fileOutbox(folder), fileOutbox(folder)]
  const put = async (box: Outbox) => (await box.put('a', mail, start)) && (await box.due(start))
  const [entry] = (await put(outbox)) || []
  await outbox.move(entry ?? expect.fail(), { state: 'sent', failures: 0, at: start })
  expect(await outbox.due(start)).toEqual([])
  await writeFile(path.join(folder, 'a', 'waiting-0-20261121T120000Z.json'), '{}')
  expect(await outbox.due(start)).toEqual([])
  await other.remove('a')
  expect(await outbox.due(start)).toEqual([])
  await put(other)
  expect(await outbox.due(start)).toHaveLength(1)
})

test('a message in the place of one that was sent and removed is due, though no round came between', async () => {
  const outbox = fileOutbox(await newFolder())
  await outbox.put('a', mail, start)
  await outbox.move((await outbox.due(start))[0] ?? expect.fail(), { state: 'sent', failures: 0, at: start })
  expect(await outbox.due(start)).toEqual([])
  await outbox.remove('a')
  await outbox.put('a', mail, start)
  expect(await outbox.due(start)).toHaveLength(1)
})

test('of many processes that store one message, one does', async () => {
  const outbox = await newOutbox()
  const stored = await Promise.all(Array.from({ length: 20 }, () => outbox.put('a', mail, start)))
  expect(stored.filter(Boolean)).toHaveLength(1)
  expect(await states(outbox)).toEqual(['a waiting 0'])
  for (const id of ['', '../a', 'a b', 'é']) await expect(outbox.put(id, mail, start), id).rejects.toThrow('no id')
})

test('a file is readable by its owner alone, and its name says where the message stands', async () => {
  const folder = await newFolder()
  await fileOutbox(folder).put('a', mail, start)
  expect(await readdir(folder)).toEqual(['a'])
  expect(await readdir(path.join(folder, 'a'))).toEqual(['waiting-0-20261121T120000Z.json'])
  const file = await stat(path.join(folder, 'a', 'waiting-0-20261121T120000Z.json'))
  expect(file.mode & 0o077).toBe(0)
})

test('nothing is lost while the mail server is down: it is tried again later and later, and sent in the end', async () => {
  const logged = silent()
  const outbox = await newOutbox()
  const { taken, url, port, server } = await mailServer()
  running.length = 0
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await outbox.put('a', mail, start)
  const send = createSend(url, 'Lesroute <noreply@lesroute.test>')
  await sendDue(outbox, send, () => start)
  expect(await states(outbox)).toEqual(['a waiting 1'])
  await sendDue(outbox, send, () => start + minute - 1000)
  expect(await states(outbox)).toEqual(['a waiting 1'])
  await sendDue(outbox, send, () => start + minute)
  expect(await states(outbox)).toEqual(['a waiting 2'])
  const again = await mailServer(port)
  await sendDue(outbox, send, () => start + 2 * minute)
  expect(again.taken).toEqual([])
  await sendDue(outbox, send, () => start + 3 * minute)
  expect(await states(outbox)).toEqual(['a sent 2'])
  expect([...taken, ...again.taken]).toHaveLength(1)
  expect(again.taken[0]).toContain('Message-ID: <a@lesroute>')
  expect(logged.mock.calls.join('')).not.toContain('team@')
})

test('what expires soon is tried more often, and what has expired is not sent any more', async () => {
  const logged = silent()
  const outbox = await newOutbox()
  await outbox.put('a', { ...mail, expires: new Date(start + 30 * minute).toISOString() }, start)
  const attempts: number[] = []
  for (let now = start; now < start + 40 * minute; now += minute)
    await sendDue(
      outbox,
      async () => {
        attempts.push((now - start) / minute)
        throw new Error('no server')
      },
      () => now,
    )
  expect(attempts).toContain(29)
  expect(Math.max(...attempts)).toBeLessThan(30)
  expect(await outbox.list()).toEqual([])
  expect(logged.mock.calls.join('')).toContain('expired')
})

test('a message that was sent is known, and not sent again', async () => {
  const outbox = await newOutbox()
  const { taken, url } = await mailServer()
  const send = createSend(url, 'noreply@lesroute.test')
  await outbox.put('a', mail, start)
  await sendDue(outbox, send, () => start)
  expect(await outbox.put('a', mail, start)).toBe(false)
  await sendDue(outbox, send, () => start + 24 * 60 * minute)
  expect(taken).toHaveLength(1)
})

test('what came first is sent first', async () => {
  const outbox = await newOutbox()
  await outbox.put('b', mail, start)
  await outbox.put('a', mail, start + minute)
  await outbox.put('c', mail, start - minute)
  const sent: string[] = []
  await sendDue(
    outbox,
    async (id) => void sent.push(id),
    () => start + minute,
  )
  expect(sent).toEqual(['c', 'b', 'a'])
})

test('what a process was sending when it ended is sent by the next, once its time is over', async () => {
  const outbox = await newOutbox()
  await outbox.put('a', mail, start)
  // The process ends while the server has the word: its promise never settles.
  void sendDue(
    outbox,
    () => new Promise<never>(() => {}),
    () => start,
  )
  await vi.waitFor(async () => expect(await states(outbox)).toEqual(['a sending 0']))
  const { taken, url } = await mailServer()
  const send = createSend(url, 'noreply@lesroute.test')
  await sendDue(outbox, send, () => start + 9 * minute)
  expect(taken).toEqual([])
  await sendDue(outbox, send, () => start + 10 * minute)
  expect(taken).toHaveLength(1)
  expect(await states(outbox)).toEqual(['a sent 0'])
})

test('several processes that share the folder send each message once', async () => {
  const outbox = await newOutbox()
  const ids = Array.from({ length: 12 }, (_, index) => `m${index}`)
  for (const id of ids) await outbox.put(id, mail, start)
  const sent: string[] = []
  const send = async (id: string) => {
    await new Promise((resolve) => setImmediate(resolve))
    sent.push(id)
  }
  await Promise.all(Array.from({ length: 8 }, () => sendDue(outbox, send, () => start)))
  expect(sent.toSorted()).toEqual(ids.toSorted())
})

test('a message that the server will never take is put aside, and holds up no other', async () => {
  silent()
  const outbox = await newOutbox()
  const { taken, url } = await mailServer()
  await outbox.put('a', { ...mail, to: 'nobody@lesroute.test' }, start)
  await outbox.put('b', mail, start)
  await sendDue(outbox, createSend(url, 'noreply@lesroute.test'), () => start)
  expect(await states(outbox)).toEqual(['a refused 1', 'b sent 0'])
  expect(taken).toHaveLength(1)
})

test('the running outbox sends what is put in, and keeps it where there is no mail server', async () => {
  const outbox = await newOutbox()
  const { taken, url } = await mailServer()
  const stopFirst = startOutbox({ outbox, smtpUrl: null, from: 'noreply@lesroute.test', pause: 5 })
  await outbox.put('a', mail, Date.now() - 1000)
  await stopFirst()
  expect(await states(outbox)).toEqual(['a waiting 0'])
  const stop = startOutbox({ outbox, smtpUrl: url, from: 'noreply@lesroute.test', pause: 5 })
  await vi.waitFor(async () => expect(await states(outbox)).toEqual(['a sent 0']))
  await stop()
  expect(taken).toHaveLength(1)
})

test('what was sent a month ago goes, what has expired goes too, and what waits stays', async () => {
  const outbox = await newOutbox()
  const day = 24 * 60 * minute
  const long = { ...mail, expires: '2030-01-01T00:00:00Z' }
  await outbox.put('sent', long, start)
  await sendDue(
    outbox,
    () => Promise.resolve(),
    () => start,
  )
  await outbox.put('waiting', long, start)
  await outbox.put('expired', { ...mail, expires: '2026-12-01T00:00:00Z' }, start)
  const ids = async () => (await outbox.list()).map(({ id }) => id)
  await clearMessages(outbox, start + 9 * day)
  expect(await ids()).toEqual(['expired', 'sent', 'waiting'])
  await clearMessages(outbox, start + 31 * day)
  expect(await ids()).toEqual(['waiting'])
})

test('a message that cannot be read keeps no other, and goes once it is old', async () => {
  const outbox = await newOutbox()
  const day = 24 * 60 * minute
  await outbox.put('a-damaged', { ...mail, expires: '2030-01-01T00:00:00Z' }, start)
  await outbox.put('expired', { ...mail, expires: '2026-11-22T00:00:00Z' }, start)
  const damaged: Outbox = {
    ...outbox,
    read: (entry) => (entry.id === 'a-damaged' ? Promise.reject(new SyntaxError('damaged')) : outbox.read(entry)),
  }
  const ids = async () => (await outbox.list()).map(({ id }) => id)
  const logged = silent()
  const noServer = async () => {
    throw new Error('no server')
  }
  for (let hours = 0; hours < 9 * 24; hours += 6) await sendDue(damaged, noServer, () => start + hours * 60 * minute)
  expect(logged.mock.calls.filter(([line]) => String(line).includes('a-damaged'))).toHaveLength(1)
  await clearMessages(damaged, start + 9 * day)
  expect(await ids()).toEqual(['a-damaged'])
  await clearMessages(damaged, start + 31 * day)
  expect(await ids()).toEqual([])
})

test('what a process that ended left unfinished in the folder goes after a day', async () => {
  const folder = await newFolder()
  const left = path.join(folder, '.unfinished-left')
  await mkdir(left, { recursive: true })
  await utimes(left, new Date(start), new Date(start))
  await clearMessages(fileOutbox(folder), start + 23 * 60 * minute)
  expect(await readdir(folder)).toEqual(['.unfinished-left'])
  await clearMessages(fileOutbox(folder), start + 25 * 60 * minute)
  expect(await readdir(folder)).toEqual([])
})

test('a message that has gone is not sent again because the outbox could not be told at once', async () => {
  const stored = await newOutbox()
  await stored.put('a', mail, start)
  let failures = 1
  const outbox: Outbox = {
    ...stored,
    move: async (entry, next) => {
      if (next.state === 'sent' && failures-- > 0) throw new Error('the disk is full')
      return stored.move(entry, next)
    },
  }
  const sent: string[] = []
  const send = async (id: string) => void sent.push(id)
  await sendDue(outbox, send, () => start)
  expect(await states(outbox)).toEqual(['a sent 0'])
  await stored.put('b', mail, start)
  failures = Infinity
  silent()
  await sendDue(outbox, send, () => start)
  await sendDue(outbox, send, () => start + minute)
  expect(sent).toEqual(['a', 'b'])
})
