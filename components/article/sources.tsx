import { getFormatter, getTranslations } from 'next-intl/server'
import { Part } from '#components/ui/part.tsx'
import type { Article } from '#lib/content/articles.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { longDay } from '#lib/i18n/long-day.ts'
import { safeHref } from '#lib/paths.ts'
import type { Reference } from '#lib/rich-text/references.ts'

type Props = { readonly sources: Article['sources']; readonly references: readonly Reference[] }

/** What the article rests on, numbered by place, as the text refers to it; each source leads back to where the text names it. */
export const Sources = async ({ sources, references }: Props) => {
  if (!sources.length) return null
  // Titles and descriptions are in the language of the catalogue.
  const [t, format, locale] = [await getTranslations('article'), await getFormatter(), await pageLocale()]
  return (
    <Part id="bronnen" title={t('sources')} heading="text-h3" role="doc-endnotes" className="space-y-4">
      <ol className="list-decimal space-y-3 ps-7 marker:font-display marker:font-bold marker:text-accent">
        {sources.map((source) => {
          const { id, title, place: number } = source
          const { kind, description, consulted } = source
          const href = safeHref(source.url)
          const places = references.filter((reference) => reference.number === number)
          return (
            <li key={id} id={`bron-${number}`} value={number} className="scroll-mt-24 ps-1 target:bg-sun-soft">
              {href ? (
                <a href={href} rel="noopener" lang="nl" className="link">
                  {title}
                </a>
              ) : (
                <span lang="nl">{title}</span>
              )}
              {places.map(({ id: place }, count) => (
                <a
                  key={place}
                  href={`#${place}`}
                  role="doc-backlink"
                  aria-label={t('backToText', { count: count + 1 })}
                  data-screen=""
                  className="ms-1 inline-grid size-6 place-items-center rounded-full text-accent no-underline hover:bg-accent-soft"
                >
                  ↩
                </a>
              ))}
              <span lang={locale} className="block text-sm text-muted empty:hidden">
                {kind === 'further_reading' || kind === 'data_set' ? `${t(`sourceKind.${kind}`)}. ` : null}
                {description ? <span lang="nl">{description} </span> : null}
                {consulted ? t('consulted', { day: longDay(format, consulted) }) : null}
              </span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}
