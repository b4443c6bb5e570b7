import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { trace } from '@opentelemetry/api'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.ts'
import { startTraces } from './traces.ts'

test('spans reach the collector with the id of their request, and without what was looked for', async () => {
  const received: { readonly url: string; readonly body: string }[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ url: request.url ?? '', body: await text(request) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const collector = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => collector.listen(0, resolve))
  const stop = startTraces(`http://localhost:${(collector.address() as AddressInfo).port}`)
  requestContext.run({ id: 'gegeven', waited: new Map(), hasFault: false }, () => {
    const tracer = trace.getTracer('next.js')
    tracer.startSpan('GET /zoeken?q=geheim', { attributes: { 'http.target': '/zoeken?q=geheim' } }).end()
    tracer.startSpan('fetch', { attributes: { 'http.url': 'http://localhost/items/faqs?search=geheim' } }).end()
  })
  await stop()
  collector.close()
  expect(received.map(({ url }) => url)).toEqual(['/v1/traces'])
  const { body = '' } = received[0] ?? {}
  expect(body).toContain('lesroute')
  expect(body).toContain('"GET /zoeken"')
  expect(body).toContain('http://localhost/items/faqs"')
  expect(body.match(/"gegeven"/g)).toHaveLength(2)
  expect(body).not.toContain('geheim')
})
