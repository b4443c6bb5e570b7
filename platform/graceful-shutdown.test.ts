import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { createGracefulShutdown } from './graceful-shutdown.ts'

type Answer = { readonly status: number; readonly connection: string | undefined; readonly body: string }

const setUp = async (drainTimeout = 5000) => {
  const waiting: (() => void)[] = []
  const server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(() => response.end('slow'))
    else response.end('quick')
  })
  const shutdown = createGracefulShutdown({ server, gracePeriod: 100, drainTimeout })
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
  return { shutdown, ask, waiting, port }
}

test('requests under way get their answer, late ones an answer that closes the connection, and then no more are taken', async () => {
  const { shutdown, ask, waiting } = await setUp()
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'keep-alive' })
  const slow = ask('/slow')
  await expect.poll(() => waiting.length).toBe(1)

  let isOver = false
  const over = shutdown.drain().then(() => (isOver = true))
  expect(shutdown.isStopping()).toBe(true)
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'close' })
  await expect.poll(() => ask('/').catch(({ code }: { code: string }) => code)).toBe('ECONNREFUSED')
  expect(isOver).toBe(false)

  waiting[0]?.()
  expect(await slow).toMatchObject({ status: 200, connection: 'close', body: 'slow' })
  await over
})

test('a connection that was opened and never used does not keep it from ending', async () => {
  const { shutdown, port } = await setUp()
  const idle = connect(port, 'localhost')
  await once(idle, 'connect')
  const start = Date.now()
  await shutdown.drain()
  expect(Date.now() - start).toBeLessThan(2000)
})

test('what does not end is cut', async () => {
  const { shutdown, ask, waiting } = await setUp(200)
  const slow = ask('/slow').catch(({ code }: { code: string }) => code)
  await expect.poll(() => waiting.length).toBe(1)
  await shutdown.drain()
  expect(await slow).toBe('ECONNRESET')
})
