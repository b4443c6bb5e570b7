import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { IslandMessages } from '#components/site/island-messages.tsx'
import { findFirst, findMeant, type ListPath } from '#lib/content/search-page.ts'
import { findUnknown, redirectToSpelling } from '#lib/content/facet-values.ts'
import { searchConnection } from '#lib/content/search.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { mediaBase } from '#lib/media/base.ts'
import { searchPages } from '#lib/search/list-pages.ts'
import { readState, toParameters } from '#lib/search/state.ts'
import { SearchFailed } from '../results/search-failed.tsx'
import { SearchList, type ListName } from './search-list.island.tsx'

export type SearchParams = Promise<Record<string, string | string[] | undefined>>

type Props = {
  readonly page: ListName
  readonly pathname: ListPath
  /** What the page lists, as its title begins. */
  readonly title: string
  readonly searchParams: SearchParams
  /** Links for browsing when search does not respond. */
  readonly fallback?: ReactNode
}

/** A faceted page: its first list from the server, in the HTML, and the island that takes it over. */
export const SearchPageView = async ({ page, pathname, title, searchParams, fallback }: Props) => {
  const parameters = toParameters(await searchParams)
  // Search runs at every request; the framework may not run it while it prerenders.
  await connection()
  const action = getPathname({ href: pathname, locale: await pageLocale() })
  const served = parameters.toString()
  const state = readState(searchPages[page], parameters)
  const [unknown, outcome] = await Promise.all([findUnknown(page, state), findFirst(page, parameters)])
  redirectToSpelling(page, action, parameters, unknown)
  if ('failure' in outcome)
    return (
      <div className="space-y-10">
        <SearchFailed failure={outcome.failure} address={served ? `${action}?${served}` : action} />
        {fallback}
      </div>
    )
  return (
    <IslandMessages of={['search', 'keep']}>
      <SearchList
        page={page}
        title={title}
        connection={searchConnection}
        initialResults={outcome.value}
        served={state}
        meant={await findMeant(page, state, outcome.value)}
        unknown={unknown}
        action={action}
        media={mediaBase}
      />
    </IslandMessages>
  )
}
