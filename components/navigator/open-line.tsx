import { getTranslations } from 'next-intl/server'
import type { OpeningDay } from '#schema/families/navigator.ts'
import { holidays, type Holiday } from '#lib/calendar/holidays.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { OpenNow } from './open-now.island.tsx'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

type Props = { readonly days: readonly OpeningDay[] }

/** Whether it is open now, in one line. */
export const OpenLine = async ({ days }: Props) => {
  const [t, locale] = [await getTranslations('hours'), await pageLocale()]
  return (
    <OpenNow
      days={days}
      locale={locale}
      words={{
        // The browser knows the time, so that the places for it stay open.
        open: t('open', { time: '{time}' }),
        openToMidnight: t('openToMidnight'),
        opens: t('opens', { day: '{day}', time: '{time}' }),
        closed: t('closed'),
        holiday: t('holidayToday', { holiday: '{holiday}' }),
        today: t('today'),
        tomorrow: t('tomorrow'),
        weekdays: weekdays.map((weekday) => t(`weekday.${weekday}`)),
        holidays: Object.fromEntries(holidays.map((name) => [name, t(`holiday.${name}`)])) as Record<Holiday, string>,
      }}
    />
  )
}
