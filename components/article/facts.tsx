import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '#components/ui/link.tsx'
import { onDutchClock } from '#lib/calendar/dutch-clock.ts'
import type { Article } from '#lib/content/articles.ts'
import { longDay } from '#lib/i18n/long-day.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import en from '#lib/i18n/messages/en.json'

type Props = { readonly article: Article; readonly minutes: number | null }

/** How fresh the text is, how long it takes, and in which language it is written. */
export const Facts = async ({ article, minutes }: Props) => {
  const { date_created, date_updated, date_reviewed, date_next_review, overdue, english, slug } = article
  const [t, format, locale] = [await getTranslations('article'), await getFormatter(), await pageLocale()]
  const updated = onDutchClock(new Date(date_updated ?? date_created)).date
  const long = (day: string) => longDay(format, day)
  const dated = (key: 'updated' | 'reviewed' | 'nextReview' | 'updatedAndReviewed', day: string) => (
    <time dateTime={day}>{t(key, { date: long(day) })}</time>
  )
  return (
    <div lang={locale} className="space-y-3 text-sm text-muted">
      <ul aria-label={t('facts')} className="flex flex-wrap gap-x-5 gap-y-1">
        {minutes ? <li>{t('readingTime', { minutes })}</li> : null}
        <li>{dated(date_reviewed === updated ? 'updatedAndReviewed' : 'updated', updated)}</li>
        {date_reviewed && date_reviewed !== updated ? <li>{dated('reviewed', date_reviewed)}</li> : null}
        {date_next_review && !overdue ? <li>{dated('nextReview', date_next_review)}</li> : null}
      </ul>
      {overdue && date_next_review ? (
        <p className="max-w-xl rounded-md bg-sun-soft px-3 py-2 text-ink">
          {t('overdue', { date: long(date_next_review) })}
        </p>
      ) : null}
      {english === (locale === 'en') ? null : (
        <p className="max-w-xl rounded-md bg-sky-soft px-3 py-2 text-ink">
          {t(english ? 'englishOnly' : 'dutchOnly')}
          {english ? (
            // Who reads it may not read the language of the page.
            <span lang="en" className="block">
              {en.article.englishOnly}{' '}
              <Link
                href={{ pathname: '/kennisbank/artikelen/[slug]', params: { slug } }}
                locale="en"
                hrefLang="en"
                className="link"
              >
                {en.article.onEnglishSite}
              </Link>
            </span>
          ) : null}
        </p>
      )}
    </div>
  )
}
