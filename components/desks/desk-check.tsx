import { getFormatter, getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Announced } from '#components/ui/announced.island.tsx'
import { OtherPlaces } from '#components/ui/other-places.tsx'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { listDesks } from '#lib/content/desks.ts'
import { lookUpPlace } from '#lib/content/places.ts'
import { servingDesks } from '#lib/geo/desks/serving.ts'
import { soughtPlace } from '#lib/geo/desks/search-text.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { DeskAnswer } from './desk-answer.tsx'
import { DeskMap } from './desk-map.tsx'

type Props = {
  /** What the visitor typed; empty at first. */
  readonly typed: string
}

/** One field, the desks that serve that place, and their areas on a map: a plain form. */
export const DeskCheck = async ({ typed }: Props) => {
  const [t, format] = [await getTranslations('desk'), await getFormatter()]
  const [locale, desks] = [await pageLocale(), await listDesks()]
  const place = typed ? await soughtPlace(typed, desks, lookUpPlace) : null
  const serving = place ? servingDesks(desks, place) : null
  const chosen = (serving?.desks ?? []).map(({ desk }) => desk).filter(({ area }) => area.length)
  const isClose = chosen.length > 0
  const names = serving ? format.list(serving.desks.map(({ desk }) => desk.title)) : ''
  /** What was found, for screen readers: the one other status of the page is that of the list of all desks. */
  const answer = serving?.desks.length
    ? t.markup('answer', { count: serving.desks.length, names, nl: (words) => words })
    : place && t('none', { place: place.label })
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
            {place?.reading ? (
              <OtherPlaces
                place={place.reading}
                linkTo={(plaats) => ({ pathname: '/navigator/regioloketten', query: { plaats } })}
              />
            ) : null}
            {typed && !place ? (
              <PlaceUnknown typed={typed} className="pt-2">
                {t('unknown', { typed })}
              </PlaceUnknown>
            ) : null}
          </form>
        </search>
        {answer === null ? null : <Announced text={answer} />}
        {place && serving ? <DeskAnswer place={place} serving={serving} about={{ plaats: typed }} /> : null}
      </div>
      <DeskMap
        label={
          isClose && place
            ? t('mapChosen', { place: place.label, desks: format.list(chosen.map(({ title }) => title)) })
            : t('mapAll')
        }
        desks={isClose ? chosen : desks}
        isClose={isClose}
        mark={place?.point ?? null}
      />
    </div>
  )
}
