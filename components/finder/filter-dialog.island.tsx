'use client'

import { useTranslations } from 'next-intl'
import type { AlsoChosen } from '#components/search/filters/facet-list.island.tsx'
import { useDeferredResults } from '#components/search/list/search-state.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Facet } from '#lib/search/list-pages.ts'
import { FacetChips } from './facet-chips.island.tsx'
import { useCloseLabel } from './use-close-label.ts'

const id = 'alle-filters'

const dialog = (): HTMLDialogElement | null => {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

type ButtonProps = { readonly also: AlsoChosen; readonly className: string; readonly name: string }

/** Opens the dialog with all filters, and says how many are chosen. */
export const FilterButton = ({ also, className, name }: ButtonProps) => {
  const t = useTranslations('finder')
  const { state } = useDeferredResults()
  // What the words of the query say may be chosen as well.
  const chosen = new Set(
    [state.refinements, also.values].flatMap((filters) =>
      Object.entries(filters).flatMap(([attribute, values]) => (values ?? []).map((value) => `${attribute} ${value}`)),
    ),
  ).size
  return (
    <button
      type="button"
      data-script=""
      data-screen=""
      aria-haspopup="dialog"
      onClick={() => dialog()?.showModal()}
      className={className}
    >
      {chosen ? t('filtersChosen', { name, count: chosen }) : name}
    </button>
  )
}

/** Without script the filters of a small screen stand after the results, and this leads there. */
export const FilterLink = ({ name }: { readonly name: string }) => (
  <noscript>
    <a href={`#${id}`} className="filters-fold no-underline">
      {name}
    </a>
  </noscript>
)

type Props = {
  readonly facets: readonly Facet[]
  /** Programmes that the list counts now; null after a failed search. */
  readonly count: number | null
  /** Values that the query chooses. */
  readonly also: AlsoChosen
}

/**
 * All facets, once in the page: on wide screens a row of chips; opened as a dialog, the same values below each other. Without
 * script they stand after the results on small screens.
 */
export const FilterDialog = ({ facets, count, also }: Props) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const closeLabel = useCloseLabel()
  const close = () => dialog()?.close()
  return (
    <dialog id={id} data-filters="" data-screen="" aria-label={search('filters')} className="finder-filters">
      <div data-script="" className="filters-head">
        <h2 className="text-h4">{search('filters')}</h2>
        <button type="button" onClick={close} className={buttonClass({ variant: 'ghost' })}>
          {t('close')}
        </button>
      </div>
      {count === 0 ? (
        <p data-script="" className="filters-none">
          {t('filtersNone')}
        </p>
      ) : null}
      <FacetChips facets={facets} also={also} />
      <noscript>
        <button type="submit" className={buttonClass()}>
          {t('filtersApply')}
        </button>
      </noscript>
      <p data-script="" className="filters-foot">
        <button type="button" onClick={close} className={`${buttonClass()} w-full`}>
          {closeLabel(count)}
        </button>
      </p>
    </dialog>
  )
}
