import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { SelectField } from '#components/ui/select-field.tsx'
import { radii, type Choice, type UnknownChoice } from '#lib/calendar/choice.ts'
import type { AgendaEvent } from '#lib/content/agenda.ts'
import type { Desk } from '#lib/content/desks.ts'
import { isCountry } from '#lib/geo/country.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { eventTypes } from '#schema/families/routes.ts'

type Props = {
  readonly choice: Choice
  /** What of the address cannot be chosen. */
  readonly unknown: readonly UnknownChoice[]
  /** All that is still to come: only what occurs in it, and what is chosen already, can be chosen. */
  readonly events: readonly AgendaEvent[]
  /** The desk that is chosen, whether it has something to come or not. */
  readonly chosenDesk: Pick<Desk, 'slug' | 'title'> | null
  /** A place was typed that nobody knows. */
  readonly isUnknown: boolean
}

const labels = { soort: 'kind', waar: 'where', straal: 'radius', loket: 'desk' } as const
const isLabelled = (name: string): name is keyof typeof labels => Object.hasOwn(labels, name)

/** What to choose of the agenda: a plain form, whose answer is an address. */
export const AgendaFilters = async ({ choice, unknown, events, chosenDesk, isUnknown }: Props) => {
  const [t, locale] = [await getTranslations('agenda'), await pageLocale()]
  const isUnnamed = isUnknown || isCountry(choice.place)
  const offered = [...events.map(({ desk }) => desk), chosenDesk].filter((desk) => desk !== null)
  const desks = new Map(offered.map(({ slug, title }) => [slug, title]))
  return (
    <search aria-label={t('filters')}>
      <form
        action={getPathname({ href: '/activiteiten', locale })}
        className="grid grid-flow-row-dense gap-x-5 gap-y-4 rounded-xl bg-brand-soft p-6 sm:grid-cols-2 lg:grid-cols-3 lg:items-end xl:grid-cols-[0.9fr_1.2fr_1.05fr_1.1fr_1.05fr_auto]"
      >
        <SelectField
          name="soort"
          label={t('kind')}
          value={choice.kind}
          none={t('allKinds')}
          options={eventTypes
            .filter((kind) => kind === choice.kind || events.some((event) => event.kind === kind))
            .map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <SelectField
          name="waar"
          label={t('where')}
          value={choice.where}
          none={t('anywhere')}
          options={[
            { value: 'online', label: t('online') },
            { value: 'plaats', label: t('onPlace') },
          ]}
        />
        <div>
          <label htmlFor="plaats" className="mb-1 block font-semibold">
            {t('place')}
          </label>
          <PlaceInput typed={choice.place} isUnknown={isUnnamed} placeholder={t('placeHelp')} />
        </div>
        {isUnnamed ? (
          <PlaceUnknown typed={choice.place} className="col-span-full">
            {t('unknown', { place: choice.place })}
          </PlaceUnknown>
        ) : null}
        <SelectField
          name="straal"
          label={t('radius')}
          value={choice.radius ?? ''}
          none={t('radiusAuto')}
          options={radii.map((km) => ({ value: km, label: t('km', { km }) }))}
        />
        <SelectField
          name="loket"
          label={t('desk')}
          value={choice.desk}
          none={t('allDesks')}
          options={[...desks].map(([slug, title]) => ({ value: slug, label: title, lang: 'nl' }))}
        />
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('show')}
        </button>
        {choice.radius !== null && !choice.place ? (
          <p role="status" className="col-span-full font-semibold">
            {t('radiusWithoutPlace')}
          </p>
        ) : null}
        {unknown.map(({ name, value }) => (
          <p key={name} role="status" className="col-span-full font-semibold">
            {isLabelled(name)
              ? t('unknownChoice', { name: t(labels[name]), value })
              : t('unknownFilter', { value: `${name}=${value}` })}
          </p>
        ))}
      </form>
    </search>
  )
}
