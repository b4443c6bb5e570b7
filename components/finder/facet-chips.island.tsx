'use client'

import { useTranslations } from 'next-intl'
import { memo, useEffect, useId, useRef, useState } from 'react'
import { FacetValues, useFacetItems, type AlsoChosen } from '#components/search/filters/facet-list.island.tsx'
import { facetName } from '#components/search/filters/facet-names.ts'
import { heldItems } from '#components/search/filters/held-items.ts'
import { useDeferredResults, type Change, type CurrentResults } from '#components/search/list/search-state.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import type { Facet } from '#lib/search/list-pages.ts'
import { useCloseLabel } from './use-close-label.ts'

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
  /** Whether values keep their places: something was pressed among them. */
  readonly isHeld: boolean
}

/** A facet as a chip with a popover, which the browser opens without script too. In the dialog its values stand open. */
const FacetChip = memo(({ facet, results, isAnswer, chosen, change, also, leave, isHeld }: ChipProps) => {
  const [t, search] = [useTranslations('finder'), useTranslations('search')]
  const closeLabel = useCloseLabel()
  const id = useId()
  const present = useFacetItems(facet, results, chosen, also)
  const [former, setFormer] = useState(present)
  if (!isHeld && former !== present) setFormer(present)
  const items = isHeld && former ? heldItems(former, present ?? []) : present
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
            {closeLabel(isAnswer ? results.nbHits : null)}
          </button>
        </p>
      </div>
    </div>
  )
})

type Props = { readonly facets: readonly Facet[]; readonly also: AlsoChosen }

/**
 * All facets of the finder. They update after the list is painted, which visitors look at first. From the first press until the
 * dialog or popover closes, values stay where they are: an option that moved would have its neighbour pressed in its place.
 */
export const FacetChips = ({ facets, also }: Props) => {
  const { state, results, isAnswer, change } = useDeferredResults()
  const [isHeld, hold] = useState(false)
  const first = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const dialog = first.current?.closest('dialog')
    const release = (event: Event) => {
      // A group of values that is collapsed fires the same event.
      const isPanel = !(event.target instanceof HTMLDetailsElement)
      if (event.type === 'close' || (isPanel && event instanceof ToggleEvent && event.newState === 'closed'))
        hold(false)
    }
    const press = () => hold(true)
    dialog?.addEventListener('close', release)
    // Popovers inside the dialog fire it too. It does not bubble, so it is captured.
    dialog?.addEventListener('toggle', release, true)
    dialog?.addEventListener('change', press)
    return () => {
      dialog?.removeEventListener('close', release)
      dialog?.removeEventListener('toggle', release, true)
      dialog?.removeEventListener('change', press)
    }
  }, [])
  return (
    <>
      <span ref={first} hidden />
      {facets.map((facet) => (
        <FacetChip
          key={facet.attribute}
          facet={facet}
          results={results}
          isAnswer={isAnswer}
          chosen={state.refinements[facet.attribute] ?? nothing}
          change={change}
          also={also.values[facet.attribute] ?? nothing}
          leave={also.leave}
          isHeld={isHeld}
        />
      ))}
    </>
  )
}
