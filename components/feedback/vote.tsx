import { getTranslations } from 'next-intl/server'
import { buttonClass } from '#components/ui/button-class.ts'
import { Link } from '#components/ui/link.tsx'
import { env } from '#lib/env.ts'
import { sealPage } from '#lib/forms/seal.ts'
import { pageLocale } from '#lib/i18n/language.ts'
import { getPathname } from '#lib/i18n/pathname.ts'
import type { Href } from '#lib/paths.ts'
import { FormFields } from './form-fields.tsx'

type Props = { readonly href: Href }

/**
 * Asks whether the page was of use: a plain form. Who answered comes back to `#dank`, and the address alone shows the
 * thanks, so that the page stays the same for everybody.
 */
export const Vote = async ({ href }: Props) => {
  const [t, locale] = [await getTranslations('feedback'), await pageLocale()]
  const page = getPathname({ href, locale })
  return (
    <section aria-labelledby="reactie" data-screen="" lang={locale} className="wrap mt-16">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line bg-surface p-5 sm:px-8">
        <h2 id="reactie" className="text-h3">
          {t('question')}
        </h2>
        <form action="/api/feedback" method="post" className="flex flex-wrap gap-3">
          <FormFields kind="vote" page={page} locale={locale} seal={sealPage(env.formsSecret, page)} trap={t('trap')} />
          <button name="useful" value="yes" className={buttonClass({ variant: 'outline' })}>
            {t('yes')}
          </button>
          <button name="useful" value="no" className={buttonClass({ variant: 'outline' })}>
            {t('no')}
          </button>
        </form>
        <p className="text-sm">
          <Link
            href={{ pathname: '/reactie', query: { pagina: page } }}
            rel="nofollow"
            className="inline-block py-1 link"
          >
            {t('remark')}
          </Link>
        </p>
        <p id="dank" role="status" className="hidden basis-full font-semibold text-brand target:block">
          {t('thanks')}
        </p>
      </div>
    </section>
  )
}
