import { Link } from '#components/ui/link.tsx'
import { TermName } from '#components/ui/term-name.tsx'
import { itemHref } from '#lib/paths.ts'

type Subject = {
  readonly id: string
  readonly name?: string
  readonly title?: string
  readonly path?: string | null
  readonly slug?: string | null
}
type Props = {
  readonly title: string
  readonly topics?: readonly Subject[]
  readonly sectors?: readonly Subject[]
  readonly roles?: readonly Subject[]
  readonly tracks?: readonly Subject[]
}

/** What something is about, as links to all there is about it; nothing when nobody said. */
export const Subjects = ({ title, topics = [], sectors = [], roles = [], tracks = [] }: Props) => {
  const all = Object.entries({ sectors, roles, tracks, topics }).flatMap(([collection, subjects]) =>
    subjects.map((subject) => ({
      id: subject.id,
      label: subject.name ?? subject.title ?? '',
      href: itemHref(collection, subject),
    })),
  )
  // A name can be both a sector's and a topic's: the first says it.
  const subjects = [...new Map(all.toReversed().map((subject) => [subject.label, subject])).values()].toReversed()
  return subjects.length ? (
    <div className="space-y-3">
      <h2 className="text-h4">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {subjects.map(({ id, label, href }) => (
          <li key={id}>
            {href ? (
              <Link
                href={href}
                className="inline-block rounded-full border border-line-strong px-4 py-2 text-sm no-underline hover:bg-sunken"
              >
                <TermName name={label} />
              </Link>
            ) : (
              <span className="inline-block rounded-full border border-line px-4 py-2 text-sm">
                <TermName name={label} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  ) : null
}
