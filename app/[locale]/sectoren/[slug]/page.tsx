import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { RelatedCounts, RelatedSections } from '#components/hub/related-sections.tsx'
import { ProgramsNear } from '#components/hub/programs-near.tsx'
import { SituationTowards } from '#components/hub/situation-towards.tsx'
import { ShortestRoutes } from '#components/hub/shortest-routes.tsx'
import { SectorChapters } from '#components/hub/sector-chapters.tsx'
import { sectorTint } from '#components/hub/sector-tint.ts'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { Breadcrumbs } from '#components/site/breadcrumbs.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { Hyphenated } from '#components/ui/hyphenated.tsx'
import { listRelatedTo } from '#lib/content/related-content.ts'
import { listSectors } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => staticSlugs((await listSectors()).map(({ slug }) => slug))

const find = async (params: Props['params']) => {
  const [{ slug }, sectors] = [await params, await listSectors(await pageLocale())]
  const index = sectors.findIndex((sector) => sector.slug === slug)
  const sector = sectors[index] ?? notFound()
  return { sector, index, others: sectors.filter(({ id }) => id !== sector.id) }
}

export const generateMetadata = async ({ params }: Props) => {
  const { sector } = await find(params)
  return pageMetadata({
    href: { pathname: '/sectoren/[slug]', params: { slug: sector.slug } },
    title: sector.title,
    description: sector.description,
  })
}

export default async function SectorPage({ params }: Props) {
  const { sector, index, others } = await find(params)
  const [t, locale] = [await getTranslations('sector'), await pageLocale()]
  const filed = await listRelatedTo('sectors', sector.id, locale === 'en')
  const query = { sector: sector.term }
  const about = `/werken-in-het-${sector.slug}`
  return (
    <>
      <div className={sectorTint(index)}>
        <div className="wrap pt-6 pb-12 lg:pb-16">
          <Breadcrumbs trail={[{ label: t('title'), href: '/sectoren' }]} current={sector.title} />
          <header className="mt-12 space-y-5 lg:mt-20">
            <p className="font-semibold">{t('kicker')}</p>
            <h1 lang={sector.language} className="text-display">
              <Hyphenated lang={sector.language}>{sector.title}</Hyphenated>
            </h1>
            {sector.description ? (
              <p lang={sector.language} className="max-w-2xl text-lead">
                {sector.description}
              </p>
            ) : null}
            <RelatedCounts filed={filed} />
          </header>
        </div>
      </div>
      <div className="space-y-20 pt-14">
        <div className="wrap empty:hidden">
          <SituationTowards about={about} />
        </div>
        <SectorChapters sector={sector} />
        <div className="wrap empty:hidden">
          <ShortestRoutes about={about} />
        </div>
        {filed.programs.count ? (
          <div className="wrap">
            <ProgramsNear filter={query} about={sector.title} />
          </div>
        ) : null}
        <RelatedSections filed={filed} query={query} />
        <div className="wrap">
          <AdviceStrip on="role" about={{ vraag: sector.title }} />
        </div>
        <nav aria-labelledby="andere" className="wrap space-y-4">
          <h2 id="andere" className="text-h3">
            {t('others')}
          </h2>
          <LinkTags items={{ sectors: others }} />
        </nav>
      </div>
    </>
  )
}
