import { expect, test } from 'vitest'
import { z } from 'zod'
import { requestContext } from '#platform/request-context.ts'
import { readReply, requestTo } from '../request.fixture.ts'
import { createRequestLog } from './request-log.ts'

const lineShape = z.strictObject({
  time: z.string(),
  event: z.literal('request'),
  id: z.string(),
  method: z.string(),
  route: z.string(),
  status: z.union([z.number(), z.literal('aborted')]),
  ms: z.number(),
})

/** Answers with the id that its work is done under, after a call to search. */
const start = () => {
  const lines: z.output<typeof lineShape>[] = []
  const step = createRequestLog({
    routeOf: (path) => (path.startsWith('/_next/') ? '/_next' : '/zoeken'),
    log: (line) => lines.push(lineShape.parse(JSON.parse(line))),
  })
  const ask = async (address: string, status: number | 'aborted' = 200) => {
    const request = requestTo(address, { id: 'van-de-proxy.1' })
    const reply = await readReply(
      step(request, async () => {
        await Promise.resolve()
        const context = requestContext.getStore()
        context?.waited.set('search', 12.34)
        return { status: 200, headers: {}, body: Buffer.from(context?.id ?? '') }
      }),
    )
    request.end(status)
    return reply
  }
  return { ask, lines }
}

// ASVS 7.1.2 7.1.4
test('the id of a request stands in its reply, its work and its line, and nothing of its query', async () => {
  const { ask, lines } = start()
  const { header, text } = await ask('/zoeken?q=geheim')
  expect([header('x-request-id'), text]).toEqual(['van-de-proxy.1', 'van-de-proxy.1'])
  await expect.poll(() => lines).toMatchObject([{ id: 'van-de-proxy.1', method: 'GET', route: '/zoeken', status: 200 }])
  expect(JSON.stringify(lines)).not.toContain('geheim')
})

test('a reply names what it waited for and how long it took; a file of the build has its id alone', async () => {
  const { ask } = start()
  expect((await ask('/zoeken')).header('server-timing')).toMatch(/^search;dur=12\.3, total;dur=\d+\.\d$/)
  expect((await ask('/_next/static/a.js')).headers).toEqual({ 'x-request-id': 'van-de-proxy.1' })
})

test('a client that goes before the end stands in the log as well', async () => {
  const { ask, lines } = start()
  await ask('/zoeken', 'aborted')
  await expect.poll(() => lines).toMatchObject([{ status: 'aborted', method: 'GET' }])
})
