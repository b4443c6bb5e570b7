import { getTranslations } from 'next-intl/server'
import { OutboundLink } from '#components/navigator/outbound-link.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { languageQuery, placeLine } from '#lib/calendar/event-files.ts'
import type { AgendaEvent } from '#lib/content/agenda.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { EventWhen } from './event-when.tsx'

type Props = { readonly event: AgendaEvent; readonly isPast: boolean }

const term = 'font-display text-h4 font-semibold'
const link = 'inline-block py-1 link'

/** When, where and by whom, with the ways to be there. */
export const EventFacts = async ({ event, isPast }: Props) => {
  const [t, locale] = [await getTranslations('agenda'), await pageLocale()]
  const query = new URLSearchParams(languageQuery(locale)).toString()
  const { desk, institution, location, online, start, end, slug, url } = event
  return (
    <>
      <dl className="space-y-6">
        <div>
          <dt className={term}>{t('when')}</dt>
          <dd className="first-letter:uppercase">
            <EventWhen start={start} end={end} /> ({t('dutchTime')})
          </dd>
        </div>
        <div>
          <dt className={term}>{t('whereTitle')}</dt>
          <dd>{online ? t('online') : (placeLine(event) ?? t('noPlace'))}</dd>
          {location && !online ? (
            <dd>
              <Link href={{ pathname: '/navigator/locaties/[id]', params: { id: location.id } }} className={link}>
                {t('locationLink')}
              </Link>
            </dd>
          ) : null}
        </div>
        {desk || institution ? (
          <div>
            <dt className={term}>{t('who')}</dt>
            {desk ? (
              <dd lang="nl">
                <Link
                  href={{ pathname: '/navigator/regioloketten/[slug]', params: { slug: desk.slug } }}
                  className={link}
                >
                  {desk.title}
                </Link>
              </dd>
            ) : null}
            {institution ? (
              <dd lang="nl">
                <Link
                  href={{ pathname: '/navigator/instellingen/[slug]', params: { slug: institution.slug } }}
                  className={link}
                >
                  {institution.title}
                </Link>
              </dd>
            ) : null}
          </div>
        ) : null}
      </dl>
      {isPast ? null : (
        <div className="flex flex-wrap items-center gap-4">
          {url ? <OutboundLink to={url}>{t('signUp')}</OutboundLink> : null}
          <a
            href={`/activiteiten/${encodeURIComponent(slug)}/agenda.ics${query && `?${query}`}`}
            className={buttonClass({ variant: 'soft' })}
          >
            {t('ics')}
          </a>
        </div>
      )}
    </>
  )
}
