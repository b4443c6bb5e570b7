import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'

type Props = {
  /** The page that it stands on, which decides its words. */
  readonly on?: 'home' | 'plan' | 'program' | 'question' | 'role' | 'routes'
  /** What the form takes over from here, by slug. */
  readonly about?: {
    readonly loket?: string | undefined
    readonly opleiding?: string | undefined
    readonly route?: string | undefined
    readonly vraag?: string | undefined
    readonly a?: readonly string[] | undefined
    readonly plaats?: string | undefined
    readonly vak?: string | undefined
  }
}

/** The way to a person: to book a call that begins with what this page is about, or to the desk of a region. */
export const AdviceStrip = async ({ on = 'question', about = {} }: Props) => {
  const t = await getTranslations('toAdvice')
  return (
    <section aria-labelledby="advies" data-screen="">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-brand-soft p-7 lg:p-10">
        <div className="max-w-xl space-y-2">
          <h2 id="advies" className="text-h3">
            {t(`${on}.title`)}
          </h2>
          <p>{t(`${on}.text`)}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Link href={{ pathname: '/adviesgesprek', query: about }} className={buttonClass({ size: 'lg' })}>
            {t('link')}
          </Link>
          <Link
            href={{ pathname: '/navigator/regioloketten', query: { plaats: about.plaats } }}
            className="py-2 font-semibold link"
          >
            {t('desk')}
          </Link>
        </div>
      </div>
    </section>
  )
}
