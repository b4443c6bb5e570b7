/** Responses of the framework that are held back while they turn out to be "not found" pages, so that a better one can follow. */
import type { ServerResponse } from 'node:http'

const isMissingPage = (response: ServerResponse): boolean =>
  response.statusCode === 404 && String(response.getHeader('content-type')).startsWith('text/html')

/**
 * Watches what is written to the response. Anything but an HTML page with status 404 passes untouched; that one is
 * swallowed, and `missing` is called once in its place, with a response as if nothing had been written.
 * The framework's own body for a missing item is empty until its script has run.
 */
export const holdBackMissingPages = (response: ServerResponse, missing: () => void): void => {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  let held = false

  const isHeld = (): boolean => {
    if (held) return true
    if (response.headersSent || !isMissingPage(response)) return false
    held = true
    return true
  }
  const release = () => {
    Object.assign(response, { writeHead, write, end, flushHeaders })
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    missing()
  }

  Object.assign(response, {
    writeHead: (...parts: Parameters<typeof writeHead>) => {
      const [status] = parts
      response.statusCode = status
      return isHeld() ? response : writeHead(...parts)
    },
    flushHeaders: () => {
      if (!isHeld()) flushHeaders()
    },
    write: (...parts: Parameters<typeof write>) => isHeld() || write(...parts),
    end: (...parts: Parameters<typeof end>) => {
      if (!isHeld()) return end(...parts)
      release()
      return response
    },
  })
}
