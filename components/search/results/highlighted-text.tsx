import type { Piece } from '#lib/search/highlighted.ts'

/** A text with the matching words marked. */
export const HighlightedText = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      // Pieces have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="rounded-xs bg-sun-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
