import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { requestContext } from '#platform/request-context.ts'
import { createRequests } from './request-log.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const lineShape = z.strictObject({
  time: z.string(),
  event: z.literal('request'),
  id: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.union([z.number(), z.literal('aborted')]),
  ms: z.number(),
})

/** A site that answers after a turn of its queue with the id that its work is done under, and never where that is long. */
const start = async () => {
  const lines: z.output<typeof lineShape>[] = []
  const asRequest = createRequests({
    routeOf: (path) => (path.startsWith('/_next/') ? '/_next' : '/zoeken'),
    log: (line) => lines.push(lineShape.parse(JSON.parse(line))),
  })
  const server = createServer((request, response) =>
    asRequest(request, response, () => {
      if (request.url === '/zoeken/lang') return
      setTimeout(() => {
        const context = requestContext.getStore()
        context?.waited.set('search', 12.34)
        response.end(context?.id)
      }, 1)
    }),
  )
  closing.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { site: `http://localhost:${port}`, lines }
}

test('a request keeps a plain id and gets one otherwise, in its answer, its work and its line', async () => {
  const { site, lines } = await start()
  const idOf = async (given?: string) => {
    const response = await fetch(`${site}/zoeken?q=geheim`, given ? { headers: { 'x-request-id': given } } : {})
    const worked = await response.text()
    expect(response.headers.get('x-request-id')).toBe(worked)
    return worked
  }
  expect(await idOf('van-de-proxy.1')).toBe('van-de-proxy.1')
  const made = [await idOf(), await idOf('twee woorden'), await idOf('x'.repeat(200)), await idOf('<script>')]
  for (const id of made) expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(new Set(made).size).toBe(4)
  await expect.poll(() => lines.map(({ id }) => id)).toEqual(['van-de-proxy.1', ...made])
  expect(lines[0]).toMatchObject({ method: 'GET', route: '/zoeken', status: 200 })
  expect(JSON.stringify(lines)).not.toContain('geheim')
})

test('an answer tells what it waited for and how long it took; a file of the build tells nothing', async () => {
  const { site } = await start()
  const { headers } = await fetch(`${site}/zoeken`)
  expect(headers.get('server-timing')).toMatch(/^search;dur=12\.3, total;dur=\d+\.\d$/)
  expect((await fetch(`${site}/_next/static/a.js`)).headers.has('server-timing')).toBe(false)
})

test('who does not wait for the answer stands in the log as well', async () => {
  const { site, lines } = await start()
  const leave = new AbortController()
  const asked = fetch(`${site}/zoeken/lang`, { signal: leave.signal })
  setTimeout(() => leave.abort(), 50)
  await expect(asked).rejects.toThrow('aborted')
  await expect.poll(() => lines).toMatchObject([{ status: 'aborted', method: 'GET' }])
})
