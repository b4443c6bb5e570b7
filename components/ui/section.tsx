import type { ReactNode } from 'react'
import { Link } from '#components/ui/link.tsx'
import type { Href } from '#lib/paths.ts'
import { Hyphenated } from './hyphenated.tsx'

type Props = {
  readonly id: string
  readonly title: string
  readonly href?: Href
  /** Words of the link to all of it. */
  readonly more?: string
  /** Leads on to other pages, and stays off paper. */
  readonly onward?: boolean
  /** Room around it, where it stands in none. */
  readonly className?: string
  readonly children: ReactNode
}

/** A part of a page with a heading, and a link to the rest where this is only some of it. */
export const Section = ({ id, title, href, more, onward = false, className = '', children }: Props) => (
  <section aria-labelledby={id} data-screen={onward ? '' : undefined} className={`space-y-7 ${className}`}>
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h2 id={id} className="text-h2">
        <Hyphenated>{title}</Hyphenated>
      </h2>
      {href && more ? (
        <Link href={href} className="py-1 font-semibold link">
          {more}
        </Link>
      ) : null}
    </div>
    {children}
  </section>
)
