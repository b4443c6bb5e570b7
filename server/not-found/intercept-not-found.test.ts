import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { interceptNotFoundPages } from './intercept-not-found.ts'

/** A framework that answers with the status and the type that are asked of it, below a door that answers what is missing. */
const server = createServer((request, response) => {
  const asked = new URL(request.url ?? '/', 'http://site.invalid').searchParams
  interceptNotFoundPages(response, (form) => response.writeHead(301, { location: '/elders', 'x-form': form }).end())
  response.setHeader('x-own', 'van het raamwerk')
  response.setHeader('content-type', asked.get('type') ?? '')
  response.writeHead(Number(asked.get('status')))
  response.write('een ')
  response.end('lijf')
})
await new Promise<void>((resolve) => server.listen(0, resolve))
const { port } = server.address() as AddressInfo
afterAll(() => server.close())

const ask = (status: number, type: string) =>
  fetch(`http://localhost:${port}/?${new URLSearchParams({ status: String(status), type }).toString()}`, {
    redirect: 'manual',
  })

test.each([
  ['text/html; charset=utf-8', 'page'],
  ['text/markdown; charset=utf-8', 'alternate'],
])('what is missing as %s is answered by the door, as a %s', async (type, form) => {
  const answer = await ask(404, type)
  expect([answer.status, answer.headers.get('x-form'), answer.headers.get('x-own')]).toEqual([301, form, null])
  expect(await answer.text()).toBe('')
})

test.each([
  [200, 'text/html'],
  [200, 'text/markdown'],
  [404, 'application/json'],
])('%i as %s passes as it is', async (status, type) => {
  const answer = await ask(status, type)
  expect([answer.status, await answer.text()]).toEqual([status, 'een lijf'])
})
