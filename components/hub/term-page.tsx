/** The page of a term, for each family of terms: what it is, and everything filed under it. */
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { Icon } from '#components/ui/icon.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listRelatedTo } from '#lib/content/related-content.ts'
import { getRoleFacts } from '#lib/content/role-facts.ts'
import { getTerm, listTerms, type Taxonomy } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { itemHref, type Href } from '#lib/paths.ts'
import { staticSlugs } from '#lib/static-params.ts'
import { AdviceStrip } from '#components/site/advice-strip.tsx'
import { Part } from '#components/ui/part.tsx'
import { RelatedCounts, RelatedSections } from './related-sections.tsx'
import { DayStrip } from './day-strip.tsx'
import { PayScales } from './pay-scales.tsx'
import { ProgramsNear } from './programs-near.tsx'
import { SituationTowards } from './situation-towards.tsx'
import { ShortestRoutes } from './shortest-routes.tsx'

type Props = { readonly params: Promise<{ slug: string }> }

/** Where each family is listed, and the key by which search pages filter on it. */
const families = {
  topics: { list: '/kennisbank', key: 'onderwerp' },
  roles: { list: '/rollen', key: 'rol' },
  qualifications: { list: '/bevoegdheden', key: 'bevoegdheid' },
  tracks: { list: '/trajecten', key: 'traject' },
} as const satisfies Record<Taxonomy, { readonly list: Href; readonly key: string }>

/** The exports of a route for one family of terms. */
export const termPage = (taxonomy: Taxonomy) => {
  const { list, key } = families[taxonomy]

  const generateStaticParams = async () => staticSlugs((await listTerms(taxonomy)).map(({ slug }) => slug))

  const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
    const { slug } = await params
    const term = (await getTerm(taxonomy, slug, await pageLocale())) ?? notFound()
    const href = itemHref(taxonomy, term)
    if (!href) return { title: term.name }
    return pageMetadata({
      href,
      title: term.name,
      description: term.description,
      ...(taxonomy === 'topics' ? { feed: `/kennisbank/onderwerpen/${term.slug}/feed.xml` } : {}),
    })
  }

  const Page = async ({ params }: Props) => {
    const { slug } = await params
    const term = (await getTerm(taxonomy, slug, await pageLocale())) ?? notFound()
    const [t, site, locale] = [await getTranslations('hub'), await getTranslations('site'), await pageLocale()]
    const [filed, terms, facts] = await Promise.all([
      listRelatedTo(taxonomy, term.id, locale === 'en'),
      listTerms(taxonomy, locale),
      taxonomy === 'roles' ? getRoleFacts(term.id, locale) : null,
    ])
    const isDossier = taxonomy === 'roles' || taxonomy === 'qualifications'
    const about = `${list}/${term.slug}`
    const query = { [key]: term.term }
    const trail =
      taxonomy === 'topics'
        ? [{ label: site('knowledgeBase'), href: list }]
        : [{ label: t(`families.${taxonomy}`), href: list }]
    const isEmpty = Object.values(filed).every(({ count }) => count === 0)
    return (
      <>
        <PageHeader
          trail={trail}
          title={term.name}
          kicker={t(`family.${taxonomy}`)}
          lead={term.description ? <span lang={term.language}>{term.description}</span> : null}
          titleLang={term.language}
          mark={term.icon ? <Icon name={term.icon} className="size-10" /> : null}
        >
          <RelatedCounts filed={filed} beginsWithPeople={taxonomy === 'roles'} />
        </PageHeader>
        <div className="space-y-16">
          {isEmpty ? <p className="wrap text-lead text-muted">{t('nothing')}</p> : null}
          {isDossier ? (
            <div className="wrap empty:hidden">
              <SituationTowards about={about} />
            </div>
          ) : null}
          {facts?.day.length || facts?.scales.length ? (
            <div className="wrap grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              {facts.day.length ? <DayStrip day={facts.day} language={facts.language} /> : null}
              {facts.scales.length ? <PayScales scales={facts.scales} /> : null}
            </div>
          ) : null}
          {isDossier ? (
            <div className="wrap empty:hidden">
              <ShortestRoutes about={about} />
            </div>
          ) : null}
          {isDossier && filed.programs.count ? (
            <div className="wrap">
              <ProgramsNear filter={query} about={term.name} />
            </div>
          ) : null}
          <RelatedSections filed={filed} beginsWithPeople={taxonomy === 'roles'} query={query} />
          {isDossier ? (
            <div className="wrap">
              <AdviceStrip on="role" about={{ vraag: term.name }} />
            </div>
          ) : null}
          {term.sectors.length ? (
            <Part id="sectoren" title={t('inSectors')} heading="text-h3" className="wrap space-y-4">
              <LinkTags items={{ sectors: term.sectors }} />
            </Part>
          ) : null}
          <Others
            title={t(`others.${taxonomy}`)}
            taxonomy={taxonomy}
            terms={terms.filter(({ id }) => id !== term.id)}
          />
        </div>
      </>
    )
  }

  return { generateStaticParams, generateMetadata, Page }
}

type OthersProps = {
  readonly title: string
  readonly taxonomy: Taxonomy
  readonly terms: Awaited<ReturnType<typeof listTerms>>
}

/** The other terms of the family. */
const Others = ({ title, taxonomy, terms }: OthersProps) => (
  <nav aria-labelledby="andere" className="wrap space-y-4">
    <h2 id="andere" className="text-h3">
      {title}
    </h2>
    <LinkTags items={{ [taxonomy]: terms }} />
  </nav>
)
