import { connection } from 'next/server'
import { env } from '#lib/env.ts'
import { securityContact } from '#lib/site-files/security-contact.ts'

/** The contact for reports of security vulnerabilities. */
export const GET = async (): Promise<Response> => {
  await connection()
  return new Response(securityContact({ email: env.contactEmail, siteUrl: env.siteUrl, now: new Date() }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  })
}
