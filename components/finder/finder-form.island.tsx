'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import useSWR from 'swr'
import { buttonClass } from '#components/ui/button-class.ts'

type Props = {
  readonly typed: string
  readonly radius: number | null
  readonly unknown: boolean
  readonly radii: readonly number[]
}

const fetchPlaces = async (address: string): Promise<string[]> => {
  const body: unknown = await (await fetch(address)).json()
  const places: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'places') : null
  return Array.isArray(places) ? places.map(String) : []
}

/** Letters after which places are suggested. */
const least = 2

/** Where to look: a place with suggestions, and a distance. Part of the finder's form. */
export const FinderForm = ({ typed, radius, unknown, radii }: Props) => {
  const t = useTranslations('finder')
  const id = useId()
  const [text, setText] = useState(typed)
  const start = text.trim().toLowerCase()
  const { data: places = [] } = useSWR(
    start.length >= least ? `/api/places?q=${encodeURIComponent(start)}` : null,
    fetchPlaces,
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  return (
    <>
      <div className="space-y-2">
        <label htmlFor={`${id}-place`} className="block font-semibold">
          {t('place')}
        </label>
        <input
          id={`${id}-place`}
          name="plaats"
          list={`${id}-places`}
          value={text}
          maxLength={80}
          autoComplete="off"
          placeholder={t('placePlaceholder')}
          aria-invalid={unknown}
          aria-describedby={unknown ? `${id}-unknown` : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
          className="field"
        />
        <datalist id={`${id}-places`}>
          {places.map((place) => (
            <option key={place} value={place}>
              {place}
            </option>
          ))}
        </datalist>
        {unknown ? (
          <p id={`${id}-unknown`} role="alert" className="text-sm font-medium text-danger">
            {t('placeUnknown', { place: typed })}
          </p>
        ) : null}
      </div>
      <div className="space-y-2">
        <label htmlFor={`${id}-radius`} className="block font-semibold">
          {t('radius')}
        </label>
        <select
          id={`${id}-radius`}
          name="straal"
          defaultValue={radius === null ? 'nl' : String(radius)}
          className="field"
        >
          {radii.map((choice) => (
            <option key={choice} value={choice}>
              {t('radiusKm', { radius: choice })}
            </option>
          ))}
          <option value="nl">{t('anywhere')}</option>
        </select>
      </div>
      <button type="submit" className={`${buttonClass()} self-end`}>
        {t('submit')}
      </button>
    </>
  )
}
