'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useConfigure } from 'react-instantsearch'
import { fixedParameters } from '#lib/search/parameters.ts'
import { searchPages, type SearchPageName } from '#lib/search/pages.ts'
import { Chips } from './chips.island.tsx'
import { Filters } from './filters.island.tsx'
import { Outcome } from './outcome.island.tsx'
import { Pages } from './pages.island.tsx'
import { ResultCount } from './result-count.island.tsx'
import { ResultOrder } from './result-order.island.tsx'
import { SearchForm } from './search-form.island.tsx'
import { SearchRoot, type RootProps } from './search-root.island.tsx'

type Props = {
  readonly page: SearchPageName
  readonly action: string
  readonly title: string
  readonly children: ReactNode
}

/** Box on top, facets beside the list. It is one form, so that it also works without script. */
const Layout = ({ page: name, action, title, children }: Props) => {
  const t = useTranslations('search')
  const page = searchPages[name]
  useConfigure(fixedParameters(page))
  return (
    <form action={action} onSubmit={(event) => event.preventDefault()} className="space-y-8">
      <search className="block max-w-2xl">
        <SearchForm label={t('query')} />
      </search>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div>
          <Filters facets={page.facets} />
        </div>
        <section id="resultaten" className="min-w-0 scroll-mt-6 space-y-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <ResultCount title={title} />
            <ResultOrder />
          </div>
          <Chips />
          <Outcome>{children}</Outcome>
          <Pages />
        </section>
      </div>
    </form>
  )
}

/** A faceted page: the list that the server rendered, taken over and searched on. `children` shows the hits. */
export const FacetedSearch = ({
  children,
  title,
  ...root
}: Omit<RootProps, 'children'> & Pick<Props, 'children' | 'title'>) => (
  <SearchRoot {...root}>
    {() => (
      <Layout page={root.page} action={root.action} title={title}>
        {children}
      </Layout>
    )}
  </SearchRoot>
)
