import { NextResponse, type NextRequest } from 'next/server'
import { suggestPlaces } from '#lib/content/places.ts'
import { readPlacesQuery } from '#lib/geo/places-query.ts'
import { nearestPlace } from '#lib/geo/places.ts'

const suggested = 8

/** The name of the place nearest to a point, if there is one. */
const near = (lat: number, lng: number): readonly string[] => {
  const place = nearestPlace(lat, lng)
  return place ? [place.name] : []
}

/**
 * Places whose name begins with `q`, or the postcode it is, eight at most, the largest first; or the place nearest to
 * `near` (latitude, longitude), which is looked up here alone; 400 with the parameter that is not right and its bound.
 * Nothing about the visitor is stored.
 */
export const GET = async ({ nextUrl: { searchParams } }: NextRequest): Promise<NextResponse> => {
  const query = readPlacesQuery(searchParams)
  if ('error' in query) return NextResponse.json(query, { status: 400, headers: { 'cache-control': 'no-store' } })
  const places = 'near' in query ? near(query.near.lat, query.near.lng) : await suggestPlaces(query.start, suggested)
  return NextResponse.json({ places }, { headers: { 'cache-control': 'public, max-age=86400' } })
}
