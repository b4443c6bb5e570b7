import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { safeHref } from '#lib/paths.ts'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'content_lists'> }
type Item = Props['block']['items'][number]

const Medium = ({ item: { mediatype, icon, image } }: { readonly item: Item }) => {
  if (mediatype === 'icon' && icon)
    return (
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sun-soft">
        <Icon name={icon} className="size-6" />
      </span>
    )
  if (mediatype === 'image' && image)
    return <Picture id={image.id} alt="" width={112} ratio={1} className="size-20 shrink-0 rounded-md object-cover" />
  return null
}

/** Steps, tips or links that an editor put in a row. */
export const ContentList = ({ block: { title, items } }: Props) =>
  items.length ? (
    <section className="rounded-lg border border-line bg-surface p-5 sm:p-6">
      {title ? <p className="mb-4 font-display text-h4 font-semibold">{title}</p> : null}
      <ul className="m-0! space-y-5 p-0! *:before:hidden!">
        {items.map((item) => {
          const href = safeHref(item.link)
          return (
            <li key={item.id} className="mt-0! flex gap-4">
              <Medium item={item} />
              <div className="min-w-0">
                <p className="font-semibold">{href ? <a href={href}>{item.title}</a> : item.title}</p>
                {item.description ? <p className="mt-1! text-muted">{item.description}</p> : null}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  ) : null
