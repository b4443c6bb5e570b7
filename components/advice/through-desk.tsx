import { getTranslations } from 'next-intl/server'
import { InstitutionMark } from '#components/navigator/institution-mark.tsx'
import { OpeningHours } from '#components/navigator/opening-hours.tsx'
import { Link } from '#components/ui/link.tsx'
import { Logo } from '#components/ui/logo.tsx'
import type { Desk } from '#lib/content/desks.ts'

/** Whose advisers these are, and the desk through which the visitor came with its hours. */
export const ThroughDesk = async ({ desk }: { readonly desk: Desk | null }) => {
  const [t, site] = [await getTranslations('advice'), await getTranslations('site')]
  return (
    <div className="space-y-8">
      <div className="space-y-2 rounded-lg border border-line bg-surface p-6">
        <p className="kicker">{t('national')}</p>
        <p>
          <Link
            href="/over-ons"
            className="flex items-center gap-2.5 py-1 font-display text-xl font-bold no-underline hover:underline"
          >
            <Logo className="h-8 w-auto" />
            {site('name')}
          </Link>
        </p>
        <p className="text-muted">{t('whoText')}</p>
      </div>
      {desk ? (
        <section aria-labelledby="via" className="space-y-4 rounded-lg border border-line bg-surface p-6">
          <h2 id="via" className="kicker">
            {t('through')}
          </h2>
          <div className="space-y-3" lang="nl">
            <Link href={{ pathname: '/navigator/regioloketten/[slug]', params: { slug: desk.slug } }} className="link">
              <InstitutionMark logo={desk.logo} />
              <span className="inline-block pt-2 font-semibold">{desk.title}</span>
            </Link>
          </div>
          <p className="text-muted">{t('throughText')}</p>
          {desk.location?.opening_hours ? <OpeningHours hours={desk.location.opening_hours} /> : null}
        </section>
      ) : null}
    </div>
  )
}
