import { shortened } from '../message-values.ts'
import { unlessMissing } from '#platform/optional-folder.ts'

/** A request that gets an error status, an `x-cld-error` header with the message, and an empty body. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refusal'
    this.status = status
  }
}

/** A refusal for which the stored original is to blame, and not the request: the operator has to know. */
export class UnusableOriginal extends Refusal {}

/**
 * A refusal for a part of the transformation that cannot be read or has a value out of range (400).
 * Chosen: the wording follows what clients of the public convention already know from its error header.
 */
export const invalidComponent = (component: string, why?: string): Refusal =>
  new Refusal(400, `Invalid transformation component - ${shortened(component)}${why === undefined ? '' : ` (${why})`}`)

/** The end of work that nobody waits for any more. Chosen: the status that nginx logs for it; it is sent to nobody. */
export const abandoned = (): Refusal => new Refusal(499, 'The client has gone')

/**
 * What the work on an original gives.
 * @throws UnusableOriginal 404 when its file has gone from the disk
 * Chosen: 404, since to the caller it is gone like any other.
 */
export const orNotFound = async <Result>(work: Promise<Result>): Promise<Result> => {
  const result = await unlessMissing(work)
  if (result === null) throw new UnusableOriginal(404, 'Resource not found')
  return result
}
