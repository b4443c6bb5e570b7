import { getFormatter, getTranslations } from 'next-intl/server'
import { unknownPlace } from '#lib/content/places.ts'
import { hamlet, isCountry } from '#lib/geo/country.ts'
import { Announced } from './announced.island.tsx'
import { PlaceBox } from './place-box.island.tsx'

const unknown = 'plaats-onbekend'

type Props = {
  /** As it was typed; empty at first. */
  readonly typed: string | undefined
  /** Whether the text names no place: `PlaceUnknown` says so. */
  readonly isUnknown: boolean
  readonly placeholder?: string
  readonly required?: boolean
  readonly className?: string
}

/** The field of a plain form for a place or postcode, as `plaats` of its address. Its label is for `plaats`. */
export const PlaceInput = async ({ typed, isUnknown, placeholder, required = false, className = '' }: Props) => {
  const t = await getTranslations('finder')
  return (
    <PlaceBox
      suggestions={t('places')}
      id="plaats"
      name="plaats"
      type="text"
      maxLength={80}
      required={required}
      defaultValue={typed}
      placeholder={placeholder}
      autoComplete="postal-code"
      aria-invalid={isUnknown && !isCountry(typed ?? '') ? true : undefined}
      aria-describedby={isUnknown ? unknown : undefined}
      className={className}
    />
  )
}

type UnknownProps = {
  readonly typed: string
  readonly className?: string
  /** The note that the place is not known, in the words of the page. */
  readonly children: string
}

/** A note that the text in a `PlaceInput` is the whole country, abroad, or not known, and what may have been meant. */
export const PlaceUnknown = async ({ typed, className = '', children }: UnknownProps) => {
  const [t, format] = [await getTranslations('places'), await getFormatter()]
  if (isCountry(typed))
    return (
      <p id={unknown} role="status" className={`font-semibold wrap-anywhere ${className}`}>
        {t('country', { place: typed, hamlet })}
      </p>
    )
  const { isAbroad, meant } = unknownPlace(typed)
  const names = format.list(meant, { type: 'disjunction' })
  const text = [isAbroad ? t('abroad', { place: typed }) : children, meant.length ? t('meant', { places: names }) : '']
    .join(' ')
    .trim()
  return (
    <>
      <p id={unknown} className={`font-semibold wrap-anywhere text-danger ${className}`}>
        {text}
      </p>
      <Announced text={text} />
    </>
  )
}
