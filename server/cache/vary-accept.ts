/** Adds `Vary: Accept` to pages that answer as HTML or as Markdown. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { variesByAccept } from '#lib/markdown-alternates/alternate-addresses.ts'

/**
 * Adds `Accept` to what the answer varies by, where the page has an alternate in Markdown. Source: RFC 9110, 12.5.5.
 * Chosen: with the head of the answer, since the framework writes `Vary` anew for every page.
 */
export const addVaryAccept = ({ url = '/' }: IncomingMessage, response: ServerResponse): void => {
  const [path = '/'] = url.split('?')
  if (!variesByAccept(path)) return
  const writeHead = response.writeHead.bind(response)
  Object.assign(response, {
    writeHead: (...parts: Parameters<typeof writeHead>) => {
      response.appendHeader('vary', 'Accept')
      return writeHead(...parts)
    },
  })
}
