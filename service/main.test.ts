/** The service as it is started: settings that reach the content API, and it alone. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { openService, type Service } from './main.ts'

let folder = ''
let service: Service | null = null

const start = async (environment: Record<string, string>) => {
  const config = readConfig({ SERVICE_PORT: '0', DATA_FOLDER: folder, ...environment })
  service = await openService(config, (error) => {
    throw error
  })
  return `http://localhost:${service.content.port}`
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lesroute-'))
})
afterEach(async () => {
  await service?.close()
  service = null
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

test('the rate limit holds for the content API alone, and not for preflights', async () => {
  const address = await start({ RATE_LIMIT: '0.01' })
  const statuses = async (where: string, method = 'GET') =>
    (await Promise.all([1, 2, 3].map(() => fetch(address + where, { method })))).map(({ status }) => status)
  expect((await statuses('/server/ping')).filter((status) => status === 429)).toHaveLength(2)
  expect(await statuses('/items/articles', 'OPTIONS')).toEqual([204, 204, 204])
  expect(await statuses('/media/image/upload/none')).not.toContain(429)
  const refusal = await fetch(`${address}/items/articles`)
  expect(Object.fromEntries(refusal.headers)).toMatchObject({
    'retry-after': '100',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
  })
})

test('the access log is written where it is asked for', async () => {
  const written: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  const address = await start({ LOG_REQUESTS: '1' })
  await fetch(`${address}/users/me?access_token=geheim`, { headers: { 'x-request-id': 'r1' } })
  await expect.poll(() => written.length).toBe(1)
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ id: 'r1', path: '/users/me?access_token=***', status: 401 })
})

test('and nowhere else', async () => {
  const write = vi.spyOn(process.stderr, 'write')
  const address = await start({})
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(`${address}/server/ping`)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(write).not.toHaveBeenCalled()
})

test.each([{ RATE_LIMIT: '-1' }, { RATE_LIMIT: 'veel' }, { LOG_REQUESTS: 'ja' }])('%j is refused by name', (wrong) =>
  expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]),
)
