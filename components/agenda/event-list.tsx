import { getFormatter, getTranslations } from 'next-intl/server'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { Link } from '#components/ui/link.tsx'
import type { Upcoming } from '#lib/calendar/choice.ts'
import { onDutchClock } from '#lib/calendar/dutch-clock.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import { eventTypes } from '#schema/families/routes.ts'
import { EventWhen } from './event-when.tsx'

type Props = {
  readonly events: readonly Upcoming[]
  /** Number on the map, by id. */
  readonly numbers: ReadonlyMap<string, number>
}

/** What is still to come, month by month. */
export const EventList = async ({ events, numbers }: Props) => {
  const [t, sample, format] = [await getTranslations('agenda'), await getTranslations('sample'), await getFormatter()]
  const months = Map.groupBy(events, ({ event }) => onDutchClock(new Date(event.start)).date.slice(0, 7))
  return (
    <div className="space-y-10">
      {[...months].map(([month, own]) => (
        <section key={month} aria-labelledby={`maand-${month}`} className="space-y-2">
          <h2 id={`maand-${month}`} className="text-h3 first-letter:uppercase">
            {format.dateTime(new Date(`${month}-01T00:00:00Z`), { timeZone: 'UTC', month: 'long', year: 'numeric' })}
          </h2>
          <ul className="divide-y divide-line border-y border-line">
            {own.map(({ event, kilometres }) => {
              const number = numbers.get(event.id)
              const kind = eventTypes.find((known) => known === event.kind)
              const host = event.desk ?? event.institution
              return (
                <li key={event.id} className="relative flex gap-5 py-5">
                  <p aria-hidden="true" className="w-14 shrink-0 text-center">
                    <span className="block font-display text-h2 leading-none font-semibold">
                      {Number(onDutchClock(new Date(event.start)).date.slice(8))}
                    </span>
                    {number ? (
                      <span className="mx-auto mt-2 flex size-7 items-center justify-center rounded-full bg-accent text-sm font-bold text-paper">
                        {number}
                      </span>
                    ) : null}
                  </p>
                  <div className="min-w-0 space-y-1">
                    {kind ? <p className="kicker">{t(`kinds.${kind}`)}</p> : null}
                    <h3 className="text-h4" lang={languageOf(event)}>
                      <Link
                        href={{ pathname: '/activiteiten/[slug]', params: { slug: event.slug } }}
                        className="no-underline underline-offset-4 after:absolute after:inset-0 hover:underline"
                      >
                        {event.title}
                      </Link>
                    </h3>
                    <LanguageMark language={languageOf(event)} />
                    <p className="first-letter:uppercase">
                      <EventWhen start={event.start} end={event.end} />
                    </p>
                    <p className="text-sm text-muted">
                      {event.online ? t('online') : (event.location?.city ?? t('noPlace'))}
                      {kilometres === null ? null : `, ${t('distance', { km: kilometres })}`}
                      {host ? (
                        <>
                          {' · '}
                          <span lang="nl">{host.title}</span>
                        </>
                      ) : null}
                      {event.sample ? ` · ${sample('inventedShort')}` : null}
                    </p>
                  </div>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}
