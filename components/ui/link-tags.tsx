import { itemHref } from '#lib/paths.ts'
import { Link } from './link.tsx'
import { TermName } from './term-name.tsx'

type Item = {
  readonly id: string
  readonly name?: string
  readonly title?: string
  readonly slug?: string | null
  readonly path?: string | null
  /** The language of its name; without one, the name is that of the catalogue, and the vocabulary may translate it. */
  readonly language?: string
}
type Props = {
  /** The items of each collection. */
  readonly items: Readonly<Record<string, readonly Item[]>>
  /** Those without a page as well, as their names. */
  readonly showAll?: boolean
}

/** Short names in a row, each a link to the page about it. */
export const LinkTags = ({ items, showAll = false }: Props) => {
  const tags = Object.entries(items).flatMap(([collection, list]) =>
    list.map((item) => ({
      ...item,
      collection,
      label: item.name ?? item.title ?? '',
      href: itemHref(collection, item),
    })),
  )
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ id, collection, label, href, language }) => {
        // A name can be both a sector's and a topic's: the first says it.
        const isFirst = tags.find((tag) => tag.label === label)?.collection === collection
        if (!isFirst || !(href || showAll)) return null
        const name = language ? label : <TermName name={label} />
        return (
          <li key={id}>
            {href ? (
              <Link href={href} lang={language} className="tag">
                {name}
              </Link>
            ) : (
              <span lang={language} className="tag border-line">
                {name}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
