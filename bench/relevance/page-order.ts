/** The list over everything as the Dutch site orders it, made of the sample without a site: engine, own pages and merge. */
import { generateCatalogue } from '#sample/generate.ts'
import type { SearchEngine } from '#service/search/engine.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { usualName } from '#lib/i18n/site-name.ts'
import { canonicalRoutes } from '#lib/routes/route-map.ts'
import { mergeKinds } from '#lib/search/merge-kinds.ts'
import { ownPageList, type PageItem } from '#lib/search/own-page-list.ts'
import { indexOwnPages } from '#lib/search/own-pages.ts'
import { withVotedPages } from '#lib/search/voted-pages.ts'
import { nearOf } from '#lib/search/read-near.ts'
import { searchNear } from '#lib/search/search-near.ts'
import { programsPage } from '#lib/search/list-pages.ts'
import { namedInstitution, understoodFilters } from '#lib/search/understand/filters.ts'
import { understand } from '#lib/search/understand/understand.ts'
import { vocabularyOf } from '#lib/search/understand/vocabulary.ts'
import { isCountry } from '#lib/geo/country.ts'
import { areasOfPlace } from '#lib/geo/area-of-place.ts'
import { findPlace } from '#lib/geo/places.ts'
import { isNearlyPlace } from '#lib/geo/place-suggestions.ts'
import { municipalityName } from '#lib/geo/municipality-name.ts'
import { valuesAt } from '#service/search/paths.ts'
import { recordsOf } from './systems.ts'
import { pageLength, type Group, type SearchHit } from '#lib/search/everything-state.ts'

type Row = Readonly<Record<string, unknown>>

const { items } = generateCatalogue({ seed: 1 })
const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const rowsOf = (name: string): readonly Row[] => items[name] ?? []

const itemOf = (row: Row): PageItem => ({
  id: String(row['id']),
  slug: String(row['slug']),
  path: text(row['path']),
  title: String(row['title'] ?? row['name']),
  summary: text(row['description']),
  names: Array.isArray(row['alt_names']) ? row['alt_names'].map(String) : [],
})
const itemsOf = (name: string): PageItem[] => rowsOf(name).map(itemOf)

const routes = () => {
  const steps = Map.groupBy(rowsOf('routes_route_steps'), (row) => row['routes_id'])
  const cards = rowsOf('routes')
    .toSorted((one, other) => Number(one['duration_in_months']) - Number(other['duration_in_months']))
    .map((row) => ({
      ...itemOf(row),
      steps: (steps.get(row['id']) ?? [])
        .toSorted((one, other) => Number(one['sort']) - Number(other['sort']))
        .map((step) => String(step['route_steps_id'])),
    }))
  return canonicalRoutes(cards)
}

/** Their values, which no query of the bench holds, are left out. */
const figures = () => {
  const bySeries = new Map(rowsOf('figures').map((row) => [String(row['series']), String(row['name'])]))
  return [...bySeries].map(([series, title]) => ({ series, title, dutch: title, language: 'nl' as const, summary: '' }))
}

const sampleOwnPages = () => {
  const cities = new Map(rowsOf('locations').map((row) => [row['id'], text(row['city'])]))
  const events = rowsOf('scheduled_events').map((row) => ({
    ...itemOf(row),
    english: row['english'] === true,
    city: cities.get(row['location']) ?? null,
    end: Date.parse(String(row['ends_at'])),
    isSample: row['sample'] === true,
  }))
  return indexOwnPages(
    ownPageList(
      {
        classes: [
          ['sector', 'sectors', itemsOf('sectors')],
          ['theme', 'themas', itemsOf('themas')],
          ['role', 'roles', itemsOf('roles')],
          ['qualification', 'qualifications', itemsOf('qualifications')],
          ['track', 'tracks', itemsOf('tracks')],
          ['topic', 'topics', itemsOf('topics')],
          ['route', 'routes', routes()],
        ],
        events,
        figures: figures(),
      },
      'nl',
      usualName,
    ),
  )
}

const programs = recordsOf('programs')
const facets = Object.fromEntries(
  programsPage.facets.map(({ attribute }) => [
    attribute,
    [...new Set(programs.flatMap((record) => valuesAt(record, attribute).map(String)))],
  ]),
)
const vocabulary = vocabularyOf({ facets, isPlace: (name) => findPlace(name) !== null, isNearly: isNearlyPlace })

/** The place that a query names, as the site understands it. */
const placeIn = (query: string) => {
  const { understood, unused = [] } = understand(query, vocabulary)
  const { place: span } = understoodFilters({ rest: '', understood })
  const place = span && !isCountry(span.value) && findPlace(span.value)
  const areas = place ? areasOfPlace(place) : null
  return nearOf(query, { understood, unused, place: place || null, areas }, municipalityName)
}

/** The path of a hit as judgements name it: an episode by its name alone. */
const pathOf = ({ href }: SearchHit): string =>
  getPathname({ href, locale: 'nl' }).replace(/^(\/media\/podcasts)\/[^/]+\//, '$1/')

/** What gives the groups of hits that the list of a query is made of, the own pages among them. */
const groupsBy = (engine: SearchEngine): ((query: string) => Promise<Group[]>) => {
  const pages = sampleOwnPages()
  const send = (requests: readonly { readonly indexName: string; readonly query: string }[]) =>
    Promise.resolve({ results: requests.map(({ indexName, ...request }) => engine.search(indexName, request)) })
  return async (query) => {
    const now = new Date()
    const { answer, near } = await searchNear(send, query, placeIn(query), pageLength, now)
    return withVotedPages([...answer.groups, pages.search(near?.rest || query, now)], pages)
  }
}

/** What gives the paths of the first page of the list for a query, the best first. */
export const pageOrder = (engine: SearchEngine): ((query: string) => Promise<string[]>) => {
  const groupsOf = groupsBy(engine)
  return async (query) =>
    mergeKinds(await groupsOf(query), query, {
      locale: 'nl',
      institution: namedInstitution(understand(query, vocabulary)),
    })
      .slice(0, pageLength)
      .map(pathOf)
}
