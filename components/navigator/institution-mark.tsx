import { Initials } from '#components/ui/initials.tsx'
import { originalUrl } from '#lib/media/addresses.ts'
import { mediaBase } from '#lib/media/base.ts'

type Props = {
  readonly logo: { readonly id: string } | null
  /** Whose initials stand where there is no mark. */
  readonly name?: string | null
}

/** The mark of who a page is about, or the initials, beside the title that names it. */
export const InstitutionMark = ({ logo, name = null }: Props) =>
  logo ? (
    <img
      src={originalUrl(mediaBase, logo.id, 'image')}
      alt=""
      width={96}
      height={96}
      className="size-24 rounded-md border border-line bg-surface object-contain p-2"
    />
  ) : name ? (
    <Initials of={name} className="size-24 rounded-md text-h3" />
  ) : null
