import { getTranslations } from 'next-intl/server'
import { DrawnMap } from '#components/navigator/drawn-map.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { findPlace } from '#lib/content/places.ts'
import { servingDesks } from '#lib/geo/desks/serving.ts'
import { soughtPlace } from '#lib/geo/desks/search-text.ts'
import { areaPath, country, frameOf } from '#lib/geo/drawing.ts'
import { townsOutside } from '#lib/geo/desks/gaps.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { DeskAnswer } from './desk-answer.tsx'

type Props = {
  /** What the visitor typed; empty at first. */
  readonly typed: string
}

/** Towns that no area holds, named at most. */
const mostGaps = 12

/** One field, which desk serves that place and why, and all areas on a map: a plain form. */
export const DeskCheck = async ({ typed }: Props) => {
  const [t, locale, desks] = [await getTranslations('desk'), await pageLocale(), await listDesks()]
  const place = typed ? await soughtPlace(typed, desks, findPlace) : null
  const serving = place ? servingDesks(desks, place) : null
  const chosen = new Set([...(serving?.inArea ?? []), ...(serving?.listedOnly ?? [])].map(({ desk }) => desk.id))
  const marked = desks.filter(({ id }) => chosen.has(id))
  const gaps = townsOutside(desks.flatMap(({ area }) => area))
  const corners = marked.flatMap(({ area }) => area.flat(2))
  return (
    <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="space-y-8">
        <search>
          <form
            action={getPathname({ href: '/navigator/regioloketten', locale })}
            className="space-y-2 rounded-xl bg-brand-soft p-6 sm:p-8"
          >
            <label htmlFor="plaats" className="block font-semibold">
              {t('place')}
            </label>
            <div className="flex flex-col gap-3 sm:flex-row">
              <PlaceInput
                typed={typed}
                isUnknown={typed !== '' && !place}
                placeholder={t('placeholder')}
                required
                className="min-h-13 grow"
              />
              <button type="submit" className={`${buttonClass({ size: 'lg' })} shrink-0`}>
                {t('find')}
              </button>
            </div>
            {typed && !place ? <PlaceUnknown className="pt-2">{t('unknown', { typed })}</PlaceUnknown> : null}
          </form>
        </search>
        {place && serving ? <DeskAnswer place={place} serving={serving} /> : null}
        <div className="max-w-2xl space-y-3 text-muted">
          <p>{t('overlapNote')}</p>
          {gaps.length ? (
            <p>
              {t('gaps', { count: gaps.length })} <span lang="nl">{gaps.slice(0, mostGaps).join(', ')}</span>
              {gaps.length > mostGaps ? '…' : '.'}
            </p>
          ) : null}
        </div>
      </div>
      <DrawnMap
        label={
          place
            ? t('mapChosen', { place: place.label, desks: marked.map(({ title }) => title).join(', ') || t('nobody') })
            : t('mapAll', { count: desks.length })
        }
        frame={corners.length ? frameOf([...corners, ...(place?.point ? [place.point] : [])], 0.86) : country}
        areas={desks.map(({ id, area }) => ({ id, path: area.map(areaPath).join(''), isMarked: chosen.has(id) }))}
        pins={place?.point ? [{ id: 'plaats', position: place.point, label: '' }] : []}
        landmarks={7}
      />
    </div>
  )
}
