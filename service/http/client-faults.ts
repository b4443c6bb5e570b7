/** Refuses malformed HTTP requests, headers that are too large, and requests that do not end. */
import { createClientErrors, type ClientFault } from '#platform/client-errors.ts'
import { invalidQuery } from './errors.ts'
import type { Surface } from './message.ts'
import { refusalReply } from './refusal.ts'

const messageOf = ({ reason, bound }: ClientFault): string => {
  if (reason === 'long') return `The address and the headers must be at most ${bound} bytes together`
  if (reason === 'slow') return `The request must arrive within ${bound} seconds`
  return 'This is not a valid request'
}

/** Answers in the form of the surface that the address names, the root's where none has arrived, and closes the connection. */
export const createClientFaults = (surfaceAt: (url: string) => Surface, requestTimeout: number) =>
  createClientErrors(requestTimeout, (fault) => {
    const { headers, body } = refusalReply(
      surfaceAt(fault.address),
      invalidQuery(messageOf(fault)),
      () => {},
      fault.status,
    )
    return { headers, text: typeof body === 'string' ? body : '' }
  })
