import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openObjectStorage } from './object-storage.ts'

let folder = ''
const silence = 1000
/** Sends twelve pieces, of which all together take longer than a silence may; `stalled` ends before the last. */
const server = createServer(async ({ url }, response) => {
  for (let piece = 0; piece < 12; piece += 1) {
    if (piece === 11 && url?.includes('stalled')) return
    response.write(`${piece} `)
    await pause(silence / 10)
  }
  response.end()
})

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lesroute-storage-'))
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const download = async (name: string) => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const settings = { region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' }
  const file = path.join(folder, name)
  const storage = openObjectStorage({ bucketUrl: `http://localhost:${port}/media`, ...settings }, silence)
  await storage.download(name, file)
  return readFile(file, 'utf8')
}

test('a download takes as long as it takes while something comes, and fails in a silence', async () => {
  expect(await download('slow')).toBe('0 1 2 3 4 5 6 7 8 9 10 11 ')
  await expect(download('stalled')).rejects.toThrow('silent')
})
