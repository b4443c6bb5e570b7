/** What the site's client makes of a service that fails, by the service's own switches: each code of the contract. */
import { readItems } from '@directus/sdk'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createContentClient } from '#lib/content/client.ts'
import { errorStatus, type ErrorCode } from '#schema/errors.ts'
import { errorReply, ApiError, json } from './http/errors.ts'
import { createFaults } from './http/faults.ts'
import type { Handler } from './http/message.ts'
import { listen, type Listener } from './http/serve.ts'

let listener: Listener
let url = ''
let asked: number[] = []
/** What the service says when no fault is on. */
let says: Handler

beforeEach(async () => {
  asked = []
  says = () => json(200, { data: [{ id: 'a' }] })
  const faults = createFaults()
  listener = await listen(
    { '': faults.over('content', (request) => says(request)), '/faults': faults.control },
    {
      host: 'localhost',
      port: 0,
      patience: { request: 30_000, farewell: 0, drain: 1000 },
      report: (error) => expect.fail(String(error)),
      log: ({ url: address, status }) => address.startsWith('/items') && asked.push(status),
    },
  )
  url = `http://localhost:${listener.port}`
})
afterEach(() => listener.close())

const switchOn = async (...faults: readonly Record<string, unknown>[]) => {
  const { status } = await fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify(faults) })
  expect(status).toBe(200)
}

const createSite = (options: { readonly timeout?: number } = {}) => {
  const content = createContentClient({ url, token: 't', backoff: 1, ...options })
  return () => content(readItems('articles', { fields: ['id'] }))
}

const codes = Object.keys(errorStatus) as ErrorCode[]

test.each(codes)('%s is told as such, and tried again only where the contract says so', async (code) => {
  const read = createSite()
  await switchOn({ surface: 'content', path: '/items', code })
  await expect(read()).rejects.toMatchObject({ code, status: errorStatus[code] })
  const isRetried = code === 'REQUESTS_EXCEEDED' || code === 'SERVICE_UNAVAILABLE'
  await expect.poll(() => asked).toEqual(Array.from({ length: isRetried ? 3 : 1 }, () => errorStatus[code]))
})

test('a service that is busy for a moment is asked again when it said, and then answers', async () => {
  const times: number[] = []
  says = () => {
    times.push(Date.now())
    return times.length > 1
      ? json(200, { data: [] })
      : { ...errorReply(new ApiError('REQUESTS_EXCEEDED', 'Later.'), () => {}), headers: { 'retry-after': '1' } }
  }
  expect(await createSite()()).toEqual([])
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900)
})

test.each(['60', 'Fri, 01 Jan 2100 00:00:00 GMT'])(
  'who asks to be left alone for long is left alone: %s',
  async (value) => {
    says = () => {
      const reply = errorReply(new ApiError('SERVICE_UNAVAILABLE', 'Later.'), () => {})
      return { ...reply, headers: { ...reply.headers, 'retry-after': value } }
    }
    await expect(createSite()()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    await expect.poll(() => asked).toEqual([503])
  },
)

test('an answer that breaks off, or does not come in time, is a failure of its own kind', async () => {
  const read = createSite({ timeout: 200 })
  await switchOn({ surface: 'content', path: '/items', truncated: true })
  await expect(read()).rejects.toMatchObject({ name: 'ContentError' })
  await switchOn({ surface: 'content', path: '/items', latency: 1000 })
  await expect(read()).rejects.toMatchObject({ code: 'UNREACHABLE' })
})

test('a service that fails time after time is left alone for a second, and then trusted again', async () => {
  const read = createSite()
  await switchOn({ surface: 'content', path: '/items', status: 500 })
  for (let call = 0; call < 9; call += 1) await expect(read()).rejects.toMatchObject({ name: 'ContentError' })
  await expect.poll(() => asked).toHaveLength(5)
  await switchOn()
  await expect(read()).rejects.toMatchObject({ code: 'UNREACHABLE' })
  await expect.poll(() => read().catch(() => null), { timeout: 5000 }).toEqual([{ id: 'a' }])
})

test('refusals are answers: who is refused time after time is still asked', async () => {
  const read = createSite()
  await switchOn({ surface: 'content', path: '/items', code: 'FORBIDDEN' })
  for (let call = 0; call < 9; call += 1) await expect(read()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect.poll(() => asked).toHaveLength(9)
})

test('the clock of the service can be put wrong', async () => {
  const { control, now } = createFaults()
  const body = Buffer.from(JSON.stringify([{ clock: -3_600_000 }]))
  await control({ method: 'POST', path: '/', search: '', headers: {}, body, ip: '127.0.0.1' })
  expect(Math.abs(Date.now() - 3_600_000 - now().getTime())).toBeLessThan(1000)
})
