import { getTranslations } from 'next-intl/server'
import { areaText } from '#components/finder/area-text.ts'
import { DeferredFinder } from '#components/finder/deferred-finder.island.tsx'
import { PrintMap } from '#components/finder/print-map.tsx'
import { FailedFinder } from '#components/finder/failed-finder.tsx'
import type { SearchParams } from '#components/search/list/search-page.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { YourSituation } from '#components/visitor/situation.tsx'
import { redirectToSpelling } from '#lib/content/facet-values.ts'
import { findPrograms, readFinder } from '#lib/content/finder.ts'
import { offerLimits } from '#lib/content/offer-limits.ts'
import { findMeant } from '#lib/content/search-page.ts'
import { searchConnection } from '#lib/content/search.ts'
import { env } from '#lib/env.ts'
import { unambiguous } from '#lib/geo/unambiguous.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { mediaBase } from '#lib/media/base.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { countOf } from '#lib/search/first-results.ts'
import { isNarrowed, searchedQuery, toParameters } from '#lib/search/state.ts'
import { mayNamePlace, typedPlace } from '#lib/search/location-filter.ts'
import { searchedArea } from '#lib/search/understand/requests.ts'
import { readLiteral, understandAddress } from '#lib/search/understand/served.ts'

type Props = { readonly searchParams: SearchParams }

export const generateMetadata = async ({ searchParams }: Props) => {
  const [t, titles, words, parameters] = [
    await getTranslations('finder'),
    await getTranslations('finder.titles'),
    await getTranslations('search'),
    toParameters(await searchParams),
  ]
  const { search: state, where, understanding } = await readFinder(parameters)
  const query = searchedQuery(understanding.shown ?? state.query)
  const outcome = isNarrowed(state) ? await findPrograms(parameters) : null
  // Where the list is of: a place among the words too, and farther where that had no results.
  const heading = areaText(titles, searchedArea(outcome && 'value' in outcome ? outcome.value.where : where))
  const count = outcome && 'value' in outcome ? countOf(outcome.value.list) : null
  const counted = (count: number) => (query ? words('resultsFor', { count, query }) : words('results', { count }))
  return pageMetadata({
    href: '/navigator/opleidingen',
    // The same format as in the browser after further searches.
    title: count === null ? heading : `${heading}: ${counted(count)}`,
    cardTitle: titles('country'),
    description: t('lead'),
  })
}

export default async function ProgramsPage({ searchParams }: Props) {
  const [titles, locale, parameters] = [
    await getTranslations('finder.titles'),
    await pageLocale(),
    toParameters(await searchParams),
  ]
  const { search: state, location: locationFilter, understanding, unknown } = await readFinder(parameters)
  const action = getPathname({ href: '/navigator/opleidingen', locale })
  redirectToSpelling('programs', action, parameters, unknown)
  const outcome = await findPrograms(parameters)
  const { where } = locationFilter
  const [heading, place] = [areaText(titles, searchedArea(where)), 'place' in where ? where.place : null]
  const trail = (
    <>
      <Breadcrumbs trail={[]} current={titles('country')} />
      <YourSituation
        on="programs"
        place={place ? unambiguous(typedPlace(parameters), place) : ''}
        sought={{ subject: state.query, track: parameters.get('traject') }}
      />
    </>
  )
  return 'value' in outcome ? (
    <IslandMessages of={['search', 'finder', 'keep']}>
      <DeferredFinder
        root={{
          page: 'programs',
          connection: searchConnection,
          initialResults: outcome.value.list,
          action,
          served: state,
        }}
        title={heading}
        locationFilter={locationFilter}
        hasLocationFlag={outcome.value.hasLocationFlag}
        initialLocations={outcome.value.brought}
        resultCounts={outcome.value.resultCounts}
        understanding={understanding}
        unknown={unknown}
        understoodAt={understandAddress(
          state.query,
          readLiteral(parameters),
          mayNamePlace(locationFilter),
          locationFilter.travel,
        )}
        meant={await findMeant('programs', state, outcome.value.list)}
        media={mediaBase}
        mapStyle={env.mapStyleUrl}
        paper={
          <PrintMap
            spots={outcome.value.spots}
            matching={outcome.value.resultCounts.matching}
            where={outcome.value.where}
          />
        }
        limits={await offerLimits(locale)}
        trail={trail}
      />
    </IslandMessages>
  ) : (
    <div className="wrap space-y-6 py-6">
      {trail}
      <h1 className="text-h3">{heading}</h1>
      <FailedFinder action={action} parameters={parameters} failure={outcome.failure} />
    </div>
  )
}
