import { getTranslations } from 'next-intl/server'
import { ArticleCards } from '#components/article/article-card.tsx'
import { QuestionFolds } from '#components/hub/question-folds.tsx'
import { SearchBox } from '#components/site/search-box.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { LinkTags } from '#components/ui/link-tags.tsx'
import { Section } from '#components/ui/section.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Part } from '#components/ui/part.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { listNewestArticles } from '#lib/content/articles.ts'
import { listQuestions } from '#lib/content/faqs.ts'
import { ownLanguageFirst } from '#lib/content/language-order.ts'
import { listTerms, listThemes } from '#lib/content/taxonomy.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { fixedMetadata } from '#lib/metadata.ts'
import { itemHref } from '#lib/paths.ts'

export const ensureStatic = 'navigation'

export const generateMetadata = fixedMetadata('/kennisbank')

export default async function KnowledgeBasePage() {
  const [t, locale] = [await getTranslations('hub'), await pageLocale()]
  const [themes, topics, questions, newest] = await Promise.all([
    listThemes(),
    listTerms('topics', locale),
    listQuestions(),
    listNewestArticles(locale === 'en', 6),
  ])
  return (
    <>
      <PageHeader trail={[]} title={t('title')} lead={t('lead')}>
        <SearchBox id="kennisbank-q" words="" />
      </PageHeader>
      <div className="space-y-20">
        <Part id="themas" title={t('themes')} className="wrap space-y-6">
          <ul lang="nl" className="grid gap-x-10 border-t border-line sm:grid-cols-2 lg:grid-cols-4">
            {themes.map((theme) => (
              <li key={theme.id} className="group relative border-b border-line py-6">
                {theme.icon ? <Icon name={theme.icon} className="mb-4 size-8 text-accent" /> : null}
                <h3 className="text-h3">
                  <OptionalLink href={itemHref('themas', theme)} className="card-link">
                    {theme.title}
                  </OptionalLink>
                </h3>
                {theme.description ? <p className="mt-1 text-muted">{theme.description}</p> : null}
              </li>
            ))}
          </ul>
        </Part>
        <Section
          id="gevraagd"
          title={t('popular')}
          href="/kennisbank/veelgestelde-vragen"
          more={t('allQuestions')}
          className="wrap"
        >
          <QuestionFolds questions={ownLanguageFirst(questions, locale).slice(0, 6)} />
        </Section>
        {newest.length ? (
          <Section id="nieuw" title={t('newest')} href="/kennisbank/artikelen" more={t('allArticles')} className="wrap">
            <ArticleCards articles={newest} />
          </Section>
        ) : null}
        <Section id="onderwerpen" title={t('topics')} href="/kennisbank/a-z" more={t('aToZ')} className="wrap">
          <LinkTags items={{ topics }} />
        </Section>
      </div>
    </>
  )
}
