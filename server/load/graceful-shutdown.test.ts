import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createGracefulShutdown } from './graceful-shutdown.ts'

type Answer = { readonly status: number; readonly connection: string | undefined; readonly body: string }

const setUp = async (patience = 5000) => {
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    if (!door.admits(request, response)) return
    if (request.url === '/slow') waiting.push(() => response.end('slow'))
    else response.end('quick')
  })
  const door = createGracefulShutdown({ server, health: ['/health'], farewell: 100, patience })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const agent = new Agent({ keepAlive: true, maxSockets: 2 })
  onTestFinished(() => {
    agent.destroy()
    server.closeAllConnections()
    server.close()
  })
  const ask = (path: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const read = async (response: IncomingMessage) => {
        const chunks: Buffer[] = []
        for await (const chunk of response) chunks.push(Buffer.from(chunk))
        const { statusCode: status = 0, headers } = response
        resolve({ status, connection: headers.connection, body: Buffer.concat(chunks).toString() })
      }
      get({ port, path, agent }, (response) => void read(response).catch(reject)).once('error', reject)
    })
  return { door, ask, waiting, port }
}

test('whoever is being answered gets the answer; whoever comes late is told that it is the last; then nobody comes in', async () => {
  const { door, ask, waiting } = await setUp()
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'keep-alive' })
  const slow = ask('/slow')
  await expect.poll(() => waiting.length).toBe(1)

  let isOver = false
  const over = door.drain().then(() => (isOver = true))
  expect(await ask('/health?of=site')).toMatchObject({ status: 503, connection: 'close' })
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'close' })
  await expect.poll(() => ask('/').catch(({ code }: { code: string }) => code)).toBe('ECONNREFUSED')
  expect(isOver).toBe(false)

  waiting[0]?.()
  expect(await slow).toMatchObject({ status: 200, connection: 'close', body: 'slow' })
  await over
})

test('a line that was opened and never used does not keep it from ending', async () => {
  const { door, port } = await setUp()
  const line = connect(port, 'localhost')
  await once(line, 'connect')
  const start = Date.now()
  await door.drain()
  expect(Date.now() - start).toBeLessThan(2000)
})

test('what does not end is cut', async () => {
  const { door, ask, waiting } = await setUp(200)
  const slow = ask('/slow').catch(({ code }: { code: string }) => code)
  await expect.poll(() => waiting.length).toBe(1)
  await door.drain()
  expect(await slow).toBe('ECONNRESET')
})
