import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { Finder } from '#components/finder/finder.island.tsx'
import { SearchFailed } from '#components/search/search-failed.tsx'
import type { SearchParams } from '#components/search/search-page.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { orNull, searchConnection, serverSearch } from '#lib/content/search.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { mediaBase } from '#lib/media-base.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { geoParameters, mapRequests, readMap, type Around } from '#lib/search/finder.ts'
import { firstResults, helperParameters } from '#lib/search/first-results.ts'
import { programsPage } from '#lib/search/pages.ts'
import { readState, toParameters } from '#lib/search/state.ts'
import { radii, readWhereabouts } from '#lib/search/whereabouts.ts'

// Rendered whole at request time, without a streamed part: the list is there without script too.
export const instant = false

type Props = { readonly searchParams: SearchParams }

type Translate = Awaited<ReturnType<typeof getTranslations<'finder'>>>

/** What the page is about: the place and distance, when both are given. */
const headingOf = (t: Translate, around: Around | null): string =>
  around && around.radius !== null ? t('titlePlace', { radius: around.radius, place: around.place.name }) : t('title')

export const generateMetadata = async ({ searchParams }: Props): Promise<Metadata> => {
  const [t, { around }] = [await getTranslations('finder'), readWhereabouts(toParameters(await searchParams))]
  return pageMetadata({
    locale: await pageLocale(),
    href: '/navigator/opleidingen',
    title: headingOf(t, around),
    description: t('lead'),
  })
}

const results = async (parameters: URLSearchParams) => {
  const [state, { around }] = [readState(programsPage, parameters), readWhereabouts(parameters)]
  const [list, map] = await Promise.all([
    firstResults(serverSearch, helperParameters(programsPage, state, geoParameters(around))),
    serverSearch.search(mapRequests(state, around)),
  ])
  return { list, map: readMap(map) }
}

export default async function ProgramsPage({ searchParams }: Props) {
  const [t, locale, parameters] = [
    await getTranslations('finder'),
    await pageLocale(),
    toParameters(await searchParams),
  ]
  const { around, typed, radius } = readWhereabouts(parameters)
  // Search is asked for every visitor anew; the framework may not try it ahead of a request.
  await connection()
  const found = await orNull(results(parameters))
  const action = getPathname({ href: '/navigator/opleidingen', locale })
  const served = parameters.toString()
  return (
    <div className="wrap space-y-8 py-6">
      <Breadcrumbs trail={[]} current={t('title')} />
      <header className="max-w-3xl space-y-3">
        <h1 className="text-h1">{headingOf(t, around)}</h1>
        <p className="text-lead text-muted">{t('lead')}</p>
      </header>
      {found ? (
        <IslandMessages of={['search', 'finder']}>
          <Finder
            // Another place is another finder: its list and map come with the page.
            key={JSON.stringify([around, typed])}
            root={{
              page: 'programs',
              connection: searchConnection,
              initialResults: found.list,
              action,
              served,
            }}
            around={around}
            typed={typed}
            radius={radius}
            radii={radii}
            media={mediaBase}
            map={found.map}
          />
        </IslandMessages>
      ) : (
        <SearchFailed address={served ? `${action}?${served}` : action} />
      )}
    </div>
  )
}
