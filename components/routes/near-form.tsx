import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { PlaceInput, PlaceUnknown } from '#components/ui/place-input.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { siteWays } from '#lib/routes/ways.ts'
import type { Near } from '#lib/content/route-near.ts'

type Props = { readonly slug: string; readonly near: Near | null }

/** Where the visitor lives: a plain form whose answer stands beside the steps. */
export const NearForm = async ({ slug, near }: Props) => {
  const [t, locale] = [await getTranslations('routes'), await pageLocale()]
  const isUnknown = near !== null && near.place === null
  return (
    <search aria-labelledby="buurt" data-screen="">
      <form
        action={`${getPathname({ href: siteWays.route(slug), locale })}#stappen`}
        className="space-y-3 rounded-lg bg-brand-soft p-6"
      >
        <h2 id="buurt" className="text-h3">
          {t('nearTitle')}
        </h2>
        <p className="text-sm">{t('nearFormLead')}</p>
        <label htmlFor="plaats" className="block font-semibold">
          {t('place')}
        </label>
        <PlaceInput typed={near?.typed} isUnknown={isUnknown} required />
        {isUnknown ? <PlaceUnknown typed={near.typed}>{t('placeUnknown', { place: near.typed })}</PlaceUnknown> : null}
        <button type="submit" className={buttonClass()}>
          {t('placeSearch')}
        </button>
      </form>
    </search>
  )
}
