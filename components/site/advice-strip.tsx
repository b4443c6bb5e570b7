import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'

/** The way to a person, for who did not find an answer. */
export const AdviceStrip = async () => {
  const t = await getTranslations('faq')
  return (
    <section aria-labelledby="advies" className="wrap" data-screen="">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-brand-soft p-7 lg:p-10">
        <div className="max-w-xl space-y-2">
          <h2 id="advies" className="text-h3">
            {t('unanswered')}
          </h2>
          <p>{t('unansweredText')}</p>
        </div>
        <Link href="/adviesgesprek" className={buttonClass({ size: 'lg' })}>
          {t('unansweredLink')}
        </Link>
      </div>
    </section>
  )
}
