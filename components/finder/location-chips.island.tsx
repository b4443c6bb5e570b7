'use client'

import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { namedPlace } from '#lib/search/area-words.ts'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import { changeOrder, type Order, type ShownOrder } from '#lib/search/order.ts'
import { useParameterLinks, type LinkToLocation } from './use-location-links.ts'

type Props = {
  readonly locationFilter: LocationFilter
  /** Null where nothing orders the list. */
  readonly order: ShownOrder | null
  /** Programmes without a place that match too. */
  readonly online: number
  readonly linkTo: LinkToLocation
}

/** In what the list is ordered, and where it looks when that is not a distance: said, and one step from the former. */
export const LocationChips = ({ locationFilter: { where, typed, isUnknown }, order, online, linkTo }: Props) => {
  const t = useTranslations('finder')
  const parameterLink = useParameterLinks()
  const orderLink = (to: Order) => parameterLink((parameters) => changeOrder(parameters, to))
  const look = 'font-semibold text-ink underline underline-offset-4 hover:decoration-2'
  const back = typed && where.kind !== 'country' ? t('backTo', { place: typed }) : t('backToCountry')
  return (
    <p className="finder-orders">
      {where.kind === 'country' && isUnknown ? (
        <span className="font-semibold text-ink">{t('countryInstead', { place: typed })}</span>
      ) : null}
      {order ? (
        <span>
          {t(order.by)}
          {order.from !== 'none' && 'place' in where && where.place
            ? t(`from.${order.from}`, namedPlace(where.place.name, where.place.lead))
            : null}
          {order.others.map((other, at) => (
            <Fragment key={other.order}>
              {' · '}
              <a {...orderLink(other.order)} className={look}>
                {at === 0 ? t('orderInstead', { order: t(other.by) }) : t(other.by)}
              </a>
            </Fragment>
          ))}
        </span>
      ) : null}
      {where.kind === 'area' || (where.kind === 'place' && where.isByMap) ? (
        <span>
          {where.kind === 'area' ? `${t('inArea')} ` : null}
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
