/** A client of the content API whose every call gets one answer, and the calls that it made. */
import { createContentClient } from './client.ts'

export const calls: URL[] = []

export const answering = (status: number, body: unknown) =>
  createContentClient({
    url: 'http://content.invalid',
    token: 't',
    backoff: 1,
    fetch: async (input) => {
      calls.push(new URL(input instanceof Request ? input.url : input))
      return Response.json(body, { status })
    },
  })
