'use client'

import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useScope } from '#components/search/list/search-state.ts'
import { changeOrder, type LocationFilter, type Order } from '#lib/search/location-filter.ts'
import type { LinkToLocation } from './use-location-links.ts'

type OrderProps = { readonly order: Order; readonly look: string }

/** The order of a list with a place and words, and a link to the other one. */
const OrderChoice = ({ order, look }: OrderProps) => {
  const t = useTranslations('finder')
  const { action, go } = useScope()
  const address = useSearchParams().toString()
  const other = order === 'passend' ? 'afstand' : 'passend'
  return (
    <span>
      {order === 'passend' ? t('byBands') : t('byDistance')} ·{' '}
      <a
        href={`${action}?${changeOrder(new URLSearchParams(address), other).toString()}`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          go((parameters) => changeOrder(parameters, other))
        }}
        className={look}
      >
        {other === 'passend' ? t('byBands') : t('byDistance')}
      </a>
    </span>
  )
}

type Props = {
  readonly locationFilter: LocationFilter
  /** Null where there are no words, and so no choice. */
  readonly order: Order | null
  /** Programmes without a place that match too. */
  readonly online: number
  readonly linkTo: LinkToLocation
}

/** In what the list is ordered, and where it looks when that is not a distance: said, and one step from the former. */
export const LocationChips = ({ locationFilter: { where, typed }, order, online, linkTo }: Props) => {
  const t = useTranslations('finder')
  const look = 'font-semibold text-ink underline underline-offset-4 hover:decoration-2'
  const back = typed && where.kind !== 'country' ? t('backTo', { place: typed }) : t('backToCountry')
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {where.kind === 'country' && typed ? (
        <span className="font-semibold text-ink">{t('countryInstead', { place: typed })}</span>
      ) : null}
      {where.kind === 'place' && order ? (
        <OrderChoice order={order} look={look} />
      ) : (
        <span>{where.kind === 'place' ? t('byDistance') : t('byMatch')}</span>
      )}
      {where.kind === 'area' ? (
        <span>
          {t('inArea')}{' '}
          <a {...linkTo({ box: null })} className={look}>
            {back}
          </a>
        </span>
      ) : null}
      {where.kind === 'online' ? (
        <span>
          {t('inOnline')}{' '}
          <a {...linkTo({ online: null })} className={look}>
            {back}
          </a>
        </span>
      ) : null}
      {where.kind !== 'online' && online > 0 ? (
        <a {...linkTo({ online: 'ja' })} className={look}>
          {t('onlineToo', { count: online })}
        </a>
      ) : null}
    </p>
  )
}
