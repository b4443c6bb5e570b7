/** A request that the search service refuses: the message and status go to the caller as they are. */
export class SearchRefusal extends Error {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message)
    this.name = 'SearchRefusal'
    this.status = status
    this.headers = headers
  }
}

/** A 400 for a request that cannot be understood. */
export const badRequest = (message: string): SearchRefusal => new SearchRefusal(400, message)
