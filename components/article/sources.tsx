import { getTranslations } from 'next-intl/server'
import type { Article } from '#lib/content/articles.ts'
import { safeHref } from '#lib/paths.ts'

type Props = { readonly sources: Article['sources'] }

/** What the article rests on, numbered. */
export const Sources = async ({ sources }: Props) => {
  if (!sources.length) return null
  const t = await getTranslations('article')
  return (
    <section aria-labelledby="bronnen" className="space-y-4">
      <h2 id="bronnen" className="text-h3">
        {t('sources')}
      </h2>
      <ol className="list-decimal space-y-2 ps-6 marker:font-semibold marker:text-accent">
        {sources.map(({ id, title, description, url }) => {
          const href = safeHref(url)
          return (
            <li key={id} id={`bron-${id}`}>
              {href ? (
                <a href={href} rel="noopener" className="underline underline-offset-4 hover:decoration-2">
                  {title}
                </a>
              ) : (
                title
              )}
              {description ? <span className="block text-sm text-muted">{description}</span> : null}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
