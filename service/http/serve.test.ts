import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listener } from './serve.ts'

let listener: Listener
const reported: unknown[] = []

beforeAll(async () => {
  const echo = () => ({ status: 200, headers: {}, body: 'ok' })
  listener = await listen({ '': echo }, { host: 'localhost', port: 0, report: (error) => reported.push(error) })
})
afterAll(() => listener.close())

/** The whole answer to bytes on a socket, as text. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(listener.port, 'localhost', () => socket.write(text))
    let answer = ''
    socket.setTimeout(3000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })

const head = 'host: localhost\r\nconnection: close\r\n'

test.each([
  ['an address that cannot be decoded', `GET /%zz HTTP/1.1\r\n${head}\r\n`, 404, 'ROUTE_NOT_FOUND'],
  ['headers without end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n${head}\r\n`, 431, 'INVALID_QUERY'],
  ['what is no request', 'hallo daar\r\n\r\n', 400, 'INVALID_QUERY'],
  ['a body beyond the limit', `POST / HTTP/1.1\r\ncontent-length: 2000000\r\n${head}\r\n`, 400, 'INVALID_PAYLOAD'],
])('%s is refused in the envelope', async (_case, request, status, code) => {
  const answer = await raw(request)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ errors: [{ extensions: { code } }] })
  expect(reported).toEqual([])
})
