'use client'

import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Facet } from '#lib/search/list-pages.ts'
import { useDeferredResults } from '../list/search-state.ts'
import { Facets } from './facet-list.island.tsx'

type Props = { readonly facets: readonly Facet[] }

/** All facets of a page: beside the list where there is room, behind a button where there is not. */
export const Filters = ({ facets }: Props) => {
  const t = useTranslations('search')
  const id = useId()
  const [shown, setShown] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { state, results, isAnswer } = useDeferredResults()
  const chosen = Object.values(state.refinements).flat().length
  const close = () => {
    setShown(false)
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <h2 className="mb-3 hidden font-display text-h4 lg:block">{t('filters')}</h2>
      <button
        ref={button}
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        data-script=""
        onClick={() => setShown((now) => !now)}
        className={`${buttonClass({ variant: 'outline' })} w-full scroll-mt-4 lg:hidden`}
      >
        {chosen ? t('filtersChosen', { count: chosen }) : t('filters')}
      </button>
      <div id={id} data-filters="" className={shown ? 'mt-3' : 'hidden lg:block'}>
        <Facets facets={facets} />
        <noscript>
          <button type="submit" className={`${buttonClass()} my-4 w-full`}>
            {t('submit')}
          </button>
        </noscript>
        <p data-script="" className="sticky bottom-0 z-10 bg-paper py-3 lg:hidden">
          <button type="button" onClick={close} className={`${buttonClass()} w-full`}>
            {isAnswer ? t('showResults', { count: results.nbHits }) : t('showList')}
          </button>
        </p>
      </div>
    </>
  )
}
