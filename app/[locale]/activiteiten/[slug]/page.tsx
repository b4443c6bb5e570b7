import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { connection } from 'next/server'
import { EventFacts } from '#components/agenda/event-facts.tsx'
import { DrawnMap } from '#components/navigator/drawn-map.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listEvents } from '#lib/content/agenda.ts'
import { frameOf } from '#lib/geo/drawing.ts'
import { languageOf } from '#lib/i18n/language-of.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { eventData } from '#lib/structured-data/event.ts'

const hrefOf = (slug: string) => ({ pathname: '/activiteiten/[slug]', params: { slug } }) as const

type Props = { readonly params: Promise<{ slug: string }> }

const find = async ({ params }: Props) => {
  const { slug } = await params
  return (await listEvents()).find((item) => item.slug === slug) ?? notFound()
}

export const generateMetadata = async (props: Props) => {
  const event = await find(props)
  const { slug, title, description } = event
  return pageMetadata({ href: hrefOf(slug), title, description, languages: [languageOf(event)] })
}

export default async function EventPage(props: Props) {
  await connection()
  const [t, locale, event] = [await getTranslations('agenda'), await pageLocale(), await find(props)]
  const language = languageOf(event)
  const isPast = event.end <= Date.now()
  const position = event.online ? null : event.location?.location_geopoint
  return (
    <>
      {event.sample ? null : <JsonLd data={eventData(event, absoluteUrl(hrefOf(event.slug), locale))} />}
      <PageHeader
        trail={[{ label: t('title'), href: '/activiteiten' }]}
        title={event.title}
        titleLang={language}
        lead={event.description ? <span lang={language}>{event.description}</span> : null}
      >
        <LanguageMark language={language} />
        <Standing of={event} />
      </PageHeader>
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="space-y-10">
          {isPast ? (
            <div className="space-y-2 rounded-lg border-2 border-sun bg-surface p-6">
              <h2 className="text-h4">{t('past')}</h2>
              <p>{t('pastText')}</p>
            </div>
          ) : null}
          <EventFacts event={event} isPast={isPast} />
          <p>
            <Link href="/activiteiten" className={buttonClass({ variant: 'outline' })}>
              {t('back')}
            </Link>
          </p>
        </div>
        {position ? (
          <DrawnMap
            label={t('map')}
            frame={frameOf([position], 1.1, 600)}
            pins={[{ id: event.id, position, label: '' }]}
            landmarks={5}
          />
        ) : null}
      </div>
    </>
  )
}
