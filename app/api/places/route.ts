import { NextResponse, type NextRequest } from 'next/server'
import { nearestPlace, suggestPlaces } from '#lib/geo/places.ts'

const suggested = 8
/** Degrees, with two decimals at most: about a kilometre, so that nobody's door is ever asked for. */
const pointPattern = /^(\d{1,2}(?:\.\d{1,2})?),(\d{1,2}(?:\.\d{1,2})?)$/

/**
 * Places whose name begins with `q`, or the postcode it is, eight at most, the largest first; or the place nearest to
 * `near` (latitude, longitude). Nothing about the asker is kept.
 */
export const GET = (request: NextRequest): NextResponse => {
  const { searchParams } = request.nextUrl
  const [, lat, lng] = pointPattern.exec(searchParams.get('near') ?? '') ?? []
  const near = lat && lng ? nearestPlace(Number(lat), Number(lng)) : null
  const found = lat
    ? [near].filter((place) => place !== null)
    : suggestPlaces((searchParams.get('q') ?? '').slice(0, 80), suggested)
  return NextResponse.json(
    { places: found.map(({ name }) => name) },
    { headers: { 'cache-control': 'public, max-age=86400' } },
  )
}
