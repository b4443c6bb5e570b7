'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '#components/ui/button-class.ts'
import { fetchPlaces } from '#components/ui/use-places.ts'
import type { LocationFilter } from '#lib/search/location-filter.ts'
import { cameFromElsewhere } from '#lib/visitor/came-from-elsewhere.ts'
import { PlaceField } from './place-field.island.tsx'
import { PlaceNote } from './place-note.tsx'
import { RadiusField } from './radius-field.island.tsx'
import { SearchSummary } from './search-summary.island.tsx'
import type { LinkToLocation } from './use-location-links.ts'
import { useRememberedPlace } from './use-remembered-place.ts'

type Props = {
  readonly locationFilter: LocationFilter
  readonly linkTo: LinkToLocation
  /** The words that the address searches for. */
  readonly query: string
  /** Searches for what the form holds, and leaves focus and page where they are. */
  readonly apply: (form: HTMLFormElement) => void
  /** The field of those words. */
  readonly children: ReactNode
  /** What stands beside the folded bar on phones. */
  readonly beside: ReactNode
}

/** Why the visitor's position is not there. */
type Refusal = 'locationDenied' | 'locationFailed' | 'locationAbroad'

/** Milliseconds that a position may take. */
const timeout = 8000

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout, maximumAge: 600_000 })
  })

/**
 * The bar of the finder: words, a place with suggestions or the visitor's own, and a distance. On phones it is folded into one
 * button, which opens the fields as a popover, without script too. What is wrong stands below the bar, or in the open popover.
 */
export const LocationForm = ({ locationFilter, linkTo, query, apply, children, beside }: Props) => {
  const { typed, where, meant } = locationFilter
  const t = useTranslations('finder')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  /** Whether the fields are the popover of small screens, which lies over what stands below the bar. */
  const [isOpen, setOpen] = useState(false)
  // It may have been opened before this code arrived.
  useEffect(() => setOpen(fields.current?.matches(':popover-open') ?? false), [])
  const [report, setReport] = useState<{ readonly refusal: Refusal | 'locating'; readonly since: string } | null>(null)
  // A message about the visitor's position disappears with the next place.
  const refusal = report?.since === typed ? report.refusal : null
  const { remembered, remember, forget } = useRememberedPlace()
  const known = 'place' in where ? where.place?.name : undefined
  useEffect(() => {
    // The place of a link that somebody sent is not the visitor's.
    if (known && where.kind !== 'area' && !cameFromElsewhere({ place: known })) remember(known)
    // When the place changes, not when the functions do.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [known, where.kind])
  // The list may still be that of a former address.
  const isUnknown = locationFilter.isUnknown && where.kind !== 'online'
  const isAbroad = locationFilter.problems.some(({ kind }) => kind === 'abroad')
  const search = () => field.current?.form?.requestSubmit()
  const refuse = (reason: Refusal) => {
    setReport({ refusal: reason, since: typed })
    field.current?.focus()
  }
  // An answer that comes after the visitor chose a place, or left the page, is no longer wanted.
  const attempt = useRef(0)
  useEffect(
    () => () => {
      attempt.current += 1
      setReport((report) => (report?.refusal === 'locating' ? null : report))
    },
    [typed],
  )
  const locate = async () => {
    attempt.current += 1
    const { current } = attempt
    const isLate = () => attempt.current !== current
    setReport({ refusal: 'locating', since: typed })
    try {
      const { coords } = await position()
      if (isLate()) return
      // About a kilometre: enough for a distance, too coarse to identify a house.
      const [place] = await fetchPlaces(`/api/places?near=${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`)
      if (isLate()) return
      if (place === undefined) return refuse('locationAbroad')
      setReport(null)
      linkTo({ place, box: null, online: null }).onClick()
    } catch (error) {
      if (isLate()) return
      const isDenied = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
      refuse(isDenied ? 'locationDenied' : 'locationFailed')
    }
  }
  const wording = () => {
    if (refusal) return t(refusal)
    if (isUnknown) return isAbroad ? t('problems.abroad', { value: typed }) : t('placeUnknown', { place: typed })
    return known && /^\d/.test(known) ? t('placeDigits') : null
  }
  const words = wording()
  const isWrong = isUnknown && refusal === null
  const extras = remembered
    ? [
        ...(remembered === known
          ? []
          : [
              {
                name: t('lastPlace', { place: remembered }),
                onPick: linkTo({ place: remembered, box: null, online: null }).onClick,
              },
            ]),
        { name: t('forget', { place: remembered }), onPick: forget },
      ]
    : []
  const note =
    words === null ? null : (
      <PlaceNote
        id={`${id}-note`}
        words={words}
        isWrong={isWrong}
        meant={isUnknown ? meant : []}
        linkTo={linkTo}
        onChosen={() => {
          fields.current?.hidePopover()
          document.getElementById('aantal')?.focus({ preventScroll: true })
        }}
      />
    )
  return (
    <search className="contents">
      <div className="finder-bar">
        <SearchSummary locationFilter={locationFilter} query={query} fields={`${id}-fields`} />
        <div
          ref={fields}
          id={`${id}-fields`}
          popover="auto"
          onToggle={(event) => {
            // The panels of facets fire it as well.
            if (event.target === event.currentTarget) setOpen(event.newState === 'open')
          }}
          className="finder-fields"
        >
          {/* A backdrop lets a tap through to what lies below it: this takes it. Keys have Escape. */}
          <button
            type="button"
            popoverTarget={`${id}-fields`}
            popoverTargetAction="hide"
            tabIndex={-1}
            aria-hidden="true"
            className="finder-beside"
          />
          {children}
          <PlaceField
            input={field}
            typed={typed}
            noteId={words === null ? null : `${id}-note`}
            isWrong={isWrong}
            onPick={search}
            onLeave={() => {
              // In the popover of a phone the button searches.
              if (field.current?.form && !field.current.closest(':popover-open')) apply(field.current.form)
            }}
            placeholder={known && !typed ? t('placeFromWords', { place: known }) : t('placePlaceholder')}
            extras={extras}
          >
            <button
              type="button"
              data-script=""
              onClick={() => void locate()}
              aria-label={t('locate')}
              title={t('locate')}
              className="bar-icon"
            >
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
                <path d="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m9 3h-2.07A7 7 0 0 0 13 5.07V3h-2v2.07A7 7 0 0 0 5.07 11H3v2h2.07A7 7 0 0 0 11 18.93V21h2v-2.07A7 7 0 0 0 18.93 13H21zm-9 6a5 5 0 1 1 0-10 5 5 0 0 1 0 10" />
              </svg>
            </button>
          </PlaceField>
          {isOpen ? note : null}
          <RadiusField locationFilter={locationFilter} onChoose={locationFilter.isUnknown ? null : search} />
          <button type="submit" className={buttonClass()}>
            {t('submit')}
          </button>
        </div>
        {beside}
      </div>
      {isOpen ? null : note}
    </search>
  )
}
