import { connection } from 'next/server'
import { readHealth } from '#lib/status/health.ts'

/** How the parts of the site do, as JSON: 200 while it can be used, 503 when a part fails. No addresses, no secrets. */
export const GET = async (): Promise<Response> => {
  await connection()
  const health = await readHealth()
  return Response.json(health, {
    status: health.status === 'error' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  })
}
