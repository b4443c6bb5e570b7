'use client'

import { useTranslations } from 'next-intl'
import type { LocationFilter } from '#lib/search/location-filter.ts'

type Props = {
  readonly locationFilter: LocationFilter
  readonly query: string
  /** The id of the fields. */
  readonly fields: string
}

/** On phones: what is searched for and where, on the button that opens the fields. */
export const SearchSummary = ({ locationFilter: { where }, query, fields }: Props) => {
  const t = useTranslations('finder')
  const place = () => {
    switch (where.kind) {
      case 'place':
      case 'region':
        if (where.travel) return `${where.place.name} · ${t(`travel.${where.travel.by}`, where.travel)}`
        if (where.kind === 'region') return where.place.name
        return `${where.place.name} · ${where.radius === null ? t('anywhere') : t('radiusKm', { radius: where.radius })}`
      case 'area':
        return t('summaryArea')
      case 'online':
        return t('summaryOnline')
      case 'country':
        return t('anywhere')
      default:
        return where satisfies never
    }
  }
  const isBlank = !query && where.kind === 'country'
  const text = isBlank ? t('summaryBlank') : [place(), query].filter(Boolean).join(' · ')
  return (
    <button type="button" popoverTarget={fields} aria-label={t('change', { search: text })} className="finder-summary">
      <span className="truncate">{text}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 fill-current">
        <path d="M20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.9 1.8 3.8 3.8M3 17.2V21h3.8L17.8 10 14 6.1z" />
      </svg>
    </button>
  )
}
