import { NextResponse, type NextRequest } from 'next/server'
import { ownPages } from '#lib/content/own-pages.ts'
import { isLocale } from '#lib/i18n/routing.ts'
import { pageChoicesOf } from '#lib/search/page-choices.ts'
import { queryOf } from '#lib/search/state.ts'

const refuse = (error: string) =>
  NextResponse.json({ error }, { status: 400, headers: { 'cache-control': 'no-store' } })

/**
 * This site's own pages that fit `q`, for the search dialog, in the language `taal`: three at most, and how many there are.
 * 400 for a query that is missing or too long, or an unknown language; none when the content API fails.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> => {
  const [query, locale] = [(searchParams.get('q') ?? '').trim(), searchParams.get('taal') ?? 'nl']
  if (!isLocale(locale)) return refuse('taal: one of nl, en')
  if (!query || queryOf(query) !== query) return refuse('q: 1 to 400 bytes of text')
  try {
    const group = (await ownPages(locale)).search(query, new Date())
    const headers = { 'cache-control': 'public, max-age=300' }
    return NextResponse.json(pageChoicesOf(group, query, locale), { headers })
  } catch {
    return NextResponse.json({ count: 0, pages: [] }, { headers: { 'cache-control': 'no-store' } })
  }
}
