import { getTranslations } from 'next-intl/server'
import { Picture } from '#components/ui/picture.tsx'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { itemHref } from '#lib/paths.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'related_content_lists'> }

/** Kinds of items that have a name here; another kind is shown without. */
const kinds = [
  'articles',
  'testimonials',
  'videos',
  'podcast_episodes',
  'podcast_shows',
  'sectors',
  'programs',
  'educational_institutions',
  'regional_education_desks',
] as const

/** Other items of the catalogue, as cards; one whose kind has no page is named without a link. */
export const RelatedContentList = async ({ block: { title, items } }: Props) => {
  if (!items.length) return null
  const [t, locale] = [await getTranslations('global.kindOne'), await pageLocale()]
  return (
    <section>
      {title ? <p className="mb-4 font-display text-h4 font-semibold">{title}</p> : null}
      <ul className="m-0! grid gap-4 p-0! *:before:hidden! sm:grid-cols-2">
        {items.map((item) => {
          const href = itemHref(item.collection, item)
          const text = item.summary ?? item.description
          const language = item.english ? 'en' : 'nl'
          const kind = kinds.find((name) => name === item.collection)
          return (
            <li
              key={`${item.collection}/${item.id}`}
              className="relative mt-0! overflow-hidden rounded-lg border border-line bg-surface"
            >
              {item.picture && item.picture.type !== 'image/svg+xml' ? (
                <Picture id={item.picture.id} alt="" width={328} ratio={16 / 9} className="h-auto w-full" />
              ) : null}
              <div className="p-4 *:mt-0!">
                {kind ? (
                  <p lang={locale} className="kicker">
                    {t(kind)}
                  </p>
                ) : null}
                <p lang={language} className="font-semibold">
                  <OptionalLink href={href} className="after:absolute after:inset-0">
                    {item.title}
                  </OptionalLink>
                </p>
                {text ? (
                  <p lang={language} className="line-clamp-3 pt-1 text-sm text-muted">
                    {text}
                  </p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
