/** A redirect after a form was received, which no cache stores. Source: RFC 9110 15.4.4. */
export const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...headers } })
