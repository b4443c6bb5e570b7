import { initialsOf } from '#lib/initials.ts'

type Props = {
  readonly of: string
  /** Size, corners and letters. */
  readonly className: string
}

/** The initials of an institution in plain type, where no mark of its own may stand. Its name stands beside them. */
export const Initials = ({ of, className }: Props) => (
  <span
    aria-hidden="true"
    className={`grid shrink-0 place-items-center border border-line bg-surface font-display font-semibold text-muted ${className}`}
  >
    {initialsOf(of)}
  </span>
)
