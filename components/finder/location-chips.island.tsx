'use client'

import { useTranslations } from 'next-intl'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import type { LinkToLocation } from './use-location-links.ts'

type Props = {
  readonly locationFilter: LocationFilter
  /** Programmes without a place that match too. */
  readonly online: number
  readonly linkTo: LinkToLocation
}

/** In what the list is ordered, and where it looks when that is not a distance: said, and one step from the former. */
export const LocationChips = ({ locationFilter: { where, typed }, online, linkTo }: Props) => {
  const t = useTranslations('finder')
  const look = 'font-semibold text-ink underline underline-offset-4 hover:decoration-2'
  const back = typed && where.kind !== 'country' ? t('backTo', { place: typed }) : t('backToCountry')
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {where.kind === 'country' && typed ? (
        <span className="font-semibold text-ink">{t('countryInstead', { place: typed })}</span>
      ) : null}
      <span>{where.kind === 'place' ? t('byDistance') : t('byMatch')}</span>
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
