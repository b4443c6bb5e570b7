import type { ReactNode } from 'react'
import type { SavedKind } from '#lib/visitor/item.ts'

type Props = {
  readonly kind: SavedKind
  readonly title: string
  readonly count: number
  /** Entries of a list. */
  readonly children: ReactNode
}

/** The saved things of one kind. */
export const KindSection = ({ kind, title, count, children }: Props) => (
  <section aria-labelledby={`soort-${kind}`} className="space-y-4">
    <h2 id={`soort-${kind}`} className="text-h2">
      {title} <span className="text-muted tabular-nums">{count}</span>
    </h2>
    <ul className="border-b border-line">{children}</ul>
  </section>
)
