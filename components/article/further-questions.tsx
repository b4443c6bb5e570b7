import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'

/** The end of an article, for readers with a question left: a search through all articles, as a plain form, and the questions. */
export const FurtherQuestions = async () => {
  const [t, locale] = [await getTranslations('article'), await pageLocale()]
  return (
    <section aria-labelledby="nog-niet" data-screen="" className="wrap mt-20">
      <div className="grid gap-6 rounded-xl bg-brand-soft p-6 sm:p-10 lg:grid-cols-2 lg:items-end">
        <div className="space-y-2">
          <h2 id="nog-niet" className="text-h2">
            {t('onward')}
          </h2>
          <p>{t('onwardText')}</p>
          <p>
            <Link href="/kennisbank/veelgestelde-vragen" className="inline-block py-1 link">
              {t('onwardQuestions')}
            </Link>
          </p>
        </div>
        <form
          action={getPathname({ href: '/kennisbank/artikelen', locale })}
          role="search"
          aria-label={t('onwardSearch')}
          className="flex flex-wrap gap-3"
        >
          <input type="search" name="q" aria-label={t('onwardQuery')} className="field min-w-0 flex-1 basis-56" />
          <button type="submit" className={buttonClass({ size: 'lg' })}>
            {t('onwardSearch')}
          </button>
        </form>
      </div>
    </section>
  )
}
