import { getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { desksAt } from '#lib/geo/desks/serving.ts'
import type { Position } from '#platform/geo/area.ts'
import { DeskRow } from './desk-row.tsx'

type Props = {
  /** The places of the page; for one without coordinates no desk can be named. */
  readonly places: readonly { readonly city: string | null; readonly location_geopoint: Position | null }[]
}

/** Desks shown at most: beyond that the desk finder is the better page. */
const most = 4

/** The desks in whose area the places lie, and which places each of them serves. */
export const LocalDesks = async ({ places }: Props) => {
  const [t, desks] = [await getTranslations('desk'), await listDesks()]
  const towns = new Map<string, Set<string>>()
  for (const { city, location_geopoint: point } of places)
    for (const { id } of point ? desksAt(desks, point) : []) towns.set(id, (towns.get(id) ?? new Set()).add(city ?? ''))
  const serving = desks
    .filter(({ id }) => towns.has(id))
    .toSorted((one, other) => (towns.get(other.id)?.size ?? 0) - (towns.get(one.id)?.size ?? 0))
  const namesOf = (id: string) => [...(towns.get(id) ?? [])].filter(Boolean).toSorted().join(', ')
  return (
    <div className="space-y-5">
      {serving.length ? (
        <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
          {serving.slice(0, most).map((desk) => (
            <li key={desk.id} className="border-b border-line">
              <DeskRow desk={desk}>
                <p className="text-sm text-muted">{t('servesTowns', { towns: namesOf(desk.id) })}</p>
              </DeskRow>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noneHere')}</p>
      )}
      <p>
        <Link href="/navigator/regioloketten" className="font-semibold link">
          {t('findYours')}
        </Link>
      </p>
    </div>
  )
}
