/** The answer to an address that holds a secret. */

/** A redirect to a path of this site that leaves the secret behind: no cache stores it, no next page learns the address. */
export const leaveFor = (path: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: path, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
