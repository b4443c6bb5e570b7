import { mediaBase } from '#lib/media/base.ts'
import { PictureFrom, type PictureProps } from './picture-from.tsx'

/** A picture of this deployment's media. Islands, which know no settings, use `PictureFrom` with a base they were given. */
export const Picture = (props: PictureProps) => <PictureFrom base={mediaBase} {...props} />
