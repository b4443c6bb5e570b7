import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { radii, type Choice, type UnknownChoice } from '#lib/calendar/choice.ts'
import type { AgendaEvent } from '#lib/content/agenda.ts'
import { isCountry } from '#lib/geo/country.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { eventTypes } from '#schema/families/routes.ts'

type Props = {
  readonly choice: Choice
  /** What of the address cannot be chosen. */
  readonly unknown: readonly UnknownChoice[]
  /** All that is still to come: only what occurs in it can be chosen. */
  readonly events: readonly AgendaEvent[]
  /** A place was typed that nobody knows. */
  readonly isUnknown: boolean
}

const label = 'mb-1 block font-semibold'
const labels = { soort: 'kind', waar: 'where', straal: 'radius', loket: 'desk' } as const

/** What to choose of the agenda: a plain form, whose answer is an address. */
export const AgendaFilters = async ({ choice, unknown, events, isUnknown }: Props) => {
  const [t, locale] = [await getTranslations('agenda'), await pageLocale()]
  const isUnnamed = isUnknown || isCountry(choice.place)
  const desks = new Map(events.flatMap(({ desk }) => (desk ? [[desk.slug, desk.title] as const] : [])))
  return (
    <search aria-label={t('filters')}>
      <form
        action={getPathname({ href: '/activiteiten', locale })}
        className="grid gap-x-5 gap-y-4 rounded-xl bg-brand-soft p-6 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_0.7fr_1.2fr_auto] lg:items-end"
      >
        <div>
          <label htmlFor="soort" className={label}>
            {t('kind')}
          </label>
          <select id="soort" name="soort" defaultValue={choice.kind} className="field">
            <option value="">{t('allKinds')}</option>
            {eventTypes
              .filter((kind) => events.some((event) => event.kind === kind))
              .map((kind) => (
                <option key={kind} value={kind}>
                  {t(`kinds.${kind}`)}
                </option>
              ))}
          </select>
        </div>
        <div>
          <label htmlFor="waar" className={label}>
            {t('where')}
          </label>
          <select id="waar" name="waar" defaultValue={choice.where} className="field">
            <option value="">{t('anywhere')}</option>
            <option value="online">{t('online')}</option>
            <option value="plaats">{t('onPlace')}</option>
          </select>
        </div>
        <div>
          <label htmlFor="plaats" className={label}>
            {t('place')}
          </label>
          <PlaceInput typed={choice.place} isUnknown={isUnnamed} placeholder={t('placeHelp')} />
        </div>
        <div>
          <label htmlFor="straal" className={label}>
            {t('radius')}
          </label>
          <select id="straal" name="straal" defaultValue={choice.radius ?? ''} className="field">
            <option value="">{t('radiusAuto')}</option>
            {radii.map((km) => (
              <option key={km} value={km}>
                {t('km', { km })}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="loket" className={label}>
            {t('desk')}
          </label>
          <select id="loket" name="loket" defaultValue={choice.desk} className="field">
            <option value="">{t('allDesks')}</option>
            {[...desks].map(([slug, title]) => (
              <option key={slug} value={slug} lang="nl">
                {title}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('show')}
        </button>
        {isUnnamed ? (
          <PlaceUnknown typed={choice.place} className="col-span-full">
            {t('unknown', { place: choice.place })}
          </PlaceUnknown>
        ) : null}
        {unknown.map(({ name, value }) => (
          <p key={name} role="status" className="col-span-full font-semibold">
            {t('unknownChoice', { name: t(labels[name]), value })}
          </p>
        ))}
      </form>
    </search>
  )
}
