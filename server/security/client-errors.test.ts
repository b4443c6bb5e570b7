import { once } from 'node:events'
import { createServer, maxHeaderSize } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createClientErrors } from '#platform/client-errors.ts'
import { clientErrorAnswer } from './client-errors.ts'

const server = createServer((_request, response) => response.end('ok'))
beforeEach(async () => {
  server.removeAllListeners('clientError').on('clientError', createClientErrors(30_000, clientErrorAnswer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const answerTo = async (request: string): Promise<string> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(request)
  return text(socket)
}

test('an address that is too long is answered with a page in its language', async () => {
  const long = 'x'.repeat(maxHeaderSize + 100)
  const dutch = await answerTo(`GET /zoeken?q=${long} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(dutch).toMatch(/^HTTP\/1\.1 431 .*\r\ncontent-type: text\/html/)
  expect(dutch).toContain('<html lang="nl">')
  expect(dutch).toContain(`hooguit ${maxHeaderSize} bytes`)
  const english = await answerTo(`GET /en/search?q=${long} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect(english).toContain('<html lang="en">')
})

test('what is no request is answered with a line, and the connection is closed', async () => {
  expect(await answerTo('nonsense\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 Bad Request\r\n.*connection: close\r\n\r\nDit is geen/s,
  )
})
