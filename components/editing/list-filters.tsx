import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
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
        <label className="space-y-1.5">
          <span className="block font-semibold">{t('kind')}</span>
          <select name="soort" defaultValue={filter.collection} className="field">
            {Object.keys(editable).map((name) => (
              <option key={name} value={name}>
                {t(`kinds.${name === 'faqs' ? 'faqs' : 'articles'}`)}
              </option>
            ))}
          </select>
        </label>
        <label className="space-y-1.5">
          <span className="block font-semibold">{t('search')}</span>
          <input name="q" type="search" defaultValue={filter.query} className="field" />
        </label>
        <label className="space-y-1.5">
          <span className="block font-semibold">{t('status')}</span>
          <select name="status" defaultValue={filter.status ?? ''} className="field">
            <option value="">{t('anyStatus')}</option>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(`statuses.${status}`)}
              </option>
            ))}
          </select>
        </label>
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
