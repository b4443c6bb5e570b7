import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ArticleCards } from '#components/article/article-card.tsx'
import { PlainDocument } from '#components/rich-text/plain-document.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { documentWords } from '#components/rich-text/document-words.ts'
import { listRelatedTo } from '#lib/content/related-content.ts'
import { listThemes } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { pageMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'
import { staticSlugs } from '#lib/static-params.ts'

export const ensureStatic = 'navigation'

type Props = { readonly params: Promise<{ slug: string }> }

export const generateStaticParams = async () => staticSlugs((await listThemes()).map(({ slug }) => slug))

const find = async (params: Props['params']) => {
  const { slug } = await params
  const theme = (await listThemes()).find((item) => item.slug === slug) ?? notFound()
  return theme
}

export const generateMetadata = async ({ params }: Props) => {
  const theme = await find(params)
  return pageMetadata({
    href: { pathname: '/kennisbank/themas/[slug]', params: { slug: theme.slug } },
    title: theme.title,
    description: theme.description,
  })
}

/** A theme is read as an overview: its own text, then each of its topics with the first articles. */
export default async function ThemePage({ params }: Props) {
  const theme = await find(params)
  const [t, site] = [await getTranslations('hub'), await getTranslations('site')]
  const locale = await pageLocale()
  const words = await documentWords()
  const topics = await Promise.all(
    theme.topics.map(async (topic) => ({ topic, filed: await listRelatedTo('topics', topic.id, locale === 'en') })),
  )
  return (
    <>
      <PageHeader
        trail={[{ label: site('knowledgeBase'), href: '/kennisbank' }]}
        title={theme.title}
        titleLang="nl"
        kicker={t('family.themas')}
        lead={theme.description ? <span lang="nl">{theme.description}</span> : null}
        mark={theme.icon ? <Icon name={theme.icon} className="size-10" /> : null}
      />
      <div className="space-y-16">
        {theme.body ? (
          <div lang="nl" className="wrap">
            <div className="prose">
              <PlainDocument document={theme.body} words={words} />
            </div>
          </div>
        ) : null}
        {topics.map(({ topic, filed }) => (
          <section key={topic.id} aria-labelledby={topic.id} className="wrap space-y-6">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <h2 id={topic.id} lang="nl" className="text-h2">
                <OptionalLink
                  href={itemHref('topics', topic)}
                  className="no-underline decoration-accent decoration-3 underline-offset-4 hover:underline"
                >
                  {topic.name}
                </OptionalLink>
              </h2>
              <p className="text-muted">
                {t('counts', { articles: filed.articles.count, questions: filed.faqs.count })}
              </p>
            </div>
            <ArticleCards articles={filed.articles.items.slice(0, 3)} />
          </section>
        ))}
      </div>
    </>
  )
}
