import { getTranslations } from 'next-intl/server'
import { ArticleCards } from '#components/article/article-card.tsx'
import { Link } from '#components/ui/link.tsx'
import { Part } from '#components/ui/part.tsx'
import type { ArticleCard as Article } from '#lib/content/articles.ts'
import { neighboursOf } from '#lib/rich-text/glossary/letters.ts'
import type { Term } from '#lib/rich-text/glossary/terms.ts'
import type { Locale } from '#lib/i18n/routing.ts'

type Props = { readonly term: Term; readonly locale: Locale; readonly articles: readonly Article[] }

/** What else there is to know of a term, its name in the other language, and where to read on. */
export const TermPage = async ({ term, locale, articles }: Props) => {
  const t = await getTranslations('glossary')
  const other = locale === 'nl' ? 'en' : 'nl'
  return (
    <>
      <div className="wrap space-y-4 *:max-w-2xl">
        <p>{term[locale].more}</p>
        {term[other].term === term[locale].term ? null : (
          <p className="text-muted">
            {t('other')}{' '}
            <Link
              href={{ pathname: '/begrippen/[slug]', params: { slug: term.slug } }}
              locale={other}
              lang={other}
              hrefLang={other}
              className="link"
            >
              {term[other].term}
            </Link>
          </p>
        )}
      </div>
      {articles.length ? (
        <Part id="artikelen" title={t('articles')} className="wrap mt-16 space-y-6">
          <ArticleCards articles={articles} />
        </Part>
      ) : null}
      <nav aria-labelledby="buren" className="wrap mt-16 space-y-4">
        <h2 id="buren" className="text-h3">
          {t('neighbours')}
        </h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {neighboursOf(term.slug, locale).map(({ slug, [locale]: { term: name } }) => (
            <li key={slug}>
              <Link href={{ pathname: '/begrippen/[slug]', params: { slug } }} className="inline-block py-1 link">
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link href="/begrippen" className="inline-block py-1 font-semibold link">
              {t('all')}
            </Link>
          </li>
        </ul>
      </nav>
    </>
  )
}
