'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { useFacetValue } from '#components/search/filters/facet-names.ts'
import { useScope } from '#components/search/list/search-state.ts'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#lib/i18n/navigation.ts'
import { programRequests, readKinds, type Kind } from '#lib/search/programs-here.ts'
import { addressesOf, sharedAddress } from './pill-addresses.ts'
import type { SpotPill } from './spot-pills.ts'

type Props = {
  readonly pill: SpotPill
  /** Whether the pill is in the left half of the map: the card stands in the other one where there is room for it. */
  readonly isLeft: boolean
  /** Whether the visitor has just chosen it: one that Back opens again leaves the focus where it is. */
  readonly takesFocus: boolean
  /** Null where the map is as near as it comes. */
  readonly onZoom: ((pill: SpotPill) => void) | null
  readonly onClose: () => void
}

/** Programmes that are shown without a choice of their kind. */
const few = 8

type Listed = Pick<Kind, 'programs'> & {
  /** Where a programme is, where the card does not say that for all. */
  readonly addressOf: (program: string) => string
}

const Programs = ({ programs, addressOf }: Listed) => (
  <ul lang="nl" className="space-y-1.5 pb-2">
    {programs.map(({ id, title, slug, institution }) => (
      <li key={id}>
        <Link
          href={{ pathname: '/navigator/opleidingen/[slug]', params: { slug } }}
          prefetch={false}
          className="group/program block min-h-11 no-underline"
        >
          <span className="font-medium underline underline-offset-4 group-hover/program:decoration-2">{title}</span>
          <span className="block text-muted">{[institution, addressOf(id)].filter(Boolean).join(' · ')}</span>
        </Link>
      </li>
    ))}
  </ul>
)

/** The places of a pill: the first few by name, so that `e.o.` is explained. */
const placesOf = ({ members, level }: SpotPill): readonly string[] => [
  ...new Set(members.map(({ city, title }) => (level === 'town' ? city || title : title))),
]
const mostPlaces = 4
/** Of one programme, which may be taught in many buildings of a town. */
const mostAddresses = 2

/** What is at a pill that was chosen on the map, by kind. Takes the focus, and gives it back. */
export const PillCard = ({ pill, isLeft, takesFocus, onZoom, onClose }: Props) => {
  const t = useTranslations('finder')
  const word = useFacetValue()
  const { client } = useScope()
  const card = useRef<HTMLDivElement>(null)
  const ids = [...pill.programs].toSorted()
  const { data: kinds, error } = useSWR<readonly Kind[], unknown>(
    ['programs-here', ids],
    async () => readKinds(await client.search(programRequests(ids))),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  useEffect(() => {
    const former = document.activeElement
    if (takesFocus) card.current?.focus({ preventScroll: true })
    return () => {
      // A visitor who types in a field by then stays there.
      if (document.activeElement !== document.body) return
      if (former instanceof HTMLElement && former.isConnected) former.focus({ preventScroll: true })
    }
  }, [takesFocus])
  const places = placesOf(pill)
  const isApart = new Set(pill.members.map(({ lat, lng }) => `${lat},${lng}`)).size > 1
  const shared = sharedAddress(pill.members)
  const addressOf = (program: string) => {
    const all = shared ? [] : addressesOf(pill.members, program)
    return (
      all.slice(0, mostAddresses).join(' · ') + (all.length > mostAddresses ? ` +${all.length - mostAddresses}` : '')
    )
  }
  return (
    // Beside the buttons that zoom, which lie over all else on the map. Escape closes the card first, and leaves the map after that.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      role="group"
      aria-label={t('spot')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className={`absolute start-3 top-3 z-1 flex max-h-[max(9rem,calc(100%-1.5rem-var(--below,0px)))] w-[min(24rem,calc(100%-5rem))] flex-col rounded-lg border border-line-strong bg-surface text-sm shadow-card outline-none md:top-16 md:max-h-[min(30rem,max(9rem,calc(100%-8rem-var(--below,0px))))] md:w-[min(20rem,calc(100%-5rem))] ${isLeft ? 'md:start-auto md:end-14' : ''}`}
    >
      <div className="space-y-1 p-4 pe-14">
        <p className="font-display text-base font-semibold" lang="nl">
          {pill.hasMore ? t(pill.level === 'town' ? 'pillAround' : 'pillOthers', { name: pill.name }) : pill.name}
        </p>
        <p>{t('programsHere', { count: pill.programs.size })}</p>
        {places.length > 1 ? (
          <p lang="nl" className="text-muted">
            {places.slice(0, mostPlaces).join(', ')}
            {places.length > mostPlaces ? ` +${places.length - mostPlaces}` : ''}
          </p>
        ) : shared ? (
          <p lang="nl" className="text-muted">
            {shared}
          </p>
        ) : null}
      </div>
      <div className="min-h-0 overflow-y-auto border-t border-line px-4 py-2">
        {error ? <p>{t('pillFailed')}</p> : null}
        {!kinds && !error ? <p role="status">{t('pillLoading')}</p> : null}
        {kinds?.map(({ level, programs }) => (
          <details key={level} open={ids.length <= few || kinds.length === 1}>
            <summary className="min-h-9 py-1.5 font-semibold pointer-coarse:min-h-11 pointer-coarse:py-2.5">
              {level ? word('level', level) : t('unknown')} ({programs.length})
            </summary>
            <Programs programs={programs} addressOf={addressOf} />
          </details>
        ))}
      </div>
      {isApart && onZoom ? (
        <div className="border-t border-line p-2">
          <button type="button" onClick={() => onZoom(pill)} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            {t('zoomHere')}
          </button>
        </div>
      ) : null}
      <button
        type="button"
        onClick={onClose}
        aria-label={t('close')}
        className={`${buttonClass({ variant: 'ghost', size: 'sm' })} absolute end-1.5 top-1.5 min-w-11`}
      >
        <span aria-hidden="true">×</span>
      </button>
    </div>
  )
}
