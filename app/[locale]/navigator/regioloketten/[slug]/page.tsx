import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { DeskArea } from '#components/desks/desk-area.tsx'
import { DeskContact } from '#components/desks/desk-contact.tsx'
import { DeskOffer } from '#components/desks/desk-offer.tsx'
import { TaughtInArea } from '#components/desks/taught-in-area.tsx'
import { Body } from '#components/media/body.tsx'
import { MediaCards } from '#components/media/media-card.tsx'
import { Section } from '#components/ui/section.tsx'
import { InstitutionMark } from '#components/navigator/institution-mark.tsx'
import { LanguageMark } from '#components/ui/language-mark.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { Save } from '#components/visitor/save.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { getDesk, listDesks } from '#lib/content/desks.ts'
import { listTaughtPlaces } from '#lib/content/locations.ts'
import { listAround } from '#lib/content/programs.ts'
import { taughtWithin } from '#lib/geo/desks/within.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { originalUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { deskData } from '#lib/structured-data/desk.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

const hrefOf = (slug: string) => ({ pathname: '/navigator/regioloketten/[slug]', params: { slug } }) as const

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => staticSlugs((await listDesks()).map(({ slug }) => slug))

export const generateMetadata = async ({ params }: Props) => {
  const desk = (await getDesk((await params).slug)) ?? notFound()
  const t = await getTranslations('desk')
  const { slug, title } = desk
  return pageMetadata({ href: hrefOf(slug), title, description: t('description', { title }) })
}

export default async function DeskPage({ params }: Props) {
  const desk = (await getDesk((await params).slug)) ?? notFound()
  const [t, locale] = [await getTranslations('desk'), await pageLocale()]
  const { slug, title, logo, area, description, regions, sectors } = desk
  const [places, { stories }] = await Promise.all([
    listTaughtPlaces(),
    listAround(
      sectors.map(({ id }) => id),
      [],
      locale,
    ),
  ])
  const taught = taughtWithin(area, places)
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
        lead={regions.length ? <span lang="nl">{regions.join(', ')}</span> : null}
        mark={<InstitutionMark logo={logo} />}
      >
        <Standing of={desk} />
        <Save kind="regional_education_desks" id={desk.id} title={title} page />
      </PageHeader>
      <div className="wrap space-y-20">
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Part id="contact" title={t('contact')} heading="text-h3" className="space-y-5 lg:order-last lg:self-start">
            <DeskContact desk={desk} />
          </Part>
          <div className="min-w-0 space-y-16">
            {description ? (
              <div>
                <LanguageMark language="nl" />
                <Body document={description} />
              </div>
            ) : null}
            <DeskOffer desk={desk} />
          </div>
        </div>
        <DeskArea desk={desk} />
        {taught.programs ? (
          <Section id="opleidingen" title={t('programs')}>
            <TaughtInArea areas={area} taught={taught} />
          </Section>
        ) : null}
        {stories.length ? (
          <Section id="verhalen" onward title={t('stories')}>
            <MediaCards cards={stories} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
