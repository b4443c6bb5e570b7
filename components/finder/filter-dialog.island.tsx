'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Facets, type AlsoChosen } from '#components/search/filters/facet-list.island.tsx'
import { useDeferredResults } from '#components/search/list/search-state.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Facet } from '#lib/search/pages.ts'

type Props = {
  readonly facets: readonly Facet[]
  /** Programmes that the list counts now. */
  readonly count: number
  /** Values that the query chooses. */
  readonly also: AlsoChosen
}

/** All facets: beside the list on wide screens; elsewhere in a dialog whose button shows the number of hits. */
export const FilterDialog = ({ facets, count, also }: Props) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const dialog = useRef<HTMLDialogElement>(null)
  const { state } = useDeferredResults()
  const chosen = [...Object.values(state.refinements), ...Object.values(also.values)].flat().length
  return (
    <div data-screen="" className="finder-filters">
      <button
        type="button"
        data-script=""
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className={`${buttonClass({ variant: 'outline' })} w-full lg:hidden`}
      >
        {chosen ? t('filtersChosen', { count: chosen }) : search('filters')}
      </button>
      <dialog
        ref={dialog}
        data-filters=""
        aria-label={search('filters')}
        className="m-0 max-h-none w-full max-w-none bg-paper p-0 text-ink open:fixed open:inset-0 open:h-dvh max-lg:[&:not([open])]:hidden lg:static lg:block lg:bg-transparent"
      >
        <div className="mx-auto max-w-2xl px-4 pt-4 lg:p-0">
          <div className="mb-3 flex items-center justify-between">
            <h2 className="text-h4">{search('filters')}</h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className={`${buttonClass({ variant: 'ghost', size: 'sm' })} lg:hidden`}
            >
              {t('close')}
            </button>
          </div>
          <Facets facets={facets} also={also} />
          <noscript>
            <button type="submit" className={`${buttonClass()} my-4 w-full`}>
              {search('submit')}
            </button>
          </noscript>
          <p data-script="" className="sticky bottom-0 bg-paper py-3 lg:hidden">
            <button type="button" onClick={() => dialog.current?.close()} className={`${buttonClass()} w-full`}>
              {t('show', { count })}
            </button>
          </p>
        </div>
      </dialog>
    </div>
  )
}
