/** A content API in the place of the network, for tests of the endpoints of editors. Import it before the route. */

type Answer = (path: string, init: RequestInit | undefined, search: string) => Response | Promise<Response>

/** What it answers, by path, and the paths that were called. */
export const contentApi: { answer: Answer; calls: string[] } = { answer: () => refusal(401), calls: [] }

const codes = { 401: 'INVALID_CREDENTIALS', 403: 'FORBIDDEN', 503: 'SERVICE_UNAVAILABLE' } as const

/** A refusal in Directus's form. */
export const refusal = (status: keyof typeof codes): Response =>
  Response.json({ errors: [{ message: 'x', extensions: { code: codes[status] } }] }, { status })

/** The account with that name, and nothing else. */
export const ada = { data: { id: 'id-of-ada', email: 'ada@example.org', first_name: 'Ada', last_name: null } }

// The SDK takes the function of the platform when it is imported.
globalThis.fetch = async (address, init) => {
  const { pathname, search } = new URL(address instanceof Request ? address.url : address)
  contentApi.calls.push(pathname)
  return contentApi.answer(pathname, init, search)
}
