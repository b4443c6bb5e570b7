import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSearchClient, type TokenSource } from './client.ts'

type Call = { readonly key: string | null; readonly preflight: boolean; readonly body: string }

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** A search service that answers each call with the next status, and the last one from then on. */
const serve = async (...statuses: readonly number[]) => {
  const calls: Call[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await read(request)
    const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 200
    const key = request.headers['x-algolia-api-key']
    calls.push({ key: typeof key === 'string' ? key : null, preflight: request.method === 'OPTIONS', body })
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(status === 200 ? { results: [] } : { message: 'no', status }))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    calls,
    connection: { appId: 'TEST', url: `http://localhost:${port}/search/`, namesVisits: false, insights: false },
  }
}

const tokens = (current: string | null, fresh: string | null): TokenSource => ({
  current: async () => current,
  fresh: async () => fresh,
})
const requests = [{ indexName: 'articles', query: 'pabo' }]

test('a token that is refused is replaced once, unseen', async () => {
  const { calls, connection } = await serve(403, 200)
  const client = createSearchClient(connection, tokens('old', 'new'))
  expect(await client.search(requests)).toMatchObject({ results: [] })
  expect(calls.map(({ key }) => key)).toEqual(['old', 'new'])
})

test('a fresh token that is refused too is the end of it', async () => {
  const { calls, connection } = await serve(403)
  await expect(createSearchClient(connection, tokens('old', 'new')).search(requests)).rejects.toMatchObject({
    status: 403,
  })
  expect(calls).toHaveLength(2)
})

test('without a token no request is sent', async () => {
  const { calls, connection } = await serve(200)
  const none = createSearchClient(connection, tokens(null, null))
  await expect(none.search(requests)).rejects.toMatchObject({ name: 'SearchUnavailableError' })
  expect(calls).toEqual([])
})

test('loss of access during a visit is reported as such', async () => {
  const { connection } = await serve(403)
  const ended = createSearchClient(connection, tokens('old', null))
  await expect(ended.search(requests)).rejects.toMatchObject({ name: 'SearchUnavailableError' })
})

test('a failure of the service is reported, and later searches succeed again', async () => {
  const { connection } = await serve(500, 200)
  const client = createSearchClient(connection, tokens('a', 'b'))
  await expect(client.search(requests)).rejects.toMatchObject({ name: 'RetryError' })
  expect(await client.search(requests)).toMatchObject({ results: [] })
})

test.each([
  ['english spoken', []],
  ['teacher salary', []],
  ['salaris leraar', ['english:false']],
  ['in deeltijd', ['english:false']],
])('“%s” on a Dutch list asks for Dutch texts first: %j', async (query, optionalFilters) => {
  const { calls, connection } = await serve(200)
  const request = { indexName: 'faqs', query, optionalFilters: ['english:false'] }
  await createSearchClient(connection, tokens('a', 'b')).search([request])
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject({ requests: [{ query, optionalFilters }] })
})

test('a visit is named in the body, and only where that is wanted', async () => {
  const { calls, connection } = await serve(200)
  await createSearchClient(connection, tokens('a', 'b'), { visit: () => 'anonymous-1' }).search(requests)
  await createSearchClient(connection, tokens('a', 'b')).search(requests)
  expect(calls.map(({ body, preflight }) => [body.includes('"userToken":"anonymous-1"'), preflight])).toEqual([
    [true, false],
    [false, false],
  ])
})
