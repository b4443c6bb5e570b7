import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { Comparison } from '#components/visitor/comparison.tsx'
import { UncountedWords } from '#components/search/results/uncounted-words.tsx'
import { ResultList } from '#components/search/results/result-list.tsx'
import { KindTabs } from '#components/search/filters/kind-tabs.tsx'
import { RecentSearches } from '#components/search/box/recent-searches.island.tsx'
import { ToFinder } from '#components/search/results/to-finder.tsx'
import { SearchFailed } from '#components/search/results/search-failed.tsx'
import type { SearchParams } from '#components/search/list/search-page.tsx'
import { StartLists } from '#components/search/list/start-lists.tsx'
import { SearchCorrection, Topics, EmptySearchSuggestions } from '#components/search/results/suggestions.tsx'
import { Link } from '#components/ui/link.tsx'
import { SearchBox } from '#components/site/search-box.tsx'
import { findEverything, readEverythingState, type Everywhere } from '#lib/content/read-everything.ts'
import { understandPrograms } from '#lib/content/understanding.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { keyOf } from '#lib/search/kinds.ts'
import type { Locale } from '#lib/i18n/routing.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { totalOf, type Everything, type Group } from '#lib/search/everything-state.ts'
import { allHoldPartOfWords } from '#lib/search/part-of-words.ts'
import { toParameters } from '#lib/search/state.ts'
import { isExcluded } from '#lib/search/understand/filters.ts'

type Props = { readonly searchParams: SearchParams }

type Words = Awaited<ReturnType<typeof getTranslations<'global'>>>

/** How many results the page has, of the kind it shows; “about” where a service says that it did not count to the end. */
const foundOf = (t: Words, groups: readonly Group[], { query, kind }: Everything): string => {
  const shown = kind === null ? groups : groups.filter((group) => group.kind === kind)
  const isExact = shown.every((group) => group.isExact)
  return t(isExact ? 'found' : 'foundAbout', { count: totalOf(shown), query })
}

const feedOf = (query: string, locale: Locale) =>
  `/zoeken/feed.xml?${new URLSearchParams({ q: query, ...(locale === 'en' ? { taal: locale } : {}) }).toString()}`

export const generateMetadata = async ({ searchParams }: Props) => {
  const [t, locale, parameters] = [
    await getTranslations('global'),
    await pageLocale(),
    toParameters(await searchParams),
  ]
  const wanted = readEverythingState(parameters)
  const { query } = wanted
  if (!query) return pageMetadata({ href: '/zoeken', title: t('title'), description: t('lead') })
  await connection()
  const outcome = await findEverything(parameters, locale)
  const title = 'value' in outcome ? foundOf(t, outcome.value.groups, wanted) : t('title')
  const href = { pathname: '/zoeken', query: { q: query } } as const
  return pageMetadata({
    href,
    title,
    cardTitle: t('title'),
    description: t('lead'),
    feed: feedOf(query, locale),
    index: false,
  })
}

type ResultsProps = { readonly wanted: Everything; readonly answer: Everywhere }

const Results = async ({ wanted, answer }: ResultsProps) => {
  const [t, locale] = [await getTranslations('global'), await pageLocale()]
  const { query } = wanted
  const { groups, meant, others, topics } = answer
  const search = await getTranslations('search')
  const understanding = await understandPrograms(query, [], true)
  // What was mistyped is read as what was meant, like the hits that it has.
  const corrected = meant === null ? understanding : await understandPrograms(meant, [], true)
  const uncounted = (
    <UncountedWords unused={understanding.unused ?? []} unwanted={understanding.understood.filter(isExcluded)} />
  )
  if (totalOf(groups) === 0)
    return (
      <div className="space-y-8">
        {uncounted}
        <EmptySearchSuggestions query={query} others={others} topics={topics} />
      </div>
    )
  return (
    <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <KindTabs wanted={wanted} groups={groups} />
      <div className="min-w-0 space-y-8">
        <SearchCorrection meant={meant} />
        {uncounted}
        {wanted.page === 1 && !understanding.place && allHoldPartOfWords(query, answer.results) ? (
          <p className="flex flex-wrap gap-x-3">
            <span className="font-medium">{search('partOfWords')}</span>
            <Link href={{ pathname: '/adviesgesprek', query: { vraag: query } }} className="font-semibold link">
              {search('noneAdvice')}
            </Link>
          </p>
        ) : null}
        <ToFinder understanding={corrected} groups={groups} results={answer.results} />
        <ResultList wanted={wanted} answer={answer} />
        <p className="text-sm">
          <a href={feedOf(query, locale)} className="link">
            {t('follow')}
          </a>
        </p>
      </div>
    </div>
  )
}

/** Everything that this site has on some words; or, without words, where to begin. */
export default async function SearchEverythingPage({ searchParams }: Props) {
  const [t, locale, parameters] = [
    await getTranslations('global'),
    await pageLocale(),
    toParameters(await searchParams),
  ]
  // Search runs at every request; the framework may not run it while it prerenders.
  await connection()
  const wanted = readEverythingState(parameters)
  const { query } = wanted
  const outcome = await findEverything(parameters, locale)
  const action = getPathname({ href: '/zoeken', locale })
  const title = query && 'value' in outcome ? foundOf(t, outcome.value.groups, wanted) : t('title')
  return (
    <div className="wrap space-y-8 py-10">
      <h1 className="max-w-4xl text-h1">{title}</h1>
      <SearchBox id="zoek-q" words={query} kind={wanted.kind ? keyOf(wanted.kind) : undefined} />
      <RecentSearches query={query} action={action} words={{ title: t('recent'), clear: t('recentClear') }} />
      {'failure' in outcome ? (
        <SearchFailed failure={outcome.failure} address={`${action}?${parameters.toString()}`} />
      ) : query ? (
        <Results wanted={wanted} answer={outcome.value} />
      ) : (
        <>
          <Topics topics={outcome.value.topics} />
          <StartLists groups={outcome.value.groups} />
        </>
      )}
      <Comparison />
    </div>
  )
}
