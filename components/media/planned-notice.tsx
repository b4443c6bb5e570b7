import { getFormatter, getTranslations } from 'next-intl/server'

type Props = { readonly kind: 'plannedEpisode' | 'plannedVideo' | 'plannedStory'; readonly date: string | null }

/** What stands in the place of something that is still to come. */
export const PlannedNotice = async ({ kind, date }: Props) => {
  const [t, format] = [await getTranslations('media'), await getFormatter()]
  return (
    <aside aria-label={t('plannedTitle')} className="max-w-2xl rounded-lg bg-sun-soft p-6 sm:p-8">
      <p className="font-display text-h3 font-semibold">{t('plannedTitle')}</p>
      <p className="mt-2">
        {date ? t(kind, { date: format.dateTime(new Date(date), { dateStyle: 'long' }) }) : t('plannedUndated')}
      </p>
    </aside>
  )
}
