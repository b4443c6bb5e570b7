import type { ReactNode, Ref } from 'react'

type Props = {
  readonly label: string
  /** Path of a 24 px icon. */
  readonly icon: string
  readonly onClick: () => void
  readonly pressed?: boolean
  readonly look?: 'plain' | 'main'
  readonly ref?: Ref<HTMLButtonElement>
  readonly children?: ReactNode
}

const looks = {
  plain: 'size-11 rounded-full hover:bg-surface',
  main: 'size-15 rounded-full bg-sun text-night hover:brightness-110',
} as const

/** A button of the player: a picture with a name. */
export const Control = ({ label, icon, onClick, pressed, look = 'plain', ref }: Props) => (
  <button
    ref={ref}
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onClick}
    className={`grid shrink-0 place-items-center border border-transparent aria-pressed:bg-ink aria-pressed:text-night ${looks[look]}`}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`fill-current ${look === 'main' ? 'size-8' : 'size-6'}`}>
      <path d={icon} />
    </svg>
  </button>
)
