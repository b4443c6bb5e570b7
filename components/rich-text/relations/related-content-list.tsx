import { Picture } from '#components/ui/picture.tsx'
import { Link } from '#components/ui/link.tsx'
import { itemHref } from '#lib/paths.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'related_content_lists'> }

/** Other items of the catalogue, as cards; one whose kind has no page is named without a link. */
export const RelatedContentList = ({ block: { title, items } }: Props) => {
  if (!items.length) return null
  return (
    <section>
      {title ? <p className="mb-4 font-display text-h4 font-semibold">{title}</p> : null}
      <ul className="m-0! grid gap-4 p-0! *:before:hidden! sm:grid-cols-2">
        {items.map((item) => {
          const href = itemHref(item.collection, item)
          const text = item.summary ?? item.description
          return (
            <li
              key={`${item.collection}/${item.id}`}
              className="relative mt-0! overflow-hidden rounded-lg border border-line bg-surface"
            >
              {item.picture && item.picture.type !== 'image/svg+xml' ? (
                <Picture id={item.picture.id} alt="" width={328} ratio={16 / 9} className="h-auto w-full" />
              ) : null}
              <div className="p-4">
                <p className="font-semibold">
                  {href ? (
                    <Link href={href} className="after:absolute after:inset-0">
                      {item.title}
                    </Link>
                  ) : (
                    item.title
                  )}
                </p>
                {text ? <p className="mt-1! line-clamp-3 text-sm text-muted">{text}</p> : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
