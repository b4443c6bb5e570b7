import { NextResponse, type NextRequest } from 'next/server'
import { municipalityName } from '#lib/geo/municipality-name.ts'
import { deskQuery } from '#lib/search/desk-query.ts'
import { tryToUnderstand } from '#lib/content/understanding.ts'
import { readUnderstandQuery } from '#lib/search/understand/query.ts'

/**
 * What a query about programmes says: `rest`, the words to search for; `understood`, the spans that are a filter or a place; `unused`, those
 * that nothing is searched for by; `shown`, the query without its places and those;
 * `place`, with its position; `desks`, what is searched among regional desks in place of the query, null for the query itself. 400 with the parameter that is not right and its bound, 503 while search does not answer. Nothing about the visitor is stored.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> => {
  const read = readUnderstandQuery(searchParams)
  if ('error' in read) return NextResponse.json(read, { status: 400, headers: { 'cache-control': 'no-store' } })
  const understanding = await tryToUnderstand(read.query, read.literal, read.hasPlaces, read.travel)
  // Cached, it would be plain words long after the search answers again.
  if (!understanding)
    return NextResponse.json(
      { error: 'the search does not answer' },
      { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
    )
  const desks = deskQuery(read.query, understanding, municipalityName)
  return NextResponse.json({ ...understanding, desks }, { headers: { 'cache-control': 'public, max-age=300' } })
}
