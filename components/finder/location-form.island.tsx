'use client'

import { useTranslations } from 'next-intl'
import { memo, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { everywhere, radii, locationKeys, type LocationFilter } from '#lib/search/location-filter.ts'
import { fetchPlaces, PlaceField } from './place-field.island.tsx'
import type { LinkToLocation } from './use-location-links.ts'
import { useRememberedPlace } from './use-remembered-place.ts'

type Props = {
  readonly locationFilter: LocationFilter
  readonly linkTo: LinkToLocation
}

/** Why the visitor's position is not there. */
type Refusal = 'locationDenied' | 'locationFailed' | 'locationAbroad'

/** Milliseconds that a position may take. */
const patience = 8000

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patience, maximumAge: 600_000 })
  })

const chip =
  'relative flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent hover:border-brand'

/** Where to look: a place with suggestions or the visitor's own, and a distance. Part of the finder's form. */
export const LocationForm = memo(({ locationFilter: { typed, chosen, where, meant }, linkTo }: Props) => {
  const t = useTranslations('finder')
  const field = useRef<HTMLInputElement>(null)
  const [report, setReport] = useState<{ readonly refusal: Refusal | 'locating'; readonly since: string } | null>(null)
  // A message about the visitor's position disappears with the next place.
  const refusal = report?.since === typed ? report.refusal : null
  const { remembered, remember, forget } = useRememberedPlace()
  const known = where.kind === 'place' || where.kind === 'area' ? where.place?.name : undefined
  useEffect(() => {
    if (known && where.kind === 'place') remember(known)
    // When the place changes, not when the functions do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known, where.kind])
  const isUnknown = typed !== '' && known === undefined && where.kind !== 'online'
  const search = () => field.current?.form?.requestSubmit()
  const refuse = (reason: Refusal) => {
    setReport({ refusal: reason, since: typed })
    field.current?.focus()
  }
  const locate = async () => {
    setReport({ refusal: 'locating', since: typed })
    try {
      const { coords } = await position()
      // About a kilometre: enough for a distance, too coarse to identify a house.
      const [place] = await fetchPlaces(`/api/places?near=${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
      if (place === undefined) return refuse('locationAbroad')
      setReport(null)
      linkTo({ place, box: null, online: null }).onClick()
    } catch (error) {
      const isDenied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
      refuse(isDenied ? 'locationDenied' : 'locationFailed')
    }
  }
  const note = () => {
    if (refusal) return t(refusal)
    if (isUnknown) return t('placeUnknown', { place: typed })
    return known && /^\d/.test(known) ? t('placeDigits') : null
  }
  const choices = [
    {
      value: '',
      name:
        where.kind === 'place' && chosen === undefined && where.radius !== null
          ? t('autoRadius', { radius: where.radius })
          : t('auto'),
    },
    ...radii.map((radius) => ({ value: String(radius), name: t('radiusKm', { radius }) })),
    { value: everywhere, name: t('anywhere') },
  ]
  const current = chosen === undefined ? '' : chosen === null ? everywhere : String(chosen)
  const distances = useRef<HTMLFieldSetElement>(null)
  const shown = useRef(current)
  // Another address is another choice. The buttons stay mounted, and with them the focus; what was chosen before hydration stays too.
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    for (const input of distances.current?.querySelectorAll('input') ?? []) input.checked = input.value === current
  }, [current])
  return (
    <>
      <div className="space-y-2">
        <PlaceField input={field} typed={typed} note={note()} isWrong={isUnknown && refusal === null} onPick={search} />
        {isUnknown && meant.length ? (
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <span>{t('placeMeant')}</span>
            {meant.map((place) => (
              <a
                key={place}
                {...linkTo({ place, box: null, online: null })}
                className="min-h-8 font-semibold text-brand underline underline-offset-4"
              >
                {place}
              </a>
            ))}
          </p>
        ) : null}
        <p data-script="" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <button
            type="button"
            onClick={() => void locate()}
            className="min-h-8 font-semibold text-brand underline underline-offset-4"
          >
            {t('locate')}
          </button>
          {remembered && remembered !== known ? (
            <button
              type="button"
              onClick={linkTo({ place: remembered, box: null, online: null }).onClick}
              className="min-h-8 font-semibold text-brand underline underline-offset-4"
            >
              {t('lastPlace', { place: remembered })}
            </button>
          ) : null}
          {remembered ? (
            <button type="button" onClick={forget} className="min-h-8 text-muted underline underline-offset-4">
              {t('forget', { place: remembered })}
            </button>
          ) : null}
        </p>
      </div>
      <button type="submit" className={`${buttonClass()} md:col-start-2 xl:col-start-auto xl:mt-8 xl:self-start`}>
        {t('submit')}
      </button>
      <fieldset ref={distances} className="md:col-span-full">
        <legend className="mb-2 font-semibold">{t('radius')}</legend>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ value, name }) => (
            <label key={value} className={chip}>
              <input
                type="radio"
                name={locationKeys.radius}
                value={value}
                defaultChecked={value === current}
                onChange={() => {
                  if (known) search()
                }}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
})
