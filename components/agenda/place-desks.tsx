import { getTranslations } from 'next-intl/server'
import { DeskRow } from '#components/desks/desk-row.tsx'
import { Link } from '#components/ui/link.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { lookUpPlace } from '#lib/content/places.ts'
import { soughtPlace } from '#lib/geo/desks/search-text.ts'
import { servingDesks } from '#lib/geo/desks/serving.ts'

/** Desks shown at most: a province has more, and then the desk finder is the better page. */
const most = 3

/** The desks of a place without events nearby; nothing where no desk serves the place. */
export const PlaceDesks = async ({ typed }: { readonly typed: string }) => {
  const t = await getTranslations('desk')
  const desks = await listDesks()
  const place = await soughtPlace(typed, desks, lookUpPlace)
  const serving = place ? servingDesks(desks, place).desks : []
  if (!place || !serving.length) return null
  return (
    <section aria-labelledby="loket-hier" className="max-w-2xl space-y-3">
      <h2 id="loket-hier" className="text-h3">
        {t('titleFor', { place: place.label, count: serving.length })}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {serving.slice(0, most).map(({ desk, isPartly }) => (
          <li key={desk.id}>
            <DeskRow desk={desk}>
              {isPartly ? <p className="text-sm text-muted">{t('partly', { place: place.label })}</p> : null}
            </DeskRow>
          </li>
        ))}
      </ul>
      {serving.length > most ? (
        <p>
          <Link
            href={{ pathname: '/navigator/regioloketten', query: { plaats: typed } }}
            className="inline-block py-1 font-semibold link"
          >
            {t('findYours')}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
