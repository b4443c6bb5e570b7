import { getTranslations } from 'next-intl/server'
import { Part } from '#components/ui/part.tsx'
import { queryOf, type Choice } from '#lib/calendar/choice.ts'
import { languageQuery } from '#lib/calendar/event-files.ts'
import { env } from '#lib/env.ts'
import { pageLocale } from '#lib/i18n/language.ts'

const link = 'inline-block py-1 font-semibold link'

/** What was chosen, as a calendar that follows it. */
export const FollowAgenda = async ({ choice }: { readonly choice: Choice }) => {
  const [t, locale] = [await getTranslations('agenda'), await pageLocale()]
  const query = new URLSearchParams({ ...queryOf(choice), ...languageQuery(locale) }).toString()
  const path = `/activiteiten/agenda.ics${query && `?${query}`}`
  return (
    <Part id="volg" title={t('follow')} heading="text-h4" data-screen="" className="space-y-2">
      <p className="text-muted">{t('followText')}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={`${env.siteUrl}${path}`.replace(/^https?/, 'webcal')} className={link}>
          {t('subscribe')}
        </a>
        <a href={path} className={link}>
          {t('download')}
        </a>
      </p>
    </Part>
  )
}
