'use client'

import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button-link.tsx'
import type { Facet } from '#lib/search/pages.ts'
import { FacetList } from './facet-list.island.tsx'

type Props = { readonly facets: readonly Facet[] }

/** All facets of a page: beside the list where there is room, folded above it where there is not. */
export const Filters = ({ facets }: Props) => {
  const t = useTranslations('search')
  const lists = facets.map((facet, index) => <FacetList key={facet.attribute} facet={facet} open={index < 2} />)
  return (
    <>
      <details className="group/filters rounded-lg border border-line-strong bg-surface px-4 lg:border-0 lg:bg-transparent lg:px-0 lg:[&::details-content]:[content-visibility:visible]! lg:[&::details-content]:block!">
        <summary className="min-h-12 py-3 font-semibold lg:pointer-events-none lg:list-none lg:pt-0 lg:font-display lg:text-h4">
          {t('filters')}
        </summary>
        {lists}
        <noscript>
          <button type="submit" className={`${buttonClass()} my-4 w-full`}>
            {t('submit')}
          </button>
        </noscript>
      </details>
    </>
  )
}
