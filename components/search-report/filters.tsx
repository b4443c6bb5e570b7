import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { SelectField } from '#components/ui/select-field.tsx'
import { periods, type ReportQuery } from '#lib/editors/search-report.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import { kinds } from '#lib/search/kinds.ts'

type Props = { readonly wanted: ReportQuery }

/** Period and list of the report: a plain form, whose answer is an address. */
export const ReportFilters = async ({ wanted }: Props) => {
  const [t, names] = [await getTranslations('searchReport'), await getTranslations('global.kind')]
  return (
    <search aria-label={t('filters')}>
      <form
        action={getPathname({ href: '/redactie/zoeken', locale: await pageLocale() })}
        className="grid gap-x-5 gap-y-4 rounded-xl bg-brand-soft p-6 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
      >
        <SelectField
          name="periode"
          label={t('period')}
          value={wanted.days}
          options={periods
            .toSorted((a, b) => a - b)
            .map((days) => ({ value: days, label: t('days', { count: days }) }))}
        />
        <SelectField
          name="lijst"
          label={t('list')}
          value={wanted.list ?? ''}
          none={t('allLists')}
          options={kinds.map((kind) => ({ value: kind, label: names(kind) }))}
        />
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          {t('show')}
        </button>
      </form>
    </search>
  )
}
