import { getFormatter, getTranslations } from 'next-intl/server'
import type { SearchReport } from '#lib/editors/search-report.ts'

type Props = { readonly days: SearchReport['figures']['dates'] }

const height = 120
const step = 10
const bar = 7

/** A bar for each day, its lower part the searches that found nothing. */
export const DayChart = async ({ days }: Props) => {
  const [t, format] = [await getTranslations('searchReport'), await getFormatter()]
  const counts = days.map(({ count }) => count)
  const most = Math.max(...counts, 0)
  const top = days.find(({ count }) => count === most)
  if (most === 0 || !top) return null
  const dayName = (date: string) => format.dateTime(new Date(date), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const tall = (count: number) => (count / most) * height
  const label = t('chart', { least: Math.min(...counts), most, day: dayName(top.date) })
  const [first, last] = [days[0], days.at(-1)]
  return (
    <figure className="space-y-3">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * step} ${height}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-line-strong"
      >
        {days.map(({ date, count, noResultCount }, at) => (
          <g key={date}>
            <rect
              x={at * step + (step - bar) / 2}
              y={height - tall(count)}
              width={bar}
              height={tall(count - noResultCount)}
              className="fill-brand"
            />
            <rect
              x={at * step + (step - bar) / 2}
              y={height - tall(noResultCount)}
              width={bar}
              height={tall(noResultCount)}
              className="fill-accent"
            />
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm text-muted">
        <span>{first ? dayName(first.date) : null}</span>
        <span className="flex flex-wrap gap-x-5">
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-brand" />
            {t('chartSearches')}
          </span>
          <span className="inline-flex items-center gap-2">
            <span aria-hidden="true" className="size-3 rounded-sm bg-accent" />
            {t('chartWithout')}
          </span>
        </span>
        <span>{last ? dayName(last.date) : null}</span>
      </figcaption>
    </figure>
  )
}
