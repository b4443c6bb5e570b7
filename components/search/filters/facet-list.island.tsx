'use client'

import { useTranslations } from 'next-intl'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { fold } from '#lib/search/fold.ts'
import { toggled } from '#lib/search/relaxations.ts'
import type { Facet } from '#lib/search/list-pages.ts'
import { facetName, useFacetValue, useIsTranslated } from './facet-names.ts'
import type { FacetItem } from './held-items.ts'
import { useDeferredResults, type Change, type CurrentResults } from '../list/search-state.ts'

/** Values that are chosen otherwise than by their checkbox, and how to leave one. */
export type AlsoChosen = {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly leave: (attribute: string, value: string) => void
}

/** The values of a facet, most frequent first; empty where the response has none. */
const countedValues = (results: CurrentResults['results'], attribute: string): readonly FacetItem[] => {
  const values = results.getFacetValues(attribute, { sortBy: ['count:desc', 'name:asc'] })
  return Array.isArray(values) ? values : []
}

/** The values of a facet, with those that are chosen and that no result has. */
const valuesOf = (
  results: CurrentResults['results'],
  attribute: string,
  chosen: readonly string[],
): readonly FacetItem[] => {
  const counted = countedValues(results, attribute)
  const names = new Set(counted.map(({ escapedValue }) => escapedValue))
  const absent = chosen.filter((value) => !names.has(value))
  return [...counted, ...absent.map((value) => ({ name: value, escapedValue: value, count: 0 }))]
}

/** Values shown before "more". */
const shown = 8
/** Number of values from which they can be searched. */
const many = 10

const nothing: readonly string[] = []

/** The values of a facet of these results, the chosen ones among them; null where there is nothing to choose. */
export const useFacetItems = (
  { attribute }: Facet,
  results: CurrentResults['results'],
  chosen: readonly string[],
  also: readonly string[],
): readonly FacetItem[] | null => {
  const items = useMemo(() => valuesOf(results, attribute, [...chosen, ...also]), [results, attribute, chosen, also])
  // Without results a facet has no values; it stays where it stood.
  return items.length || results.nbHits === 0 ? items : null
}

type ValuesProps = {
  readonly facet: Facet
  readonly items: readonly FacetItem[]
  /** The selected values. */
  readonly chosen: readonly string[]
  readonly change: Change
  /** Values that are chosen otherwise. */
  readonly also: readonly string[]
  readonly leave: AlsoChosen['leave']
  /** Looks of the name above the values; read out only when absent. */
  readonly legend?: string
}

/** The values of one facet with their counts, as checkboxes of the page's form, and a field to search many of them. */
export const FacetValues = ({
  facet: { attribute, key },
  items,
  chosen,
  change,
  also,
  leave,
  legend = 'sr-only',
}: ValuesProps) => {
  const t = useTranslations('search')
  const [word, isTranslated] = [useFacetValue(), useIsTranslated()]
  const [wanted, setWanted] = useState('')
  const [pressed, setPressed] = useState({ since: chosen, sinceAlso: also, values: nothing })
  const [isMore, setMore] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  // Searches the text that was typed before hydration.
  useEffect(() => setWanted(box.current?.value ?? ''), [])
  // Back before the answer: the search state never has the press, so that no change of it would clear it.
  useEffect(() => {
    const forget = () => setPressed((former) => ({ ...former, values: nothing }))
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])
  // A checkbox changes immediately (optimistic); once the search state follows, that state decides, also when Back restores the former.
  if (pressed.since !== chosen || pressed.sinceAlso !== also)
    setPressed({ since: chosen, sinceAlso: also, values: nothing })
  const waiting = pressed.values
  const isTicked = (value: string) => (also.includes(value) || chosen.includes(value)) !== waiting.includes(value)
  const press = (value: string) => {
    setPressed({
      since: chosen,
      sinceAlso: also,
      values: waiting.includes(value) ? waiting.filter((other) => other !== value) : [...waiting, value],
    })
    const isChosen = chosen.includes(value)
    if (also.includes(value)) leave(attribute, value)
    if (isChosen || !also.includes(value)) change((state) => toggled(state, attribute, value))
  }
  const choice = (item: FacetItem) => (
    <li key={item.escapedValue}>
      <label className="facet-value" data-none={item.count || isTicked(item.escapedValue) ? undefined : ''}>
        <input
          type="checkbox"
          // What only the query chose is in the query already: submitted too, it would stand in the address twice.
          name={also.includes(item.escapedValue) && !chosen.includes(item.escapedValue) ? undefined : key}
          value={item.escapedValue}
          checked={isTicked(item.escapedValue)}
          onChange={() => press(item.escapedValue)}
        />
        <span lang={isTranslated(attribute, item.name) ? undefined : 'nl'}>{word(attribute, item.name)}</span>
        <b>{item.count}</b>
      </label>
    </li>
  )
  const name = t(`facets.${facetName(attribute)}`)
  const sought = fold(wanted.trim())
  const matching = wanted ? items.filter((item) => fold(word(attribute, item.name)).includes(sought)) : items
  const first = wanted ? matching : items.slice(0, shown)
  const more = wanted ? [] : items.slice(shown)
  return (
    <fieldset>
      <legend className={legend}>{name}</legend>
      {items.length > many || wanted ? (
        <div data-script="">
          <input
            ref={box}
            type="search"
            // Without a name it is not submitted with the form.
            aria-label={t('facetSearch', { facet: name })}
            placeholder={t('facetPlaceholder')}
            autoComplete="off"
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
            className="field mb-1 min-h-10 py-1 text-sm"
          />
          <p role="status" className={wanted && !matching.length ? 'py-2 text-sm text-muted' : 'sr-only'}>
            {wanted ? t('facetFound', { count: matching.length }) : ''}
          </p>
        </div>
      ) : null}
      {items.length ? <ul>{first.map(choice)}</ul> : <p className="py-2 text-sm text-muted">{t('facetEmpty')}</p>}
      {more.length ? (
        <details
          // It stays open after its last value is left: the others would disappear under the pointer.
          open={isMore || more.some(({ escapedValue }) => isTicked(escapedValue))}
          onToggle={(event) => setMore(event.currentTarget.open)}
          className="group/more"
        >
          <summary className="min-h-10 py-2 text-sm font-semibold text-brand underline underline-offset-4">
            <span className="group-open/more:hidden">{t('more')}</span>
            <span className="hidden group-open/more:inline">{t('less')}</span>
          </summary>
          <ul>{more.map(choice)}</ul>
        </details>
      ) : null}
    </fieldset>
  )
}

type Props = Omit<ValuesProps, 'items' | 'legend'> & {
  readonly open: boolean
  readonly results: CurrentResults['results']
}

/** One facet that folds. Nothing when there are no values. */
const FacetList = memo(({ open, results, ...values }: Props) => {
  const { facet, chosen, also } = values
  const t = useTranslations('search')
  const items = useFacetItems(facet, results, chosen, also)
  // Initially open when values are selected; afterwards controlled by the visitor.
  const [isOpen, setOpen] = useState(open || chosen.length + also.length > 0)
  if (!items) return null
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-t border-line py-2"
    >
      <summary className="py-2 font-display font-semibold">{t(`facets.${facetName(facet.attribute)}`)}</summary>
      <FacetValues {...values} items={items} />
    </details>
  )
})

type FacetsProps = { readonly facets: readonly Facet[] }

const leaveNothing = () => {}

/**
 * All facets of a page. A checkbox changes immediately; the facets update after the list is painted, which visitors
 * look at first.
 */
export const Facets = ({ facets }: FacetsProps) => {
  const { state, results, change } = useDeferredResults()
  return facets.map((facet, index) => (
    <FacetList
      key={facet.attribute}
      facet={facet}
      open={index < 2}
      results={results}
      chosen={state.refinements[facet.attribute] ?? nothing}
      change={change}
      also={nothing}
      leave={leaveNothing}
    />
  ))
}
