import { Link } from '#components/ui/link.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { itemHref } from '#lib/paths.ts'

type Item = {
  readonly id: string
  readonly name?: string
  readonly title?: string
  readonly slug?: string | null
  readonly path?: string | null
}
type Props = { readonly collection: string; readonly items: readonly Item[] }

/** Short names in a row, each a link to all there is about it where it has a page. */
export const Tags = ({ collection, items }: Props) => (
  <ul className="flex flex-wrap gap-2">
    {items.map((item) => {
      const href = itemHref(collection, item)
      const label = item.name ?? item.title
      return (
        <li key={item.id}>
          {href ? (
            <Link href={href} className="tag">
              {label ? <TermName name={label} /> : null}
            </Link>
          ) : (
            <span className="tag border-line">{label ? <TermName name={label} /> : null}</span>
          )}
        </li>
      )
    })}
  </ul>
)
