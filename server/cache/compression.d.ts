/** The published types ask for Express, of which it needs nothing. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}
