import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import compression from 'compression'
import { afterAll, expect, test } from 'vitest'
import { addVaryAccept } from './vary-accept.ts'

const compress = compression()
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  compress(request, response, () => {})
  addVaryAccept(request, response)
  answer(response)
})
await new Promise<void>((resolve) => server.listen(0, resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const variesOf = async (path: string, given: typeof answer) => {
  answer = given
  const { headers } = await fetch(`http://localhost:${port}${path}`)
  return (headers.get('vary') ?? '').toLowerCase().split(', ')
}

/** As the framework does: anew, whatever stood there before. */
const page = (response: ServerResponse) => {
  response.setHeader('vary', 'rsc, next-router-state-tree')
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end('<h1>Een pagina</h1>')
}

test('a page with an alternate varies by what is accepted, beside what it varied by already', async () => {
  expect(await variesOf('/kennisbank?q=a', page)).toEqual([
    'rsc',
    'next-router-state-tree',
    'accept',
    'accept-encoding',
  ])
  expect(await variesOf('/', (response) => response.end())).toContain('accept')
})

test.each(['/zoeken', '/kennisbank.md', '/_next/static/a.js'])('%s does not', async (path) =>
  expect(await variesOf(path, page)).not.toContain('accept'),
)
