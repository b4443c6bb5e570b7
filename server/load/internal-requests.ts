/** How this process knows what it asks of itself: parts of a request that is under way, which must not wait behind it. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const header = 'x-part-of-request'
/** Known to this process alone. */
const key = randomUUID()

/** Headers of what the process asks of itself. Chosen: a header, since the request goes over HTTP like any other. */
export const ownHeaders: Readonly<Record<string, string>> = { [header]: key }

/** Whether this process asked it of itself. */
export const isOwn = ({ headers }: IncomingMessage): boolean => headers[header] === key
