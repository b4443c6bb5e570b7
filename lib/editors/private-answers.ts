/** Answers at addresses that hold a secret: no cache stores them, and no next page learns the address. */
import { seeOther } from '../forms/see-other.ts'

/** A redirect to a path of this site that leaves the secret behind: no cache stores it, no next page learns the address. */
export const leaveFor = (path: string): Response => seeOther(path, { 'referrer-policy': 'no-referrer' })

/** An answer in a sentence. */
export const say = (status: number, message: string): Response =>
  new Response(`${message}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  })
