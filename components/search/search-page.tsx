import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { orNull, searchConnection, serverSearch } from '#lib/content/search.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Pathname } from '#lib/i18n/routing.ts'
import { firstResults, helperParameters } from '#lib/search/first-results.ts'
import { searchPages, type SearchPageName } from '#lib/search/pages.ts'
import { readState, toParameters } from '#lib/search/state.ts'
import { SearchFailed } from './search-failed.tsx'
import { FacetedSearch } from './faceted-search.island.tsx'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

type Props = {
  readonly page: SearchPageName
  readonly pathname: Extract<Pathname, `/kennisbank/${'artikelen' | 'veelgestelde-vragen'}`>
  readonly searchParams: SearchParams
  readonly children: ReactNode
}

/** A faceted page: its first list from the server, in the HTML, and the island that takes it over. */
export const SearchPageView = async ({ page: name, pathname, searchParams, children }: Props) => {
  const page = searchPages[name]
  const parameters = toParameters(await searchParams)
  // Search is asked for every visitor anew; the framework may not try it ahead of a request.
  await connection()
  const action = getPathname({ href: pathname, locale: await pageLocale() })
  const served = parameters.toString()
  const results = await orNull(firstResults(serverSearch, helperParameters(page, readState(page, parameters))))
  if (!results) return <SearchFailed address={served ? `${action}?${served}` : action} />
  return (
    <IslandMessages of={['search']}>
      <FacetedSearch page={name} connection={searchConnection} initialResults={results} served={served} action={action}>
        {children}
      </FacetedSearch>
    </IslandMessages>
  )
}
