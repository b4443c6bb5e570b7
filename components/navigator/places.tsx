import { getTranslations } from 'next-intl/server'
import { OptionalLink } from '#components/ui/optional-link.tsx'
import type { Position } from '#platform/geo/area.ts'
import { addressLine } from '#lib/address-line.ts'
import { frameOf } from '#lib/geo/drawing.ts'
import { itemHref } from '#lib/paths.ts'
import { DrawnMap, type Pin } from './drawn-map.tsx'

export type Place = {
  readonly id: string
  readonly title: string
  readonly address: string | null
  readonly zip: string | null
  readonly city: string | null
  readonly location_geopoint: Position | null
}

type Props = { readonly places: readonly Place[] }

/** Places as a numbered list beside a map with the same numbers; a place that nobody put on the map says so. */
export const Places = async ({ places }: Props) => {
  const t = await getTranslations('navigator')
  const numbered = places.map((place, index) => ({ ...place, number: index + 1 }))
  const pins = numbered.flatMap(({ id, number, location_geopoint: position }): Pin[] =>
    position ? [{ id, position, label: String(number) }] : [],
  )
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <ol className="border-t border-line">
        {numbered.map((place) => (
          <li key={place.id} className="flex gap-4 border-b border-line py-3.5">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-sm font-bold text-paper"
            >
              {place.number}
            </span>
            <div className="min-w-0">
              <OptionalLink
                href={itemHref('locations', place)}
                lang="nl"
                className="font-semibold underline-offset-4 hover:decoration-2"
              >
                {place.title}
              </OptionalLink>
              <p className="text-sm text-muted">
                {place.address ? <span lang="nl">{addressLine(place)}</span> : t('noAddress')}
                {place.location_geopoint ? null : ` ${t('noPoint')}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {pins.length ? (
        <DrawnMap
          label={t('mapOf', { count: pins.length })}
          frame={frameOf(
            pins.map(({ position }) => position),
            1.25,
          )}
          pins={pins}
        />
      ) : null}
    </div>
  )
}
