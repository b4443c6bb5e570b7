/** Says that this process answers, and nothing else. */
export const GET = (): Response => new Response('pong', { headers: { 'cache-control': 'no-store' } })
