import { referenceOf } from '#lib/rich-text/references.ts'
import type { MarkProps } from './nodes.tsx'

/** A place in the text that rests on a source: its words lead to the source, which leads back. */
export const Reference = ({ mark, children }: MarkProps) => {
  const reference = referenceOf(mark)
  if (!reference) return children
  const { number, id, bare, isContinued } = reference
  return (
    <a id={id ?? undefined} href={`#bron-${number}`} role="doc-noteref" className="scroll-mt-24 target:bg-sun-soft">
      {bare ? <sup>{children}</sup> : children}
      {bare || isContinued ? null : <sup>{number}</sup>}
    </a>
  )
}
