import { getTranslations } from 'next-intl/server'
import type { OpeningHours as Hours } from '#lib/content/locations.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { clockTime } from '#lib/calendar/opening-hours.ts'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { OpenLine } from './open-line.tsx'

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

type Props = { readonly hours: Hours }

/** The hours of each day of the week, whether it is open now, and what else was said of them. */
export const OpeningHours = async ({ hours: { days, note } }: Props) => {
  const [t, locale] = [await getTranslations('hours'), await pageLocale()]
  const names = weekdays.map((weekday) => t(`weekday.${weekday}`))
  const of = (weekday: number) =>
    days
      .filter((hours) => hours.weekday === weekday)
      .map(({ opens, closes }) => `${clockTime(opens, locale)} – ${clockTime(closes, locale)}`)
      .join(', ')
  return (
    <div className="space-y-4">
      <OpenLine days={days} />
      <table className="w-full max-w-sm">
        <caption className="sr-only">{t('caption')}</caption>
        <tbody>
          {weekdays.map((weekday, index) => (
            <tr key={weekday} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal first-letter:uppercase">
                {names[index]}
              </th>
              <td className="py-1.5 text-end tabular-nums">{of(weekday) || t('closedDay')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{t('holidaysClosed')}</p>
      {note ? (
        <div>
          <p lang="nl" className="text-sm text-muted">
            {note}
          </p>
          <LanguageMark language="nl" />
        </div>
      ) : null}
    </div>
  )
}
