import { NextResponse, type NextRequest } from 'next/server'
import { suggestPlaces } from '#lib/geo/places.ts'

/** Places whose name begins with `q`, eight at most, the largest first. Nothing about the asker is kept. */
export const GET = (request: NextRequest): NextResponse => {
  const text = (request.nextUrl.searchParams.get('q') ?? '').slice(0, 80)
  const places = suggestPlaces(text, 8).map(({ name }) => name)
  return NextResponse.json({ places }, { headers: { 'cache-control': 'public, max-age=86400' } })
}
