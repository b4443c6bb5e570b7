import { NextResponse, type NextRequest } from 'next/server'
import { suggestPlaces } from '#lib/content/places.ts'
import { nearestPlace } from '#lib/geo/places.ts'

const suggested = 8
/** Degrees, with two decimals at most: about a kilometre, so that nobody's door is ever asked for. */
const pointPattern = /^(\d{1,2}(?:\.\d{1,2})?),(\d{1,2}(?:\.\d{1,2})?)$/

/** The name of the place nearest to a point, if there is one. */
const near = (lat: number, lng: number): readonly string[] => {
  const place = nearestPlace(lat, lng)
  return place ? [place.name] : []
}

/**
 * Places whose name begins with `q`, or the postcode it is, eight at most, the largest first; or the place nearest to
 * `near` (latitude, longitude), which is looked up here alone. Nothing about the asker is kept.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> => {
  const [, lat, lng] = pointPattern.exec(searchParams.get('near') ?? '') ?? []
  const places =
    lat && lng
      ? near(Number(lat), Number(lng))
      : await suggestPlaces((searchParams.get('q') ?? '').slice(0, 80), suggested)
  return NextResponse.json({ places }, { headers: { 'cache-control': 'public, max-age=86400' } })
}
