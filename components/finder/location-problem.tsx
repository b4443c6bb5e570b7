import { useTranslations } from 'next-intl'
import { travelMeans } from '#lib/geo/travel.ts'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import { understoodFilters } from '#lib/search/understand/filters.ts'
import type { Understanding } from '#lib/search/understand/understand.ts'
import { choiceProblems } from '#lib/search/order.ts'

/** What of the address is not searched for, each in a sentence with a way on; and what an estimated travel time assumes. */
export const LocationProblem = ({
  locationFilter: { problems, where, travel: chosen, chosen: distance },
  understanding,
  address,
}: {
  readonly locationFilter: LocationFilter
  readonly understanding: Understanding
  readonly address: Pick<URLSearchParams, 'get'>
}) => {
  const t = useTranslations('finder')
  const travel = 'travel' in where ? where.travel : undefined
  /** The place that the words name: the address alone does not say it. */
  const typed = distance === undefined ? understoodFilters(understanding).place?.travel : null
  const named = (chosen ?? typed) && (where.kind === 'place' || where.kind === 'region') ? where.place.name : null
  /** A place of the words, which a distance counts from as well. */
  const hasPlace = where.kind === 'place' || where.kind === 'region'
  // The field itself says that a place is abroad.
  const ofAddress = problems.filter(
    ({ kind }) =>
      kind !== 'abroad' &&
      !(hasPlace && kind === 'radiusWithoutPlace') &&
      !(named !== null && (kind === 'travelWithoutPlace' || kind === 'noTrain')),
  )
  const isByMap = where.kind === 'place' && where.isByMap === true
  const noTrain = named !== null && !travel && !isByMap ? [{ kind: 'noTrain', value: named } as const] : []
  const others = [...ofAddress, ...noTrain, ...choiceProblems(address)]
  if (!others.length && !travel) return null
  return (
    <div className="space-y-1 text-sm">
      {others.map(({ kind, value }) => (
        <p key={kind} role="status" className="font-medium text-ink">
          {t(`problems.${kind}`, { value })}
        </p>
      ))}
      {/* Words may name any time, of which the longest that can be chosen is searched. */}
      {travel && !chosen && travel.minutes === Math.max(...travelMeans[travel.by]) ? (
        <p className="text-muted">{t('longestTime', { minutes: travel.minutes })}</p>
      ) : null}
      {travel ? (
        <details className="text-muted">
          <summary className="w-fit cursor-pointer py-1 font-medium underline underline-offset-4">
            {t('estimated')}
          </summary>
          {t(`assumed.${travel.by}`)}
        </details>
      ) : null}
    </div>
  )
}
