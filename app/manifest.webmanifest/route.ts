import type { NextRequest } from 'next/server'
import { conditionalResponse } from '#lib/site-files/conditional-response.ts'
import { env } from '#lib/env.ts'
import { isLocale, routing } from '#lib/i18n/routing.ts'
import { withSiteName } from '#lib/i18n/site-name.ts'
import { manifest } from '#lib/site-files/manifest.ts'

/** The manifest of the installed site, in the language `taal`. */
export const GET = (request: NextRequest): Response => {
  const language = request.nextUrl.searchParams.get('taal') ?? ''
  return conditionalResponse(request, {
    body: JSON.stringify(withSiteName(manifest(isLocale(language) ? language : routing.defaultLocale), env.siteName)),
    type: 'application/manifest+json; charset=utf-8',
  })
}
