import type { NextRequest } from 'next/server'
import { pathInLanguage } from '#lib/i18n/other-language.ts'
import { isLocale } from '#lib/i18n/routing.ts'

/**
 * From the page that a visitor is on to the same page in the language `taal`, by the address that the browser sends as the
 * referrer; to its home where there is none. 400 for an unknown language. A route handler, since the links of the layout,
 * which is rendered once for all pages, cannot name the page, and must work without script.
 */
export const GET = ({ nextUrl: { searchParams }, headers }: NextRequest): Response => {
  const locale = searchParams.get('taal') ?? ''
  const noStore = { 'cache-control': 'no-store' }
  if (!isLocale(locale)) return Response.json({ error: 'taal: one of nl, en' }, { status: 400, headers: noStore })
  const location = pathInLanguage(headers.get('referer') ?? '', locale)
  return new Response(null, { status: 307, headers: { location, ...noStore } })
}
