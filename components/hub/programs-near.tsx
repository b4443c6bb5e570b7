import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { PlaceInput } from '#components/ui/place-input.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

type Props = {
  /** The filter of the finder, by its key in the address, such as `rol`. */
  readonly filter: Readonly<Record<string, string>>
  /** What the page is about, by name. */
  readonly about: string
}

/** A plain form to the finder: the programmes for what the page is about, near a place. */
export const ProgramsNear = async ({ filter, about }: Props) => {
  const [t, routes, locale] = [await getTranslations('hub'), await getTranslations('routes'), await pageLocale()]
  return (
    <search aria-labelledby="buurt" data-screen="" className="block">
      <form
        action={getPathname({ href: '/navigator/opleidingen', locale })}
        className="flex flex-wrap items-end gap-x-6 gap-y-4 rounded-xl border border-line-strong p-6"
      >
        <h2 id="buurt" className="w-full text-h3">
          {t('near', { about })}
        </h2>
        {Object.entries(filter).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <div className="min-w-48 grow space-y-1.5 sm:max-w-sm">
          <label htmlFor="plaats" className="block font-semibold">
            {routes('place')}
          </label>
          <PlaceInput typed={undefined} isUnknown={false} required />
        </div>
        <button type="submit" className={buttonClass()}>
          {routes('placeSearch')}
        </button>
      </form>
    </search>
  )
}
