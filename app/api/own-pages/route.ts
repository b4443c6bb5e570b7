import { unstable_rethrow } from 'next/navigation'
import { NextResponse, type NextRequest } from 'next/server'
import { ownPages } from '#lib/content/own-pages.ts'
import { readNear } from '#lib/content/read-everything.ts'
import { isLocale } from '#lib/i18n/routing.ts'
import { noChoices, pageChoicesOf } from '#lib/search/page-choices.ts'
import { queryOf } from '#lib/search/state.ts'
import { reasonOf } from '#platform/error-message.ts'
import { warn } from '#platform/log.ts'

const refuse = (error: string) =>
  NextResponse.json({ error }, { status: 400, headers: { 'cache-control': 'no-store' } })

/**
 * This site's own pages that fit `q`, for the search dialog, in the language `taal`: three at most, and how many there are;
 * and the place that `q` names.
 * 400 for a query that is missing or too long, or an unknown language; none when the content API fails.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> => {
  const [query, locale] = [(searchParams.get('q') ?? '').trim(), searchParams.get('taal') ?? 'nl']
  if (!isLocale(locale)) return refuse('taal: one of nl, en')
  if (!query || queryOf(query) !== query) return refuse('q: 1 to 400 bytes of text')
  try {
    // The same place and words as on the page of results, which lists pages of the best hits' classes besides.
    const [pages, near] = await Promise.all([ownPages(locale), readNear(query)])
    const group = pages.search(near?.rest || query, new Date())
    const headers = { 'cache-control': 'public, max-age=300' }
    return NextResponse.json(pageChoicesOf(group, query, locale, near), { headers })
  } catch (error) {
    unstable_rethrow(error)
    warn('own pages: they could not be searched; the dialog shows none. Check the content API and the search service', {
      reason: reasonOf(error),
    })
    return NextResponse.json(noChoices, { headers: { 'cache-control': 'no-store' } })
  }
}
