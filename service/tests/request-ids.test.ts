/** One id links a line of the site's log to the log lines of all requests to the service on its behalf. */
import { createServer, get } from 'node:http'
import { readItems } from '@directus/sdk'
import { expect, test } from 'vitest'
import { createContentClient } from '#lib/content/client.ts'
import { createListener } from '#server/http-adapter.ts'
import { createRequestLog } from '#server/observability/request-log.ts'
import { watchUpstreams } from '#server/observability/upstream-calls.ts'
import { json } from '../http/errors.ts'
import type { Access } from '../http/log.ts'
import { listen } from '../http/serve.ts'

// ASVS 1.7.1
test('a call to the service bears the id of the request that it is made for', async () => {
  const accesses: Access[] = []
  const lines: string[] = []
  const service = await listen(
    { '': () => json(200, { data: [] }) },
    { host: 'localhost', port: 0, report: (error) => expect.fail(String(error)), log: (one) => accesses.push(one) },
  )
  const url = `http://localhost:${service.port}`
  const unwatch = watchUpstreams({ content: url, search: `${url}/search` }, () => {})
  const content = createContentClient({ url, token: 't' })
  const logRequest = createRequestLog({ routeOf: () => '/zoeken', log: (line) => lines.push(line) })
  const site = createServer(
    createListener({
      run: (request) =>
        logRequest(request, async () => {
          // The search library sends requests by node:http.
          const search = new Promise((resolve) =>
            get(`${url}/search/1`, (incoming) => incoming.resume().once('end', resolve)),
          )
          await Promise.all([content(readItems('articles')), search])
          return { status: 200, headers: {}, body: null }
        }),
      framework: async () => {},
      clientIpOf: () => '127.0.0.1',
    }),
  )
  await new Promise<void>((resolve) => site.listen(0, resolve))
  const address = site.address()
  try {
    const page = `http://localhost:${typeof address === 'object' && address ? address.port : 0}/`
    const echoed = await fetch(page, { headers: { 'x-request-id': 'gegeven' } })
    const generatedId = (await fetch(page)).headers.get('x-request-id') ?? ''
    expect(echoed.headers.get('server-timing')).toMatch(/content;dur=\d+\.\d/)
    expect(echoed.headers.get('server-timing')).toMatch(/search;dur=\d+\.\d/)
    await expect.poll(() => accesses.length + lines.length).toBe(6)
    expect(accesses.map(({ id }) => id)).toEqual(['gegeven', 'gegeven', generatedId, generatedId])
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ id: 'gegeven' }, { id: generatedId }])
    // A call outside any request bears no id of another.
    await content(readItems('articles'))
    await expect.poll(() => accesses.length).toBe(5)
    expect([undefined, 'gegeven', generatedId]).not.toContain(accesses.at(-1)?.id)
  } finally {
    site.close()
    unwatch()
    await service.close()
  }
})
