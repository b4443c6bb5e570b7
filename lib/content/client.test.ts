import { expect, test } from 'vitest'
import { createContentClient } from './client.ts'

const read = () => ({ path: '/items/topics', method: 'GET' as const, params: { fields: ['id'] } })

/** A client whose calls get those bodies, one after the other. */
const clientOf = (bodies: readonly BodyInit[], options = {}) => {
  const left = [...bodies]
  return createContentClient({
    url: 'http://content.invalid',
    token: 't',
    backoff: 1,
    fetch: async (_input, init) => {
      const body = left.shift()
      const response = new Response(body, { headers: { 'content-type': 'application/json' } })
      if (!(body instanceof ReadableStream)) return response
      init?.signal?.addEventListener('abort', () => endings.get(body)?.error(init.signal?.reason))
      return response
    },
    ...options,
  })
}

const endings = new WeakMap<ReadableStream, ReadableStreamDefaultController>()
const begun = (then: (controller: ReadableStreamDefaultController) => void): ReadableStream => {
  const stream: ReadableStream = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data":['))
      queueMicrotask(() => {
        endings.set(stream, controller)
        then(controller)
      })
    },
  })
  return stream
}
const brokenOff = () => begun((controller) => controller.error(new TypeError('terminated')))
const endless = () => begun(() => {})
const whole = '{"data":[{"id":"a"}]}'

test('an answer that breaks off is asked for again', async () => {
  expect(await clientOf([brokenOff(), whole])(read)).toEqual([{ id: 'a' }])
})

test('an answer that does not end in time is one that is missing; a build asks again', async () => {
  await expect(clientOf([endless(), whole], { timeout: 30 })(read)).rejects.toMatchObject({
    code: 'UNREACHABLE',
    status: 0,
  })
  expect(await clientOf([endless(), whole], { timeout: 30, retriesTimeouts: true })(read)).toEqual([{ id: 'a' }])
})
