import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { unknownPlace } from '#lib/content/places.ts'

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

type UnknownProps = {
  readonly typed: string
  readonly className?: string
  /** That the place is not known, in the words of the page. */
  readonly children: ReactNode
}

/** That the place in a `PlaceInput` is abroad, or not known, and what may have been meant. */
export const PlaceUnknown = async ({ typed, className = '', children }: UnknownProps) => {
  const [t, format] = [await getTranslations('places'), await getFormatter()]
  const { isAbroad, meant } = unknownPlace(typed)
  return (
    <p id={unknown} className={`font-semibold text-danger ${className}`}>
      {isAbroad ? t('abroad', { place: typed }) : children}
      {meant.length ? ` ${t('meant', { places: format.list(meant, { type: 'disjunction' }) })}` : null}
    </p>
  )
}
