import { getTranslations } from 'next-intl/server'
import { JsonLd } from '#components/site/json-ld.tsx'
import type { Reuse } from '#lib/attribution.ts'
import type { Article } from '#lib/content/articles.ts'
import { pictureUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'
import { absoluteUrl } from '#lib/metadata.ts'
import { sourceNote } from '#lib/rich-text/source-note.ts'
import { articleData, questionsData } from '#lib/structured-data/article.ts'
import { languageOf } from '#lib/i18n/language-of.ts'

type Props = {
  readonly article: Article
  /** The article's canonical address. */
  readonly url: string
  readonly reuse: Reuse | null
}

/** The article as structured data (JSON-LD): what the page shows, and nothing else. The breadcrumbs have data of their own. */
export const ArticleData = async ({ article, url, reuse }: Props) => {
  const [t, words] = [await getTranslations('site'), await getTranslations('article')]
  const language = languageOf(article)
  const home = { name: t('name'), url: absoluteUrl('/', language) }
  const list = { name: t('articles'), url: absoluteUrl('/kennisbank/artikelen', language) }
  const questions = questionsData(article.faqs)
  return (
    <>
      <JsonLd
        data={articleData(article, {
          url,
          list,
          site: home,
          image: article.image && pictureUrl(mediaBase, article.image.id, { width: 1200, ratio: 16 / 9 }),
          reuse,
          sourceNote: (source) => sourceNote(source, words),
          authorUrl: (slug) => absoluteUrl({ pathname: '/auteurs/[slug]', params: { slug } }, language),
        })}
      />
      {questions ? <JsonLd data={questions} /> : null}
    </>
  )
}
