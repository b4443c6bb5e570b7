import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { languageQuery } from '#lib/calendar/event-files.ts'
import { clockTime } from '#lib/calendar/opening-hours.ts'
import { onDutchClock } from '#lib/calendar/dutch-clock.ts'
import type { AgendaEvent } from '#lib/content/agenda.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import { pageLocale } from '#lib/i18n/language.ts'

type Props = {
  readonly dates: readonly AgendaEvent[]
  /** As it was typed; null while no place is known. */
  readonly place: string | null
  /** Slugs of the answers that the dates fit. */
  readonly answers: readonly string[]
}

/** Meetings to come, in Dutch time, and a file that puts them into a calendar. */
export const PlanDates = async ({ dates, place, answers }: Props) => {
  const [t, format, locale] = [await getTranslations('plan'), await getFormatter(), await pageLocale()]
  if (!dates.length) return <p>{t('noDates')}</p>
  const query = new URLSearchParams([
    ...(place ? [['plaats', place]] : []),
    ...answers.map((slug) => ['a', slug]),
    ...Object.entries(languageQuery(locale)),
  ]).toString()
  return (
    <div className="space-y-5">
      <ul className="border-b border-line">
        {dates.map(({ id, slug, title, english, start, online, location, desk }) => (
          <li key={id} className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 sm:grid-cols-[15rem_minmax(0,1fr)]">
            <time dateTime={new Date(start).toISOString()} className="font-medium">
              {format.dateTime(start, {
                weekday: 'short',
                day: 'numeric',
                month: 'long',
                timeZone: 'Europe/Amsterdam',
              })}
              {', '}
              {clockTime(onDutchClock(new Date(start)).time, locale)}
            </time>
            <div>
              <Link
                href={{ pathname: '/activiteiten/[slug]', params: { slug } }}
                lang={languageOf({ english })}
                className="inline-block py-1 underline underline-offset-4 hover:decoration-2"
              >
                {title}
              </Link>
              <LanguageMark language={languageOf({ english })} />
              <span className="block text-sm text-muted">
                {[online ? t('online') : (location?.city ?? location?.title), desk?.title].filter(Boolean).join(' · ')}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <p data-screen="">
        <a
          href={`/api/plan${query ? `?${query}` : ''}`}
          className="font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {t('datesToCalendar', { count: dates.length })}
        </a>
      </p>
    </div>
  )
}
