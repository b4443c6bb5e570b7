import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { DeskChecklist } from '#components/desks/desk-checklist.tsx'
import { DeskContact } from '#components/desks/desk-contact.tsx'
import { TaughtInArea } from '#components/desks/taught-in-area.tsx'
import { Body } from '#components/media/body.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/ui/section.tsx'
import { DrawnMap } from '#components/navigator/drawn-map.tsx'
import { InstitutionMark } from '#components/navigator/institution-mark.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { Tags } from '#components/navigator/tags.tsx'
import { Save } from '#components/visitor/save.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { getDesk, listDesks } from '#lib/content/desks.ts'
import { listTaughtPlaces } from '#lib/content/locations.ts'
import { listAround } from '#lib/content/programs.ts'
import { taughtWithin } from '#lib/geo/desks/within.ts'
import { areaPath, frameOf } from '#lib/geo/drawing.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { originalUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { deskData } from '#lib/structured-data/desk.ts'
import { staticParams } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'
export const instant = false

const hrefOf = (slug: string) => ({ pathname: '/navigator/regioloketten/[slug]', params: { slug } }) as const
const activities = ['meeloopdag', 'informatiebijeenkomst', 'oriëntatietraject', 'adviesgesprek', 'proefles'] as const

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () =>
  staticParams(
    (await listDesks()).map(({ slug }) => ({ slug })),
    ['slug'],
  )

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const desk = await getDesk((await params).slug)
  if (!desk) notFound()
  const [t, locale] = [await getTranslations('desk'), await pageLocale()]
  const { slug, title } = desk
  return pageMetadata({ locale, href: hrefOf(slug), title, description: t('description', { title }) })
}

export default async function DeskPage({ params }: Props) {
  const desk = await getDesk((await params).slug)
  if (!desk) notFound()
  const [t, locale] = [await getTranslations('desk'), await pageLocale()]
  const { slug, title, logo, area, description, regions, cities_municipalities: municipalities, sectors } = desk
  const [places, { stories }] = await Promise.all([
    listTaughtPlaces(),
    listAround(
      sectors.map(({ id }) => id),
      [],
    ),
  ])
  const taught = taughtWithin(area, places)
  const advises = desk.has_consultation_service
  return (
    <>
      {desk.sample ? null : (
        <JsonLd
          data={deskData(
            desk,
            absoluteUrl(hrefOf(slug), locale),
            logo ? originalUrl(mediaBase, logo.id, 'image') : null,
          )}
        />
      )}
      <PageHeader
        trail={[{ label: t('trail'), href: '/navigator/regioloketten' }]}
        kicker={t('kicker')}
        title={title}
        titleLang="nl"
        lead={<span lang="nl">{regions.join(', ')}</span>}
        mark={<InstitutionMark logo={logo} />}
      >
        <Standing of={desk} />
        <Save kind="regional_education_desks" id={desk.id} title={title} page />
      </PageHeader>
      <div className="wrap space-y-20">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <section aria-labelledby="contact" className="space-y-5 lg:order-last lg:self-start">
            <h2 id="contact" className="text-h3">
              {t('contact')}
            </h2>
            <DeskContact desk={desk} />
          </section>
          <div className="min-w-0 space-y-16">
            {description ? <Body document={description} /> : null}
            <Section id="advies" title={t('consultation')}>
              <p className="font-semibold">
                {advises === null ? t('notGiven') : t(advises ? 'consultationYes' : 'consultationNo')}
              </p>
              {desk.consultation_service_description ? <Body document={desk.consultation_service_description} /> : null}
              {advises ? (
                <p>
                  <Link
                    href={{ pathname: '/adviesgesprek', query: { loket: desk.slug } }}
                    className={buttonClass({ variant: 'soft' })}
                  >
                    {t('consultationBook')}
                  </Link>
                </p>
              ) : null}
            </Section>
            <Section id="kennismaken" title={t('item.orientation')}>
              {desk.orientation_activity_types.length ? (
                <ul className="flex flex-wrap gap-2">
                  {desk.orientation_activity_types.map((type) => {
                    const known = activities.find((one) => one === type)
                    return (
                      <li key={type} className="tag border-line">
                        {known ? t(`activity.${known}`) : type}
                      </li>
                    )
                  })}
                </ul>
              ) : (
                <p>{t('notGiven')}</p>
              )}
            </Section>
            <Section id="sectoren" title={t('item.sectors')}>
              {sectors.length ? <Tags collection="sectors" items={sectors} /> : <p>{t('notGiven')}</p>}
            </Section>
          </div>
        </div>
        <Section id="gebied" title={t('area')}>
          <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            {area.length ? (
              <DrawnMap
                label={t('areaMap', { name: title })}
                frame={frameOf(area.flat(2), 1.1)}
                areas={[{ id: desk.id, path: area.map(areaPath).join(''), isMarked: true }]}
                landmarks={7}
              />
            ) : (
              <p>{t('noArea')}</p>
            )}
            <div className="space-y-3">
              <h3 className="text-h4">{t('municipalities', { count: municipalities.length })}</h3>
              <ul lang="nl" className="columns-2 gap-x-8 sm:columns-3">
                {municipalities.map((name) => (
                  <li key={name} className="break-inside-avoid py-1">
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Section>
        <Section id="opleidingen" title={t('programs')}>
          <TaughtInArea areas={area} taught={taught} />
        </Section>
        <Section id="gegevens" title={t('checklist')}>
          <p className="max-w-2xl text-muted">{t('checklistLead')}</p>
          <DeskChecklist desk={desk} institutions={taught.places} />
        </Section>
        {stories.length ? (
          <Section id="verhalen" onward title={t('stories')}>
            <MediaCards cards={stories} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
