import { connection } from 'next/server'
import { env } from '#lib/env.ts'

/**
 * The service worker, or with OFFLINE_READING=0, and while the site is being developed, one that takes itself and all
 * that was kept away. Browsers ask for it at every visit, so that the switch reaches everybody who comes back.
 */
export const GET = async (): Promise<Response> => {
  await connection()
  return new Response(`importScripts('/offline-${env.offlineReading ? 'worker' : 'removal'}.js')\n`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
