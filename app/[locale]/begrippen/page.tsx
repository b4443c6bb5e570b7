import { getTranslations } from 'next-intl/server'
import { Glossary } from '#components/glossary/glossary.tsx'
import { JsonLd } from '#components/site/json-ld.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { termsInOrder } from '#lib/rich-text/glossary/terms.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { absoluteUrl, fixedMetadata } from '#lib/metadata.ts'
import { termSetData } from '#lib/structured-data/glossary.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/begrippen')

export default async function GlossaryPage() {
  const [t, site, locale] = [await getTranslations('glossary'), await getTranslations('site'), await pageLocale()]
  const entries = termsInOrder(locale).map((term) => ({
    term: term[locale].term,
    description: term[locale].short,
    url: absoluteUrl({ pathname: '/begrippen/[slug]', params: { slug: term.slug } }, locale),
    language: locale,
  }))
  return (
    <>
      <JsonLd data={termSetData({ name: t('title'), url: absoluteUrl('/begrippen', locale) }, entries)} />
      <PageHeader trail={[{ label: site('knowledgeBase'), href: '/kennisbank' }]} title={t('title')} lead={t('lead')} />
      <Glossary locale={locale} />
    </>
  )
}
