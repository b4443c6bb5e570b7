import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'

/** For whom the questions do not fit: people. */
export const WayToAdvice = async () => {
  const t = await getTranslations('routes')
  return (
    <section
      aria-labelledby="advies"
      className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-brand-soft p-7 lg:p-10"
      data-screen=""
    >
      <div className="max-w-xl space-y-2">
        <h2 id="advies" className="text-h3">
          {t('advice')}
        </h2>
        <p>{t('adviceText')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link href="/adviesgesprek" className={buttonClass({ size: 'lg' })}>
          {t('adviceLink')}
        </Link>
        <Link
          href="/navigator/regioloketten"
          className="py-2 font-semibold underline underline-offset-4 hover:decoration-2"
        >
          {t('deskLink')}
        </Link>
      </div>
    </section>
  )
}
