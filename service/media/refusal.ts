/** A request that gets an error status, an `x-cld-error` header with the message, and an empty body. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
  }
}

/**
 * A refusal for a part of the transformation that cannot be read or has a value out of range (400).
 * Chosen: the wording follows what clients of the public convention already know from its error header.
 */
export function invalidComponent(component: string, why?: string): Refusal {
  return new Refusal(400, `Invalid transformation component - ${component}${why === undefined ? '' : ` (${why})`}`)
}
