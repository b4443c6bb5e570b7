import { useTranslations } from 'next-intl'
import { usedWords } from '#lib/search/understand/filters.ts'
import type { Understanding } from '#lib/search/understand/understand.ts'
import type { Where } from '#lib/search/where.ts'
import type { LinkToLocation } from './use-location-links.ts'

type Props = {
  readonly where: Where
  readonly query: string
  readonly understanding: Understanding
  readonly linkTo: LinkToLocation
}

/** Words of the query that nothing is searched for by, with the way to what they say: a place beside the chosen one, or “near me” without one. */
export const UnusedWords = ({ where, query, understanding: { unused = [] }, linkTo }: Props) => {
  const t = useTranslations('finder')
  const chosen = 'place' in where ? where.place?.name : undefined
  const place = unused.find((one) => one.kind === 'place')
  const isNearby = where.kind === 'country' && unused.some(({ kind }) => kind === 'nearby')
  if (place && place.place !== chosen)
    return (
      <p role="status" className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{t('unused.place', { words: place.text })}</span>
        <a
          {...linkTo({ place: place.place, radius: null, box: null, online: null, query: usedWords(query, unused) })}
          className="font-semibold text-brand underline underline-offset-4"
        >
          {place.place === null ? t('withoutPlace') : t('unused.choose', { place: place.place })}
        </a>
      </p>
    )
  return isNearby ? (
    <p role="status" className="text-sm text-muted">
      {t('unused.nearby')}
    </p>
  ) : null
}
