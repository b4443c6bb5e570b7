import type { ReactNode } from 'react'

const unknown = 'plaats-onbekend'

type Props = {
  /** As it was typed; empty at first. */
  readonly typed: string | undefined
  /** Nobody knows a place of that name: `PlaceUnknown` says so. */
  readonly isUnknown: boolean
  readonly placeholder?: string
  readonly required?: boolean
  readonly className?: string
}

/** The field of a plain form for a place or postcode, as `plaats` of its address. Its label is for `plaats`. */
export const PlaceInput = ({ typed, isUnknown, placeholder, required = false, className = '' }: Props) => (
  <input
    id="plaats"
    name="plaats"
    type="text"
    maxLength={80}
    required={required}
    defaultValue={typed}
    placeholder={placeholder}
    autoComplete="postal-code"
    aria-invalid={isUnknown ? true : undefined}
    aria-describedby={isUnknown ? unknown : undefined}
    className={`field ${className}`}
  />
)

type UnknownProps = { readonly className?: string; readonly children: ReactNode }

/** That the place in a `PlaceInput` is not known. */
export const PlaceUnknown = ({ className = '', children }: UnknownProps) => (
  <p id={unknown} className={`font-semibold text-danger ${className}`}>
    {children}
  </p>
)
