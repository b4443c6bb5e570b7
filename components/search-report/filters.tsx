import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { lists, periods, type Asked } from '#lib/editors/search-report.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

type Props = { readonly wanted: Asked }

const label = 'mb-1 block font-semibold'

/** Period and list of the report: a plain form, whose answer is an address. */
export const ReportFilters = async ({ wanted }: Props) => {
  const [t, locale] = [await getTranslations('searchReport'), await pageLocale()]
  return (
    <search aria-label={t('filters')}>
      <form
        action={getPathname({ href: '/redactie/zoeken', locale })}
        className="grid gap-x-5 gap-y-4 rounded-xl bg-brand-soft p-6 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
      >
        <div>
          <label htmlFor="periode" className={label}>
            {t('period')}
          </label>
          <select id="periode" name="periode" defaultValue={wanted.days} className="field">
            {periods
              .toSorted((a, b) => a - b)
              .map((days) => (
                <option key={days} value={days}>
                  {t('days', { count: days })}
                </option>
              ))}
          </select>
        </div>
        <div>
          <label htmlFor="lijst" className={label}>
            {t('list')}
          </label>
          <select id="lijst" name="lijst" defaultValue={wanted.list ?? ''} className="field">
            <option value="">{t('allLists')}</option>
            {lists.map((name) => (
              <option key={name} value={name}>
                {t(`lists.${name}`)}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('show')}
        </button>
      </form>
    </search>
  )
}
