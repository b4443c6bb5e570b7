import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { remake } from './remake.ts'

const server = createServer(({ url }, response) => {
  response.writeHead(Number(url?.slice(1)), { location: '/elsewhere' }).end('a page')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address() as AddressInfo
afterAll(() => void server.close())

const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterAll(() => logged.mockRestore())
beforeEach(() => logged.mockClear())

test.each([200, 308, 404])('a page that answers %d was made, has moved or is gone', async (status) => {
  await remake(`/${status}`, `http://127.0.0.1:${port}`)
  expect(logged).not.toHaveBeenCalled()
})

test.each([429, 500, 503])('a page that answers %d stays as it was, and the log says so', async (status) => {
  await remake(`/${status}`, `http://127.0.0.1:${port}`)
  expect(logged.mock.calls.join('')).toContain(`status ${status}`)
})

test('so does a page that does not answer', async () => {
  await remake('/200', 'http://127.0.0.1:9')
  expect(logged.mock.calls.join('')).toContain('not rendered again')
})
