'use client'

import { useTranslations } from 'next-intl'
import { usePagination } from 'react-instantsearch'
import { useSearchState } from './search-state.ts'

const look = 'grid min-h-11 min-w-11 place-items-center rounded-full px-3 no-underline'

/** Pages of results as real links, so that each has an address of its own. */
export const Pages = () => {
  const t = useTranslations('search')
  const { pages, currentRefinement, nbPages, isFirstPage, isLastPage, refine } = usePagination({ padding: 2 })
  const { state, addressFor } = useSearchState()
  if (nbPages < 2) return null
  const link = (page: number, text: string, label?: string) => (
    <a
      href={addressFor({ ...state, page: page + 1 })}
      aria-label={label}
      aria-current={page === currentRefinement ? 'page' : undefined}
      onClick={(event) => {
        event.preventDefault()
        refine(page)
        document.getElementById('resultaten')?.scrollIntoView()
      }}
      className={`${look} ${page === currentRefinement ? 'bg-ink text-paper' : 'hover:bg-sunken hover:underline'}`}
    >
      {text}
    </a>
  )
  return (
    <nav aria-label={t('pagination')} className="pt-6">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {isFirstPage ? null : <li>{link(currentRefinement - 1, `← ${t('previous')}`)}</li>}
        {pages.map((page) => (
          <li key={page}>{link(page, String(page + 1), t('page', { page: page + 1 }))}</li>
        ))}
        {isLastPage ? null : <li>{link(currentRefinement + 1, `${t('next')} →`)}</li>}
      </ul>
    </nav>
  )
}
