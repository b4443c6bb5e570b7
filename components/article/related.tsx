import { getTranslations } from 'next-intl/server'
import { Save } from '#components/visitor/save.tsx'
import { Card } from '#components/ui/card.tsx'
import { Part } from '#components/ui/part.tsx'
import type { ArticleCard as Item } from '#lib/content/articles.ts'
import type { MediaCard } from '#lib/content/media-cards.ts'
import { itemHref } from '#lib/paths.ts'
import { ArticleCards } from './article-card.tsx'

type Props = { readonly articles: readonly Item[]; readonly media: readonly MediaCard[] }

/** Related content: articles, videos, stories and podcasts on the same topics. */
export const Related = async ({ articles, media }: Props) => {
  const [t, names] = [await getTranslations('article'), await getTranslations('global.kindOne')]
  return (
    <>
      {articles.length ? (
        <Part id="verder" title={t('related')} data-screen="" className="wrap mt-20 space-y-6">
          <ArticleCards articles={articles} />
        </Part>
      ) : null}
      {media.length ? (
        <Part id="media" title={t('relatedMedia')} data-screen="" className="wrap mt-16 space-y-6">
          <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {media.map(({ kind, id, title, path, text, picture }) => (
              <Card
                key={id}
                href={itemHref(kind, { path })}
                title={title}
                kicker={names(kind)}
                text={text}
                picture={picture?.id ?? null}
                lang="nl"
                save={<Save kind={kind} id={id} title={title} />}
              />
            ))}
          </div>
        </Part>
      ) : null}
    </>
  )
}
