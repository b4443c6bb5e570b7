import { pictureSet, pictureUrl, type MediaBase } from '#lib/media/addresses.ts'

export type PictureProps = {
  readonly id: string
  /** Empty for a picture that says nothing the text does not. */
  readonly alt: string
  /** px at which it is shown at most; the browser chooses up to twice that. */
  readonly width: number
  /** Width by height. */
  readonly ratio: number
  readonly crop?: boolean
  readonly sizes?: string
  readonly priority?: boolean
  readonly className?: string
}

type Props = PictureProps & { readonly base: MediaBase }

/** A picture in the sizes and the format that suit the screen; its place is kept before it arrives. */
export const PictureFrom = ({
  base,
  id,
  alt,
  width,
  ratio,
  crop = true,
  sizes,
  priority = false,
  className,
}: Props) => {
  const shape = crop ? { width, ratio } : { width }
  return (
    <img
      src={pictureUrl(base, id, shape)}
      srcSet={pictureSet(base, id, shape)}
      sizes={sizes ?? `(min-width: ${width}px) ${width}px, 100vw`}
      width={width}
      height={Math.round(width / ratio)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={className}
    />
  )
}
