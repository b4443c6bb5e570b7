'use client'

import { useTranslations } from 'next-intl'
import type { changeLocation, LocationFilter } from '#lib/search/location-filter.ts'

type Props = {
  readonly locationFilter: LocationFilter
  /** Programmes without a place that match too. */
  readonly online: number
  readonly change: (next: Parameters<typeof changeLocation>[1]) => string
  readonly go: (address: string) => void
}

/** In what the list is ordered, and where it looks when that is not a distance: said, and one step from the former. */
export const LocationChips = ({ locationFilter: { where, typed }, online, change, go }: Props) => {
  const t = useTranslations('finder')
  const link = (href: string) => ({
    href,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      go(href)
    },
  })
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
          <a {...link(change({ box: null }))} className={look}>
            {back}
          </a>
        </span>
      ) : null}
      {where.kind === 'online' ? (
        <span>
          {t('inOnline')}{' '}
          <a {...link(change({ online: null }))} className={look}>
            {back}
          </a>
        </span>
      ) : null}
      {where.kind !== 'online' && online > 0 ? (
        <a {...link(change({ online: 'ja' }))} className={look}>
          {t('onlineToo', { count: online })}
        </a>
      ) : null}
    </p>
  )
}
