import { getFormatter, getTranslations } from 'next-intl/server'
import { onDutchClock } from '#lib/calendar/dutch-clock.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { clockTime } from '#lib/calendar/opening-hours.ts'

type Props = {
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
}

/** Day and hours on the Dutch clock. */
export const EventWhen = async ({ start, end }: Props) => {
  const [t, format, locale] = [await getTranslations('agenda'), await getFormatter(), await pageLocale()]
  const dayOf = (moment: number) =>
    format.dateTime(moment, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const time = (moment: number) => clockTime(onDutchClock(new Date(moment)).time, locale)
  const [first, last] = [start, end].map((moment) => onDutchClock(new Date(moment)).date)
  const hours = { day: dayOf(start), start: time(start), end: time(end) }
  return (
    <time dateTime={new Date(start).toISOString()}>
      {first === last ? t('until', hours) : t('untilDay', { ...hours, lastDay: dayOf(end) })}
    </time>
  )
}
