import { getFormatter, getTranslations } from 'next-intl/server'
import type { Release } from '#lib/content/recordings.ts'

/** The day on which something came out; of what is still to come, a mark that says from when. */
export const ReleaseDate = async ({ date, planned }: Release) => {
  const [t, format] = [await getTranslations('media'), await getFormatter()]
  const day = date && format.dateTime(new Date(date), { dateStyle: 'long' })
  const shown = day ? <time dateTime={date}>{day}</time> : null
  if (!planned) return shown
  return (
    <span className="inline-block rounded-full bg-sun-soft px-3 py-0.5 text-sm font-semibold text-ink">
      {day ? t('plannedFrom', { date: day }) : t('plannedSome')}
    </span>
  )
}
