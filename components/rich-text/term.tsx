import { termOf } from '#lib/rich-text/glossary/link-terms.ts'
import type { MarkProps } from './nodes.tsx'

/** A word that explains itself: a button for the card of its term, by the platform's own popover. */
export const Term = ({ mark, children }: MarkProps) => {
  const used = termOf(mark)
  return used ? (
    <button type="button" popoverTarget={`begrip-${used.term.slug}`} data-words="" className="term">
      {children}
    </button>
  ) : (
    children
  )
}
