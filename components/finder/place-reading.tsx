import { useTranslations } from 'next-intl'
import { hamlet, isCountry } from '#lib/geo/country.ts'
import type { Where } from '#lib/search/where.ts'
import { understoodFilters } from '#lib/search/understand/filters.ts'
import type { ServedUnderstanding } from '#lib/search/understand/served.ts'
import type { LinkToLocation } from './use-location-links.ts'

type Props = {
  readonly where: Where
  /** The text in the field of places. */
  readonly typed: string
  readonly understanding: ServedUnderstanding
  readonly linkTo: LinkToLocation
}

/**
 * How the typed place was read where it could be another one: as the place that its letters begin, or as one of several of
 * that name, or as the whole country; the others are links. Of a place among the words, the link takes it out of them.
 */
export const PlaceReading = ({ where, typed, understanding, linkTo }: Props) => {
  const t = useTranslations('finder')
  const span = understoodFilters(understanding).place
  const look = 'font-semibold text-brand underline underline-offset-4'
  const change = { box: null, online: null, ...(span ? { without: [span] } : {}) }
  if (where.kind === 'country' && isCountry(span?.value ?? typed))
    return (
      <p role="status" className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{t('countryMeant')}</span>
        <a {...linkTo({ place: hamlet, ...change })} className={look}>
          {hamlet}
        </a>
      </p>
    )
  if (where.kind !== 'place' && where.kind !== 'region') return null
  const { name, completion, others = [] } = where.place
  const choices = [...new Set([...others, ...(completion?.others ?? [])])]
  if (!choices.length && !completion) return null
  return (
    <p role="status" className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span>{completion ? t('placeCompleted', { text: completion.text, place: name }) : t('sameName')}</span>
      {choices.map((place) => (
        <a key={place} {...linkTo({ place, ...change })} className={look}>
          {place}
        </a>
      ))}
      {completion ? (
        <a {...linkTo({ place: null, radius: null, ...change })} className={look}>
          {t('withoutPlace')}
        </a>
      ) : null}
    </p>
  )
}
