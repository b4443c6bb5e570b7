/** Replaces the framework's "not found" pages, which are empty until their script has run. */
import type { ServerResponse } from 'node:http'

/** The form of the missing page: HTML, or its alternate in Markdown. */
export type Form = 'page' | 'alternate'

const missingForm = (response: ServerResponse): Form | null => {
  if (response.statusCode !== 404) return null
  const type = String(response.getHeader('content-type'))
  return type.startsWith('text/html') ? 'page' : type.startsWith('text/markdown') ? 'alternate' : null
}

/**
 * Watches what is written to the response. Anything but a page or an alternate with status 404 passes untouched; that one is
 * swallowed, and `missing` is called once in its place, with a response as if nothing had been written.
 * The framework's own body for a missing item is empty until its script has run.
 */
export const interceptNotFoundPages = (response: ServerResponse, missing: (form: Form) => void): void => {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  let held: Form | null = null

  const heldForm = (): Form | null => {
    if (!response.headersSent) held ??= missingForm(response)
    return held
  }
  const release = (form: Form) => {
    Object.assign(response, { writeHead, write, end, flushHeaders })
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    missing(form)
  }

  Object.assign(response, {
    writeHead: (...parts: Parameters<typeof writeHead>) => {
      const [status] = parts
      response.statusCode = status
      return heldForm() ? response : writeHead(...parts)
    },
    flushHeaders: () => {
      if (!heldForm()) flushHeaders()
    },
    write: (...parts: Parameters<typeof write>) => heldForm() !== null || write(...parts),
    end: (...parts: Parameters<typeof end>) => {
      const form = heldForm()
      if (!form) return end(...parts)
      release(form)
      return response
    },
  })
}
