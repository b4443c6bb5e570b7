import { useTranslations } from 'next-intl'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import { choiceProblems } from '#lib/search/order.ts'

/** What of the address is not searched for, each in a sentence with a way on; and what an estimated travel time assumes. */
export const LocationProblem = ({
  locationFilter: { problems, where },
  address,
}: {
  readonly locationFilter: LocationFilter
  readonly address: Pick<URLSearchParams, 'get'>
}) => {
  const t = useTranslations('finder')
  // The field itself says that a place is abroad.
  const others = [...problems.filter(({ kind }) => kind !== 'abroad'), ...choiceProblems(address)]
  const travel = 'travel' in where ? where.travel : undefined
  if (!others.length && !travel) return null
  return (
    <div className="space-y-1 text-sm">
      {others.map(({ kind, value }) => (
        <p key={kind} role="status" className="font-medium text-ink">
          {t(`problems.${kind}`, { value })}
        </p>
      ))}
      {travel ? <p className="text-muted">{t(`assumed.${travel.by}`)}</p> : null}
    </div>
  )
}
