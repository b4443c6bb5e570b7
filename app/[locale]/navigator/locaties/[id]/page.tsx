import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { LocalDesks } from '#components/desks/local-desks.tsx'
import { Section } from '#components/ui/section.tsx'
import { DrawnMap } from '#components/navigator/drawn-map.tsx'
import { OpeningHours } from '#components/navigator/opening-hours.tsx'
import { OutboundLink } from '#components/navigator/outbound-link.tsx'
import { addressLine } from '#lib/address-line.ts'
import { ProgramGroups } from '#components/navigator/program-groups.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { Standing } from '#components/ui/standing.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { firstLocationId, getLocation } from '#lib/content/locations.ts'
import { frameOf } from '#lib/geo/drawing.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { openingHoursData, placeData } from '#lib/structured-data/place.ts'
import { staticParams } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

const hrefOf = (id: string) => ({ pathname: '/navigator/locaties/[id]', params: { id } }) as const

type Props = { readonly params: Promise<{ id: string }> }

/** One location, for which the build prerenders the page; other pages are rendered at their first request. */
export const generateStaticParams = async () =>
  staticParams(
    (await firstLocationId()).map((id) => ({ id })),
    ['id'],
  )

export const generateMetadata = async ({ params }: Props) => {
  const location = (await getLocation((await params).id)) ?? notFound()
  const t = await getTranslations('location')
  const { id, title } = location
  // What the page says stands on those of institutions and programmes as well.
  return pageMetadata({ href: hrefOf(id), title, description: t('description', { title }), index: false })
}

export default async function LocationPage({ params }: Props) {
  const location = (await getLocation((await params).id)) ?? notFound()
  const [t, common, institution, locale] = [
    await getTranslations('location'),
    await getTranslations('navigator'),
    await getTranslations('institution'),
    await pageLocale(),
  ]
  const { id, title, url, location_geopoint: point, opening_hours: hours, programs } = location
  const { educational_institutions: institutions, regional_education_desks: offices } = location
  return (
    <>
      {location.sample || location.derived ? null : (
        <JsonLd
          data={{
            ...placeData(location),
            url: absoluteUrl(hrefOf(id), locale),
            ...(hours?.days.length ? { openingHoursSpecification: openingHoursData(hours.days) } : {}),
          }}
        />
      )}
      <PageHeader
        trail={[{ label: common('title'), href: '/navigator' }]}
        kicker={t('kicker')}
        title={title}
        titleLang="nl"
        aside={
          point ? (
            <DrawnMap label={t('map')} frame={frameOf([point], 1.5)} pins={[{ id, position: point, label: '' }]} />
          ) : null
        }
      >
        <Standing of={location} derivedText={t('derivedText')} />
        <div className="space-y-4">
          <h2 className="sr-only">{t('address')}</h2>
          <p lang="nl" className="text-lead">
            {addressLine(location) || location.city}
          </p>
          {location.address ? null : <p className="text-muted">{common('noAddress')}</p>}
          {point ? null : <p className="text-muted">{common('noPoint')}</p>}
          {url ? (
            <OutboundLink to={url} variant="outline">
              {t('toWebsite')}
            </OutboundLink>
          ) : null}
        </div>
      </PageHeader>
      <div className="wrap space-y-20">
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          <Section id="tijden" title={t('hours')}>
            {hours ? <OpeningHours hours={hours} /> : <p>{t('noHours')}</p>}
          </Section>
          <div className="space-y-10">
            {institutions.length ? (
              <Section id="instellingen" title={t('institutions')}>
                <LinkTags items={{ educational_institutions: institutions }} showAll />
              </Section>
            ) : null}
            {offices.length ? (
              <Section id="kantoor" title={t('offices')}>
                <LinkTags items={{ regional_education_desks: offices }} showAll />
              </Section>
            ) : null}
          </div>
        </div>
        {offices.length ? null : (
          <Section id="opleidingen" title={t('programs')}>
            {programs.length ? (
              <>
                <p className="text-muted">{institution('programCount', { count: programs.length })}</p>
                <ProgramGroups programs={programs} />
              </>
            ) : (
              <p>{t('noPrograms')}</p>
            )}
          </Section>
        )}
        <Section id="loket" title={t('desk')}>
          <LocalDesks places={[location]} />
        </Section>
      </div>
    </>
  )
}
