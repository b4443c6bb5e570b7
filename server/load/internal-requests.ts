/** Marks requests that this process sends to itself for a request under way: in a queue they would wait for that one. */
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const header = 'x-part-of-request'
/** Known to this process alone. */
const key = randomUUID()

/** Headers of a request that this process sends to itself. */
export const internalHeaders: Readonly<Record<string, string>> = { [header]: key }

/** Whether this process sent the request itself. */
export const isInternal = (headers: IncomingHttpHeaders): boolean => headers[header] === key
