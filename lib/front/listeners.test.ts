import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createMetrics } from '#server/observability/metrics.ts'
import { createGracefulShutdown } from '#server/load/graceful-shutdown.ts'
import { createResponseCache } from '#server/cache/response-cache.ts'
import { createLoadShedding } from '#server/load/load-shedding.ts'
import { createRequests } from '#server/observability/request-log.ts'

const listen = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const server = createServer(answer)
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return { server, site: `http://localhost:${(server.address() as AddressInfo).port}` }
}

test('all parts of the front door wait for the end of an answer together', async () => {
  const routeOf = () => '/zoeken'
  const metrics = createMetrics({ routeOf })
  const asRequest = createRequests({ routeOf, log: () => {} })
  const keptAnswers = createResponseCache()
  const underPressure = createLoadShedding({ routeOf, mostRequests: 9, mostRenders: 1 })
  const counts: number[] = []
  const waiting: (() => void)[] = []
  let arrived = 0
  const { site, server } = await listen((request, response) => {
    arrived += 1
    metrics.observe(request, response)
    asRequest(request, response, () => {
      keptAnswers(request, response)
      door.admits(request, response)
      underPressure(request, response, () => {
        counts.push(response.listenerCount('close'))
        response.setHeader('cache-control', 'no-store')
        if (request.url === '/wacht') waiting.push(() => response.end())
        else response.end()
      })
    })
  })
  const door = createGracefulShutdown({ server, health: [] })
  const ask = async (path: string) => (await fetch(site + path)).text()
  await ask('/')
  // Now the route is known to be made for one visitor: the next has the only place, and the last stands in line.
  const asked = [ask('/wacht')]
  await expect.poll(() => waiting.length).toBe(1)
  asked.push(ask('/'))
  await expect.poll(() => arrived).toBe(3)
  waiting[0]?.()
  await Promise.all(asked)
  expect(counts).toEqual([1, 1, 1])
})
