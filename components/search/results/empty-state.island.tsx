'use client'

import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import useSWR from 'swr'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#lib/i18n/navigation.ts'
import { usePageFormat } from '#lib/i18n/use-page-format.ts'
import { relaxationRequests, relaxationsOf, openRelaxations, type Relaxation } from '#lib/search/relaxations.ts'
import { isNarrowed, type SearchState } from '#lib/search/state.ts'
import type { Understanding } from '#lib/search/understand/understand.ts'
import { useFacetValue } from '../filters/facet-names.ts'
import { useCurrentResults, useLinkTo, useScope } from '../list/search-state.ts'
import { PlaceLinks } from './place-links.island.tsx'

/** What a page searches for besides its state. */
export type More = {
  /** The searched area, as search parameters. */
  readonly placed: Readonly<Record<string, unknown>>
  /** Whether the whole country has nothing either. */
  readonly isNowhere: boolean
  readonly understanding: Understanding
  /** The link to a search in the whole country. */
  readonly anywhere: (state: SearchState) => { readonly href: string; readonly onClick: (event?: MouseEvent) => void }
  /** The link to all there is, which leaves out the place too. */
  readonly everything: { readonly href: string; readonly onClick: (event?: MouseEvent) => void }
  /** The link to a larger area of the map; null where none is searched. */
  readonly zoomOut: { readonly href: string; readonly onClick: (event?: MouseEvent) => void } | null
}

type Props = { readonly more?: More }

const none = { exits: [] as ReturnType<typeof openRelaxations>, isFarther: false }

/** A condition as messages take it. */
const isYes = (holds: boolean): string => (holds ? 'yes' : 'no')

/** Shown instead of an empty list: relaxed searches with their counts, the full list, and the search over all kinds. */
export const EmptyState = ({ more }: Props) => {
  const t = useTranslations('search')
  const [word, format] = [useFacetValue(), usePageFormat()]
  const { page, client } = useScope()
  const current = useCurrentResults()
  const { state } = current
  const linkTo = useLinkTo(current)
  const { data: { exits, isFarther } = none } = useSWR(
    ['exits', page.index, state.query, state.refinements, more?.placed, more?.isNowhere, more?.understanding],
    async () => {
      const tried = relaxationsOf(state, more?.understanding)
      if (!tried.length) return none
      const within = async (placed: More['placed'] | undefined) =>
        openRelaxations(tried, await client.search(relaxationRequests(page, tried, placed)))
      const near = await within(more?.placed)
      // Where neither fewer conditions nor the whole country has results, both together may.
      return near.length || !more?.isNowhere
        ? { exits: near, isFarther: false }
        : { exits: await within({}), isFarther: true }
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  )
  const hasPlace = Object.keys(more?.placed ?? {}).length > 0
  const isFiltered = Object.values(state.refinements).some((values) => values?.length)
  const isPlaceAlone = more !== undefined && !isNarrowed(state)
  const nameOf = ({ without }: Relaxation) => {
    if (without === 'query') return t('withoutQuery', { query: more?.understanding.rest ?? state.query })
    if (without === 'filters') return t('withoutFilters')
    if ('kind' in without) return t('withoutWords', { words: without.text })
    return t('without', { value: word(without.attribute, without.value) })
  }
  return (
    <div data-eager="" className="space-y-5 rounded-lg bg-sunken p-6">
      <div>
        <p className="font-display text-h4 font-semibold">{t('none')}</p>
        <p className="mt-1">
          {isPlaceAlone
            ? t(more.zoomOut ? 'noneInArea' : 'noneHere')
            : t(isFiltered && !state.query ? 'noneFiltered' : 'noneHelp', {
                place: more?.isNowhere ? 'nowhere' : isYes(hasPlace),
                filters: isYes(isFiltered),
              })}
        </p>
      </div>
      {more ? null : <PlaceLinks query={state.query} />}
      {exits.length ? (
        <ul className="flex flex-wrap gap-2">
          {exits.map((exit) => (
            <li key={JSON.stringify(exit.without)}>
              <a {...(more && isFarther ? more.anywhere(exit.state) : linkTo(() => exit.state))} className="tag gap-2">
                {isFarther ? t('anywhere', { search: nameOf(exit) }) : nameOf(exit)}{' '}
                <span className="shrink-0 text-sm text-muted tabular-nums">{format.number(exit.count)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {more?.zoomOut ? (
          <a {...more.zoomOut} className={buttonClass({ size: 'sm' })}>
            {t('zoomOut')}
          </a>
        ) : null}
        <a
          {...(more?.everything ?? linkTo(() => ({ query: '', page: 1, refinements: {} })))}
          className={buttonClass({ size: 'sm', variant: 'outline' })}
        >
          {t('noneReset')}
        </a>
        {state.query ? (
          <Link href={{ pathname: '/zoeken', query: { q: state.query } }} className="min-w-0 font-semibold link">
            {t('everywhere', { query: state.query })}
          </Link>
        ) : null}
        <Link
          href={{ pathname: '/adviesgesprek', query: { vraag: state.query || undefined } }}
          className="font-semibold link"
        >
          {t('noneAdvice')}
        </Link>
      </p>
    </div>
  )
}
