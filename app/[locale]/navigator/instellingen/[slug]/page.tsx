import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LocalDesks } from '#components/desks/local-desks.tsx'
import { Body } from '#components/media/body.tsx'
import { Section } from '#components/ui/section.tsx'
import { InstitutionMark } from '#components/navigator/institution-mark.tsx'
import { OutboundLink } from '#components/navigator/outbound-link.tsx'
import { Places } from '#components/navigator/places.tsx'
import { ProgramGroups } from '#components/navigator/program-groups.tsx'
import { SourceNote } from '#components/navigator/source-note.tsx'
import { Save } from '#components/visitor/save.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { getInstitution, listInstitutions } from '#lib/content/institutions.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { originalUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { institutionData } from '#lib/structured-data/institution.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

const hrefOf = (slug: string) => ({ pathname: '/navigator/instellingen/[slug]', params: { slug } }) as const
const types = ['hogeschool', 'universiteit', 'mbo'] as const

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => staticSlugs((await listInstitutions()).map(({ slug }) => slug))

export const generateMetadata = async ({ params }: Props) => {
  const institution = (await getInstitution((await params).slug)) ?? notFound()
  const t = await getTranslations('institution')
  const { slug, title } = institution
  return pageMetadata({ href: hrefOf(slug), title, description: t('description', { title }) })
}

export default async function InstitutionPage({ params }: Props) {
  const institution = (await getInstitution((await params).slug)) ?? notFound()
  const [t, program, locale] = [
    await getTranslations('institution'),
    await getTranslations('program'),
    await pageLocale(),
  ]
  const { slug, title, logo, url, programs, locations, description } = institution
  const type = types.find((one) => one === institution.type)
  const mark = logo ? originalUrl(mediaBase, logo.id, 'image') : null
  return (
    <>
      {institution.sample ? null : (
        <JsonLd data={institutionData(institution, absoluteUrl(hrefOf(slug), locale), mark)} />
      )}
      <PageHeader
        trail={[{ label: t('trail'), href: '/navigator/instellingen' }]}
        title={title}
        titleLang="nl"
        kicker={type ? t(`type.${type}`) : null}
        mark={<InstitutionMark logo={logo} name={title} />}
      >
        <p className="text-lead text-muted">
          {[
            t('programCount', { count: programs.length }),
            locations.length ? t('placeCount', { count: locations.length }) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <Standing of={institution} />
        <Save kind="educational_institutions" id={institution.id} title={title} page />
      </PageHeader>
      <div className="wrap space-y-20">
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Part id="over" title={t('about', { name: title })} className="min-w-0 space-y-5">
            {description ? <Body document={description} /> : <p>{t('noDescription')}</p>}
          </Part>
          <Part id="contact" title={t('contact')} heading="text-h3" className="space-y-4 lg:self-start">
            {url ? (
              <OutboundLink to={url} variant="outline">
                {t('toWebsite')}
              </OutboundLink>
            ) : (
              <p>{t('noWebsite')}</p>
            )}
            <SourceNote
              vendor={institution.vendor}
              updated={institution.date_updated}
              sources={institution.data_sources}
            />
          </Part>
        </div>
        <Section
          id="opleidingen"
          title={t('programs')}
          {...(programs.length
            ? {
                href: { pathname: '/navigator/opleidingen', query: { instelling: title } } as const,
                more: t('all', { count: programs.length }),
              }
            : {})}
        >
          {programs.length ? <ProgramGroups programs={programs} institution={title} /> : <p>{t('noPrograms')}</p>}
        </Section>
        <Section id="locaties" title={t('locations')}>
          {locations.length ? <Places places={locations} /> : <p>{t('noLocations')}</p>}
        </Section>
        {locations.length ? (
          <Section id="loket" title={program('desk')}>
            <p className="max-w-2xl text-muted">{program('deskLead')}</p>
            <LocalDesks places={locations} />
          </Section>
        ) : null}
      </div>
    </>
  )
}
