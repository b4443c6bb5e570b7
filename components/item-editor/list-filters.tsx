import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { SelectField } from '#components/ui/select-field.tsx'
import { editable, statuses } from '#lib/editors/editable.ts'
import type { ListFilter } from '#lib/editors/items.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

/** What of the items is listed: a plain form, its values in the address. */
export const ListFilters = async ({ filter }: { readonly filter: ListFilter }) => {
  const [t, locale] = [await getTranslations('editing'), await pageLocale()]
  return (
    <search>
      <form
        action={getPathname({ href: '/redactie', locale })}
        className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_2fr_1fr_auto]"
      >
        <SelectField
          name="soort"
          label={t('kind')}
          value={filter.collection}
          options={Object.keys(editable).map((name) => ({
            value: name,
            label: t(`kinds.${name === 'faqs' ? 'faqs' : 'articles'}`),
          }))}
        />
        <label className="space-y-1">
          <span className="block font-semibold">{t('search')}</span>
          <input name="q" type="search" defaultValue={filter.query} className="field" />
        </label>
        <SelectField
          name="status"
          label={t('status')}
          value={filter.status ?? ''}
          none={t('anyStatus')}
          options={statuses.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        />
        <button type="submit" className={buttonClass()}>
          {t('filter')}
        </button>
        <label className="flex min-h-11 items-center gap-3 sm:col-span-full">
          <input type="checkbox" name="nalezen" value="1" defaultChecked={filter.isOverdue} className="size-5" />
          {t('overdue')}
        </label>
      </form>
    </search>
  )
}
