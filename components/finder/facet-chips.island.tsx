'use client'

import { useTranslations } from 'next-intl'
import { memo, useId } from 'react'
import { FacetValues, useFacetItems, type AlsoChosen } from '#components/search/filters/facet-list.island.tsx'
import { facetName } from '#components/search/filters/facet-names.ts'
import { useDeferredResults, type Change, type CurrentResults } from '#components/search/list/search-state.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Facet } from '#lib/search/pages.ts'

const nothing: readonly string[] = []

type ChipProps = {
  readonly facet: Facet
  readonly results: CurrentResults['results']
  /** Whether the results are those of what is chosen, rather than of before a failed search. */
  readonly isAnswer: boolean
  readonly chosen: readonly string[]
  readonly change: Change
  readonly also: readonly string[]
  readonly leave: AlsoChosen['leave']
}

/** A facet as a chip with a popover, which the browser opens without script too. In the dialog its values stand open. */
const FacetChip = memo(({ facet, results, isAnswer, chosen, change, also, leave }: ChipProps) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const id = useId()
  const items = useFacetItems(facet, results, chosen, also)
  if (!items) return null
  const name = search(`facets.${facetName(facet.attribute)}`)
  const count = new Set([...chosen, ...also]).size
  return (
    <div className="facet">
      <button type="button" popoverTarget={id} data-chosen={count > 0 ? '' : undefined} className="facet-chip">
        {name}
        {count ? (
          <span className="facet-count">
            <span className="sr-only">{t('chosenIn', { count })}</span>
            <span aria-hidden="true">{count}</span>
          </span>
        ) : null}
      </button>
      <div id={id} popover="auto" className="facet-panel">
        <FacetValues
          facet={facet}
          items={items}
          chosen={chosen}
          change={change}
          also={also}
          leave={leave}
          legend="facet-name"
        />
        <p data-script="" className="facet-foot">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={`${buttonClass({ size: 'sm' })} w-full`}
          >
            {isAnswer ? t('show', { count: results.nbHits }) : search('showList')}
          </button>
        </p>
      </div>
    </div>
  )
})

type Props = { readonly facets: readonly Facet[]; readonly also: AlsoChosen }

/** All facets of the finder. They update after the list is painted, which visitors look at first. */
export const FacetChips = ({ facets, also }: Props) => {
  const { state, results, isAnswer, change } = useDeferredResults()
  return facets.map((facet) => (
    <FacetChip
      key={facet.attribute}
      facet={facet}
      results={results}
      isAnswer={isAnswer}
      chosen={state.refinements[facet.attribute] ?? nothing}
      change={change}
      also={also.values[facet.attribute] ?? nothing}
      leave={also.leave}
    />
  ))
}
