import { createServer } from 'node:http'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { editionReader, lastRenewal } from './list-version.ts'

afterEach(() => tagsManifest.clear())

const service = async (status: number, headers: Record<string, string>): Promise<string> => {
  const server = createServer((request, response) =>
    response.writeHead(request.url === '/server/health' ? status : 404, headers).end('{}'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

test('the edition is that of the service that answers both content and search', async () => {
  const url = await service(200, { 'x-catalogue-edition': 'spring' })
  expect(await editionReader({ contentUrl: url, contentToken: 't', searchUrl: `${url}/search` })()).toBe('spring')
  expect(await editionReader({ contentUrl: url, contentToken: 't', searchUrl: null })()).toBeNull()
  expect(await editionReader({ contentUrl: url, contentToken: 't', searchUrl: 'https://search.example' })()).toBeNull()
})

test('a service that fails, says nothing or is away has no edition', async () => {
  const [failing, silent] = [await service(503, { 'x-catalogue-edition': 'old' }), await service(200, {})]
  for (const url of [failing, silent, 'http://127.0.0.1:9'])
    expect(await editionReader({ contentUrl: url, contentToken: 't', searchUrl: url })()).toBeNull()
})

test('the last renewal is the newest moment that has come', () => {
  expect(lastRenewal()).toBe(0)
  const now = Date.now()
  tagsManifest.set('a', { stale: now - 5000, expired: now + 86_400_000 })
  tagsManifest.set('b', { expired: now - 1000 })
  expect(lastRenewal()).toBe(now - 1000)
})
