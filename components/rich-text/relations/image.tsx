import { Picture } from '#components/ui/picture.tsx'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'images'> }

/** Widest picture beside the list of contents, and widest column of text; px. */
const widest = { page: 1040, column: 672 }

/** A picture in the text, in its own proportions, as wide as its editor chose. Its width is an attribute: styles are none. */
export const Image = ({ block: { image, alt_text, full_width, max_width } }: Props) => {
  if (!image) return null
  const width = full_width ? widest.page : Math.min(max_width ?? widest.column, widest.page)
  return (
    <figure className={full_width ? 'xl:-me-40' : ''}>
      <Picture
        id={image.id}
        alt={alt_text ?? ''}
        width={width}
        ratio={(image.width ?? 16) / (image.height ?? 10)}
        crop={false}
        className={`h-auto max-w-full rounded-lg bg-sunken ${full_width ? 'w-full' : ''}`}
      />
    </figure>
  )
}
