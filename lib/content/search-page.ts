/** The first results and the metadata of a faceted page, from one search. */
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { cache } from 'react'
import { municipalityName } from '../geo/municipality-name.ts'
import { pageLocale } from '../i18n/language.ts'
import { pageMetadata } from '../metadata.ts'
import { pageMessages, type FixedPathname } from '../page-messages.ts'
import type { InitialResults } from 'instantsearch.js'
import { deskClient } from '../search/desk-client.ts'
import { deskQuery } from '../search/desk-query.ts'
import { correctionIn, correctionRequests, readCorrection, type CorrectedQuery } from '../search/corrections.ts'
import { answerOf, countOf, firstResults, helperParameters } from '../search/first-results.ts'
import type { Kind, kindSearch } from '../search/kinds.ts'
import { ownLanguageFirst } from '../search/parameters.ts'
import { searchPages, type SearchPageName } from '../search/list-pages.ts'
import { readState, searchedQuery, toParameters, type SearchState } from '../search/state.ts'
import { understandPrograms } from './understanding.ts'
import { clickTracking, orNull, outcomeOf, serverSearch } from './search.ts'

/** The pages that list one kind, apart from the finder. */
export type ListPath = Exclude<(typeof kindSearch)[Kind]['list'], '/navigator/opleidingen'>

/** What the list of regional desks is searched by for a query that names a place; null where it names none. */
const readDeskQuery = async (query: string) =>
  deskQuery(query, await understandPrograms(query, [], true), municipalityName)

const byAddress = cache(async (name: SearchPageName, address: string) => {
  const page = searchPages[name]
  const more = { ...clickTracking, ...ownLanguageFirst(page, await pageLocale()) }
  const client = name === 'regional_education_desks' ? deskClient(serverSearch, readDeskQuery) : serverSearch
  return outcomeOf(firstResults(client, helperParameters(page, readState(page, new URLSearchParams(address)), more)))
})

/** The first results for an address, requested once for all parts of a page. */
export const findFirst = (name: SearchPageName, parameters: URLSearchParams) => byAddress(name, parameters.toString())

const correct = async (
  name: SearchPageName,
  query: string,
  hits: readonly unknown[],
): Promise<CorrectedQuery | null> => {
  const suspected = correctionIn(query, hits)
  if (!suspected) return null
  const { index } = searchPages[name]
  return readCorrection(suspected, await serverSearch.search(correctionRequests(index, suspected)))
}

/** The spelling that was meant by the query of first results; null when it has none, or when search does not answer. */
export const findMeant = (
  name: SearchPageName,
  { query }: SearchState,
  results: InitialResults,
): Promise<CorrectedQuery | null> =>
  query ? orNull(correct(name, query, answerOf(results)?.hits ?? [])) : Promise.resolve(null)

type Query = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> }

/**
 * `generateMetadata` of a faceted page: with a query or filters the title has the number of results. A query, or more than one filter, sets noindex: the number of such lists is unlimited.
 */
export const listMetadata =
  (page: SearchPageName, pathname: ListPath & FixedPathname) =>
  async ({ searchParams }: Query): Promise<Metadata> => {
    const t = await getTranslations('search')
    const messages = await getTranslations()
    const title = messages(pageMessages[pathname].title)
    const description = messages(pageMessages[pathname].lead)
    const parameters = toParameters(await searchParams)
    const { facets } = searchPages[page]
    const { query, refinements } = readState(searchPages[page], parameters)
    const filters = facets.flatMap(({ attribute, key }) =>
      (refinements[attribute] ?? []).map((value) => [key, value] as const),
    )
    if (!query && !filters.length) return pageMetadata({ href: pathname, title, description })
    await connection()
    const outcome = await findFirst(page, parameters)
    const words = searchedQuery(query)
    const counted = (count: number) => (words ? t('resultsFor', { count, query: words }) : t('results', { count }))
    return pageMetadata({
      href: { pathname, query: filters.length === 1 ? Object.fromEntries(filters) : {} },
      title: 'value' in outcome ? `${title}: ${counted(countOf(outcome.value))}` : title,
      cardTitle: title,
      description,
      index: query === '' && filters.length < 2,
    })
  }
