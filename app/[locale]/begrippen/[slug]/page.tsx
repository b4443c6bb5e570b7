import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { TermPage } from '#components/glossary/term-page.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { listArticlesAbout } from '#lib/content/articles.ts'
import { findTerm, terms } from '#lib/rich-text/glossary/terms.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl, pageMetadata } from '#lib/metadata.ts'
import { staticSlugs } from '#lib/static-params.ts'
import { definedTermData } from '#lib/structured-data/glossary.ts'

export const ensureStatic = 'navigation'

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = () => staticSlugs(terms.map(({ slug }) => slug))

const hrefOf = (slug: string) => ({ pathname: '/begrippen/[slug]', params: { slug } }) as const

export const generateMetadata = async ({ params }: Props) => {
  const { slug } = await params
  const term = findTerm(slug) ?? notFound()
  const locale = await pageLocale()
  const { term: title, short: description } = term[locale]
  return pageMetadata({ href: hrefOf(slug), title, description })
}

export default async function GlossaryTermPage({ params }: Props) {
  const { slug } = await params
  const term = findTerm(slug) ?? notFound()
  const [t, site, locale] = [await getTranslations('glossary'), await getTranslations('site'), await pageLocale()]
  const { term: title, forms = [], short } = term[locale]
  const articles = await listArticlesAbout([title, ...forms], locale === 'en', 3)
  const entry = { term: title, description: short, url: absoluteUrl(hrefOf(slug), locale), language: locale }
  return (
    <>
      <JsonLd data={definedTermData(entry, { name: t('title'), url: absoluteUrl('/begrippen', locale) })} />
      <PageHeader
        trail={[
          { label: site('knowledgeBase'), href: '/kennisbank' },
          { label: t('title'), href: '/begrippen' },
        ]}
        title={title}
        lead={short}
      />
      <TermPage term={term} locale={locale} articles={articles} />
    </>
  )
}
