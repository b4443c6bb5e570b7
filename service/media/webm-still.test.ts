import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webmStill } from './webm-still.ts'

let folder = ''
let endless = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lesroute-still-'))
  endless = path.join(folder, 'endless.webm')
  // Two bytes an element, each of which says "nothing here": minutes of reading.
  await writeFile(endless, Buffer.from('ec80'.repeat(2_000_000), 'hex'))
})
afterAll(() => rm(folder, { recursive: true }))

test('a film in which nothing is found in time is refused', async () => {
  const { signal } = new AbortController()
  await expect(webmStill(endless, 1, { signal, filmSeconds: 0.2 })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('takes too long'),
  })
})

test('the search ends when the request is aborted', async () => {
  const caller = new AbortController()
  const still = webmStill(endless, 1, { signal: caller.signal, filmSeconds: 20 })
  caller.abort(new Error('gone'))
  await expect(still).rejects.toThrow('gone')
})
