/** Pages that exist, but that sitemaps and indexes leave out because others say the same or they say too little. */
import { z } from 'zod'
import { allPathnames } from '../i18n/pathname.ts'
import type { Pathname, StaticPathname } from '../i18n/routing.ts'
import { itemHref, type Href } from '../paths.ts'
import { listEvents } from './agenda.ts'
import { getRouteMap } from './career-routes.ts'
import { optionalText } from './field-parsers.ts'
import { readRows } from './reading.ts'

const isStatic = (pathname: Pathname): pathname is StaticPathname => !pathname.includes('[')

const program = z.object({ id: z.string(), slug: optionalText, path: optionalText })
const location = z.object({ id: z.string() })

/** Their addresses, with some that are listed as well. Not cached. @throws ContentError when the content API fails. */
export const listUnlistedAddresses = async (): Promise<Href[]> => {
  const [programs, locations, { routes }, events] = await Promise.all([
    readRows('programs', program),
    readRows('locations', location),
    getRouteMap('nl'),
    listEvents(),
  ])
  return [
    ...allPathnames.filter(isStatic),
    ...events.map(({ slug }): Href => ({ pathname: '/activiteiten/[slug]', params: { slug } })),
    ...(
      [
        ['programs', programs],
        ['locations', locations],
        ['routes', routes],
      ] as const
    ).flatMap(([collection, items]) => items.flatMap((item) => itemHref(collection, item) ?? [])),
  ]
}
