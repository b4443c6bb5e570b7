import { Picture } from '#components/ui/picture.tsx'
import type { BlockOf } from '#lib/rich-text/blocks.ts'

type Props = { readonly block: BlockOf<'images'> }

/** A picture in the text, in its own proportions. */
export const Image = ({ block: { image, alt_text, full_width, max_width } }: Props) => {
  if (!image) return null
  const width = full_width ? 1040 : Math.min(max_width ?? 672, 1040)
  return (
    <figure className={full_width ? 'xl:-me-40' : ''} style={full_width ? undefined : { maxWidth: width }}>
      <Picture
        id={image.id}
        alt={alt_text ?? ''}
        width={width}
        ratio={(image.width ?? 16) / (image.height ?? 10)}
        crop={false}
        className="h-auto w-full rounded-lg bg-sunken"
      />
    </figure>
  )
}
