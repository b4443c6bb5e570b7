'use client'

import useSWR from 'swr'

/** Letters after which places are suggested. */
export const leastLetters = 2

/** Without the letters of a postcode: they name a street, and four digits find the town. */
export const withoutLetters = (text: string): string => text.trim().replace(/^(\d{4})\s?[a-z]{1,2}(?=$|[\s,])/i, '$1')

/** @throws TypeError without a network. */
export const fetchPlaces = async (address: string): Promise<readonly string[]> => {
  const body: unknown = await (await fetch(address)).json()
  const places: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'places') : null
  return Array.isArray(places) ? places.map(String) : []
}

/** The places that begin with the text; none for null, and for too few letters. */
export const usePlaces = (text: string | null): readonly string[] => {
  const start = withoutLetters(text ?? '').toLowerCase()
  const isLong = start.length >= leastLetters
  const { data = [], isLoading } = useSWR(isLong ? `/api/places?q=${encodeURIComponent(start)}` : null, fetchPlaces, {
    keepPreviousData: true,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  // Until those of this text come, former ones that do not begin with it could be chosen by mistake.
  const fitting = isLoading ? data.filter((name) => name.toLowerCase().startsWith(start)) : data
  return isLong ? fitting : []
}
