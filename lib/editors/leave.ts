/** The answer to an address that holds a secret. */
import { seeOther } from '../forms/see-other.ts'

/** A redirect to a path of this site that leaves the secret behind: no cache stores it, no next page learns the address. */
export const leaveFor = (path: string): Response => seeOther(path, { 'referrer-policy': 'no-referrer' })
