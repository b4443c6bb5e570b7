import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createLoad, type Sample } from './load.ts'
import { riseOf, slopeOf } from './soak.ts'

test('a line through points is told from noise around a level', () => {
  expect(slopeOf([1, 3, 5, 7])).toBeCloseTo(2)
  expect(slopeOf([4, 4, 4])).toBe(0)
  expect(slopeOf([4])).toBe(0)
  expect(riseOf([10, 90, 50, 100, 100, 100, 100, 100, 100])).toBe(0)
  expect(riseOf([0, 0, 0, 100, 110, 120, 130, 140, 150])).toBeCloseTo(50 / 125)
})

test('a load tells answers, refusals and failures apart, and goes on where nobody answers', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/gone') request.socket.destroy()
    else response.writeHead(Number(request.url?.slice(1))).end('x')
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const site = `http://localhost:${(server.address() as AddressInfo).port}`
  const paths = ['/200', '/303', '/404', '/429', '/503', '/500', '/gone']
  let sent = 0
  const samples: Sample[] = []
  const load = createLoad(
    () => ({ kind: 'page', url: site + (paths[sent++ % paths.length] ?? '') }),
    (sample) => samples.push(sample),
  )
  await load.atRate(140, 0.1)
  server.close()
  server.closeAllConnections()
  const before = samples.splice(0)
  await load.atRate(30, 0.1)
  load.close()
  const count = (some: readonly Sample[]) =>
    Object.fromEntries([...Map.groupBy(some, ({ outcome }) => outcome)].map(([name, { length }]) => [name, length]))
  expect(count(before)).toEqual({ ok: 6, refused: 4, failed: 4 })
  expect(count(samples)).toEqual({ failed: 3 })
})
